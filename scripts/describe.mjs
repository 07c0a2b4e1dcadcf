#!/usr/bin/env node
/** `npm run describe`: writes docs/scenario-format.md and docs/schema from the readers of the engine. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { bundled, carryOut, ensurePackages, inRepository } from './set-up/index.mjs';

const TEMPLATE = 'engine/scenario/description/scenario-format.template.md';

await carryOut(async () => {
  await ensurePackages(console.error);
  const { formatPage, schemaOf } = await bundled('engine/scenario/description/index.ts', 'describe');
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
