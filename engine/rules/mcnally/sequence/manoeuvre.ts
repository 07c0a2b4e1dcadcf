/** Step C: what one unit does with its move, and which unit is next (MCN-MOVE, MCN-FORMCHG, MCN-SEQ-09). */
import { ask, does } from '../../../battle';
import type {
  Cm,
  Evaluation,
  Field,
  Id,
  IsHopeless,
  MarchChoice,
  Question,
  Refusal,
  Rule,
  View,
} from '../../../battle';
import { groundCovered, endOf, facing, poseAt, turned } from '../../../geometry';
import { areWithin, FACES, nearest } from '../../../tabletop';
import { isHeld, nameOf } from '../../common';
import { distanceAhead } from '../charge/eligibility';
import { fireAgainst, fireFrom } from '../fire/estimate';
import { lineKind, shareToCross } from '../ground/kinds';
import { measuredWords } from '../lengths';
import { chargeProspect } from '../melee/chances';
import { leftOf, measureMarch } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { standsClear } from '../movement/clear-of-enemy';
import { changeFormation, changesOf, inFormationAt, mayForm } from '../movement/formation-change';
import { turnTo } from '../movement/facing';
import { entryCost, exitCost, mayEnter, mayLeave, placedOutside } from '../movement/houses';
import { chargeReach, moveOf } from '../movement/rates';
import { marchChoice, marchesOf, marchToward } from '../movement/reach';
import { placeRefused } from '../movement/standing';
import { takeLeftGuns } from '../morale/routing';
import { isRefusal, refuse } from '../refusals';
import {
  enemiesOf,
  enemiesTouching,
  findTroop,
  isInColumn,
  isMarked,
  isRouting,
  isShaken,
  troopAt,
  troopInside,
  troopOf,
  unitsOf,
} from '../troops/troop';
import type { Troop } from '../troops/troop';
import { isNearCourse } from '../../../geometry';
import { zoneCharged } from '../troops/zones';

type Order =
  | { readonly pick: 'done' }
  | { readonly pick: 'form'; readonly as: string }
  /** A change of face that takes the whole move, in degrees clockwise (MCN-MOVE-07). */
  | { readonly pick: 'face'; readonly of: number }
  | { readonly pick: 'enter'; readonly of: Id }
  | { readonly pick: 'leave'; readonly of: number }
  /** The first of two moves over a stream (MCN-MOVE-03). */
  | { readonly pick: 'ford'; readonly of: Id }
  | { readonly pick: 'man guns' };
export type ManoeuvreChoice = Order | MarchChoice;

const FACINGS = [90, -90, 180] as const;

export const manoeuvreQuestion: Question<Allowance, ManoeuvreChoice> = {
  kind: 'manoeuvre',
  form: (_view, { unit }) => ({ form: 'march', movers: [unit] }),
  choices: (view, about) => ({
    list: [...ordersOf(view, about), ...marchesOf(view, about).map((path) => marchChoice(about, path))],
    reach: {
      sample: (n) =>
        marchesOf(view, about)
          .slice(0, n)
          .map((path) => marchChoice(about, path)),
      snap: (to) => {
        const path = marchToward(view, about, to);
        return isRefusal(path) ? path : marchChoice(about, path);
      },
    },
  }),
  check: (view, about, choice) => {
    if (!('march' in choice)) return checkOrder(view, about, choice);
    if (choice.movers.length !== 1 || choice.movers[0] !== about.unit)
      return refuse('MCN-MOVE-02', 'A unit moves by itself.');
    const measured = measureMarch(view, about, choice.march);
    return isRefusal(measured) ? measured : null;
  },
  evaluate: evaluateManoeuvre,
  words: (view, { unit }) => ({ title: `Move ${nameOf(view, unit)}`, clause: 'MCN-MOVE-02' }),
  label: (view, _about, choice) => {
    if ('march' in choice) {
      const way = groundCovered(choice.march);
      return way === 0 ? 'Turn' : `March ${measuredWords(way)}`;
    }
    switch (choice.pick) {
      case 'done':
        return 'Done';
      case 'form':
        return choice.as === 'deployed' ? 'Deploy' : choice.as === 'limbered' ? 'Limber up' : `Form ${choice.as}`;
      case 'face':
        return choice.of === 180 ? 'Face about' : `Face ${choice.of < 0 ? 'left' : 'right'}`;
      case 'enter':
        return `Occupy houses of ${view.ground.scenario.terrain.find(({ id }) => id === view.ground.block(choice.of)?.bua)?.name ?? choice.of}`;
      case 'leave':
        return `Leave the houses by side ${choice.of + 1}`;
      case 'ford':
        return 'Begin to cross the stream';
      case 'man guns':
        return 'Man the guns';
    }
  },
  idle: () => ({ pick: 'done' }),
};

