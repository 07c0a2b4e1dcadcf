/**
 * The running battle: state, gestures and their one reducer, questions and choices, dice and the record. It knows no rule
 * system. Playback (`playback.ts`) loads without any rules.
 */
export type { BattleEvent, Gesture, Luck, Reason, Refusal } from './events';
export type { AnyQuestion, Choice, Choices, Decision, Form, Odds, Question } from './questions';
export type { BattleRecord, DiceSource, Entry, Outcome, StepMark, Vocabulary } from './record';
export type { BaseShape, Roster, RosterCommand, RosterObjective, RosterSide, RosterUnit } from './roster';
export type { BattleState, Cm, Id, Piece, Seat, Whereabouts } from './state';
export { knownTo } from './view';
export type { View } from './view';
