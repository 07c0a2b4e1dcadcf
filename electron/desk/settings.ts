import { join } from 'node:path';
import * as v from 'valibot';
import { DEFAULT_SETTINGS, type Settings } from './api';
import { moveAside, readText, writeAtomically } from './documents';
import { DeskFault, faultOf } from './faults';
import { underLock } from './file-lock';
import { settingFields, settings } from './schemas';

export interface SettingsFile {
  /** The settings, and what is to be told of a file that could not be used as it was; null when it could. */
  read(): Promise<SettingsRead>;
  change(changes: Partial<Settings>): Promise<Settings>;
}
export interface SettingsRead {
  readonly settings: Settings;
  readonly remark: string | null;
}

const LARGEST = 1e6;

/** What stands in the file. */
interface Found {
  readonly settings: Settings;
  /** What a newer Cockade remembers; it stays in the file. */
  readonly foreign: Readonly<Record<string, unknown>>;
  /** What is wrong with the file, as a clause; null when nothing is. */
  readonly damage: string | null;
}

/**
 * Settings in `folder`, which several desks may share. A setting that the file spells wrongly is as before anybody chose,
 * the others are kept; such a file is put aside before it is written anew.
 */
export function openSettings(folder: string): SettingsFile {
  const path = join(folder, 'settings.json');

  const find = async (): Promise<Found> => {
    try {
      return foundIn(await readText(path, LARGEST));
    } catch (error) {
      if (error instanceof DeskFault && error.fault.code === 'file-missing') return foundIn('{}');
      return { ...foundIn('{}'), damage: `it cannot be read (${faultOf(error).message})` };
    }
  };
  const write = ({ settings: known, foreign }: Found, changes: Partial<Settings>): Promise<void> =>
    writeAtomically(path, `${JSON.stringify({ ...foreign, ...known, ...changes }, null, 2)}\n`);

  return {
    async read() {
      const found = await find();
      if (found.damage === null) return { settings: found.settings, remark: null };
      return { settings: found.settings, remark: await mended() };
    },
    change: (changes) =>
      underLock(path, async () => {
        const found = await find();
        if (found.damage !== null) await moveAside(path);
        await write(found, changes);
        return { ...found.settings, ...changes };
      }),
  };

  /** Puts the damaged file aside and writes what is good of it. Gives what is to be told. */
  async function mended(): Promise<string | null> {
    try {
      return await underLock(path, async () => {
        const found = await find();
        if (found.damage === null) return null; // somebody else has done it
        const aside = await moveAside(path);
        await write(found, {});
        return `Your settings could not be used as they were: ${found.damage}. The old file is kept as “${aside}” in ${folder}.`;
      });
    } catch (error) {
      return `Your settings could not be used as they were, and the file stays as it is: ${faultOf(error).message}`;
    }
  }
}

function foundIn(file: string): Found {
  const written = parsed(file);
  if (!written)
    return {
      settings: DEFAULT_SETTINGS,
      foreign: {},
      damage: 'the file is cut short or holds no settings, so all are as at first',
    };
  const known = Object.keys(settingFields);
  const entries = Object.entries(written);
  const good = entries.filter(([key, value]) => known.includes(key) && v.is(schemaOf(key), value));
  const bad = entries.filter(([key, value]) => known.includes(key) && !v.is(schemaOf(key), value)).map(([key]) => key);
  return {
    settings: v.parse(settings, { ...DEFAULT_SETTINGS, ...Object.fromEntries(good) }),
    foreign: Object.fromEntries(entries.filter(([key]) => !known.includes(key))),
    damage: bad.length > 0 ? `${bad.join(', ')} had no value that is allowed, and are as at first` : null,
  };
}

const SCHEMAS = new Map<string, v.GenericSchema>(Object.entries(settingFields));
const schemaOf = (key: string): v.GenericSchema => SCHEMAS.get(key) ?? v.never();

function parsed(file: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(file);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return Object.fromEntries(Object.entries(value));
  } catch {
    return null;
  }
}
