#!/usr/bin/env node
/** `npm run describe`: writes docs/scenario-format.md, docs/chronicle-format.md and docs/schema from the readers of the engine, and docs/rules from the clauses. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { bundled, carryOut, ensurePackages, inRepository } from './set-up/index.mjs';

const TEMPLATES = 'engine/scenario/description';
const PAGES = ['scenario-format', 'chronicle-format'];

await carryOut(async () => {
  await ensurePackages(console.error);
  const { formatPage, schemaOf } = await bundled('engine/scenario/description/index.ts', 'describe');
  await mkdir(inRepository('docs/schema'), { recursive: true });
  for (const page of PAGES) {
    const template = await readFile(inRepository(`${TEMPLATES}/${page}.template.md`), 'utf8');
    await write(`docs/${page}.md`, formatPage(template));
  }
  for (const kind of ['scenario', 'nation', 'chronicle']) {
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
  const { formatted } = await import('./set-up/formatted.mjs');
  await writeFile(inRepository(path), await formatted(path, text));
  console.log(path);
}
