import type { Settings } from '../../schemas';

export interface SettingsResults {
  /** With what is to be told when the file could not be used as it was. */
  'settings.read': { settings: Settings; remark: string | null };
  'settings.write': { settings: Settings };
}
