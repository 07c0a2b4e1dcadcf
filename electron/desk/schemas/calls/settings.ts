import { nothing, object, partial } from '../fields';
import { settingFields } from '../settings';

export const SETTINGS_ARGUMENTS = {
  'settings.read': nothing,
  'settings.write': object({ settings: partial(settingFields) }),
};
