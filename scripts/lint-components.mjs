/**
 * Lints the components with rules that need types: oxlint cannot read them as they are written, but reads the TypeScript that
 * `svelte-check --tsgo` has made of them just before. Three rules are off there, since that code itself breaks them.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository, runPackage } from './set-up/index.mjs';

const MADE = '.svelte-check/svelte';

const components = readdirSync(inRepository(MADE), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte.ts') && !file.endsWith('.d.svelte.ts'))
  .map((file) => join(MADE, file));
if (components.length === 0) throw new Error(`No component is in ${MADE}: run svelte-check first.`);
// What is named is linted though Git ignores it; a folder would not be.
const options = ['--type-aware', '--config', '.oxlintrc.components.json', '--no-ignore'];
const { code } = await runPackage('oxlint/bin/oxlint', [...options, ...components], { show: 'here' });
process.exitCode = code;
