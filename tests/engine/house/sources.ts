import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

export interface Source {
  /** From the repository's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** All files of these folders whose names end so. */
export function sourcesIn(folders: readonly string[], endings: RegExp): readonly Source[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && endings.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return paths.sort().map((path) => ({
    path: relative(repository, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }));
}
