#!/usr/bin/env node
/** `npm run describe`: writes docs/scenario-format.md and docs/schema from the readers of the engine. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { carryOut, ensurePackages, inRepository, repository } from './set-up/index.mjs';

const TEMPLATE = 'engine/scenario/scenario-format.template.md';

await carryOut(async () => {
  await ensurePackages(console.error);
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: repository,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: inRepository('engine/scenario/description.ts'),
      outDir: inRepository('dist/describe'),
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'description.js', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  const { formatPage, schemaOf } = await import(pathToFileURL(inRepository('dist/describe/description.js')).href);
  await mkdir(inRepository('docs/schema'), { recursive: true });
  await write('docs/scenario-format.md', formatPage(await readFile(inRepository(TEMPLATE), 'utf8')));
  for (const kind of ['scenario', 'nation']) {
    await write(`docs/schema/${kind}.schema.json`, JSON.stringify(schemaOf(kind)));
  }
});

async function write(path, text) {
  const { format, resolveConfig } = await import('prettier');
  const file = inRepository(path);
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(path);
}
