/**
 * Honours of War (Keith Flint, 2015), at five figure scales. Each folder is a chapter of the rules and each file a part of
 * it: troops (scales, traits, bases), command, movement, charge, fire, melee, morale. Numbers live in the tables beside
 * them, national values in the nation files; nothing here knows a scenario by name.
 */
import { roll } from '../../battle';
import type { BattleState, Field, Id, Rule, Step } from '../../battle';
import { scale as scaleById, isScale, SCALES } from './troops/scales';
import { isHeld } from '../common';
import type { RuleSystem } from '../system';
import { fireAtChargerQuestion, standToFireQuestion } from './charge/fire-at-charger';

import { followQuestion } from './charge/followers';
import { evade, intercept, meetCharge, reinforce } from './melee/reaction-odds';
import { CLAUSES } from './clauses';
import { clearFigures } from './command/displacing';
import { activateQuestion, movementPhase, nextUnitQuestion } from './sequence/activation';
import { joinQuestion, joinRetreats } from './command/beaten-brigades';
import { beginTurn, endTurn } from './sequence/scenario-orders';
import { figureQuestion, generalsMove } from './command/riding';
import { moveInitiative, movementInitiative, otherSide, whoBeginsQuestion } from './command/initiative';
import { raiseQuestion } from './command/raising';
import { rollRatings } from './command/ratings';
import { influenceQuestion } from './command/influence';
import { readout, zones } from './cards';
import { FIRE_QUESTIONS, firingPhase } from './fire';
import { clashIn } from './melee/clash';
import { fightQuestion, meleePhase } from './melee/melee-phase';
import { pursueQuestion, quarryQuestion, rideOnQuestion } from './melee/pursuit';
import { supportQuestion } from './melee/support';
import { takeWorksQuestion } from './melee/works';
import { breakingPhase, breaksAt, lostIn, objectivesIn, objectivesNow, wouldHold } from './victory/breaking';
import { rallyPhase, rallyQuestion } from './rally/rally-phase';
import { manoeuvreQuestion } from './sequence/manoeuvre-question';
import { weighedRetreatQuestion } from './sequence/retreat-question';
import { lookout, marches, outOfCommand, screens, sees } from './estimates';
import { reachIn } from './sequence/reach';
import { prepare } from './prepare';
import { organisationOf, pointsOf } from './points';
import { referenceOf, rosterPapers } from './reference';
import { review } from './review';
import { tableAids } from './table-aids';
import { threats } from './threats';
import { basesAt6mm, layout } from './troops/layouts';
import { armyPoints } from './troops/traits';
import { hitsOf, findTroop } from './troops/troop';
import { GAUGES, LAST_HIT, LOOSE, MANNERS, MARKS, SCORES } from './troops/vocabulary';
import { turnWeather } from './weather';
import { LENGTHS } from './lengths';
import { OPTIONAL_RULES } from './options';
import { brigadesBreak } from './victory/brigade-morale';

/** Paces to a cm at 28mm: a millimetre is a pace, of two feet (HOW-SCALE-01). */
const PACES = 10;

/** Both sides act in every phase (HOW-SEQ-01). */
const PHASES: readonly Step[] = [
  { name: 'Commanding generals', clause: 'HOW-CMD-12', rule: commandingGenerals },
  { name: 'Movement initiative', clause: 'HOW-INIT-01', rule: movementInitiative },
  { name: 'Movement', clause: 'HOW-SEQ-03', rule: movementPhase },
  { name: 'Firing', clause: 'HOW-FIRE-01', rule: (field) => clearedAfter(field, firingPhase) },
  { name: 'Melee', clause: 'HOW-MELEE-01', rule: (field) => clearedAfter(field, meleePhase) },
  { name: 'Rally', clause: 'HOW-RALLY-01', rule: rallyPhase },
  { name: 'Breaking points', clause: 'HOW-BREAK-04', rule: breakingPoints },
];

/** Retreats and pursuits of a phase may ride commanders down: they step aside when it is over (HOW-CMD-08). */
function* clearedAfter(field: Field, phase: Step['rule']): Rule<void> {
  yield* phase(field);
  yield* joinRetreats(field);
  yield* clearFigures(field);
  objectivesNow(field);
}

