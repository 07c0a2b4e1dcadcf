/** The arguments of every call a window may make, a file for each service of the desk. */
import type * as v from 'valibot';
import { AID_ARGUMENTS } from './aids';
import { BATTLE_ARGUMENTS } from './battles';
import { CHRONICLE_ARGUMENTS } from './chronicles';
import { EDITING_ARGUMENTS, type raisingOrder } from './editing';
import { EXPORT_ARGUMENTS, type printFormat, type saveOrder } from './exports';
import type { battleKind } from './fragments';
import { LIBRARY_ARGUMENTS } from './library';
import { PICTURE_ARGUMENTS } from './pictures';
import { PLAY_ARGUMENTS } from './plays';
import { RECORD_ARGUMENTS } from './records';
import { SCENARIO_ARGUMENTS, type battleOrder } from './scenarios';
import { SETTINGS_ARGUMENTS } from './settings';

export { recordNotes } from './records';
export type { BattleNote } from './records';

export const CALL_ARGUMENTS = {
  ...LIBRARY_ARGUMENTS,
  ...SCENARIO_ARGUMENTS,
  ...EDITING_ARGUMENTS,
  ...AID_ARGUMENTS,
  ...BATTLE_ARGUMENTS,
  ...CHRONICLE_ARGUMENTS,
  ...PLAY_ARGUMENTS,
  ...EXPORT_ARGUMENTS,
  ...PICTURE_ARGUMENTS,
  ...RECORD_ARGUMENTS,
  ...SETTINGS_ARGUMENTS,
};

export type CallName = keyof typeof CALL_ARGUMENTS;
export type CallArguments = { readonly [Name in CallName]: v.InferOutput<(typeof CALL_ARGUMENTS)[Name]> };
export type BattleKind = v.InferOutput<typeof battleKind>;
export type SaveOrder = v.InferOutput<typeof saveOrder>;
/** A small army for one side of a text that is being edited. */
export type RaisingOrder = v.InferOutput<typeof raisingOrder>;
export type BattleOrder = v.InferOutput<typeof battleOrder>;
export type PrintFormat = v.InferOutput<typeof printFormat>;
/** Which scenario: what a file holds, or a text as it is being edited. */
export type ScenarioSource = Pick<BattleKind, 'file' | 'text'>;
