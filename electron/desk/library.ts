import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Nation } from '../../engine/scenario';
import type { BattleOrder, EditorReading, LibraryEntry, MadeBattleText, ScenarioSource } from './api';
import { faultOf, refuse } from './faults';
import { yamlIn } from './nations';
import { foldersIn, namesIn, OWN } from './own';
import { readHere, type OpenedScenario, type ScenarioReader, type ScenarioFileOrder, type TextOrder } from './reader';
import { faultyCard, unreadCard } from './reader/cards';
import { watchFolders } from './watched-folders';

/** Folders of the scenarios that come along; nations and chronicles lie beside them and are not fought. */
export const SHELVES = ['fictional', 'historical'] as const;
/** What findings call a text that has no file yet. */
const UNSAVED = 'new scenario';
/** So long a list waits for cards that are not known yet; those that take longer follow. */
const PATIENCE_MS = 1500;

export interface Library {
  /** Every scenario's card; `isReading` is true of those that follow by `onCard`. */
  list(): Promise<readonly LibraryEntry[]>;
  /** Folders within the person's own, '' for that itself. */
  folders(): Promise<readonly string[]>;
  /** Reads a file again whose reading was given up. */
  again(handle: string): Promise<LibraryEntry>;
  /** Opens a scenario by the handle the list gave. */
  open(handle: string): Promise<OpenedScenario>;
  /** The scenario of a file, or of a text that is being edited as if it stood there. */
  read(source: ScenarioSource): Promise<OpenedScenario>;
  /** What the reader is asked for it. Throws a fault when the list has no such handle. */
  find(handle: string): Promise<ScenarioFileOrder>;
  /** Reads a text as if it stood in that file; null is one that was never saved. */
  readText(text: string, handle: string | null): Promise<EditorReading>;
  /** What the reader is asked of such a text. */
  orderFor(text: string, handle: string | null): Promise<TextOrder>;
  /** The nations a scenario may name; the person's own come before ours of the same id. */
  nations(): Promise<readonly Nation[]>;
  /** A battle from nothing. Throws a fault when no army or no ground can be found for it. */
  make(order: BattleOrder): Promise<MadeBattleText>;
  /** Tells of files added, changed or removed from outside; gives back how to stop. */
  watch(onChange: () => void): () => void;
}

export interface LibraryOptions {
  /** The person's own folder: its scenarios lie in it and in folders there, its nations in the folder `nations`. */
  readonly own?: string;
  readonly reader?: Pick<ScenarioReader, 'card' | 'scenario' | 'text' | 'written' | 'nations' | 'made'>;
  /** A card that was not there yet when the list was given. */
  readonly onCard?: (card: LibraryEntry) => void;
  /** Ms. */
  readonly patience?: number;
  /** After so long a list tries again what was given up, ms: the machine may have been busy. */
  readonly again?: number;
}

/** What is known of a file as it was when it had this stamp. */
interface KnownCard {
  readonly stamp: string;
  readonly card: Promise<LibraryEntry>;
  /** When its reading was given up, by the clock of `performance`; null while it was not. */
  givenUp: number | null;
}

const AGAIN_MS = 30_000;

