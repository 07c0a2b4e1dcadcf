import { join } from 'node:path';
import { FIRST_SETTINGS, type Settings } from './api';
import { readText, writeAtomically } from './documents';
import { flag, integer, list, number, oneOf, text } from './parsers';
import type { Parser } from './parsers';
import { printSettings } from './printing/job-parsers';

/** What each setting may be; the same check for the window and for the file. */
export const settingParsers: { readonly [K in keyof Settings]: Parser<Settings[K]> } = {
  quality: oneOf('auto', 'high', 'low'),
  lastSeed: integer(0, 0xffffffff),
  speed: number(0.05, 64),
  panelLeft: number(160, 2000),
  panelRight: number(160, 2000),
  folded: list(oneOf('left', 'right'), 2),
  tab: oneOf('log', 'unit', 'luck', 'chapters'),
  captions: flag,
  recent: list(text(400), 20),
  print: printSettings,
};

export interface SettingsFile {
  read(): Promise<Settings>;
  change(settings: Partial<Settings>): Promise<Settings>;
}

/** Settings in `folder`; a setting the file spells wrongly falls back to the first one, the others are kept. */
export function openSettings(folder: string): SettingsFile {
  const path = join(folder, 'settings.json');
  let last: Promise<unknown> = Promise.resolve();
  const read = async (): Promise<Settings> => mend(await readText(path, 1e6).catch(() => '{}'));
  return {
    read,
    change(settings) {
      const next = last.then(async () => {
        const changed = { ...(await read()), ...settings };
        await writeAtomically(path, `${JSON.stringify(changed, null, 2)}\n`);
        return changed;
      });
      last = next.catch(() => undefined);
      return next;
    },
  };
}

function mend(file: string): Settings {
  const found = parseJson(file);
  const keep = <K extends keyof Settings>(key: K): Settings[K] => {
    try {
      return settingParsers[key](found.get(key), key);
    } catch {
      return FIRST_SETTINGS[key];
    }
  };
  return {
    quality: keep('quality'),
    lastSeed: keep('lastSeed'),
    speed: keep('speed'),
    panelLeft: keep('panelLeft'),
    panelRight: keep('panelRight'),
    folded: keep('folded'),
    tab: keep('tab'),
    captions: keep('captions'),
    recent: keep('recent'),
    print: keep('print'),
  };
}
function parseJson(file: string): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(file);
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}
