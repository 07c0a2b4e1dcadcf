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
import { OWN } from './own';
import type { ChronicleFileOrder, Reader } from './reader';

export interface ChronicleShelf {
  list(): Promise<readonly ChronicleEntry[]>;
  /** Throws a fault when there is none of the handle, or it cannot be played. */
  open(handle: string): Promise<Chronicled>;
  /** The text of a scenario that begins at an hour of one, minutes after midnight. Throws a fault where there can be none. */
  fork(handle: string, at: Minutes): Promise<string>;
}

export function openChronicles(
  scenarios: string,
  own: string,
  reader: Pick<Reader, 'chronicle' | 'forked'>,
): ChronicleShelf {
  const shelves = [
    { name: 'chronicles', folder: join(scenarios, 'chronicles') },
    { name: `${OWN}/chronicles`, folder: join(own, 'chronicles') },
  ];
  const files = async () =>
    (
      await Promise.all(
        shelves.map(async ({ name, folder }) =>
          (await yamlIn(folder)).map((file) => ({ file: `${name}/${file}`, path: join(folder, file) })),
        ),
      )
    ).flat();
  const orderFor = async (handle: string): Promise<ChronicleFileOrder> => {
    const found = (await files()).find(({ file }) => file === handle);
    if (!found) throw refuse('unknown-file', 'This chronicle is no longer there.', { file: handle });
    const folders = [own, ...SHELVES.map((shelf) => join(scenarios, shelf))];
    const nations = [join(scenarios, 'nations'), join(own, 'nations')];
    return { ...found, folders, nations };
  };
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
    open: async (handle) => reader.chronicle(await orderFor(handle)),
    fork: async (handle, at) => reader.forked({ ...(await orderFor(handle)), at }),
  };
}
