/** Steps G and H: charged units are tested in turn, and stand, counter-charge, evade or rout (MCN-CHG-04, CCHG, EVADE). */
import { ask, does, roll } from '../../../battle';
import type { Field, Id, Question, Rule, View } from '../../../battle';
import { facing, frontCentre, pathOf, place, poseAt, straight, TOLERANCE } from '../../../geometry';
import type { Pose } from '../../../geometry';
import { edgeOf, offsetOn, poseAgainst } from '../../../tabletop';
import { nameOf, refuse, scoreReasons, sumOf } from '../../common';
import { carryGenerals, generalsWith } from '../generals/with-unit';
import { meleeRows } from '../melee/factors';
import { lose, remove } from '../morale/losses';
import { rout, routMove } from '../morale/routing';
import { surrenders } from '../morale/surrender';
import { forcedPath, forcedRun } from '../movement/forced';
import { isFree, isFreeBut } from '../movement/standing';
import { findTroop, isMarked, isRouting, troopAt, troopOf, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { linesBetween } from '../ground/behind';
import { densityAt } from '../sight/seen';
import { defenceOfLine } from '../works/strength';
import { fightersForeseen, oddsOfMeeting } from './melee-foreseen';
import type { MetCharge } from './melee-foreseen';
import { chargersOf, chargeTestLines, routsAt } from './test';

/** Charged units still to be tested. */
const chargedUnits = (view: View, side: Id): readonly Id[] => [
  ...new Set(
    unitsOf(view, side).flatMap(({ piece }) => {
      const target = piece.marks['charge on'];
      if (typeof target !== 'string' || piece.marks['in place'] !== undefined) return [];
      const enemy = findTroop(view, target);
      return enemy && !isMarked(enemy, 'charge tested') ? [target] : [];
    }),
  ),
];

interface Testing {
  readonly side: Id;
}
type NextTest = { readonly pick: 'test'; readonly of: Id };
export const nextTestQuestion: Question<Testing, NextTest> = {
  kind: 'next to test',
  form: () => ({ form: 'pick' }),
  choices: (view, { side }) => ({ list: chargedUnits(view, side).map((of) => ({ pick: 'test', of })) }),
  check: (view, { side }, { of }) =>
    chargedUnits(view, side).includes(of) ? null : refuse('MCN-CHG-04', 'That unit is not charged.'),
  words: () => ({ title: 'Which charged unit is tested next', clause: 'MCN-CHG-04' }),
  label: (view, _about, { of }) => nameOf(view, of),
  idle: (view, { side }) => ({ pick: 'test', of: chargedUnits(view, side)[0] ?? '' }),
};

/** Each is tested at once and reacts before the next (MCN-CHG-04). */
export function* testCharged(field: Field, side: Id): Rule<void> {
  for (;;) {
    const [first, ...others] = chargedUnits(field.whole, side);
    if (first === undefined) return;
    const next = others.length === 0 ? first : (yield* ask(field, nextTestQuestion, side, { side })).of;
    yield* field.within(`${does(nameOf(field, next), 'is')} charged`, next, 'MCN-CHG-04', () =>
      testOne(field, side, next),
    );
  }
}

function* testOne(field: Field, side: Id, id: Id): Rule<void> {
  field.emit(
    { do: 'mark', id, mark: 'charge tested', value: 1 },
    { reasons: [{ clause: 'MCN-CHG-04', label: 'Tested once' }] },
  );
  const view = field.whole;
  const troop = troopOf(view, id);
  const chargers = chargersOf(view, id, side);
  const [first] = chargers;
  if (!first) return;
  if (isMarked(troop, 'immobile')) {
    remove(field, id, 'captured', [{ clause: 'MCN-ROUT-10', label: 'Wagons that stand for good' }]);
    return;
  }
  if (isRouting(troop)) {
    yield* chargedRouter(field, troop);
    return;
  }
  const lines = chargeTestLines(view, troop, chargers);
  const [die] = yield* roll(field, {
    why: `${does(nameOf(field, id), 'meets')} the charge`,
    who: id,
    at: first.troop.id,
    clause: 'MCN-CHG-06',
    seat: troop.side,
  });
  const reasons = scoreReasons('MCN-CHG-06', 'D6', die, lines);
  const score = die + sumOf(lines);
  if (routsAt(score, troop)) {
    field.emit(
      { do: 'told', who: id, what: 'breaks' },
      { text: `${does(nameOf(field, id), 'breaks')} before the charge: ${score}.`, reasons },
    );
    yield* lose(field, id, 1, null, [{ clause: 'MCN-CHG-07', label: 'Breaks before the charge' }]);
    yield* rout(field, id, first.troop.id, [{ clause: 'MCN-CHG-07', label: 'At its basic morale or above' }]);
    return;
  }
  field.emit(
    { do: 'told', who: id, what: 'passes' },
    { text: `${does(nameOf(field, id), 'holds')} before the charge: ${score}.`, reasons },
  );
  const choice = yield* ask(field, reactionQuestion, troop.side, { unit: id, by: side });
  if (choice.pick === 'counter-charge') counterCharge(field, id, choice.of);
  if (choice.pick === 'evade') evade(field, id, first.troop, choice.as === 'facing away');
}

/** It may lay down its arms; else it runs again and loses a point (MCN-CHG-12, MCN-SURR-04). */
function* chargedRouter(field: Field, { id, side }: Troop): Rule<void> {
  if (yield* surrenders(field, id, side)) return;
  yield* lose(field, id, 1, null, [{ clause: 'MCN-CHG-12', label: 'Charged as it runs' }]);
  const left = findTroop(field.whole, id);
  if (left) yield* routMove(field, id, true);
}

interface Reacting {
  readonly unit: Id;
  readonly by: Id;
}
type Reaction =
  | { readonly pick: 'stand' }
  | { readonly pick: 'counter-charge'; readonly of: Id }
  | { readonly pick: 'evade'; readonly as: 'facing the enemy' | 'facing away' };

export const reactionQuestion: Question<Reacting, Reaction> = {
  kind: 'meet a charge',
  form: () => ({ form: 'pick' }),
  choices: (view, about) => ({ list: reactionsOf(view, about) }),
  check: (view, about, choice) =>
    reactionsOf(view, about).some(
      (one) =>
        one.pick === choice.pick &&
        ('of' in one ? one.of : '') === ('of' in choice ? choice.of : '') &&
        ('as' in one ? one.as : '') === ('as' in choice ? choice.as : ''),
    )
      ? null
      : refuse('MCN-CHG-09', 'It cannot meet the charge so.'),
  evaluate: (view, { unit: id, by }, choice) => {
    const troop = troopOf(view, id);
    if (choice.pick === 'counter-charge') return { harm: 0, risk: 0, ready: 0.15 };
    if (choice.pick === 'stand') return { harm: 0, risk: 0, ready: 0 };
    const isWeak = chargersOf(view, id, by).some(
      ({ troop: charger }) => charger.traits.isMounted || troop.traits.class === 'OO',
    );
    return { harm: 0, risk: 0, ready: (isWeak ? 0.1 : -0.1) - (choice.as === 'facing away' ? 0.05 : 0) };
  },
  odds: (view, { unit: id, by }, choice) => {
    if (choice.pick === 'evade') return { leaf: {} };
    const { chargers, met } = metAs(view, id, by, choice);
    return oddsOfMeeting(view, id, chargers, met);
  },
  modifiers: (view, { unit: id, by }, choice) => {
    if (choice.pick === 'evade') return null;
    const { chargers, met } = metAs(view, id, by, choice);
    const fighters = fightersForeseen(view, id, chargers, met);
    return fighters && fighters.flatMap((one) => meleeRows(view, one.id, one.lines));
  },
  words: (view, { unit: id }) => ({ title: `${does(nameOf(view, id), 'is')} charged`, clause: 'MCN-CHG-09' }),
  label: (view, _about, choice) => {
    if (choice.pick === 'stand') return 'Stand';
    return choice.pick === 'evade' ? `Evade, ${choice.as}` : `Counter-charge ${nameOf(view, choice.of)}`;
  },
  idle: () => ({ pick: 'stand' }),
};

/** Who comes, and where a counter-charge meets one of them. */
function metAs(
  view: View,
  id: Id,
  by: Id,
  choice: Exclude<Reaction, { readonly pick: 'evade' }>,
): { readonly chargers: readonly Id[]; readonly met: MetCharge | null } {
  const chargers = chargersOf(view, id, by).map(({ troop }) => troop);
  const charger = choice.pick === 'counter-charge' ? chargers.find((one) => one.id === choice.of) : undefined;
  const at = charger ? meeting(view, troopOf(view, id), charger) : null;
  return { chargers: chargers.map((one) => one.id), met: charger && at ? { charger: charger.id, at } : null };
}

function reactionsOf(view: View, { unit: id, by }: Reacting): readonly Reaction[] {
  const troop = troopOf(view, id);
  const list: Reaction[] = [{ pick: 'stand' }];
  for (const { troop: charger, zone } of chargersOf(view, id, by))
    if (zone === 'front' && mayCounterCharge(view, troop, charger))
      list.push({ pick: 'counter-charge', of: charger.id });
  if (mayEvade(troop)) list.push({ pick: 'evade', as: 'facing the enemy' }, { pick: 'evade', as: 'facing away' });
  return list;
}

/** Infantry or cavalry in the open that has not fired, charged to its front, with room to meet him (MCN-CCHG-01). */
export function mayCounterCharge(view: View, troop: Troop, charger: Troop): boolean {
  if (!(troop.traits.isFoot || troop.traits.isMounted) || isMarked(troop, 'fired') || troop.inside) return false;
  const isCovered =
    densityAt(view, troop.box) !== null ||
    linesBetween(view, troop.box, charger.box.pose).some((line) => defenceOfLine(view, line) !== null);
  return !isCovered && meeting(view, troop, charger) !== null;
}

/** Where both meet, each half of the gap (MCN-CCHG-02); null without room. */
function meeting(view: View, troop: Troop, charger: Troop): { readonly charger: Pose; readonly troop: Pose } | null {
  const reach = Number(charger.piece.marks['charge reach'] ?? 0);
  const half = straight(charger.box.pose, reach / 2).to;
  const met = troopAt(charger, half);
  const edge = edgeOf(met.box, 'front');
  const most = (edge.width + troop.box.width) / 2 - 0.5 * troop.traits.inch;
  const offset = Math.max(-most, Math.min(most, offsetOn(edge, frontCentre(troop.box))));
  const to = poseAgainst(edge, troop.box.depth, offset);
  const placed = troopAt(troop, to);
  const isRoom = isFreeBut(view, met, troop.id) && isFreeBut(view, placed, charger.id);
  return isRoom ? { charger: half, troop: to } : null;
}

function counterCharge(field: Field, id: Id, by: Id): void {
  const view = field.whole;
  const troop = troopOf(view, id);
  const charger = troopOf(view, by);
  const met = meeting(view, troop, charger);
  if (!met) return;
  const reasons = [{ clause: 'MCN-CCHG-02', label: 'Half of the way each' }];
  const generals = generalsWith(view, troop);
  const his = generalsWith(view, charger);
  const reach = Number(charger.piece.marks['charge reach'] ?? 0);
  field.emit(
    {
      do: 'moved',
      movers: [
        { id: by, path: pathOf(charger.box.pose, reach > TOLERANCE ? [straight(charger.box.pose, reach / 2)] : []) },
      ],
      manner: 'charge',
    },
    { reasons },
  );
  field.emit(
    { do: 'moved', movers: [{ id, path: pathOf(troop.box.pose, [place(met.troop)]) }], manner: 'counter-charge' },
    { text: `${does(nameOf(field, id), 'counter-charges')} ${nameOf(field, by)}.`, reasons },
  );
  field.emit({ do: 'mark', id: by, mark: 'in place', value: 1 }, { reasons });
  field.emit(
    { do: 'mark', id, mark: 'counter-charges', value: by },
    { reasons: [{ clause: 'MCN-CCHG-03', label: 'Counts as charging' }] },
  );
  carryGenerals(field, his, troopOf(field.whole, by));
  carryGenerals(field, generals, troopOf(field.whole, id));
}

/** Light infantry and light cavalry that have not fired (MCN-EVADE-01). */
export const mayEvade = (troop: Troop): boolean =>
  (troop.traits.isLightInfantry || troop.traits.class === 'LC') && !isMarked(troop, 'fired') && !troop.inside;

/** Straight away from who charges, six inches mounted and three on foot; nothing of the ground slows it (MCN-EVADE-02). */
function evade(field: Field, id: Id, charger: Troop, turnsAway: boolean): void {
  const view = field.whole;
  const troop = troopOf(view, id);
  const direction = facing(charger.box.pose);
  const wanted = (troop.traits.isMounted ? 6 : 3) * troop.traits.inch;
  const start = turnsAway ? troopAt(troop, poseAt(troop.box.pose, direction)) : troop;
  const run = forcedRun(view, start, { direction, wanted, isGroundCharged: false });
  const reasons = [{ clause: 'MCN-EVADE-02', label: 'Straight away from the charge' }];
  const generals = generalsWith(view, troop);
  const isThere = run.length > TOLERANCE || isFree(view, start);
  if (isThere)
    field.emit(
      {
        do: 'moved',
        movers: [{ id, path: forcedPath(troop.box.pose, start.box.pose, run, direction) }],
        manner: 'evade',
      },
      { text: `${does(nameOf(field, id), 'evades')}.`, reasons },
    );
  field.emit({ do: 'mark', id, mark: 'evaded', value: 1 }, { reasons });
  carryGenerals(field, generals, troopOf(field.whole, id));
}
