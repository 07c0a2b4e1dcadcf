/** A turn: two moves of ten steps, in which one side moves and the other fires (MCN-SEQ-01, MCN-SEQ-02). */
import { does, roll } from '../../../battle';
import type { BattleState, Field, Id, Roster, RosterSide, Rule, Step } from '../../../battle';
import { gap } from '../../../geometry';
import { drawLots, endHolds, leaveByExits, scenarioEvents, throwForHolds } from '../../common';
import type { EventRules } from '../../common';
import { moveChargers } from '../charge/charge-moves';
import { declareCharges } from '../charge/declare';
import { testCharged } from '../charge/reactions';
import { explode } from '../engineers/explosions';
import { firingStep } from '../fire/firing-step';
import { generalsMet } from '../generals/alone';
import { generalsRide } from '../generals/riding';
import { LENGTHS } from '../lengths';
import { meleeStep } from '../melee/melee-step';
import { giveWay } from '../morale/shaken';
import { lookOut } from '../sight/hidden';
import { enemiesOf, findTroop, troopsOn } from '../troops/troop';
import { bringOn, standsFree } from './arrivals';
import { changeFaces } from './changes-of-face';
import { testMorale } from './morale-step';
import { movementStep } from './movement-step';
import { mayChargeAgain, secondCharge } from './second-charge';
import { holderOf, mayLeave, reckoning } from './victory';

/** Steps A to J; F to J again where cavalry may charge twice (MCN-SEQ-07). */
export function moveOfSide(side: Id, other: Id, hasSecondCharge: boolean): readonly Step[] {
  const step = (name: string, clause: Id, acting: Id, rule: Step['rule']): Step => ({
    name,
    clause,
    halfOf: side,
    acting,
    rule,
  });
  return [
    step('Shaken and routing units (A)', 'MCN-SHAKEN-01', side, (field) => beginMove(field, side)),
    step('Retiring and routing (B)', 'MCN-RETIRE-01', side, (field) => met(field, giveWay(field, side))),
    step('Movement (C)', 'MCN-MOVE-02', side, (field) => met(field, movement(field, side))),
    step('Changes of face (D)', 'MCN-FORMCHG-05', other, (field) => changeFaces(field, other)),
    step('Fire (E)', 'MCN-FIRE-01', other, (field) => fire(field, side, other)),
    step('Charges (F)', 'MCN-CHG-03', side, (field) => declareCharges(field, side)),
    step('Charged units (G, H)', 'MCN-CHG-04', side, (field) => watched(field, testCharged(field, side))),
    step('Chargers move (I)', 'MCN-CHG-10', side, (field) => met(field, chargersMove(field, side))),
    step('Melee (J)', 'MCN-MELEE-01', side, (field) => met(field, meleeStep(field))),
    ...(hasSecondCharge
      ? [step('Second charge of cavalry', 'MCN-SEQ-07', side, (field: Field) => met(field, again(field, side)))]
      : []),
  ];
}

function* beginMove(field: Field, side: Id): Rule<void> {
  if (isFirstMove(field, side)) {
    yield* drawLots(field, standsFree(field), 'MCN-SEQ-10');
    scenarioEvents(field, 'start', eventRules(field));
    endHolds(
      field,
      {
        enemyDistance: (unit) => enemyDistance(field, unit),
        holder: (objective) => holderOfId(field, objective),
        lengths: LENGTHS,
      },
      'MCN-SEQ-01',
    );
    yield* throwForHolds(field, 'MCN-SEQ-01');
  }
  yield* testMorale(field, side);
}
const EVENT_CLAUSES: EventRules['clauses'] = {
  message: 'MCN-SEQ-01',
  weather: 'MCN-SEQ-01',
  leaves: 'MCN-GEN-04',
  sight: 'MCN-SEQ-01',
  burns: 'MCN-SEQ-01',
  bridge: 'MCN-SEQ-01',
  ice: 'MCN-SEQ-01',
  frees: 'MCN-SEQ-01',
  holds: 'MCN-SEQ-01',
  calls: 'MCN-SEQ-10',
  objective: 'MCN-SEQ-08',
};
const eventRules = (field: Field): EventRules => ({
  clauses: EVENT_CLAUSES,
  lengths: LENGTHS,
  footprints: () => troopsOn(field.whole).flatMap(({ boxes }) => boxes),
});

