import { join } from 'node:path';
import * as v from 'valibot';
import { DEFAULT_SETTINGS, type Settings } from './api';
import { readText, writeAtomically } from './documents';
import { settingFields, settings } from './schemas';

export interface SettingsFile {
  read(): Promise<Settings>;
  change(changes: Partial<Settings>): Promise<Settings>;
}

/** Settings in `folder`; one that the file spells wrongly is as before anybody chose, the others are kept. */
export function openSettings(folder: string): SettingsFile {
  const path = join(folder, 'settings.json');
  let last: Promise<unknown> = Promise.resolve();
  const read = async (): Promise<Settings> => withDefaults(await readText(path, 1e6).catch(() => '{}'));
  return {
    read,
    change(changes) {
      const next = last.then(async () => {
        const changed = { ...(await read()), ...changes };
        await writeAtomically(path, `${JSON.stringify(changed, null, 2)}\n`);
        return changed;
      });
      last = next.catch(() => undefined);
      return next;
    },
  };
}

function withDefaults(file: string): Settings {
  const found = parseJson(file);
  const good = Object.entries(settingFields).filter(([key, schema]) => v.is(schema, found.get(key)));
  return v.parse(settings, { ...DEFAULT_SETTINGS, ...Object.fromEntries(good.map(([key]) => [key, found.get(key)])) });
}
function parseJson(file: string): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(file);
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}
