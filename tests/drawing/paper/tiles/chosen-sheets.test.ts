import { describe, expect, test } from 'vitest';
import { distanceToPolyline, pointInPolygon, corners } from '../../../../engine/geometry';
import { sheetToSvg } from '../../../../drawing/paper';
import { TILE_OPTIONS, tileSheets, tilesOver } from '../../../../drawing/paper/tiles';
import { layGround } from '../../../../engine/terrain';
import { randomScenario } from '../../map/scenarios';
import { ids, missing, pond, sheetsOf, tableOf, ulrich } from './samples';

describe('which sheets are printed', () => {
  test('the page map comes first, unless it is not wanted', () => {
    expect(ids(tileSheets(tableOf(30, 20, [pond(5, 5)])).sheets)).toEqual(['key', 'A1']);
    expect(tileSheets(tableOf(30, 20)).sheets[0]?.title).toBe('Page map');
  });
  test('those with nothing but grass and grid are left out, if wished', () => {
    const scenario = tableOf(60, 50, [pond(50, 8)]);
    expect(ids(tileSheets(scenario, { only: 'filled' }).sheets)).toEqual(['key', 'D2']);
    expect(ids(tileSheets(scenario, { only: 'all' }).sheets)).toHaveLength(9);
    expect(ids(tileSheets(tableOf(60, 50), { only: 'filled' }).sheets)).toEqual(['key']);
  });
  test('what lies on the part that two sheets share is on both', () => {
    const window = tilesOver({ west: 0, south: 0, east: 60, north: 50 }, TILE_OPTIONS).tiles[4]?.window;
    const x = window ? window.east - 0.5 : 0;
    expect(ids(sheetsOf(tableOf(60, 50, [pond(x, 8)]), { only: 'filled' }))).toEqual(['A2', 'B2']);
  });
  test('any of them can be had again by name; a name that is not there is passed over', () => {
    expect(ids(sheetsOf(ulrich, { sheets: ['B2', 'J1', 'Z99'], layers: [] }))).toEqual(['J1', 'B2']);
    expect(ids(sheetsOf(tableOf(60, 50), { only: 'filled', sheets: ['C1'] }))).toEqual(['C1']);
  });
  test('those not wanted are left out, struck through on the page map and not spoken of', () => {
    const all = tileSheets(tableOf(60, 50), { only: 'all' });
    const some = tileSheets(tableOf(60, 50), { only: 'all', without: ['B1', 'C2', 'Z9'] });
    const gone = new Set(['B1', 'C2']);
    expect(ids(some.sheets)).toEqual(ids(all.sheets).filter((id) => !gone.has(id)));
    expect(some.glued?.empty).toEqual([]);
    expect(sheetToSvg(some.sheets[1] ?? missing('A1'))).toContain('lay it over A2.');
    expect(ids(tileSheets(tableOf(60, 50), { only: 'all', without: ['key'] }).sheets)[0]).toBe('A1');
  });
  test('a sheet printed alone is the same as among the others', () => {
    const whole = sheetsOf(ulrich).find(({ id }) => id === 'C5');
    const [alone] = sheetsOf(ulrich, { sheets: ['C5'] });
    expect(alone?.layers[0]).toEqual(whole?.layers[0]);
    expect(alone?.layers[1]).toEqual(whole?.layers[1]);
  });
  test('sheets left out are really empty', () => {
    let left = 0;
    for (let seed = 1; seed <= 4; seed += 1) {
      const scenario = randomScenario(seed, { width: 244, depth: 183, features: 1 + (seed % 5), units: 0 });
      const ground = layGround(scenario);
      const printed = new Set(ids(sheetsOf(scenario, { only: 'filled' })));
      const tiles = tilesOver({ west: 0, south: 0, east: 244, north: 183 }, TILE_OPTIONS).tiles;
      for (const { name, window } of tiles.filter((tile) => !printed.has(tile.name))) {
        left += 1;
        for (let x = window.west; x <= window.east; x += 1.5) {
          for (let y = window.south; y <= window.north; y += 1.5) {
            const at = { x, y };
            const isClear =
              ground.areas.every(({ outline }) => !pointInPolygon(at, outline)) &&
              ground.blocks.every(({ box }) => !pointInPolygon(at, corners(box))) &&
              ground.lines.every(({ course, width }) => distanceToPolyline(at, course) > width * 0.31);
            if (!isClear) throw new Error(`${name} of table ${seed} is not empty at ${x}, ${y}`);
          }
        }
      }
    }
    expect(left).toBeGreaterThan(33);
  });
});
