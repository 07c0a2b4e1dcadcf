/** Pursuit by cavalry that has won, and foot that takes the houses it has won (HOW-PURS, HOW-BUA-20). */
import { ask, does, midway, NEUTRAL, preferredBy, roll } from '../../../battle';
import type { Field, Id, Question, Reason, Rule, View } from '../../../battle';
import {
  boxAt,
  exceeds,
  facing,
  fallsShort,
  lastStraight,
  minus,
  pathOf,
  sectorShares,
  straight,
} from '../../../geometry';
import type { Path } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { GroundBlock } from '../../../terrain';
import { approach } from '../charge/approach';
import type { Approach } from '../charge/possible-charge';
import { arrive } from '../charge/arrival';
import { meleeChances, STAKE } from './chances';
import { pursuitOdds, rowsOfPursuit } from './charge-odds';
import { chanceToPass, classReason, passes } from '../charge/counter-charge-roll';
import { divideFaces } from '../fire/dividing-faces';
import { oneMove } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { blockName, mayOccupy } from '../movement/blocks';
import { CAPACITY, occupantsOf } from '../movement/houses';
import { straighten } from '../movement/irregular-line';
import { runAlong } from '../movement/run';
import { isTakenInFlank } from '../troops/contact';
import { isHorse } from '../troops/traits';
import { distanceBetween, touchOfBody } from '../../../tabletop';
import { eitherOf, isRefusal, nameOf, refuse } from '../../common';
import {
  enemiesOf,
  findTroop,
  isColumn,
  isDoneFor,
  isInMelee,
  isMarked,
  troopOf,
  troopsOn,
  viewOf,
} from '../troops/troop';
import type { Troop } from '../troops/troop';
import { weathered } from '../weather';
import { measuredWords } from '../lengths';

/** Does the owner want to pursue? Told before the loser moves (HOW-PURS-02). */
export const pursueQuestion: Question<{ readonly unit: Id }, { readonly pick: 'wish' | 'rather not' }> = {
  kind: 'pursue',
  form: () => ({ form: 'pick' }),
  choices: () => ({ list: [{ pick: 'wish' }, { pick: 'rather not' }] }),
  check: () => null,
  evaluate: (_view, _about, { pick }) => preferredBy(pick === 'wish' ? 0.05 : 0),
  odds: (view, { unit }, { pick }) => {
    const troop = troopOf(view, unit);
    const p = isColumn(troop) ? Number(pick === 'wish') : chanceToPass(pursuitReasons(troop, pick === 'wish'));
    return eitherOf(p, { leaf: { pursuit: 1 } }, { leaf: { pursuit: 0 } });
  },
  words: (view, { unit }) => ({
    title: `${does(nameOf(view, unit), 'has')} won: pursue?`,
    clause: 'HOW-PURS-02',
  }),
  label: (_view, _about, { pick }) => (pick === 'wish' ? 'Pursue: +1' : 'Hold them back: −1'),
  idle: () => ({ pick: 'rather not' }),
};

/** The wish of a cavalry winner; null for troops that never pursue (HOW-PURS-10) or have done so (HOW-PURS-08). */
export function* wishToPursue(field: Field, id: Id): Rule<boolean | null> {
  const troop = findTroop(viewOf(field, id), id);
  if (!troop || !isHorse(troop.traits) || isMarked(troop, 'pursued')) return null;
  const { pick } = yield* ask(field, pursueQuestion, troop.side, { unit: id });
  return pick === 'wish';
}

/** The melee between a pursuer and whom it catches (HOW-PURS-06): the melee phase's own, whose winners may pursue in turn. */
export type FightsAtOnce = (field: Field, group: readonly Id[]) => Rule<void>;

export function* pursue(field: Field, id: Id, wish: boolean | null, fights: FightsAtOnce): Rule<void> {
  if (wish === null) return;
  const troop = troopOf(viewOf(field, id), id);
  const goes = isColumn(troop) ? wish : yield* passes(field, troop, 'Pursuit', PURSUES, pursuitReasons(troop, wish));
  if (!goes) return;
  field.emit({ do: 'mark', id, mark: 'pursued', value: 1 });
  straighten(field, id);
  yield* field.within(does(troop.traits.unit.name, 'pursues'), id, 'HOW-PURS-04', () => ridesOn(field, id, fights));
}

const PURSUES = 'HOW-PURS-02';
const pursuitReasons = (troop: Troop, wish: boolean): readonly Reason[] => [
  ...classReason(troop, PURSUES),
  { clause: PURSUES, label: wish ? 'Their general wishes it' : 'Their general holds them back', value: wish ? 1 : -1 },
];