const isFirstMove = (field: Field, side: Id): boolean => field.state.marks['moves first'] === side;

function enemyDistance(field: Field, unit: Id): number {
  const view = field.whole;
  const troop = findTroop(view, unit);
  return troop ? Math.min(Infinity, ...enemiesOf(view, troop.side).map(({ box }) => gap(box, troop.box))) : Infinity;
}
const holderOfId = (field: Field, id: Id): Id | null => {
  const objective = field.roster.objectives.find((one) => one.id === id);
  return objective ? holderOf(field.whole, objective) : null;
};

function* movement(field: Field, side: Id): Rule<void> {
  yield* bringOn(field, side);
  yield* movementStep(field, side);
  yield* generalsRide(field, side);
}

/** Charges go up before the first volley (MCN-ENG-06). */
function* fire(field: Field, side: Id, other: Id): Rule<void> {
  yield* explode(field, side);
  yield* firingStep(field, other);
}

function* chargersMove(field: Field, side: Id): Rule<void> {
  yield* [];
  moveChargers(field, side);
}

function* again(field: Field, side: Id): Rule<void> {
  const only = mayChargeAgain(field.whole, side);
  if (only.length > 0) yield* secondCharge(field, side, only);
}

/** Generals alone are in danger wherever the enemy has come to (MCN-GEN-07). */
function* met(field: Field, rule: Rule<void>): Rule<void> {
  yield* watched(field, rule);
  if (troopsOn(field.whole).length > 0) yield* generalsMet(field);
}

/** Whoever has left his cover or been come near is found (MCN-VIS-04). */
function* watched(field: Field, rule: Rule<void>): Rule<void> {
  yield* rule;
  lookOut(field);
}

/** Two moves and the reckoning. Options and sides are kept with the state, since a turn is made of that alone. */
export function turn(state: BattleState): readonly Step[] {
  const sides = [...new Set(state.pieces.map(({ seat }) => seat))];
  const first = state.marks['moves first'];
  const one = typeof first === 'string' ? first : sides[0];
  const two = sides.find((side) => side !== one);
  if (one === undefined || two === undefined) return [RECKONING];
  const hasSecondCharge = state.marks['second charge'] !== undefined;
  return [...moveOfSide(one, two, hasSecondCharge), ...moveOfSide(two, one, hasSecondCharge), RECKONING];
}
const RECKONING: Step = { name: 'End of the turn', clause: 'MCN-SEQ-08', rule: endOfTurn };

function* endOfTurn(field: Field): Rule<void> {
  leaveByExits(field, () => mayLeave(field.whole), 'MCN-SEQ-10');
  scenarioEvents(field, 'end', eventRules(field));
  yield* reckoning(field);
}

/** The attacker moves first; else both throw, the higher chooses, and chooses to (MCN-SEQ-02). */
export const firstMover = (roster: Roster): Id | null => {
  const attackers = roster.sides.filter(({ attacker }) => attacker);
  const [only] = attackers;
  return attackers.length === 1 && only ? only.id : null;
};

export const WHO_MOVES: Step = { name: 'Who moves first', clause: 'MCN-SEQ-02', rule: throwForMove };

function* throwForMove(field: Field): Rule<void> {
  const [first, second] = field.roster.sides;
  if (!first || !second) return;
  const winner = (yield* higherDie(field, first, second)) === 1 ? first : second;
  field.emit(
    { do: 'mark', id: null, mark: 'moves first', value: winner.id },
    { text: `${does(winner.name, 'moves')} first.`, reasons: [{ clause: 'MCN-SEQ-02', label: 'The higher die' }] },
  );
}

/** Ties are thrown again. */
function* higherDie(field: Field, first: RosterSide, second: RosterSide): Rule<1 | 2> {
  for (;;) {
    const thrown: number[] = [];
    for (const { id, name, seat } of [first, second])
      thrown.push(...(yield* roll(field, { why: `${name}: who moves first`, who: id, clause: 'MCN-SEQ-02', seat })));
    const [one = 0, two = 0] = thrown;
    if (one !== two) return one > two ? 1 : 2;
  }
}
