import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sourcesIn } from './sources';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = [
  'engine',
  'drawing',
  'generators',
  'editing',
  'electron',
  'renderer',
  'scenarios',
  'tests',
  'scripts',
  'docs',
];
const NAMED = /`([\w.-]+(?:\/[\w.<>*-]*)+)`/g;

/** The part of a path before its first placeholder: `scenarios/nations/*.yaml` names a folder. */
const fixedPart = (path: string): string => path.replace(/[^/]*[<*].*$/, '');
const isPath = (name: string): boolean =>
  FOLDERS.some((folder) => name.startsWith(`${folder}/`)) || /\.(?:ts|mjs|svelte|md)$/.test(name);

const named = sourcesIn(['docs'], /\.md$/).flatMap(({ path, text }) =>
  [...text.matchAll(NAMED)].flatMap(([, name = '']) => (isPath(name) ? [{ page: path, name }] : [])),
);

describe('the paths that the docs name', () => {
  it('are told from what else has a slash in it', () => {
    expect(named.length).toBeGreaterThan(30);
    expect(['engine/rules/', 'battle/views.ts', 'red/first'].map(isPath)).toEqual([true, true, false]);
    expect(fixedPart('tests/engine/rules/<system>/')).toBe('tests/engine/rules/');
  });

  it('exist, written from the root of the repository', () => {
    const missing = named.filter(({ name }) => !existsSync(`${repository}${fixedPart(name)}`));
    expect(missing.map(({ page, name }) => `${page}: ${name}`)).toEqual([]);
  });
});
