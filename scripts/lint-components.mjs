/**
 * Lints the components with rules that need types: oxlint cannot read them as they are written, but reads the TypeScript that
 * `svelte-check --tsgo` has made of them just before. Three rules are off there, since that code itself breaks them.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository, runPackage } from './set-up/index.mjs';

const MADE = '.svelte-check/svelte';
/** What was made of a component that is gone, or of an older tree that the bench has laid out, is left alone. */
const hasSource = (file) =>
  file.startsWith('renderer/') && existsSync(inRepository(file.replace('++', '').slice(0, -'.ts'.length)));

const components = readdirSync(inRepository(MADE), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte.ts') && !file.endsWith('.d.svelte.ts') && hasSource(file))
  .map((file) => join(MADE, file));
if (components.length === 0) throw new Error(`No component is in ${MADE}: run svelte-check first.`);
// What is named is linted though Git ignores it; a folder would not be.
const options = ['--type-aware', '--config', '.oxlintrc.components.json', '--no-ignore'];
const { code } = await runPackage('oxlint/bin/oxlint', [...options, ...components], { show: 'here' });
process.exitCode = code;