function ordersOf(view: View, about: Allowance): readonly Order[] {
  const troop = troopOf(view, about.unit);
  const orders: Order[] = [
    ...changesOf(view, about).map((as) => ({ pick: 'form', as }) as const),
    ...FACINGS.map((of) => ({ pick: 'face', of }) as const),
    ...(troop.traits.isFoot && !troop.inside
      ? view.ground.blocks.map(({ id }) => ({ pick: 'enter', of: id }) as const)
      : []),
    ...(troop.inside ? FACES.map((of) => ({ pick: 'leave', of }) as const) : []),
    ...view.ground.lines
      .filter((line) => lineKind(line) === 'stream')
      .map(({ id }) => ({ pick: 'ford', of: id }) as const),
    { pick: 'man guns' },
  ];
  return [{ pick: 'done' }, ...orders.filter((order) => checkOrder(view, about, order) === null)];
}

function checkOrder(view: View, about: Allowance, order: Order): Refusal | null {
  const troop = troopOf(view, about.unit);
  const isFresh = about.spent === 0 && about.turned === 0 && !about.hasChanged;
  switch (order.pick) {
    case 'done':
      return null;
    case 'form':
      return mayForm(view, about, order.as);
    case 'face': {
      if (!isFresh || troop.inside) return refuse('MCN-MOVE-07', 'It takes a whole move.');
      if (!FACINGS.some((degrees) => degrees === order.of))
        return refuse('MCN-MOVE-07', 'It faces left, right or about.');
      const placed = troopAt(troop, poseAt(troop.box.pose, turned(facing(troop.box.pose), order.of)));
      return (
        placeRefused(view, placed) ??
        (standsClear(view, troop, placed.box) ? null : refuse('MCN-SEQ-06', 'The enemy is too near.'))
      );
    }
    case 'enter':
      return mayEnter(view, about, order.of);
    case 'leave':
      return mayLeave(view, about, order.of);
    case 'ford': {
      const stream = view.ground.lines.find(({ id }) => id === order.of);
      const isOpen =
        stream !== undefined &&
        isFresh &&
        !isMarked(troop, 'at a stream') &&
        shareToCross(troop.traits.mover, stream) > 1;
      return isOpen && isNearCourse(troop.box, stream.course, stream.width / 2 + troop.traits.inch)
        ? null
        : refuse('MCN-MOVE-03', 'No such stream is before it.');
    }
    case 'man guns':
      return mayMan(view, troop) ? null : refuse('MCN-ROUT-09', 'Its guns are not there to man.');
    default:
      return refuse('MCN-MOVE-02', 'A unit knows no such order.');
  }
}

/** A rallied crew mans its guns again by touching them. */
function mayMan(view: View, troop: Troop): boolean {
  const guns = view.state.loose?.[`${troop.id} guns`];
  if (!guns || !isMarked(troop, 'guns left') || isRouting(troop)) return false;
  const placed = troopAt(troop, guns.at, 'deployed');
  return areWithin(troop, placed, moveOf(troop)) && placeRefused(view, placed) === null;
}

/** Where an order leaves a unit, and what that promises. */
function evaluateManoeuvre(view: View, about: Allowance, choice: ManoeuvreChoice, isHopeless?: IsHopeless): Evaluation {
  const troop = troopOf(view, about.unit);
  if ('march' in choice) return standing(view, troopAt(troop, endOf(choice.march)), isHopeless);
  switch (choice.pick) {
    case 'form': {
      const placed = inFormationAt(troop, choice.as);
      const { harm, risk, ready, ends } = standing(view, placed, isHopeless);
      return { harm, risk, ready: ready - CHANGING, ends: ends ?? [] };
    }
    case 'face': {
      const to = poseAt(troop.box.pose, turned(facing(troop.box.pose), choice.of));
      return standing(view, troopAt(troop, to), isHopeless);
    }
    case 'enter': {
      const block = view.ground.block(choice.of);
      return { ...standing(view, block ? troopInside(troop, block) : troop, isHopeless), ready: HOUSES };
    }
    case 'leave':
      return { ...standing(view, placedOutside(view, about, choice.of), isHopeless), ready: -HOUSES };
    case 'man guns':
      return { harm: 0, risk: 0, ready: MANNED };
    default:
      return standing(view, troop, isHopeless);
  }
}
const CHANGING = 0.03;
const HOUSES = 0.15;
const MANNED = 0.5;