/** Where a pursuit goes: an enemy up to a move away, or on (HOW-PURS-05). */
interface Quarry {
  readonly unit: Id;
  readonly among: readonly Id[];
}

type Pursue = { readonly pick: 'pursue'; readonly of: Id } | { readonly pick: 'nobody' };

export const quarryQuestion: Question<Quarry, Pursue> = {
  kind: 'quarry',
  form: () => ({ form: 'pick' }),
  choices: (_view, { among }) => ({
    list: [...among.map((of): Pursue => ({ pick: 'pursue', of })), { pick: 'nobody' }],
  }),
  check: (_view, { among }, choice) =>
    choice.pick === 'nobody' || among.includes(choice.of)
      ? null
      : refuse('HOW-PURS-05', 'A pursuit charges what it can reach in one move to its front.'),
  // One that is caught: an unformed enemy cannot stand it (HOW-PURS-06).
  evaluate: (view, about, choice) => {
    if (choice.pick === 'nobody') return NEUTRAL;
    const [pursuer, enemy] = [findTroop(view, about.unit), findTroop(view, choice.of)];
    if (!pursuer || !enemy) return NEUTRAL;
    const win = meleeChances(view, pursuer, enemy, 1, isTakenInFlank(view, enemy));
    return { harm: win * STAKE * enemy.traits.points, risk: (1 - win) * STAKE * pursuer.traits.points, ready: 0 };
  },
  odds: (view, about, choice) => {
    const found = caught(view, about, choice);
    return found ? pursuitOdds(view, found) : { leaf: {} };
  },
  modifiers: (view, about, choice) => {
    const found = caught(view, about, choice);
    return found && rowsOfPursuit(view, found);
  },
  words: (view, { unit }) => ({ title: `${does(nameOf(view, unit), 'pursues')}: whom?`, clause: 'HOW-PURS-05' }),
  label: (view, _about, choice) => (choice.pick === 'nobody' ? 'Nobody, ride on' : nameOf(view, choice.of)),
  idle: () => ({ pick: 'nobody' }),
};

function caught(view: View, { unit }: Quarry, choice: Pursue): Approach | null {
  const quarry = choice.pick === 'pursue' ? findTroop(view, choice.of) : null;
  const found = quarry && approach(view, oneMove(view, troopOf(view, unit)), quarry);
  return found && !isRefusal(found) ? found : null;
}

/** How far a pursuit rides on that charges nobody (HOW-PURS-04). */
interface RideOn {
  readonly unit: Id;
  readonly least: Cm;
  readonly most: Cm;
}

export const rideOnQuestion: Question<RideOn, { readonly span: Cm }> = {
  kind: 'ride on',
  form: (_view, { least, most }) => ({ form: 'span', least, most }),
  choices: (_view, { least, most }) => ({ list: [{ span: least }, { span: most }] }),
  check: (_view, { least, most }, { span }) =>
    !fallsShort(span, least) && !exceeds(span, most)
      ? null
      : refuse('HOW-PURS-04', `A pursuit goes ${least.toFixed(1)} to ${measuredWords(most)}.`),
  words: (view, { unit }) => ({ title: `${does(nameOf(view, unit), 'pursues')}: how far?`, clause: 'HOW-PURS-04' }),
  label: (_view, _about, { span }) => `Ride on ${measuredWords(span)}`,
  idle: (_view, { least }) => ({ span: least }),
};

/** Half to a whole move to the front; an enemy within half a move is charged, one within a whole move may be (HOW-PURS-04, 05). */
function* ridesOn(field: Field, id: Id, fights: FightsAtOnce): Rule<void> {
  const view = viewOf(field, id);
  const troop = troopOf(view, id);
  const allowance = oneMove(view, troop);
  const normal = weathered(view, troop.traits, troop.piece.formation);
  const half = normal / 2;
  const [nearest] = quarries(view, troop, { ...allowance, spent: half });
  if (nearest) return yield* catchUp(field, troop, nearest, fights);
  const others = quarries(view, troop, allowance);
  const [any] = others;
  if (any) {
    const about = { unit: id, among: others.map(({ target }) => target) };
    const choice = yield* ask(field, quarryQuestion, troop.side, about);
    const chosen = choice.pick === 'pursue' && others.find(({ target }) => target === choice.of);
    if (chosen) return yield* catchUp(field, troop, chosen, fights);
  }
  yield* rideStraight(field, troop, half, normal);
}

