import { describe, expect, it } from 'vitest';
import { bound } from '../../../../electron/desk/printing/binding';
import type { SheetSet } from '../../../../drawing/paper';

const setOf = (title: string, ...ids: readonly string[]): SheetSet => ({
  title,
  sheets: ids.map((id) => ({ id, title: id, width: 21, height: 29.7, layers: [] })),
});

describe('jobs bound together', () => {
  it('are one set of sheets in their order, each named by its kind', () => {
    const set = bound([
      { kind: 'map', set: setOf('St. Ulrich', 'map', 'legend') },
      { kind: 'counters', set: setOf('Counters', 'A1', 'A1-back') },
      { kind: 'roster', set: setOf('Rosters', 'blue 1') },
      { kind: 'reference', set: setOf('Rules', '1') },
    ]);
    expect(set.title).toBe('St. Ulrich');
    expect(set.sheets.map(({ id }) => id)).toEqual([
      'map',
      'map-legend',
      'counters-A1',
      'counters-A1-back',
      'roster-blue 1',
      'play-sheet-1',
    ]);
  });
  it('are as they were when there is but one', () => {
    const set = setOf('Counters', 'A1');
    expect(bound([{ kind: 'counters', set }])).toBe(set);
  });
});
