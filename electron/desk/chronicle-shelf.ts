/** The chronicles there are: those that came along, and the person's own in a folder `chronicles` beside his scenarios. */
import { join } from 'node:path';
import type { Chronicled } from '../../engine/chronicle';
import { chronicleHead } from '../../engine/scenario';
import type { Minutes } from '../../engine/scenario';
import type { ChronicleEntry } from './api/results/chronicles';
import { readText } from './documents';
import { refuse } from './faults';
import { SHELVES } from './library';
import { LARGEST_FILE, yamlIn } from './nations';
import type { ReadChronicle } from './chronicles';
import { CHRONICLES, foldersIn, OWN } from './own';
import type { ChronicleFileOrder, FileOrder, ScenarioReader } from './reader';

export interface ChronicleShelf {
  list(): Promise<readonly ChronicleEntry[]>;
  /** Throws a fault when there is none of the handle, or it cannot be played. */
  open(handle: string): Promise<Chronicled>;
  /** Where one lies. Throws a fault when there is none of the handle. */
  pathOf(handle: string): Promise<string>;
  /** A text as if it stood in that file, which may be gone; with all that is wrong in it. */
  read(handle: string, text: string): Promise<ReadChronicle>;
  /** The text of a scenario that begins at an hour of one, minutes after midnight. Throws a fault where there can be none. */
  fork(handle: string, at: Minutes): Promise<string>;
}

export function openChronicles(
  scenarios: string,
  own: string,
  reader: Pick<ScenarioReader, 'chronicle' | 'forked' | 'told'>,
): ChronicleShelf {
  const shelves = [
    { name: CHRONICLES, folder: join(scenarios, CHRONICLES) },
    { name: `${OWN}/${CHRONICLES}`, folder: join(own, CHRONICLES) },
  ];
  const files = async () =>
    (
      await Promise.all(
        shelves.map(async ({ name, folder }) =>
          (await yamlIn(folder)).map((file) => ({ file: `${name}/${file}`, path: join(folder, file) })),
        ),
      )
    ).flat();
  const find = async (handle: string): Promise<FileOrder> => {
    const found = (await files()).find(({ file }) => file === handle);
    if (!found) throw refuse('unknown-file', 'This chronicle is no longer there.', { file: handle });
    return found;
  };
  /** Where its scenario may lie, and the nations of that. */
  const round = async (): Promise<Pick<ChronicleFileOrder, 'folders' | 'nations'>> => ({
    folders: [
      ...(await foldersIn(own)).map((folder) => join(own, folder)),
      ...SHELVES.map((shelf) => join(scenarios, shelf)),
    ],
    nations: [join(scenarios, 'nations'), join(own, 'nations')],
  });
  const orderFor = async (handle: string): Promise<ChronicleFileOrder> => ({
    ...(await find(handle)),
    ...(await round()),
  });
  return {
    async list() {
      return Promise.all(
        (await files()).map(async ({ file, path }) => {
          const text = await readText(path, LARGEST_FILE).catch(() => '');
          const { title, scenario } = chronicleHead(text);
          return { file, title: title ?? file, scenario: scenario ?? '' };
        }),
      );
    },
    pathOf: async (handle) => (await find(handle)).path,
    read: async (file, text) => reader.told({ file, text, ...(await round()) }),
    open: async (handle) => reader.chronicle(await orderFor(handle)),
    fork: async (handle, at) => reader.forked({ ...(await orderFor(handle)), at }),
  };
}
