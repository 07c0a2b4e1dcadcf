/**
 * The running battle: state, gestures and their one reducer, questions and choices, dice and the record. It knows no rule
 * system. Playback (`playback.ts`) loads without any rules.
 */
export { choicesOf } from './answers';
export { DISPUTED, OBJECTIVES_HELD, objectivesHeld, objectivesTold, SIGHT, sightLimit } from './battle-marks';
export { refusedAt } from './questions';
export { NEUTRAL, preferredBy } from './evaluation';
export type { Evaluation, IsHopeless } from './evaluation';
export { openBattle, repeatEntry, replayEntries } from './running';
export { isSeenBy, OWN_CLAUSE, ownRefusal } from './events';
export type { BattleEvent, Gesture, Luck, Reason, Refusal } from './events';
export type {
  AnyQuestion,
  Choice,
  Decision,
  QuestionForm,
  MarchChoice,
  MoveLeft,
  Odds,
  Pick,
  Question,
  Reachable,
} from './questions';
export type {
  PlaySheet,
  ReferenceChapter,
  ReferenceNote,
  ReferenceRow,
  ReferenceTable,
  RosterPapers,
  SidePapers,
  UnitPapers,
} from './paperwork';
export { RECORD_FORMAT } from './record';
export type { BattleRecord, Branched, DiceSource, BattleEntry, Outcome, PlacedPiece } from './record';
export type { BaseShape, Roster, RosterCommand, RosterObjective, RosterSide, RosterUnit } from './roster';
export type { BasePlace, BattleState, Cm, Id, LooseThing, Piece, Seat, Whereabouts } from './state';
export { basesOf, poseOfBase } from './bases';
export { ask, askAll, decision, roll } from './asking';
export type { Dice, Field, Rule, EventDetails } from './asking';
export { battleChecksum, BattleFault } from './battle';
export type { Battle, BattleSetUp } from './battle';
export { firesOn, ON_FIRE, SCENARIO_GROUND } from './burning';
export type { Fire } from './burning';
export { incoherenceOf } from './coherence';
export { sealOf, stateChecksum } from './checksum';
export { die } from './dice';
export { groundNow, scenarioNow } from './ground-now';
export { FROZEN } from './ice';
export {
  copyState,
  figures,
  findPiece,
  hasMarchedOff,
  inFormation,
  MARCHED_OFF,
  marchedOffBy,
  pieceOf,
  poseOf,
} from './pieces';
export { logEntries } from './log';
export { fold, playback } from './playback';
export type { Playback } from './playback';
export { capital, listed } from '../scenario';
export { apply } from './reducer';
export { tidied } from './rounding';
export { LIFETIMES } from './marks';
export { does, isPlural, midway, possessive, pronoun, verbFor, verbForMany } from './sentences';
export type { Script, Step } from './script';
export type { MarkLook, Marks } from './marks';
export type { Ruler, RulerAngle, RulerLimit, RulerZone, TableAids } from './table-aids';
export { CENTIMETRES, INCHES, lengthInWords, lengthNumber, lengthsIn, sizeInWords, unitInWords } from './lengths';
export type { LengthUnit } from './lengths';
export { counted, isDisordered, isWorthDrawing, looksOf, looseKindOf, shownGauge } from './vocabulary';
export type { BreakingKind, CountWords, Gait, GaugeKind, LooseLook, MannerKind, Vocabulary } from './vocabulary';
export { factOfPiece } from './piece-facts';
export { isHiddenFrom, knownTo, OUT_OF_SIGHT, stepStartOf, viewOfPosition } from './view';
export type { View } from './view';
