import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRepository, repository } from './run.mjs';

/** Bundles a TypeScript file and what it imports into one file, alone in its folder; `external` packages stay outside. */
export async function bundle(entry, file, external = []) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: repository,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: inRepository(entry),
      outDir: inRepository(dirname(file)),
      target: 'node20',
      minify: false,
      rolldownOptions: { external, output: { entryFileNames: basename(file), codeSplitting: false } },
    },
    ssr: { noExternal: true, external },
  });
}

/** Bundles a file into `dist/<name>/<name>.js`, and loads that. */
export async function bundled(entry, name, external = []) {
  const file = `dist/${name}/${name}.js`;
  await bundle(entry, file, external);
  process.chdir(repository);
  return import(pathToFileURL(inRepository(file)).href);
}