/** The weather, what the scenario lets the turn begin with, and the generals (HOW-SEQ-02). */
function* commandingGenerals(field: Field): Rule<void> {
  yield* turnWeather(field);
  yield* beginTurn(field);
  yield* generalsMove(field, yield* firstToRide(field));
}

/** The side that lost last turn's movement initiative; in the first turn the defender, or by a die without an attacker (HOW-CMD-12). */
function* firstToRide(field: Field): Rule<Id> {
  const { sides } = field.roster;
  if (field.state.marks['move initiative'] !== undefined) return otherSide(field.roster, moveInitiative(field));
  const [attacker, another] = sides.filter((side) => side.attacker);
  if (attacker && !another) return otherSide(field.roster, attacker.id);
  const [first] = sides;
  if (!first) return '';
  const second = sides[1] ?? first;
  const why = `Whose generals move first: ${first.name} on 1 to 3, ${second.name} on 4 to 6`;
  const [die] = yield* roll(field, { why, who: first.id, clause: 'HOW-CMD-12', seat: first.seat });
  return die <= 3 ? first.id : second.id;
}

/** What the scenario lets the turn end with, and the reckoning. */
function* breakingPoints(field: Field): Rule<void> {
  endTurn(field);
  brigadesBreak(field);
  objectivesNow(field);
  yield* breakingPhase(field);
}

const COMMANDERS: Step = { name: 'Commanders', clause: 'HOW-ORG-05', rule: rollRatings };

const questions = [
  weighedRetreatQuestion,
  whoBeginsQuestion,
  figureQuestion,
  raiseQuestion,
  joinQuestion,
  activateQuestion,
  influenceQuestion,
  nextUnitQuestion,
  manoeuvreQuestion,
  meetCharge,
  fireAtChargerQuestion,
  standToFireQuestion,
  evade,
  followQuestion,
  intercept,
  reinforce,
  supportQuestion,
  fightQuestion,
  pursueQuestion,
  quarryQuestion,
  rideOnQuestion,
  takeWorksQuestion,
  rallyQuestion,
];

const TITLE = 'Honours of War';

export const honoursOfWar: RuleSystem = {
  id: 'honours-of-war',
  title: TITLE,
  version: '0.10.5',
  clauses: CLAUSES,
  optionalRules: OPTIONAL_RULES,
  measures: SCALES.map((id) => {
    const { factor } = scaleById(id);
    return { id, ground: factor, clause: 'HOW-SCEN-23', lengths: LENGTHS, paces: PACES / factor };
  }),
  gauges: GAUGES,
  marks: MARKS,
  manners: MANNERS,
  loose: LOOSE,
  scores: SCORES,
  questions: {
    ...Object.fromEntries(questions.map((question) => [question.kind, question])),
    ...FIRE_QUESTIONS,
  },
  setUp: ({ commands }) => (Object.values(commands).some(({ rating }) => rating === 'diced') ? [COMMANDERS] : []),
  turn: (_state: BattleState) => PHASES,
  review,
  prepare,
  layout: (unit, formation, measure, options = {}) =>
    layout(unit, formation, scaleById(isScale(measure) ? measure : '28mm'), basesAt6mm({ options })),
  readout,
  zones,
  marches,
  lookout,
  screens,
  outOfCommand,
  sees,
  worth: (view, piece) => {
    const troop = findTroop(view, piece);
    return troop ? armyPoints(view.roster, piece) * (1 - Math.min(LAST_HIT, hitsOf(troop)) / LAST_HIT) : 0;
  },
  fullWorth: (view, piece) => armyPoints(view.roster, piece),
  reach: reachIn,
  threats,
  clash: clashIn,
  holdsBack: isHeld,
  standing: (view, seat) => ({ lost: lostIn(view, seat), breaksAt: breaksAt(view, seat) }),
  objectives: objectivesIn,
  holds: wouldHold,
  points: pointsOf,
  organisation: organisationOf,
  reference: (measure) => referenceOf(TITLE, PHASES, scaleById(isScale(measure) ? measure : '28mm')),
  rosterPapers,
  tableAids,
};
