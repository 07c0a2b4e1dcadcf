/** The whole table mirrored, turned and resized: everything goes with it, and the way back leads to where it was. */
import { describe, expect, it } from 'vitest';
import { changeTable } from '../../../editing/whole-table';
import type { WholeTable } from '../../../editing/whole-table';
import { unitsOfArmy } from '../../../engine/scenario';
import { after, linesGained, linesLost, ODD, open, OWN_FILES } from '../drafts';

const [ST_ULRICH = ''] = OWN_FILES;
const done = (text: string, ...steps: readonly WholeTable[]): string =>
  steps.reduce((now, step) => after(now, changeTable(open(now), step)), text);
const placesIn = (text: string) =>
  open(text).scenario.armies.flatMap((army) =>
    unitsOfArmy(army).map(({ id, place }) =>
      'at' in place ? `${id} ${Math.round(place.at.x)} ${Math.round(place.at.y)} ${Math.round(place.heading)}` : id,
    ),
  );

describe('the whole table', () => {
  it.each<readonly [string, readonly WholeTable[]]>([
    [
      'mirrored twice',
      [
        { do: 'mirror', exchanging: 'west and east' },
        { do: 'mirror', exchanging: 'west and east' },
      ],
    ],
    [
      'turned there and back',
      [
        { do: 'turn', quarters: 1 },
        { do: 'turn', quarters: 3 },
      ],
    ],
    [
      'made larger and smaller',
      [
        { do: 'resize', edge: 'west', by: 30 },
        { do: 'resize', edge: 'west', by: -30 },
      ],
    ],
  ])('%s is as it was', (_, steps) => {
    for (const text of [ST_ULRICH, ODD]) {
      const back = done(text, ...steps);
      expect(placesIn(back)).toEqual(placesIn(text));
      expect(open(back).scenario.table).toEqual(open(text).scenario.table);
    }
  });

  it('turned, has its width where its depth was', () => {
    const text = done(ST_ULRICH, { do: 'turn', quarters: 1 });
    const { scenario } = open(text);
    expect([scenario.table.width, scenario.table.depth]).toEqual([121.92, 182.88]);
    expect(linesGained(ST_ULRICH, text)).toContain('table: { size: [4ft, 6ft], ground: summer grass }');
    // [42, 76] looking east.
    expect(placesIn(text)[0]).toBe('blue/leib-regiment 76 141 180');
  });

  it('grows by a foot at an edge', () => {
    const text = done(ST_ULRICH, { do: 'resize', edge: 'north', by: 30.48 });
    expect(linesGained(ST_ULRICH, text)).toEqual(['table: { size: [6ft, 5ft], ground: summer grass }']);
    expect(linesLost(ST_ULRICH, text)).toHaveLength(1);
    expect(changeTable(open(ST_ULRICH), { do: 'resize', edge: 'north', by: -100 })).toHaveProperty('refused');
  });
});
