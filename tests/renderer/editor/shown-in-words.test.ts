import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../renderer/editor/new-battle/new-battle.svelte';
import { shownInWords } from '../../../renderer/editor/shown-in-words';

describe('how large a table is shown', () => {
  it.each([
    [{ width: 182.88, depth: 121.92 }, 96 / 2.54 / 5.8, 'Plan 1 : 5.8 · 6 × 4 ft'],
    [{ width: 182.88, depth: 121.92 }, 96 / 2.54 / 12.4, 'Plan 1 : 12 · 6 × 4 ft'],
    [{ width: 137.16, depth: 91.44 }, null, '4.5 × 3 ft'],
    [{ width: 120, depth: 90 }, null, '120 cm × 90 cm'],
    [{ width: 182.88, depth: 120 }, 0, '182.9 cm × 120 cm'],
  ])('%o at %s px to a cm: %s', (table, scale, words) => expect(shownInWords(table, scale)).toBe(words));

  it('a table chosen in feet is told in feet', () => {
    expect(unitOf('6 × 4 ft').sign).toBe('ft');
    expect(unitOf('1.2 × 0.9 m').sign).toBe('cm');
  });
});
