#!/usr/bin/env node
/** `npm run describe`: writes docs/scenario-format.md and docs/schema from the readers of the engine, and docs/rules from the clauses. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
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
  const { clausePages } = await bundled('tests/engine/house/clause-pages.ts', 'clauses');
  await mkdir(inRepository('docs/rules'), { recursive: true });
  for (const { path, text } of clausePages(await sources())) {
    await writeFile(inRepository(path), text);
    console.log(path);
  }
});

/** Sources of the rule books and of their tests, in the order of their paths. */
async function sources() {
  const paths = [];
  for (const folder of ['engine/rules', 'tests/engine'])
    for (const entry of await readdir(inRepository(folder), { recursive: true }))
      if (entry.endsWith('.ts')) paths.push(`${folder}/${entry.replaceAll('\\', '/')}`);
  return Promise.all(paths.sort().map(async (path) => ({ path, text: await readFile(inRepository(path), 'utf8') })));
}

async function write(path, text) {
  const { format, resolveConfig } = await import('prettier');
  const file = inRepository(path);
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(path);
}
