import { describe, expect, it } from 'vitest';
import { counts, filtered, foundBeside, NO_FILTERS, sizeOf, toggled } from '../../../renderer/library/filtering';
import { findingsInWords, paragraphs, tableSize } from '../../../renderer/library/wording';
import { entryOf } from '../fake-desk';

const sides = (units: number) => [
  { id: 'a', name: 'A', nation: 'A', units },
  { id: 'b', name: 'B', nation: 'B', units: 1 },
];
const library = [
  entryOf({ file: '1', title: 'Lobositz', kind: 'historical', date: '1 October 1756', sides: sides(21) }),
  entryOf({ file: '2', title: 'Leuthen', kind: 'historical', system: 'mcnally', sides: sides(38) }),
  entryOf({ file: '3', title: 'The Convoy', sides: sides(8) }),
];
const titles = (filters: Partial<typeof NO_FILTERS>): readonly string[] =>
  filtered(library, { ...NO_FILTERS, ...filters }).map((entry) => entry.title);

describe('filters', () => {
  it('let everything through when nothing is chosen', () => {
    expect(titles({})).toHaveLength(3);
  });

  it('narrow by kind, system, size and every word sought', () => {
    expect(titles({ kinds: new Set(['historical']) })).toEqual(['Lobositz', 'Leuthen']);
    expect(titles({ kinds: new Set(['historical']), systems: new Set(['mcnally']) })).toEqual(['Leuthen']);
    expect(titles({ sizes: new Set(['up to 8']) })).toEqual(['The Convoy']);
    expect(titles({ sought: 'october LOBO' })).toEqual(['Lobositz']);
    expect(titles({ sought: 'october leuthen' })).toEqual([]);
  });

  it('leave of chronicles and battles those with every word sought, and none where scenarios are chosen', () => {
    const beside = [
      { title: 'The day of Leuthen', scenario: 'leuthen-1757' },
      { title: 'Second try', scenario: 'Lobositz' },
    ];
    const found = (filters: Partial<typeof NO_FILTERS>): readonly string[] =>
      foundBeside(beside, { ...NO_FILTERS, ...filters }).map(({ title }) => title);
    expect(found({})).toHaveLength(2);
    expect(found({ sought: '1757 day' })).toEqual(['The day of Leuthen']);
    expect(found({ sought: 'lobositz' })).toEqual(['Second try']);
    expect(found({ sought: 'lobositz', kinds: new Set(['historical']) })).toEqual([]);
  });

  it('count what a value would leave, its own kind of filter left aside', () => {
    const filters = { ...NO_FILTERS, kinds: new Set(['fictional'] as const), systems: new Set(['honours-of-war']) };
    const byKind = counts(library, filters, 'kinds', (entry) => entry.kind);
    expect([byKind.get('historical'), byKind.get('fictional')]).toEqual([1, 1]);
    expect(counts(library, filters, 'systems', (entry) => entry.system).get('mcnally')).toBeUndefined();
  });

  it('know of a card that is still being read, or cannot be, nothing but where it lies', () => {
    const unread = entryOf({ file: '4', title: 'torgau.yaml', system: '', sides: [] });
    const all = [...library, unread];
    expect(counts(all, NO_FILTERS, 'sizes', sizeOf).get('up to 8')).toBe(1);
    expect(counts(all, NO_FILTERS, 'places', (entry) => entry.folder).get(null)).toBe(4);
    for (const filters of [{ kinds: new Set(['fictional'] as const) }, { sizes: new Set(['up to 8'] as const) }])
      expect(filtered(all, { ...NO_FILTERS, ...filters }).map(({ title }) => title)).toEqual(['The Convoy']);
    expect(filtered(all, NO_FILTERS)).toContain(unread);
  });

  it('size a scenario by its larger side, at the edges', () => {
    expect([8, 9, 15, 16, 30, 31].map((units) => sizeOf(entryOf({ sides: sides(units) })))).toEqual([
      'up to 8',
      '9 to 15',
      '9 to 15',
      '16 to 30',
      '16 to 30',
      'more',
    ]);
  });

  it('put a value in and take it out', () => {
    expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b']);
    expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b']);
  });
});

describe('words of a card', () => {
  it('measures tables in feet, to the half', () => {
    expect(tableSize({ width: 182.88, depth: 121.92 })).toBe('6 × 4 ft');
    expect(tableSize({ width: 228.6, depth: 121.92 })).toBe('7.5 × 4 ft');
  });

  it('tells the worst findings', () => {
    expect(findingsInWords({ errors: 1, warnings: 4, rulings: 0 })).toBe('1 error to mend');
    expect(findingsInWords({ errors: 0, warnings: 2, rulings: 1 })).toBe('2 warnings');
    expect(findingsInWords({ errors: 0, warnings: 0, rulings: 3 })).toBe('3 rulings');
    expect(findingsInWords({ errors: 0, warnings: 0, rulings: 0 })).toBe('as written');
  });

  it('reads Markdown as plain paragraphs', () => {
    expect(paragraphs('# Orders\n\nHold **the\nbridge**.\n\n- at _dawn_')).toEqual([
      'Orders',
      'Hold the bridge.',
      '• at dawn',
    ]);
  });
});
