import { watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { LibraryEntry } from './api';
import { faultOf, refuse } from './faults';
import { yamlIn } from './nations';
import { readHere, type OpenedScenario, type Reader, type ScenarioOrder } from './reader';
import { faultyCard, unreadCard } from './reader/cards';

/** Folders of the scenarios that come along; nations and chronicles lie beside them and are not fought. */
const SHELVES = ['fictional', 'historical'] as const;
/** What handles of the person's own scenarios begin with. */
const OWN = 'own';
/** Editors save in several strokes; the library tells of them once. */
const SETTLE_MS = 150;
/** So long a list waits for cards that are not known yet; those that take longer follow. */
const PATIENCE_MS = 1500;

export interface Library {
  /** Every scenario's card; `isReading` is true of those that follow by `onCard`. */
  list(): Promise<readonly LibraryEntry[]>;
  /** Opens a scenario by the handle the list gave. */
  open(handle: string): Promise<OpenedScenario>;
  /** Tells of files added, changed or removed from outside; gives back how to stop. */
  watch(onChange: () => void): () => void;
}

export interface LibraryOptions {
  /** The person's own folder: its scenarios lie in it, its nations in a folder `nations` there. */
  readonly own?: string;
  readonly reader?: Pick<Reader, 'card' | 'scenario'>;
  /** A card that was not there yet when the list was given. */
  readonly onCard?: (card: LibraryEntry) => void;
  /** Ms. */
  readonly patience?: number;
}

/** What is known of a file as it was when it had this stamp. */
interface KnownCard {
  readonly stamp: string;
  readonly card: Promise<LibraryEntry>;
}

/** The scenarios in `folder`. A handle is the name under which a file was found there, never a path from the window. */
export function openLibrary(
  folder: string,
  { own, reader = readHere(), onCard = () => undefined, patience = PATIENCE_MS }: LibraryOptions = {},
): Library {
  const shelves = [
    ...SHELVES.map((name) => ({ name, folder: join(folder, name) })),
    ...(own === undefined ? [] : [{ name: OWN, folder: own }]),
  ];
  const nations = [join(folder, 'nations'), ...(own === undefined ? [] : [join(own, 'nations')])];
  /** All scenarios there are, as they are ordered from the reader. */
  const orders = async (): Promise<readonly ScenarioOrder[]> => {
    const found = await Promise.all(
      shelves.map(async ({ name, folder: shelf }) =>
        (await yamlIn(shelf)).map((file) => ({ path: join(shelf, file), file: `${name}/${file}`, nations })),
      ),
    );
    return found.flat();
  };
  const known = new Map<string, KnownCard>();

  const cardFor = (order: ScenarioOrder, stamp: string): Promise<LibraryEntry> => {
    const before = known.get(order.file);
    if (before?.stamp === stamp) return before.card;
    // What is wrong with one file is told on its card, and holds no other.
    const card = reader.card(order).catch((error: unknown) => faultyCard(order.file, faultOf(error)));
    known.set(order.file, { stamp, card });
    return card;
  };
  return {
    async open(handle) {
      const order = (await orders()).find(({ file }) => file === handle);
      if (!order)
        throw refuse('unknown-file', 'This scenario is not in the library: it was moved or removed.', { file: handle });
      return reader.scenario(order);
    },
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
      let settling: NodeJS.Timeout | undefined;
      const stirred = (): void => {
        clearTimeout(settling);
        settling = setTimeout(onChange, SETTLE_MS).unref();
      };
      const watched = [...shelves.map((shelf) => shelf.folder), ...nations];
      const watchers = watched.flatMap((one) => watcherOf(one, stirred));
      return () => {
        clearTimeout(settling);
        for (const watcher of watchers) watcher.close();
      };
    },
  };
}

/** Folders inside a package or on some network drives cannot be watched; the list is then fresh when asked for. */
function watcherOf(folder: string, stirred: () => void): { close(): void }[] {
  try {
    return [watch(folder, { persistent: false }, stirred).on('error', () => undefined)];
  } catch {
    return [];
  }
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
