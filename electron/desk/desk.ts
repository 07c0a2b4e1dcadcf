import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { systems as registered, type RuleSystem } from '../../engine/rules';
import { openBalance, openBalanceRuns } from './balance';
import type { BalanceRuns } from './balance';
import { openChronicles, type ChronicleShelf } from './chronicle-shelf';
import { openEngine, warmingFights } from './engine';
import type { EngineClient } from './engine';
import { sweepLeftovers, TEXT } from './leftovers';
import { openJournal, type Journal } from './journal';
import { openLibrary } from './library';
import type { Library } from './library';
import { openNotifications } from './notifications';
import type { Notifications } from './notifications';
import { CHRONICLES, openOwnNations, openOwnScenarios, type OwnNations, type OwnScenarios } from './own';
import { openPictures, type PictureStore } from './pictures';
import { openPlays, type Plays } from './plays';
import { openPrintedBefore, openPrinter, openPrints } from './printing';
import type { PrintOutput, Prints } from './printing';
import { openReader, type ScenarioReader } from './reader';
import { openRecentBattles, type RecentBattles } from './recent-battles';
import { openRecords } from './records';
import type { Records } from './records';
import { openSettings } from './settings';
import type { SettingsFile } from './settings';
import type { SpawnThread } from './threads';
import { openValueTables } from './own/value-tables';
import type { ValueTables } from './own/value-tables';

export interface DeskOptions {
  /** The folder of scenarios. */
  readonly scenarios: string;
  /** The person's own folder. */
  readonly user: string;
  /** Starts the engine's thread, and the printing one. */
  readonly spawn: SpawnThread;
  readonly spawnPrinter: SpawnThread;
  /** And those that read files. */
  readonly spawnReader: SpawnThread;
  readonly output: PrintOutput;
  /** Shows a file in the system's own window; left out where there is none. */
  readonly reveal?: (path: string) => void;
  /** The clock, for the date on printed files; left out, they bear none. */
  readonly now?: () => Date;
  /** The rule systems there are; those of the registry unless a test brings its own, which its `spawn` must know too. */
  readonly systems?: readonly RuleSystem[];
}

export interface Desk {
  readonly systems: readonly RuleSystem[];
  readonly library: Library;
  readonly own: OwnScenarios;
  readonly ownNations: OwnNations;
  readonly valueTables: ValueTables;
  readonly journal: Journal;
  readonly reader: ScenarioReader;
  readonly reveal: ((path: string) => void) | null;
  readonly chronicles: ChronicleShelf;
  readonly records: Records;
  readonly recent: RecentBattles;
  readonly pictures: PictureStore;
  readonly plays: Plays;
  readonly prints: Prints;
  readonly settings: SettingsFile;
  readonly engine: EngineClient;
  readonly balance: BalanceRuns;
  readonly notifications: Notifications;
  /** Gets the engine ready in the background, so that the first fight is no slower than others; for hosts that stay. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** The window opens first: it needs the processor more. */
const IDLE_MS = 1500;

/** A folder to put scenarios into, at once: only what is there can be watched. Who may not have one has none. */
function makeForThePerson(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    // what is saved there says why it cannot be
  }
}

/** All services over one set of folders; every host opens one. */
export function openDesk(options: DeskOptions): Desk {
  const {
    scenarios,
    user,
    spawn,
    spawnPrinter,
    spawnReader,
    output,
    now,
    systems = registered,
    reveal = null,
  } = options;
  const notifications = openNotifications();
  const own = join(user, 'scenarios');
  makeForThePerson(own);
  const reader = openReader(spawnReader);
  const library = openLibrary(scenarios, {
    own,
    reader,
    onCard: (card) => notifications.send('library.card', card),
  });
  const chronicles = openChronicles(scenarios, own, reader);
  const locate = async (file: string): Promise<string> =>
    file.startsWith(`${CHRONICLES}/`) ? chronicles.pathOf(file) : (await library.find(file)).path;
  const journal = openJournal(join(user, 'journal'));
  const engine = openEngine(spawn, notifications);
  const recent = openRecentBattles(join(user, 'recent battles'), reader, () =>
    notifications.send('recent.changed', {}),
  );
  const plays = openPlays({ folder: join(user, 'plays'), engine, systems, notifications, recent });
  const balance = openBalance({ user, spawn, systems });
  const printer = openPrinter(spawnPrinter);
  let idle: NodeJS.Timeout | undefined;
  const written = ['battles', 'recent battles', 'journal', 'plays'].map((name) => join(user, name));
  for (const folder of [user, own, ...written]) void sweepLeftovers(folder, TEXT);
  const stopWatching = library.watch(() => notifications.send('library.changed', {}));
  return {
    systems,
    library,
    own: openOwnScenarios({ own, user, locate }),
    ownNations: openOwnNations({ shipped: join(scenarios, 'nations'), own: join(own, 'nations'), user }),
    valueTables: openValueTables(join(own, 'values'), systems),
    journal,
    reader,
    reveal,
    engine,
    notifications,
    balance: openBalanceRuns(balance, notifications, systems),
    plays,
    prints: openPrints({ library, printer, before: openPrintedBefore(user), output, notifications, now }),
    pictures: openPictures(own, locate),
    chronicles,
    records: openRecords(join(user, 'battles'), reader),
    recent,
    settings: openSettings(user),
    async warmUp() {
      await new Promise((resolve) => void (idle = setTimeout(resolve, IDLE_MS).unref()));
      await engine.warmUp(await warmingFights(library));
    },
    async close() {
      clearTimeout(idle);
      stopWatching();
      await Promise.all([plays.close(), recent.close()]);
      await Promise.all([engine.close(), balance.close(), printer.close(), reader.close(), journal.close()]);
    },
  };
}
