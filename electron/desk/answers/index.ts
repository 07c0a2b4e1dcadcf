/** Who answers each call a window may make, a file for each service of the desk; arguments have been checked. */
import type { CallName } from '../schemas';
import type { SettingsResults } from '../api/results';
import { AID_HANDLERS } from './aids';
import { BATTLE_HANDLERS } from './battles';
import { CHRONICLE_HANDLERS } from './chronicles';
import { EDITING_HANDLERS } from './editing';
import { EXPORT_HANDLERS } from './exports';
import type { Handlers } from './handler';
import { LIBRARY_HANDLERS } from './library';
import { PICTURE_HANDLERS } from './pictures';
import { PLAY_HANDLERS } from './plays';
import { RECORD_HANDLERS } from './records';
import { SCENARIO_HANDLERS } from './scenarios';

export type { Begun, Handler } from './handler';

const SETTINGS_HANDLERS: Handlers<keyof SettingsResults> = {
  'settings.read': (desk) => desk.settings.read(),
  'settings.write': async (desk, { settings }) => ({ settings: await desk.settings.change(settings) }),
};

export const HANDLERS: Handlers<CallName> = {
  ...LIBRARY_HANDLERS,
  ...SCENARIO_HANDLERS,
  ...EDITING_HANDLERS,
  ...AID_HANDLERS,
  ...BATTLE_HANDLERS,
  ...CHRONICLE_HANDLERS,
  ...PLAY_HANDLERS,
  ...EXPORT_HANDLERS,
  ...PICTURE_HANDLERS,
  ...RECORD_HANDLERS,
  ...SETTINGS_HANDLERS,
};