/** Its fire from there, the charges it could make and would invite, and its posture; last and dearest the fire it draws. */
function standing(view: View, troop: Troop, isHopeless: IsHopeless = () => false): Evaluation {
  const enemies = enemiesOf(view, troop.side);
  const near = nearest(troop, enemies);
  const ends = troop.inside ? [] : [{ id: troop.id, pose: troop.box.pose }];
  const ready = posture(troop, near?.distance ?? Infinity);
  const charged = chargesInvited(view, troop, enemies);
  const mayAttack = !isShaken(troop) && (troop.traits.isFoot || troop.traits.isMounted) && !troop.inside;
  const chance = mayAttack ? chargesOffered(view, troop, enemies) : 0;
  const harm = SOON * fireFrom(view, troop) + chance;
  const under = (fire: number): Evaluation => ({ harm, risk: charged + SOON * fire, ready, ends });
  if (isHopeless(under(0))) return under(0);
  return under(fireAgainst(view, troop, (fire) => isHopeless(under(fire))));
}
/** Fire comes in the other player's move, before much else has changed. */
const SOON = 0.8;

/** A column near the enemy is in the wrong formation, guns on their limbers too; a line far off is slow. */
function posture(troop: Troop, away: Cm): number {
  const isNear = away < NEAR_ENEMY * troop.traits.inch;
  if (!isInColumn(troop) || troop.traits.class === 'WAG') return isNear || troop.traits.class === 'ART' ? 0.05 : 0;
  return isNear ? -0.25 : 0;
}
const NEAR_ENEMY = 18;

function chargesOffered(view: View, troop: Troop, enemies: readonly Troop[]): number {
  let best = 0;
  for (const enemy of enemies) {
    if (distanceAhead(troop, enemy) === null) continue;
    const { harm, risk } = chargeProspect(view, troop, enemy, zoneCharged(enemy, troop));
    best = Math.max(best, harm - risk);
  }
  return best;
}

/** Enemies near enough to charge it next move, as they stand. */
function chargesInvited(view: View, troop: Troop, enemies: readonly Troop[]): number {
  let worst = 0;
  for (const enemy of enemies) {
    if (!(enemy.traits.isFoot || enemy.traits.isMounted) || isShaken(enemy) || isRouting(enemy)) continue;
    const reach = chargeReach(enemy) + moveOf(enemy);
    if (!areWithin(enemy, troop, reach)) continue;
    const { harm, risk } = chargeProspect(view, enemy, troop, zoneCharged(troop, enemy));
    worst = Math.max(worst, THREAT * Math.max(0, harm - risk));
  }
  return worst;
}
const THREAT = 0.5;

// The step ----------------------------------------------------------------------------------------------------------

interface Moving {
  readonly side: Id;
  readonly done: readonly Id[];
}
type NextUnit = { readonly pick: 'move'; readonly of: Id } | { readonly pick: 'done' };

/** Who stands in contact, runs, has retired or waits does not move. */
const mayMove = (view: View, troop: Troop): boolean =>
  !isRouting(troop) &&
  !isHeld(troop.piece) &&
  !['retired', 'no move', 'failed to form', 'immobile'].some((mark) => isMarked(troop, mark)) &&
  enemiesTouching(view, troop).length === 0;

const waiting = (view: View, { side, done }: Moving): readonly Troop[] =>
  unitsOf(view, side).filter((troop) => !done.includes(troop.id) && mayMove(view, troop));

export const nextToMoveQuestion: Question<Moving, NextUnit> = {
  kind: 'next to move',
  form: () => ({ form: 'pick' }),
  choices: (view, about) => ({
    list: [...waiting(view, about).map(({ id }) => ({ pick: 'move', of: id }) as const), { pick: 'done' }],
  }),
  check: (view, about, choice) => {
    if (choice.pick === 'done') return null;
    return (choice.pick as string) === 'move' && waiting(view, about).some(({ id }) => id === choice.of)
      ? null
      : refuse('MCN-SEQ-09', 'That unit has moved, or may not.');
  },
  evaluate: (_view, _about, { pick }) => ({ harm: 0, risk: 0, ready: pick === 'done' ? -1 : 0 }),
  words: () => ({ title: 'Which unit moves next', clause: 'MCN-SEQ-09' }),
  label: (view, _about, choice) => (choice.pick === 'done' ? 'End the movement' : nameOf(view, choice.of)),
  idle: () => ({ pick: 'done' }),
};

/** Units in the order their player likes, each once. */
export function* movementStep(field: Field, side: Id): Rule<void> {
  const done: Id[] = [];
  for (;;) {
    const about = { side, done: [...done] };
    if (waiting(field.view(side), about).length === 0) return;
    const next = yield* ask(field, nextToMoveQuestion, side, about);
    if (next.pick === 'done') return;
    done.push(next.of);
    yield* field.within(does(nameOf(field, next.of), 'moves'), next.of, 'MCN-MOVE-02', () =>
      moveUnit(field, side, next.of),
    );
    takeLeftGuns(field);
  }
}

