/**
 * Will McNally's rules for the 18th century (MWAN 104), in inches at 25mm, two thirds of them at 15mm. One side moves while
 * the other fires, then they swap. Each folder is a chapter and each file a part of it; what the book has lost stands in
 * `house-values.ts`, and a person may replace it.
 */
import type { BattleState, Roster } from '../../battle';
import { isHeld, objectivesNow } from '../common';
import type { RuleSystem } from '../system';
import { clashIn } from './charge/chances';
import { declareQuestion } from './charge/declare';
import { nextTestQuestion, reactionQuestion } from './charge/reactions';
import { CLAUSES } from './clauses';
import { readout, zones } from './cards';
import { marches, reach } from './estimates';
import { fireQuestion } from './fire/firing-step';
import { rideQuestion } from './generals/riding';
import { HOUSE_ROWS } from './house-rows';
import { inchAt, LENGTHS, SCALES } from './lengths';
import { prepare, settled } from './prepare';
import { referenceOf, rosterPapers } from './reference';
import { review } from './review';
import { faceQuestion, nextToTurnQuestion } from './sequence/changes-of-face';
import { manoeuvreQuestion } from './sequence/manoeuvre-question';
import { nextToMoveQuestion } from './sequence/movement-step';
import { firstMover, moveOfSide, turn, WHO_MOVES } from './sequence/turn';
import { breaksAt, holdersOf, lastTurnIn, lossesOf, wouldHold } from './sequence/victory';
import { tableAids } from './table-aids';
import { BASE, layout } from './troops/layouts';
import { threats } from './threats';
import { BREAKING, GAUGES, LOOSE, MANNERS, MARKS, POINTS } from './troops/vocabulary';
import { fullWorth, worth } from './troops/worth';

/** A battalion of this kind is 20 cm wide on a table for 28mm. */
const BATTALION = 20;
/** Paces of two feet to a centimetre: 6 inches are 200 yards (MCN-SCALE-02). */
const PACES_TO_INCH = 50;

const TITLE = 'McNally';

const questions = [
  nextToMoveQuestion,
  manoeuvreQuestion,
  rideQuestion,
  nextToTurnQuestion,
  faceQuestion,
  fireQuestion,
  declareQuestion,
  nextTestQuestion,
  reactionQuestion,
];

export const mcnally: RuleSystem = {
  id: 'mcnally',
  title: TITLE,
  version: '0.5.2',
  clauses: CLAUSES,
  optionalRules: [
    { id: 'uphillLiteral', title: 'Uphill as printed', clause: 'MCN-CHG-06', values: ['off', 'on'], preset: 'off' },
    {
      id: 'second charge',
      title: 'Second charge of cavalry',
      clause: 'MCN-SEQ-07',
      values: ['no', 'yes'],
      preset: 'no',
    },
    { id: 'engineering', title: 'Engineers at work', clause: 'MCN-ENG-01', values: ['off', 'on'], preset: 'off' },
    { id: 'road bonus', title: 'Road bonus', clause: 'MCN-ROAD-01', values: ['yes', 'no'], preset: 'yes' },
  ],
  values: HOUSE_ROWS,
  measures: SCALES.map((id) => ({
    id,
    ground: (4 * BASE * inchAt(id)) / BATTALION,
    clause: 'MCN-SCALE-01',
    lengths: LENGTHS,
    paces: PACES_TO_INCH / inchAt(id),
  })),
  gauges: GAUGES,
  marks: MARKS,
  manners: MANNERS,
  loose: LOOSE,
  scores: POINTS,
  breaking: BREAKING,
  questions: Object.fromEntries(questions.map((question) => [question.kind, question])),
  setUp: (roster: Roster) => (firstMover(roster) === null ? [WHO_MOVES] : []),
  turn: (state: BattleState) => turn(state),
  review,
  prepare,
  layout: (unit, formation, measure) => layout(unit, formation, inchAt(measure)),
  settled,
  readout,
  zones,
  marches,
  worth,
  fullWorth,
  reach,
  threats,
  clash: clashIn,
  reference: (measure, values) => referenceOf(TITLE, moveOfSide('who moves', 'who fires', false), measure, values),
  rosterPapers,
  tableAids,
  standing: (view, seat) => ({ lost: lossesOf(view, seat).lost, breaksAt: breaksAt(view, seat) }),
  objectives: (view) => objectivesNow(view, holdersOf),
  holds: wouldHold,
  lastTurn: (scenario, roster) => lastTurnIn(scenario, { roster }),
  holdsBack: isHeld,
};
