import { join } from 'node:path';
import { openEngine } from './engine-client';
import type { EngineClient, SpawnThread } from './engine-client';
import { openLibrary } from './library';
import type { Library } from './library';
import { openNews } from './news';
import type { News } from './news';
import { openPrints } from './prints';
import type { Prints } from './prints';
import { openRecords } from './records';
import type { Records } from './records';
import { openSettings } from './settings';
import type { SettingsFile } from './settings';

export interface DeskPlaces {
  /** The folder of scenarios. */
  readonly scenarios: string;
  /** The person's own folder. */
  readonly user: string;
  readonly spawn: SpawnThread;
}

export interface Desk {
  readonly library: Library;
  readonly records: Records;
  readonly prints: Prints;
  readonly settings: SettingsFile;
  readonly engine: EngineClient;
  readonly news: News;
  close(): Promise<void>;
}

/** All services over one set of folders; every host opens one. */
export function openDesk({ scenarios, user, spawn }: DeskPlaces): Desk {
  const news = openNews();
  const library = openLibrary(scenarios);
  const engine = openEngine(spawn, news);
  const stopWatching = library.watch(() => news.tell('library.changed', {}));
  return {
    library,
    engine,
    news,
    prints: openPrints(library),
    records: openRecords(join(user, 'battles')),
    settings: openSettings(user),
    async close() {
      stopWatching();
      await engine.close();
    },
  };
}