/** Enemies to its front that it may charge with what it has in hand, the nearest first. */
const quarries = (view: View, troop: Troop, allowance: Allowance): readonly Approach[] =>
  enemiesOf(view, troop.side)
    .filter((enemy) => sectorShares(troop.box, enemy.box).front > 0)
    .toSorted((a, b) => distanceBetween(troop, a) - distanceBetween(troop, b))
    .map((enemy) => approach(view, allowance, enemy))
    .filter((found): found is Approach => !isRefusal(found));

/** Contact, and a new melee at once (HOW-PURS-06). */
function* catchUp(field: Field, troop: Troop, found: Approach, fights: FightsAtOnce): Rule<void> {
  field.emit({ do: 'mark', id: troop.id, mark: 'moved', value: 1 });
  yield* arrive(field, found.path, found);
  rideDown(field, troop, found.path);
  if (isInMelee(viewOf(field, troop.id), troopOf(viewOf(field, troop.id), troop.id)))
    yield* fights(field, [troop.id, found.target]);
}

/** Less is no ride, and no choice between two, cm. */
const LEAST_RIDE: Cm = 0.5;

function* rideStraight(field: Field, troop: Troop, half: Cm, normal: Cm): Rule<void> {
  const { id } = troop;
  const direction = facing(troop.box.pose);
  const run = runAlong(viewOf(field, id), troop, direction, normal, { normal, attacks: true });
  const [least, most] = [run.lengthFor(half), run.lengthFor(normal)];
  const { span } = exceeds(most - least, LEAST_RIDE)
    ? yield* ask(field, rideOnQuestion, troop.side, { unit: id, least, most })
    : { span: least };
  if (fallsShort(span, LEAST_RIDE)) return;
  const path = pathOf(troop.box.pose, [straight(troop.box.pose, span, direction)]);
  field.emit(
    { do: 'moved', movers: [{ id, path }], manner: 'pursuit' },
    {
      text: `${does(troop.traits.unit.name, 'pursues')} ${measuredWords(span)}.`,
      reasons: [{ clause: 'HOW-PURS-04', label: 'Half a move to a whole one' }],
    },
  );
  field.emit({ do: 'mark', id, mark: 'moved', value: 1 });
  rideDown(field, troop, path);
}

/** Done For units on its way are caught and removed at once (HOW-PURS-07). */
function rideDown(field: Field, troop: Troop, path: Path): void {
  const last = lastStraight(path);
  if (!last) return;
  const rider = boxAt(troop.box, last.from);
  const by = minus(last.leg.to, last.from);
  for (const other of troopsOn(viewOf(field, troop.id)))
    if (other.side !== troop.side && isDoneFor(other) && touchOfBody(rider, by, other) !== null)
      field.emit(
        { do: 'went', id: other.id, to: { gone: 'ridden down' } },
        {
          text: `${does(troop.traits.unit.name, 'rides')} down ${midway(other.traits.unit.name)}.`,
          reasons: [{ clause: 'HOW-PURS-07', label: 'Done For units caught are removed' }],
        },
      );
}

/** Foot that wins at the edge of houses takes the block; of several, those who gave most hits (HOW-BUA-20). */
export function* takeHouses(field: Field, winners: readonly Id[], block: GroundBlock): Rule<void> {
  const foot = winners.map((id) => troopOf(viewOf(field, id), id)).filter((troop) => mayOccupy(troop));
  const most = Math.max(...foot.map(hitsDealt));
  const best = foot.filter((troop) => hitsDealt(troop) === most);
  const [first, second] = best;
  if (!first || occupantsOf(viewOf(field, first.id), block.id).length >= CAPACITY) return;
  const taker = second ? yield* drawn(field, best) : first;
  field.emit(
    { do: 'went', id: taker.id, to: { inside: block.id } },
    {
      text: `${does(taker.traits.unit.name, 'takes')} ${blockName(field, block)}.`,
      reasons: [{ clause: 'HOW-BUA-20', label: 'Won the melee at their edge' }],
    },
  );
  yield* divideFaces(field, taker.id);
}

const hitsDealt = ({ piece }: Troop): number => Number(piece.marks['hits dealt'] ?? 0);

/** A die between equals. */
function* drawn(field: Field, equals: readonly Troop[]): Rule<Troop> {
  const [first] = equals;
  if (!first) throw new Error('nobody to draw for');
  const why = `Who takes the houses: ${equals.map(({ traits }) => traits.unit.name).join(', ')}`;
  const [die] = yield* roll(field, { why, who: first.id, clause: 'HOW-BUA-20', seat: first.side });
  return equals[Math.floor(((die - 1) * equals.length) / 6)] ?? first;
}
