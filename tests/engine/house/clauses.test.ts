import { describe, expect, it } from 'vitest';
import { sourcesIn } from './sources';

const CLAUSE = /\b(?!UTF-)[A-Z]{3,4}-[A-Z]+-\d{2,3}[a-z]?\b/g;
const INDEX = /^(?:engine\/rules\/[^/]+\/clauses(?:\/[^/]+)?|generators\/table\/clauses)\.ts$/;

const engine = sourcesIn(['engine', 'drawing', 'generators', 'editing'], /\.ts$/);
const indexes = engine.filter(({ path }) => INDEX.test(path));
const listed = indexes.flatMap(({ text }) => [...text.matchAll(/\bid: '([^']+)'/g)].map(([, id]) => id ?? ''));
const known = new Set(listed);
const families = new Set(listed.map((id) => id.split('-')[0]));
const citing = [
  ...engine,
  ...sourcesIn(['electron', 'renderer', 'tests', 'docs', 'scenarios'], /\.(ts|svelte|md|yaml)$/),
];

describe('clauses', () => {
  it('are cited only by ids their rule system’s index has', () => {
    const missing = citing
      .filter(({ path }) => !INDEX.test(path) && !path.endsWith('house/clauses.test.ts'))
      .flatMap(({ path, text }) => [...text.matchAll(CLAUSE)].map(([id]) => ({ path, id })))
      .filter(({ path, id }) => !known.has(id) && (families.has(id.split('-')[0]) || !path.startsWith('docs/')));
    expect(missing.map(({ path, id }) => `${path} cites ${id}`)).toEqual([]);
  });

  it('stand in their index once, each under a title', () => {
    expect(listed.length).toBeGreaterThan(500);
    expect(listed.filter((id, i) => listed.indexOf(id) !== i)).toEqual([]);
    for (const { text } of indexes) expect(text).not.toMatch(/title: ''/);
  });
});