/** Orders in one move, at most. */
const MOST_ORDERS = 5;

function* moveUnit(field: Field, side: Id, id: Id): Rule<void> {
  const troop = findTroop(field.view(side), id);
  if (!troop) return;
  let about: Allowance | null = {
    unit: id,
    move: moveOf(troop),
    spent: 0,
    turned: 0,
    hasBacked: false,
    hasChanged: false,
  };
  for (let n = 0; about && n < MOST_ORDERS; n++) {
    const choice: ManoeuvreChoice = yield* ask(field, manoeuvreQuestion, side, about);
    if (!('march' in choice) && choice.pick === 'done') return;
    about = yield* carryOut(field, side, about, choice);
    if (about && leftOf(about) < LEAST * troop.traits.inch) return;
  }
}
/** Less is not worth another order, inches. */
const LEAST = 0.5;

function* carryOut(field: Field, side: Id, about: Allowance, choice: ManoeuvreChoice): Rule<Allowance | null> {
  const { unit: id } = about;
  const view = field.view(side);
  const troop = troopOf(view, id);
  const name = nameOf(field, id);
  if ('march' in choice) {
    const after = measureMarch(view, about, choice.march);
    if (isRefusal(after)) throw new Error(after.sentence);
    const manner = troop.piece.formation === 'deployed' ? 'by hand' : 'march';
    const way = groundCovered(choice.march);
    field.emit(
      { do: 'moved', movers: [{ id, path: choice.march }], manner },
      {
        text: way === 0 ? `${does(name, 'turns')}.` : `${does(name, 'marches')} ${measuredWords(way)}.`,
        reasons: [
          { clause: 'MCN-MOVE-01', label: `${measuredWords(after.spent)} of ${measuredWords(about.move)} spent` },
        ],
      },
    );
    stirred(field, id);
    if (isMarked(troop, 'at a stream'))
      field.emit(
        { do: 'mark', id, mark: 'at a stream', value: null },
        { reasons: [{ clause: 'MCN-MOVE-03', label: 'The second move' }] },
      );
    return after;
  }
  switch (choice.pick) {
    case 'form': {
      stirred(field, id);
      return yield* changeFormation(field, about, choice.as);
    }
    case 'face':
      turnTo(field, id, poseAt(troop.box.pose, turned(facing(troop.box.pose), choice.of)), 'MCN-MOVE-07');
      stirred(field, id);
      return null;
    case 'enter':
      field.emit(
        { do: 'went', id, to: { inside: choice.of } },
        {
          text: `${does(name, 'occupies')} the houses.`,
          reasons: [{ clause: 'MCN-MOVE-03', label: `Costs ${measuredWords(entryCost(troop, about))}` }],
        },
      );
      stirred(field, id);
      return null;
    case 'leave': {
      const price = exitCost(troop, about);
      field.emit(
        { do: 'went', id, to: { on: placedOutside(view, about, choice.of).box.pose } },
        {
          text: `${does(name, 'leaves')} the houses.`,
          reasons: [{ clause: 'MCN-MOVE-03', label: `Costs ${measuredWords(price)}` }],
        },
      );
      stirred(field, id);
      return { ...about, spent: about.spent + price, hasChanged: true };
    }
    case 'ford':
      field.emit(
        { do: 'mark', id, mark: 'at a stream', value: choice.of },
        {
          text: `${does(name, 'begins')} to cross the stream.`,
          reasons: [{ clause: 'MCN-MOVE-03', label: 'The first of two moves' }],
        },
      );
      return null;
    case 'man guns': {
      const guns = field.state.loose?.[`${id} guns`];
      if (!guns) return null;
      const reasons = [{ clause: 'MCN-ROUT-09', label: 'The crew is back at its guns' }];
      field.emit({ do: 'laid', id: `${id} guns`, thing: null }, { reasons });
      field.emit({ do: 'mark', id, mark: 'guns left', value: null }, { reasons });
      field.emit(
        { do: 'formed', id, formation: 'deployed', to: guns.at, bases: null },
        { text: `${does(name, 'mans')} its guns again.`, reasons },
      );
      return null;
    }
    case 'done':
      return null;
  }
}

/** Moved troops are seen farther in a wood (MCN-VIS-01). */
function stirred(field: Field, id: Id): void {
  field.emit({ do: 'mark', id, mark: 'moved', value: 1 }, { reasons: [{ clause: 'MCN-MOVE-02', label: 'Has moved' }] });
}
