/**
 * The running battle: state, gestures and their one reducer, questions and choices, dice and the record. It knows no rule
 * system. Playback (`playback.ts`) loads without any rules.
 */
export { choicesOf } from './answers';
export { DISPUTED, OBJECTIVES_HELD, objectivesHeld, objectivesTold } from './objectives';
export { refusedAt } from './questions';
export { NEUTRAL, preferredBy } from './evaluation';
export type { Evaluation, IsHopeless } from './evaluation';
export { repeatEntry } from './entries';
export { isSeenBy } from './events';
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
export { copyState, findPiece, inFormation, pieceOf, poseOf } from './pieces';
export { logEntries } from './log';
export { fold, playback } from './playback';
export type { Playback } from './playback';
export { capital, listed } from '../scenario';
export { apply } from './reducer';
export { figures } from './pieces';
export { tidied } from './rounding';
export { OWN_CLAUSE, ownRefusal } from './own-refusals';
export { openBattle, replayEntries } from './running';
export { hasMarchedOff, MARCHED_OFF, marchedOffBy } from './leaving';
export { LIFETIMES } from './marks';
export { SIGHT, sightLimit } from './sight';
export { does, isPlural, midway, possessive, pronoun, verbFor, verbForMany } from './sentences';
export type { Script, Step } from './script';
export type { Marks } from './marks';
export type { Ruler, RulerAngle, RulerLimit, RulerZone, TableAids } from './table-aids';
export {
  CENTIMETRES,
  INCHES,
  lengthInWords,
  lengthNumber,
  lengthsInWords,
  measuredInWords,
  shareInWords,
  sizeInWords,
  unitInWords,
} from './lengths';
export type { LengthUnit } from './lengths';
export { counted, isDisordered, isWorthDrawing, looksOf, looseKindOf, shownGauge } from './vocabulary';
export type { BreakingKind, CountWords, Gait, GaugeKind, LooseLook, MannerKind, Vocabulary } from './vocabulary';
export type { MarkLook } from './marks';
export { factOfPiece } from './piece-facts';
export { isHiddenFrom, knownTo, OUT_OF_SIGHT, stepStartOf, viewOfPosition } from './view';
export type { View } from './view';
