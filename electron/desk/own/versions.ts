/** What a scenario was before each save, kept beside the person's folder and thinned with time. */
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VersionEntry } from '../api';
import { readText } from '../documents';
import { isMissing, refuse } from '../faults';
import { LARGEST_FILE } from '../nations';

/** So many of the latest are kept one by one, then one of each day. */
const LATEST = 20;
const DAYS = 40;

export interface Versions {
  /** Keeps the file at `path` as it is now as a version of `name`. */
  keep(name: string, path: string): Promise<void>;
  /** The newest first. */
  list(name: string): Promise<readonly VersionEntry[]>;
  read(name: string, version: string): Promise<string>;
  /** They go with a scenario that gets another name. */
  follow(from: string, to: string): Promise<void>;
  /** They go with one that is put into the bin, and come back with it. */
  moveTo(name: string, folder: string): Promise<void>;
  takeFrom(folder: string, name: string): Promise<void>;
}

/** Versions in `folder`, in a folder for each scenario; `now` in ms. */
export function openVersions(folder: string, now: () => number): Versions {
  const placeOf = (name: string): string => join(folder, name);

  return {
    async keep(name, path) {
      const place = placeOf(name);
      await mkdir(place, { recursive: true });
      const kept = await versionsIn(place);
      const [newest] = kept;
      if (newest && (await isSameFile(join(place, fileOf(newest)), path))) return;
      await copyFile(path, join(place, fileOf(Math.max(now(), (newest ?? 0) + 1))));
      for (const version of outdated([now(), ...kept])) await rm(join(place, fileOf(version)), { force: true });
    },
    list: async (name) => (await versionsIn(placeOf(name))).map((at) => ({ version: `${at}`, at })),
    async read(name, version) {
      const at = (await versionsIn(placeOf(name))).find((one) => `${one}` === version);
      if (at === undefined)
        throw refuse('unknown-version', 'This version is no longer there: older ones are thinned out.');
      return readText(join(placeOf(name), fileOf(at)), LARGEST_FILE);
    },
    follow: (from, to) => moveAll(placeOf(from), placeOf(to)),
    moveTo: (name, to) => moveAll(placeOf(name), to),
    takeFrom: (from, name) => moveAll(from, placeOf(name)),
  };
}

/** Which of these moments are one too many: beyond the latest only the last of each day stays. `versions` newest first. */
export function outdated(versions: readonly number[]): readonly number[] {
  const days = new Set<number>();
  return versions.slice(LATEST).filter((at) => {
    const day = Math.floor(at / 86_400_000);
    if (days.has(day) || days.size >= DAYS) return true;
    days.add(day);
    return false;
  });
}

const NAME = /^(\d{1,15})\.yaml$/;
const fileOf = (at: number): string => `${at}.yaml`;

async function versionsIn(place: string): Promise<readonly number[]> {
  const names = await readdir(place).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

const isSameFile = async (one: string, other: string): Promise<boolean> =>
  (await readFile(one)).equals(await readFile(other));

/** Versions alone are moved: a folder of that name may hold scenarios' folders beside them. */
async function moveAll(from: string, to: string): Promise<void> {
  const moving = await versionsIn(from);
  if (moving.length === 0) return;
  await mkdir(to, { recursive: true });
  for (const at of moving) await rename(join(from, fileOf(at)), join(to, fileOf(at)));
}
