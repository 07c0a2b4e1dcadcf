import { describe, expect, test } from 'vitest';
import { corners } from '../../../../engine/geometry';
import { frameOf } from '../../../../drawing/map/strokes';
import { leaderLabels } from '../../../../drawing/map/leader-names';
import { COLOUR } from '../../../../drawing/map/inks';
import { signsOfStart } from '../../../../drawing/map/troops';
import { TILE_OPTIONS, tileSheets, tilesOver } from '../../../../drawing/paper/tiles';
import { shipped } from '../../map/scenarios';
import { wordsOn } from '../map/printed';

const PAPERS = [
  ['a4', true],
  ['a3', false],
] as const;

describe.each(['st-ulrich', 'lobositz'] as const)('troops of %s at true size', (name) => {
  const scenario = shipped(name);
  const { width, depth } = scenario.table;
  const signs = signsOfStart(scenario);
  const units = signs.blocks.map((sign) => sign.name);

  test.each(PAPERS)('on %s, upright: %s, no name of a unit or leader lies across a seam', (paper, upright) => {
    const options = { paper, upright, troops: 'both', layers: [] as const, names: true };
    const { tiles } = tilesOver({ west: 0, south: 0, east: width, north: depth }, { ...TILE_OPTIONS, ...options });
    const cuts = {
      x: [...new Set(tiles.map(({ window }) => window.east))].filter((x) => x < width - 0.01),
      y: [...new Set(tiles.map(({ window }) => window.south))].filter((y) => y > 0.01),
    };
    const whole = tileSheets(scenario, { ...options, layers: ['names'] }).glued?.whole;
    if (!whole) throw new Error('nothing to glue');
    const leaders = leaderLabels(signs, [], scenario, COLOUR, 0.2).map(({ wish }) => wish.lettering.text);
    const words = wordsOn(whole);
    const printed = words.map(({ text }) => text);
    for (const text of [...units, ...leaders]) expect(printed, text).toContain(text);
    const across = words.flatMap(({ text, box }) => {
      const { west, south, east, north } = frameOf(corners(box));
      const cut = cuts.x.some((x) => x > west && x < east) || cuts.y.some((y) => y > south && y < north);
      return cut ? [text] : [];
    });
    expect(across).toEqual([]);
    // A battery's name and that of its commander beside it, apart by more than a line.
    const rowOf = (text: string): number => words.find((one) => one.text === text)?.box.pose.y ?? NaN;
    if (name === 'lobositz') expect(Math.abs(rowOf('Second Heavy Battery') - rowOf('v. Moller'))).toBeGreaterThan(2.1);
  });
});
