/** A unit's own movement: the question put again and again until it is done (HOW-SEQ-05, HOW-MOVE, HOW-CHG-04). */
import { ask } from '../../../battle';
import type { Field, Id, Question, Reason, Refusal, Rule, View } from '../../../battle';
import { distance, dot, endOf, minus, TOLERANCE, cutBefore } from '../../../geometry';
import type { Path } from '../../../geometry';
import { canCharge, chargesOf } from '../charge/approach';
import { charge } from '../charge/charge';
import { fireAtMarch } from '../charge/fire-at-charger';
import { manGuns, mayManGuns } from '../morale/crews';
import { nearest } from '../../../tabletop';
import { enemiesOf, findTroop, isInMelee, isMarked, troopAt, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { amended, freshAllowance, isMarching, leftOf, mayMarch, moveOf, nextMove, unitOf } from './allowance';
import type { Allowance } from './allowance';
import { enterBlock, entryPath, faceDirection, FACES, leaveBlock, mayLeave } from './blocks';
import { changesOf, makeChange, mayChange } from './formation-change';
import { isDrawnTrue } from './drawn';
import { isRefusal, refuse } from '../refusals';
import { measureMarch } from './march';
import { passageTo, samplePassages } from './passing';
import { marchChoice, sampleMarches, snapMarch } from './reach';
import { wadingIn } from './water';

export type ManoeuvreChoice = { readonly pick: string } | { readonly march: Path; readonly movers: readonly Id[] };

/** Picks: `done`, `second move`, `man guns`, `form <formation>`, `enter <block>`, `leave <face>`, `charge <unit>`; or a march. */
export const manoeuvreQuestion: Question<Allowance, ManoeuvreChoice> = {
  kind: 'manoeuvre',
  form: (_view, { unit }) => ({ form: 'march', movers: [unit] }),
  choices: (view, about) => {
    const troop = unitOf(view, about);
    const marches = troop.inside || mayOnlyCharge(view, about) ? [] : marchesOf(view, about, troop);
    const picks = picksOf(view, about).filter((choice) => !manoeuvreQuestion.check(view, about, choice));
    return {
      list: [...picks, ...marches.map((path) => marchChoice(troop, path))],
      reach: {
        sample: (n) => sampleMarches(view, about, n).map((path) => marchChoice(troop, path)),
        snap: (to) => {
          const path = passageTo(view, about, to) ?? snapMarch(view, about, to);
          return isRefusal(path) ? path : marchChoice(troop, path);
        },
      },
    };
  },
  check: (view, about, choice) => {
    if ('march' in choice) return movesAnother(about, choice.movers) ?? checkMarch(view, about, choice.march);
    const { verb, what } = orderOf(choice.pick);
    switch (verb) {
      case 'done':
        return unmetDuty(view, about);
      case 'second':
        return checkSecondMove(view, about);
      case 'form':
        return mayChange(view, about, unitOf(view, about), what);
      case 'enter':
        return checkEntry(view, about, what);
      case 'leave':
        return mayLeave(view, about, Number(what));
      case 'charge':
        return canCharge(view, about, what);
      case 'man':
        return checkManning(unitOf(view, about));
      default:
        return refuse('HOW-MOVE-01', `A unit knows no order “${choice.pick}”.`);
    }
  },
  words: (view, { unit }) => ({
    title: `Move ${view.roster.units[unit]?.name ?? unit}`,
    clause: 'HOW-SEQ-05',
  }),
  label: (view, _about, choice) => {
    if ('march' in choice) return `March ${choice.march.length.toFixed(1)} cm`;
    const { verb, what } = orderOf(choice.pick);
    if (verb === 'charge') return `Charge ${view.roster.units[what]?.name ?? what}`;
    if (verb === 'form') return `Form ${what}`;
    if (verb === 'enter') return 'Occupy the houses';
    if (verb === 'leave') return 'Leave the houses';
    if (verb === 'man') return 'Man the guns';
    return verb === 'second' ? 'Second move' : 'Done';
  },
  idle: (view, about) => (unmetDuty(view, about) ? dutyfulChoice(view, about) : { pick: 'done' }),
};

/** A pick in its two parts: `charge` and a unit, `form` and a formation; the second empty where there is one word. */
export function orderOf(pick: string): { readonly verb: string; readonly what: string } {
  const end = pick.indexOf(' ');
  return end < 0 ? { verb: pick, what: '' } : { verb: pick.slice(0, end), what: pick.slice(end + 1) };
}

/** Marches worth offering; of a unit that owes its advance the one that makes it, and in its last move no others than advances. */
function marchesOf(view: View, about: Allowance, troop: Troop): readonly Path[] {
  const marches = [...sampleMarches(view, about), ...samplePassages(view, about)];
  const duty = unmetDuty(view, about) && dutyfulChoice(view, about);
  if (!duty || !('march' in duty)) return marches;
  const enemy = nearestTo(view, troop);
  const others = marches.filter((path) => !isSameMarch(path, duty.march));
  return [duty.march, ...others.filter((path) => about.move < about.moves || movesNearer(troop, enemy, path))];
}

const isSameMarch = (one: Path, other: Path): boolean =>
  distance(endOf(one), endOf(other)) < TOLERANCE && one.length === other.length;

function picksOf(view: View, about: Allowance): readonly { readonly pick: string }[] {
  const troop = unitOf(view, about);
  const verbs = troop.inside
    ? ['done', ...FACES.map((face) => `leave ${face}`)]
    : [
        'done',
        'second move',
        'man guns',
        ...changesOf(troop).map((change) => `form ${change}`),
        ...view.ground.blocks.map(({ id }) => `enter ${id}`),
        ...chargesOf(view, about).map(({ target }) => `charge ${target}`),
      ];
  return verbs.map((pick) => ({ pick }));
}

const movesAnother = ({ unit }: Allowance, movers: readonly Id[]): Refusal | null =>
  movers.length === 1 && movers[0] === unit ? null : refuse('HOW-SEQ-05', 'A unit moves by itself.');

function checkMarch(view: View, about: Allowance, path: Path): Refusal | null {
  const troop = unitOf(view, about);
  if (troop.inside) return refuse('HOW-BUA-07', 'Leave the houses first.');
  const off = minus(path.from, troop.box.pose);
  if (Math.abs(off.x) + Math.abs(off.y) > TOLERANCE)
    return refuse('HOW-MOVE-01', 'A march begins where the unit stands.');
  if (!isDrawnTrue(troop, path)) return refuse('HOW-MOVE-01', 'A unit cannot go as this march is drawn.');
  if (mayOnlyCharge(view, about))
    return refuse('HOW-PERF-10', 'Inspired troops charge their nearest enemy when he is within one move.');
  const measured = measureMarch(view, about, path);
  if (isRefusal(measured)) return measured;
  return owesItsLastMove(view, about) && !movesNearer(troop, nearestTo(view, troop), path) ? ADVANCE : null;
}

function checkSecondMove(view: View, about: Allowance): Refusal | null {
  const troop = unitOf(view, about);
  if (about.move >= about.moves) return refuse('HOW-PERF-03', 'Only one normal move is allowed.');
  if (isMarching(about) && !mayMarch(view, troop))
    return refuse(
      'HOW-MOVE-09',
      `A column marches on only while it is more than ${troop.traits.scale.distances.sixty} cm from the enemy.`,
    );
  if (isMarching(about) && troop.piece.formation === 'limbered' && !about.onRoad)
    return refuse('HOW-MOVE-09', 'Limbered guns march twice only on roads.');
  return about.spent > 0 || about.changed ? null : refuse('HOW-MOVE-01', 'The first move is not begun.');
}

const checkManning = (troop: Troop): Refusal | null =>
  mayManGuns(troop) ? null : refuse('HOW-ARTY-21', 'Its guns are not beside it, or it has not reformed.');

function checkEntry(view: View, about: Allowance, id: Id): Refusal | null {
  const block = view.ground.block(id);
  if (!block) return refuse('HOW-BUA-06', 'There is no such block.');
  const path = entryPath(view, about, block);
  return isRefusal(path) ? path : null;
}

// The duty of an inspired unit (HOW-PERF-09, HOW-PERF-10) -----------------------------------------------------------

/** Why it may not stop yet; null when it may. */
export function unmetDuty(view: View, about: Allowance): Refusal | null {
  if (about.performance !== 'Inspiring' || about.directed || about.dutyDone) return null;
  if (!dutyfulChoice(view, about, true)) return null;
  return ADVANCE;
}
const ADVANCE: Refusal = refuse(
  'HOW-PERF-09',
  'Inspired troops make at least one normal move toward their nearest enemy.',
);

/** The duty is still to be done, and this is the move to do it in. */
const owesItsLastMove = (view: View, about: Allowance): boolean =>
  about.move === about.moves && unmetDuty(view, about) !== null;

const nearestTo = (view: View, troop: Troop): Troop | undefined => nearest(troop, enemiesOf(view, troop.side))?.body;

/** Must it charge: is the nearest enemy within one move and a lawful target (HOW-PERF-10)? */
function mayOnlyCharge(view: View, about: Allowance): boolean {
  return unmetDuty(view, about) !== null && chargeOfDuty(view, about) !== null;
}

function chargeOfDuty(view: View, about: Allowance): ManoeuvreChoice | null {
  const troop = unitOf(view, about);
  const enemy = nearestTo(view, troop);
  // Where friends fight already it is at his choice.
  if (!enemy || isInMelee(view, enemy) || !chargesOf(view, about).some(({ target }) => target === enemy.id))
    return null;
  return { pick: `charge ${enemy.id}` };
}

function dutyfulChoice(view: View, about: Allowance): ManoeuvreChoice;
function dutyfulChoice(view: View, about: Allowance, orNull: true): ManoeuvreChoice | null;
function dutyfulChoice(view: View, about: Allowance, orNull?: true): ManoeuvreChoice | null {
  const troop = unitOf(view, about);
  const enemy = nearestTo(view, troop);
  const choice = enemy ? advanceOf(view, about, troop, enemy) : null;
  return choice ?? (orNull ? null : { pick: 'done' });
}

/** Out of the houses, into the charge, on toward the enemy; or in the next move when this one is used up. */
function advanceOf(view: View, about: Allowance, troop: Troop, enemy: Troop): ManoeuvreChoice | null {
  if (troop.inside) return exitToward(view, about, troop, enemy);
  const charging = chargeOfDuty(view, about);
  if (charging) return charging;
  const path = snapMarch(view, about, enemy.box.pose);
  if (!isRefusal(path) && movesNearer(troop, enemy, path)) return { march: path, movers: [troop.id] };
  return leftOf(troop, about) < 1 && !checkSecondMove(view, about) ? { pick: 'second move' } : null;
}

/** Units in houses have the duty too. */
function exitToward(view: View, about: Allowance, troop: Troop, enemy: Troop): ManoeuvreChoice | null {
  const { inside } = troop;
  if (!inside) return null;
  const way = minus(enemy.box.pose, inside.box.pose);
  const [face] = FACES.filter(
    (one) => dot(faceDirection(inside, one), way) > 0 && !mayLeave(view, about, one),
  ).toSorted((a, b) => dot(faceDirection(inside, b), way) - dot(faceDirection(inside, a), way));
  return face === undefined ? null : { pick: `leave ${face}` };
}

function movesNearer(troop: Troop, enemy: Troop | undefined, path: Path): boolean {
  const last = path.legs.at(-1);
  if (!enemy || !last) return false;
  const before = nearest(troop, [enemy])?.distance ?? 0;
  return (nearest(troopAt(troop, last.to), [enemy])?.distance ?? 0) < before - 0.5;
}

/** A march that uses the move up toward the nearest enemy is the duty done. */
function meetsDuty(view: View, before: Allowance, after: Allowance, path: Path): boolean {
  const troop = unitOf(view, before);
  return before.dutyDone || (movesNearer(troop, nearestTo(view, troop), path) && leftOf(troop, after) < 1);
}

// The rule ----------------------------------------------------------------------------------------------------------

/** Moves one unit of an activated command; its move is completed before the next begins. */
export function* manoeuvre(field: Field, id: Id, order: Pick<Allowance, 'performance' | 'directed'>): Rule<void> {
  const first = findTroop(viewOf(field, id), id);
  if (!first) return;
  let allowance = freshAllowance(field.view(first.side), first, order);
  for (;;) {
    const view = field.view(first.side);
    const troop = findTroop(view, id);
    if (!troop || !mayStillMove(troop)) return;
    const choice = yield* ask(field, manoeuvreQuestion, first.side, allowance);
    if ('march' in choice) {
      const after = yield* carryOut(field, view, allowance, choice.march);
      if (!after) return;
      allowance = after;
      continue;
    }
    const { verb, what } = orderOf(choice.pick);
    if (verb === 'done') return;
    if (verb === 'charge') {
      yield* charge(field, allowance, what);
      return;
    }
    if (verb === 'man') {
      manGuns(field, troop);
      return;
    }
    if (verb === 'second') allowance = nextMove(view, troop, allowance);
    else {
      allowance = change(field, view, allowance, troop, verb, what);
      markMoved(field, id);
    }
  }
}

function change(field: Field, view: View, allowance: Allowance, troop: Troop, verb: string, what: string): Allowance {
  if (verb === 'form') return makeChange(field, allowance, troop, what);
  if (verb === 'leave')
    return amended(leaveBlock(field, allowance, Number(what)), { dutyDone: leavesToward(view, troop, what) });
  const block = view.ground.block(what);
  const path = block && entryPath(view, allowance, block);
  if (!block || !path || isRefusal(path)) throw new Error(`${troop.id} was let into ${what} and cannot enter`);
  return enterBlock(field, allowance, block, path);
}

const leavesToward = (view: View, troop: Troop, face: string): boolean => {
  const enemy = nearestTo(view, troop);
  if (!troop.inside || !enemy) return false;
  return dot(faceDirection(troop.inside, Number(face)), minus(enemy.box.pose, troop.box.pose)) > 0;
};

/** Carries a march out; null when crossing fire has stopped the unit (HOW-FIRE-17). */
function* carryOut(field: Field, view: View, allowance: Allowance, path: Path): Rule<Allowance | null> {
  const measured = measureMarch(view, allowance, path);
  if (isRefusal(measured)) throw new Error(measured.sentence);
  const troop = unitOf(view, allowance);
  const normal = moveOf(troop, measured.allowance);
  markMoved(field, troop.id);
  const first = troopAt(troop, allowance.first, allowance.firstFormation);
  const gone = yield* fireAtMarch(field, troop, first, path);
  if (gone === null) return null;
  // Told from where it stood: a view is of the present.
  const dutyDone = meetsDuty(view, allowance, measured.allowance, path);
  field.emit(
    {
      do: 'moved',
      movers: [{ id: troop.id, path: cutBefore(path, gone) }],
      manner: troop.piece.formation === 'deployed' ? 'manhandle' : 'march',
    },
    {
      text: `${troop.traits.unit.name} moves ${path.length.toFixed(1)} cm.`,
      reasons: [
        {
          clause: 'HOW-MOVE-01',
          label: `Costs ${(measured.allowance.spent - allowance.spent).toFixed(1)} of ${normal.toFixed(1)} cm`,
        },
        ...riverReasons(view, allowance, troopAt(troop, endOf(path))),
      ],
    },
  );
  for (const id of measured.allowance.passed.slice(allowance.passed.length))
    field.emit(
      { do: 'mark', id, mark: 'passed through', value: troop.id },
      { reasons: [{ clause: 'HOW-INTER-03', label: 'Friends have passed through it: it stands still' }] },
    );
  return amended(measured.allowance, { dutyDone });
}

/** Why a move cost more than its length, or ended early, when there is a river to ford. */
function riverReasons(view: View, { wading }: Allowance, after: Troop): readonly Reason[] {
  if (wading !== null) return [{ clause: 'HOW-TERR-20', label: 'Out of the river at half speed' }];
  return wadingIn(view, after) === null ? [] : [{ clause: 'HOW-TERR-20', label: 'Ends in the river' }];
}

const markMoved = (field: Field, id: Id): void =>
  field.emit(
    { do: 'mark', id, mark: 'moved', value: 1 },
    { reasons: [{ clause: 'HOW-MOVE-10', label: 'Counts as moved' }] },
  );

/** In contact, broken, bound by its own fire or by friends: nothing more to order (HOW-MOVE-13, HOW-FIRE-16, HOW-EVADE-07, HOW-INTER-03). */
function mayStillMove(troop: Troop): boolean {
  return !['in contact', 'stands', 'evaded', 'broken off', 'reforming', 'done for', 'charged', 'passed through'].some(
    (mark) => isMarked(troop, mark),
  );
}
