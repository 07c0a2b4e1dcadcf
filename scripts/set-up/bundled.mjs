import { pathToFileURL } from 'node:url';
import { inRepository, repository } from './run.mjs';

/** Bundles a TypeScript file and what it imports into `dist/<name>/<name>.js`, and loads that; `external` packages stay outside. */
export async function bundled(entry, name, external = []) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: repository,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: inRepository(entry),
      outDir: inRepository(`dist/${name}`),
      target: 'node20',
      minify: false,
      rolldownOptions: { external, output: { entryFileNames: `${name}.js`, codeSplitting: false } },
    },
    ssr: { noExternal: true, external },
  });
  process.chdir(repository);
  return import(pathToFileURL(inRepository(`dist/${name}/${name}.js`)).href);
}
