/** The tests of a rule book and all they load, as scripts that can be run over and over, with a switch at every place. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inRepository, repository } from '../set-up/index.mjs';
import { withReads } from './constants.mjs';
import { withSwitches } from './places.mjs';

/** Writes the scripts into a folder: `<number of a test file>.cjs` for each of `tests`, and what these share. */
export async function bundleTests({ folder, tests, places }) {
  const numbers = new Map(places.map(({ path, from }, number) => [`${path}:${from}`, number]));
  const broken = new Set(places.map(({ path }) => path));
  const switches = {
    name: 'switches',
    enforce: 'pre',
    transform(text, id) {
      if (!id.startsWith(repository)) return null;
      const path = id.slice(repository.length);
      const code = broken.has(path) ? withSwitches(path, text, (from) => numbers.get(`${path}:${from}`)) : text;
      // A bundle stands elsewhere than its sources.
      return { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null };
    },
  };
  await build({
    configFile: false,
    root: repository,
    publicDir: false,
    logLevel: 'error',
    plugins: [switches],
    build: {
      ssr: true,
      outDir: inRepository(folder),
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(tests.map((path, number) => [String(number), inRepository(path)])),
        treeshake: false,
        external: ['vitest'],
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: 'shared-[name].cjs' },
      },
    },
    ssr: { noExternal: true, external: ['vitest'] },
  });
  let statements = 0;
  for (const name of readdirSync(inRepository(folder))) {
    const file = inRepository(`${folder}/${name}`);
    const { code, next } = withReads(readFileSync(file, 'utf8'), statements);
    writeFileSync(file, code);
    statements = next;
  }
}