/** The scenarios in `folder`. A handle is the name under which a file was found there, never a path from the window. */
export function openLibrary(
  folder: string,
  { own, reader = readHere(), onCard = () => undefined, patience = PATIENCE_MS, again = AGAIN_MS }: LibraryOptions = {},
): Library {
  const shelves = [
    ...SHELVES.map((name) => ({ name, folder: join(folder, name), names: yamlIn })),
    ...(own === undefined ? [] : [{ name: OWN, folder: own, names: namesIn }]),
  ];
  const nations = [join(folder, 'nations'), ...(own === undefined ? [] : [join(own, 'nations')])];
  /** All scenarios there are, as they are ordered from the reader. */
  const orders = async (): Promise<readonly ScenarioFileOrder[]> => {
    const found = await Promise.all(
      shelves.map(async ({ name, folder: shelf, names }) =>
        (await names(shelf)).map((file) => ({ path: join(shelf, file), file: `${name}/${file}`, nations })),
      ),
    );
    return found.flat();
  };
  const known = new Map<string, KnownCard>();

  const cardFor = (order: ScenarioFileOrder, stamp: string): Promise<LibraryEntry> => {
    const before = known.get(order.file);
    const isStale = before !== undefined && before.givenUp !== null && performance.now() - before.givenUp >= again;
    if (before?.stamp === stamp && !isStale) return before.card;
    // What is wrong with one file is told on its card, and holds no other.
    const card = reader.card(order).catch((error: unknown) => {
      const fault = faultOf(error);
      if (fault.again) asked.givenUp = performance.now();
      return faultyCard(order.file, fault);
    });
    const asked: KnownCard = { stamp, card, givenUp: null };
    known.set(order.file, asked);
    return card;
  };
  /** A file that can be opened has a card, even if it was given up before. */
  const renewCard = (order: ScenarioFileOrder): void => {
    const before = known.get(order.file);
    if (before === undefined || before.givenUp === null) return;
    known.delete(order.file);
    void cardFor(order, before.stamp).then(onCard);
  };
  const find = async (handle: string): Promise<ScenarioFileOrder> => {
    const order = (await orders()).find(({ file }) => file === handle);
    if (order) return order;
    throw refuse('unknown-file', 'This scenario is not in the library: it was moved or removed.', { file: handle });
  };
  const orderFor = async (text: string, handle: string | null): Promise<TextOrder> => {
    const found = handle === null ? null : (await orders()).find(({ file }) => file === handle);
    return { file: handle ?? UNSAVED, path: found?.path ?? null, nations, text };
  };
  const open = async (handle: string): Promise<OpenedScenario> => {
    const order = await find(handle);
    const opened = await reader.scenario(order);
    renewCard(order);
    return opened;
  };
  const folders = (): Promise<readonly string[]> => (own === undefined ? Promise.resolve(['']) : foldersIn(own));
  return {
    find,
    folders,
    async again(handle) {
      const order = await find(handle);
      const before = known.get(handle);
      known.delete(handle);
      return cardFor(order, before?.stamp ?? '');
    },
    open,
    read: async ({ file, text }) =>
      text === undefined ? open(file ?? '') : { ...(await reader.written(await orderFor(text, file))), text },
    readText: async (text, handle) => reader.text(await orderFor(text, handle)),
    orderFor,
    nations: () => reader.nations({ file: 'nations', nations }),
    make: (order) => reader.made({ file: 'the new battle', order, nations }),
    async list() {
      const stampOfNations = (await Promise.all(nations.map(stampOfFolder))).join('; ');
      const found = await orders();
      const stamps = await Promise.all(found.map(({ path }) => stampOf(path)));
      const reading = found.map((order, i) => ({
        file: order.file,
        card: cardFor(order, `${stamps[i]}; ${stampOfNations}`),
      }));
      const patient = new AbortController();
      const over = wait(patience, null, { signal: patient.signal }).catch(() => null);
      const listed = await Promise.all(
        reading.map(async ({ file, card }) => {
          const soon = await Promise.race([card, over]);
          if (!soon) void card.then(onCard);
          return soon ?? unreadCard(file);
        }),
      );
      patient.abort();
      return listed;
    },
    watch(onChange) {
      const always = [...shelves.map((shelf) => shelf.folder), ...nations];
      const more = async (): Promise<readonly string[]> =>
        own === undefined ? [] : (await folders()).map((one) => join(own, one));
      return watchFolders(always, more, onChange);
    },
  };
}

/** What tells that a file is still the one that was read; empty when nobody can tell. */
const stampOf = (path: string): Promise<string> =>
  stat(path).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => '',
  );
async function stampOfFolder(folder: string): Promise<string> {
  const names = await yamlIn(folder);
  const stamps = await Promise.all(names.map(async (name) => `${name} ${await stampOf(join(folder, name))}`));
  return stamps.join(', ');
}
