import { describe, expect, test } from 'vitest';
import { makeTable } from '../../../generators/table';
import { halvesOf } from '../../../generators/table/sectors';
import type { Feature, Scale } from '../../../engine/scenario';
import { laid, SIX_BY_FOUR, tableWhere, toldOf } from './dicing';
import { fc } from '../../property';

const seeds = fc.integer({ min: 0, max: 2 ** 40 });
const sizes = fc.constantFrom([182.88, 121.92], [120, 90], [243.84, 182.88], [365.76, 152.4]) as fc.Arbitrary<
  readonly [number, number]
>;
const scales = fc.constantFrom<Scale>('28mm', '15mm', '6mm');
const ofKind = (terrain: readonly Feature[], kind: Feature['kind']) => terrain.filter((one) => one.kind === kind);

describe('random tables', () => {
  test('the same order makes the same table, another seed another', () => {
    const order = { seed: 3, size: SIX_BY_FOUR } as const;
    expect(makeTable(order)).toEqual(makeTable(order));
    expect(makeTable({ ...order, seed: 4 }).terrain).not.toEqual(makeTable(order).terrain);
  });

  test('as many of each as the dice can give, on any table', () => {
    fc.assert(
      fc.property(seeds, sizes, (seed, size) => {
        const { terrain } = makeTable({ seed, size });
        const halves = halvesOf({ width: size[0], depth: size[1] }).length;
        const count = (kind: Feature['kind']) => ofKind(terrain, kind).length;
        expect(count('hill')).toBeLessThanOrEqual(4 * halves);
        expect(count('hill')).toBeGreaterThanOrEqual(1);
        expect(count('wood')).toBeLessThanOrEqual(3 * halves);
        expect(count('stream')).toBeLessThanOrEqual(1);
        expect(count('marsh') + count('stream')).toBeLessThanOrEqual(2 * halves);
        expect(count('bua')).toBeLessThanOrEqual(halves);
        expect(count('road')).toBe(count('bua'));
      }),
      { numRuns: 200 },
    );
  });

  test('every centre lies on the table, and towns and their roads on it whole', () => {
    fc.assert(
      fc.property(seeds, sizes, scales, (seed, size, scale) => {
        for (const feature of makeTable({ seed, size, scale }).terrain) {
          const at =
            feature.kind === 'bua'
              ? feature.blocks.map((block) => block.at)
              : 'outline' in feature && 'at' in feature.outline
                ? [feature.outline.at]
                : [];
          for (const { x, y } of at) {
            const room = feature.kind === 'bua' ? (feature.blocks[0]?.side ?? 0) / 2 : 0;
            expect(x).toBeGreaterThanOrEqual(room);
            expect(y).toBeGreaterThanOrEqual(room);
            expect(x).toBeLessThanOrEqual(size[0] - room);
            expect(y).toBeLessThanOrEqual(size[1] - room);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('on the ground laid, nobody stands in two things but a wood or marsh on a hill, or on the road', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.tuple(fc.double({ min: 0, max: 1 }), fc.double({ min: 0, max: 1 })), { maxLength: 60 }),
        (seed, places) => {
          const [width, depth] = SIX_BY_FOUR;
          const { terrain } = makeTable({ seed, size: SIX_BY_FOUR });
          const ground = laid(terrain);
          for (const [u, v] of places) {
            if (Number.isNaN(u) || Number.isNaN(v)) continue;
            const kinds = ground.areasAt({ x: u * width, y: v * depth }).map(({ kind }) => kind);
            const low = kinds.filter((kind) => kind !== 'hill');
            expect(low.length).toBeLessThanOrEqual(1);
            expect(kinds.length - low.length).toBeLessThanOrEqual(1);
            if (low[0] === 'stream') expect(kinds.length).toBe(1);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('at 15mm everything is half as large on a table half as large, under the same names', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const large = makeTable({ seed, size: [180, 120] });
        const small = makeTable({ seed, size: [90, 60], scale: '15mm' });
        expect(small.told).toEqual(large.told);
        expect(small.terrain.map(({ name }) => name)).toEqual(large.terrain.map(({ name }) => name));
        for (const [n, feature] of small.terrain.entries()) {
          const other = large.terrain[n];
          if (feature.kind === 'hill' && other?.kind === 'hill')
            expect(feature.height * 2).toBeCloseTo(other.height, 2);
          if (
            feature.kind === 'wood' &&
            other?.kind === 'wood' &&
            'points' in feature.outline &&
            'points' in other.outline
          ) {
            expect(feature.outline.points.length).toBe(other.outline.points.length);
            expect((feature.outline.points[3]?.x ?? NaN) * 2).toBeCloseTo(other.outline.points[3]?.x ?? NaN, 2);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('at 15mm a table of 8 ft is diced for in halves, one of 6 ft is not; at 28mm neither', () => {
    const large = makeTable({ seed: 1, size: [243.84, 121.92], scale: '15mm' });
    expect(toldOf(large, 'Hills').map((text) => text.replace(/^.*hills (.*),.*$/, '$1'))).toEqual([
      'in the western half',
      'in the eastern half',
    ]);
    expect(toldOf(makeTable({ seed: 1, size: SIX_BY_FOUR, scale: '15mm' }), 'Hills').length).toBe(1);
    expect(toldOf(makeTable({ seed: 1, size: [243.84, 121.92] }), 'Hills').length).toBe(1);
  });

  test('names differ, and the road is called after its town', () => {
    fc.assert(
      fc.property(seeds, sizes, (seed, size) => {
        const names = makeTable({ seed, size }).terrain.map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 200 },
    );
    const town = tableWhere(({ terrain }) => ofKind(terrain, 'bua').length === 1);
    expect(ofKind(town.terrain, 'road')[0]?.name).toBe(`${ofKind(town.terrain, 'bua')[0]?.name} road`);
  });
});

describe('what pieces become', () => {
  test('a hill of level 0 is gentle and 4 cm high, one of level 1 steep, 8 cm and with a contour for each level', () => {
    const { terrain } = tableWhere(
      ({ terrain: all, told }) =>
        ofKind(all, 'hill').length === 4 && told.every(({ rule }) => rule !== 'A hill on a hill'),
    );
    const shapes = ofKind(terrain, 'hill').flatMap((hill) =>
      hill.kind === 'hill' ? [[hill.slope, hill.height, hill.contours.map(({ height }) => height)]] : [],
    );
    expect(shapes).toEqual([
      ['gentle', 4, []],
      ['gentle', 4, []],
      ['gentle', 4, []],
      ['steep', 8, [4, 8]],
    ]);
  });

  test('bought woods: level 1 an orchard, 2 a wood, 3 and 4 slower ones', () => {
    const made = ([1, 2, 3, 4] as const).map((level) =>
      tableWhere(({ told }) => told.at(-1)?.rule === 'Placing bought pieces', {
        size: SIX_BY_FOUR,
        bought: [{ piece: 'wood', level, width: 40, depth: 20, sector: 2 }],
      }).terrain.findLast(({ kind }) => kind === 'wood' || kind === 'orchard'),
    );
    expect(made.map((wood) => [wood?.kind, wood?.effects?.movement?.foot ?? null])).toEqual([
      ['orchard', null],
      ['wood', null],
      ['wood', 'quarter'],
      ['wood', 'closed'],
    ]);
  });

  test('a bought town of 40 by 40 has nine blocks, a diced one of at most 30 by 30 up to four', () => {
    const bought = tableWhere(({ told }) => told.at(-1)?.rule === 'Placing bought pieces', {
      size: SIX_BY_FOUR,
      bought: [{ piece: 'town', width: 40, depth: 40, sector: 5 }],
    });
    const towns = ofKind(bought.terrain, 'bua');
    expect(towns.map((town) => (town.kind === 'bua' ? town.blocks.length : 0)).at(-1)).toBe(9);
    expect(bought.points).toBe(50);
    const diced = tableWhere(({ terrain }) => ofKind(terrain, 'bua').length === 1);
    const [town] = ofKind(diced.terrain, 'bua');
    expect([1, 2, 4]).toContain(town?.kind === 'bua' ? town.blocks.length : 0);
  });

  test('where the road meets the stream there is a bridge', () => {
    const { terrain } = tableWhere(({ terrain: all }) => ofKind(all, 'bridge').length === 1);
    const [bridge] = ofKind(terrain, 'bridge');
    const [stream] = ofKind(terrain, 'stream');
    expect(bridge).toMatchObject({ over: stream?.id, name: `${stream?.name} bridge`, width: 7 });
    const road = ofKind(terrain, 'road')[0];
    if (bridge?.kind !== 'bridge' || road?.kind !== 'road' || stream?.kind !== 'stream') throw new Error('not made');
    const ground = laid(terrain);
    expect(ground.onRoad(bridge.at, 0)).toBe(true);
  });
});

test('measures are printed for 15mm: a stream is 4 cm wide there and 8 at 28mm', () => {
  const widths = (['15mm', '28mm', '6mm'] as const).map((scale) => {
    const { terrain } = tableWhere(({ terrain: all }) => ofKind(all, 'stream').length === 1, {
      size: SIX_BY_FOUR,
      scale,
    });
    return ofKind(terrain, 'stream').map((stream) => (stream.kind === 'stream' ? stream.width : 0))[0];
  });
  expect(widths).toEqual([4, 8, 2]);
});

test('on a small table no piece is larger than a sector', () => {
  for (let seed = 0; seed < 30; seed += 1)
    for (const text of toldOf(makeTable({ seed, size: SIX_BY_FOUR }), 'How large pieces are')) {
      const [, width = NaN, depth = NaN] = /is (\d+) by (\d+) cm/.exec(text)?.map(Number) ?? [];
      expect(Math.max(width, depth)).toBeLessThanOrEqual(30);
    }
});
