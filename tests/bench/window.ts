import { gzipSync } from 'node:zlib';
import { most } from './figures';
import type { Figure } from './figures';
import { bytesOf, folderOf } from './inputs';

const BUILT = 'dist/renderer/assets';

export function windowFigures(): readonly Figure[] {
  const compressed = (ending: string): number =>
    folderOf(BUILT)
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + gzipSync(bytesOf(`${BUILT}/${name}`)).length, 0) / 1000;
  return [
    most('script of the window, compressed', compressed('.js'), 'kB', 500),
    most('styles of the window, compressed', compressed('.css'), 'kB', null),
  ];
}
