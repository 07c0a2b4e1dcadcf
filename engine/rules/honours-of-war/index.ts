/**
 * Honours of War (Keith Flint, 2015), at five figure scales. Each folder is a chapter of the rules and each file a part of
 * it: troops (scales, traits, bases), command, movement, charge, fire, melee, morale. Numbers live in the tables beside
 * them, national values in the nation files; nothing here knows a scenario by name.
 */
import type { BattleState, Field, Rule, Step } from '../../battle';
import { scale as scaleById, isScale, SCALES } from './troops/scales';
import type { RuleSystem } from '../system';
import { fireAtChargerQuestion, standToFireQuestion } from './charge/fire-at-charger';
import { evadeQuestion } from './charge/evasion';
import { meetChargeQuestion } from './charge/meeting';
import { CLAUSES } from './clauses';
import { clearFigures } from './command/aside';
import { activateQuestion, influenceQuestion, movementPhase, nextUnitQuestion } from './command/activation';
import { joinQuestion, joinRetreats } from './command/follow';
import { figureQuestion, generalsMove } from './command/figures';
import { moveInitiative, movementInitiative, otherSide, whoBeginsQuestion } from './command/initiative';
import { readout, zones } from './cards';
import { FIRE_QUESTIONS, firingPhase } from './fire';
import { fightQuestion, meleePhase } from './melee/melee-phase';
import { pursueQuestion, quarryQuestion, rideOnQuestion } from './melee/pursuit';
import { breakingPhase, breaksAt, pointsLost } from './morale/breaking';
import { MORALE_QUESTIONS } from './morale';
import { rallyPhase, rallyQuestion } from './morale/rally';
import { manoeuvreQuestion } from './movement/manoeuvre';
import { muster } from './muster';
import { prospect } from './prospect';
import { review } from './review';
import { layout } from './troops/layouts';
import { registerOf } from './troops/traits';
import { hitsOf, findTroop } from './troops/troop';
import { GAUGES, MARKS } from './troops/words';

/** Both sides act in every phase (HOW-SEQ-01). */
const PHASES: readonly Step[] = [
  { name: 'Commanding generals', clause: 'HOW-CMD-12', rule: (field) => generalsMove(field, firstToRide(field)) },
  { name: 'Movement initiative', clause: 'HOW-INIT-01', rule: movementInitiative },
  { name: 'Movement', clause: 'HOW-SEQ-03', rule: movementPhase },
  { name: 'Firing', clause: 'HOW-FIRE-01', rule: (field) => clearedAfter(field, firingPhase) },
  { name: 'Melee', clause: 'HOW-MELEE-01', rule: (field) => clearedAfter(field, meleePhase) },
  { name: 'Rally', clause: 'HOW-RALLY-01', rule: rallyPhase },
  { name: 'Breaking points', clause: 'HOW-BREAK-04', rule: breakingPhase },
];

/** Retreats and pursuits of a phase may ride commanders down: they step aside when it is over (HOW-CMD-08). */
function* clearedAfter(field: Field, phase: Step['rule']): Rule<void> {
  yield* phase(field);
  yield* joinRetreats(field);
  yield* clearFigures(field);
}

/** The side that lost last turn's movement initiative; in the first turn the defender (HOW-CMD-12). */
function firstToRide(field: Parameters<Step['rule']>[0]): string {
  if (field.state.marks['move initiative'] !== undefined) return otherSide(field.roster, moveInitiative(field));
  const attacker = field.roster.sides.find((side) => side.attacker) ?? field.roster.sides[0];
  return attacker ? otherSide(field.roster, attacker.id) : '';
}

const questions = [
  whoBeginsQuestion,
  figureQuestion,
  joinQuestion,
  activateQuestion,
  influenceQuestion,
  nextUnitQuestion,
  manoeuvreQuestion,
  meetChargeQuestion,
  fireAtChargerQuestion,
  standToFireQuestion,
  evadeQuestion,
  fightQuestion,
  pursueQuestion,
  quarryQuestion,
  rideOnQuestion,
  rallyQuestion,
];

export const honoursOfWar: RuleSystem = {
  id: 'honours-of-war',
  title: 'Honours of War',
  version: '0.1.0',
  clauses: CLAUSES,
  optionalRules: [],
  measures: SCALES.map((id) => ({ id, cm: 1, shownAs: id, shownTimes: 1 })),
  gauges: GAUGES,
  marks: MARKS,
  questions: {
    ...Object.fromEntries(questions.map((question) => [question.kind, question])),
    ...FIRE_QUESTIONS,
    ...MORALE_QUESTIONS,
  },
  setUp: [],
  turn: (_state: BattleState) => PHASES,
  review,
  muster,
  layout: (unit, formation, measure) =>
    layout(unit, formation, scaleById(isScale(measure) ? measure : '28mm')),
  readout,
  zones,
  worth: (view, piece) => {
    const troop = findTroop(view, piece);
    const points = registerOf(view.roster).traits.get(piece)?.points ?? 0;
    return troop ? points * (1 - Math.min(5, hitsOf(troop)) / 5) : 0;
  },
  fullWorth: (view, piece) => registerOf(view.roster).traits.get(piece)?.points ?? 0,
  standing: (view, seat) => ({ lost: pointsLost(view, seat).points, breaksAt: breaksAt(view, seat) }),
  prospect,
};
