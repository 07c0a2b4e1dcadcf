import type { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../engine/scenario';
import { PLAIN_FEATURE } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import { frameGeometry, ticks } from '../../../renderer/battlefield/frame';
import { reliefOf, surveyOf, WATER_LEVEL } from '../../../renderer/battlefield/land';
import { TREE_KINDS } from '../../../renderer/battlefield/planting';
import type { TreeKind } from '../../../renderer/battlefield/planting';
import { buildBridge } from '../../../renderer/battlefield/scenery/crossings';
import { sculptBush, sculptTree, sculptTuft } from '../../../renderer/battlefield/scenery/foliage';
import { wrapped } from '../../../renderer/battlefield/scenery/foliage-art';
import { leafColoursOf } from '../../../renderer/battlefield/scenery/leaf-colours';
import { buildHouse } from '../../../renderer/battlefield/scenery/houses';
import { Mason } from '../../../renderer/battlefield/scenery/mason';
import { floodCells } from '../../../renderer/battlefield/scenery/water-mesh';
import { smallTable } from './tables';

const box = (mason: Mason): { low: number[]; high: number[] } => {
  const geometry = mason.sculptor.geometry();
  geometry.computeBoundingBox();
  return { low: geometry.boundingBox?.min.toArray() ?? [], high: geometry.boundingBox?.max.toArray() ?? [] };
};

const SUMMER = leafColoursOf('summer grass');
/** The mean red, green and blue of all corners above a height, as painted linear light. */
function meanTint(geometry: BufferGeometry, above: number): readonly [number, number, number] {
  const [places, colours] = [geometry.getAttribute('position'), geometry.getAttribute('color')];
  const high = Array.from({ length: places.count }, (_, i) => i).filter((i) => places.getY(i) > above);
  const mean = (part: number): number => high.reduce((sum, i) => sum + colours.getComponent(i, part), 0) / high.length;
  return [mean(0), mean(1), mean(2)];
}

describe('leaves by the season of the ground', () => {
  const crown = (ground: Table['ground'], kind: TreeKind, leaves: boolean) => {
    const { crowns, full } = leafColoursOf(ground);
    return meanTint(sculptTree(kind, leaves, crowns[kind], full), 4.2);
  };
  describe.each([true, false])('with leaves %s', (leaves) => {
    it.each(['round', 'tall', 'poplar'] as const)('a %s is green in spring and summer', (kind) => {
      for (const ground of ['spring grass', 'summer grass'] as const) {
        const [red, green, blue] = crown(ground, kind, leaves);
        expect(green).toBeGreaterThan(red);
        expect(green).toBeGreaterThan(blue * 1.5);
      }
    });
    it.each(['round', 'tall', 'poplar'] as const)('a %s is yellow and brown in autumn', (kind) => {
      const [red, green, blue] = crown('autumn grass', kind, leaves);
      expect(red).toBeGreaterThan(green * 1.1);
      expect(green).toBeGreaterThan(blue * 1.5);
    });
    it.each(['round', 'tall', 'poplar'] as const)('a %s has no green in winter', (kind) => {
      const [red, green, blue] = crown('winter', kind, leaves);
      expect(red).toBeGreaterThan(green);
      expect(blue).toBeGreaterThan(green * 0.7);
    });
    it('a fir is the same all the year', () => {
      const summer = crown('summer grass', 'fir', leaves);
      expect(summer[1]).toBeGreaterThan(summer[0]);
      const { crowns } = leafColoursOf('winter');
      expect(meanTint(sculptTree('fir', leaves, crowns.fir), 4.2)).toEqual(summer);
    });
    it('a bush is green in summer and not in winter', () => {
      const bush = (ground: Table['ground']) => meanTint(sculptBush(leaves, leafColoursOf(ground).bush), 0);
      const [summer, winter] = [bush('summer grass'), bush('winter')];
      expect(summer[1]).toBeGreaterThan(summer[0]);
      expect(winter[1]).toBeLessThan(winter[0]);
    });
  });
  it('a tree loses two leaves of five in winter', () => {
    const corners = (full: number): number =>
      sculptTree('tall', true, SUMMER.crowns.tall, full).getAttribute('position').count;
    const lost = corners(1) - corners(leafColoursOf('winter').full);
    // Six lobes of 18 cards with six corners each: 7 of 18 are gone.
    expect(lost).toBe(6 * 7 * 6);
  });
});

describe('trees', () => {
  it.each(TREE_KINDS)('a %s has leaves on the fine table and few triangles on the plain one', (kind) => {
    const triangles = (leaves: boolean): number =>
      sculptTree(kind, leaves, SUMMER.crowns[kind]).getAttribute('position').count / 3;
    expect(triangles(true)).toBeGreaterThan(140);
    expect(triangles(true)).toBeLessThanOrEqual(410);
    expect(triangles(false)).toBeLessThanOrEqual(100);
  });
  it('a tuft has six triangles and a bush stands on the ground', () => {
    expect(sculptTuft().getAttribute('position').count).toBe(18);
    for (const leaves of [true, false]) {
      const bush = sculptBush(leaves, SUMMER.bush);
      bush.computeBoundingBox();
      expect(bush.boundingBox?.max.y).toBeGreaterThan(0.9);
      expect(bush.boundingBox?.max.y).toBeLessThan(2.2);
    }
  });
  it('wraps strokes at the edges of a tile only', () => {
    expect([wrapped(5, 512, 20), wrapped(100, 512, 20), wrapped(505, 512, 20)]).toEqual([[5, 517], [100], [505, -7]]);
  });
});

describe('houses', () => {
  const house = {
    kind: 'house' as const,
    x: 0,
    y: 0,
    turn: 0,
    width: 8,
    depth: 5,
    eaves: 4,
    pitch: 4,
    wall: 'plaster' as const,
    roof: 'tiles' as const,
  };
  const built = (change: Partial<Parameters<typeof buildHouse>[1]>): Mason => {
    const mason = new Mason();
    buildHouse(mason, { ...house, ...change }, 0, 0, (x, y) => [x, 0, -y]);
    return mason;
  };
  it('reach from eave to eave and up to the ridge', () => {
    const { low, high } = box(built({ roof: 'thatch' }));
    expect([low[0], high[0]]).toEqual([expect.closeTo(-4.55, 4), expect.closeTo(4.55, 4)]);
    expect(high[1]).toBeCloseTo(8.62, 2);
  });
  it('turn with their block', () => {
    const { low, high } = box(built({ turn: 90, roof: 'thatch' }));
    expect((high[2] ?? 0) - (low[2] ?? 0)).toBeCloseTo(9.1, 3);
  });
  it('a church carries a steeple', () => {
    expect(box(built({ kind: 'church' })).high[1]).toBeGreaterThan(16);
  });
});

describe('bridges', () => {
  it('span the water with their mouths on the banks, arch above the water', () => {
    const mason = new Mason();
    buildBridge(mason, 10, 7, 0.2);
    const { low, high } = box(mason);
    expect([low[0], high[0]]).toEqual([expect.closeTo(-6.2, 4), expect.closeTo(6.2, 4)]);
    expect([low[2], high[2]]).toEqual([-3.5, 3.5]);
    expect(high[1]).toBeGreaterThan(1.9);
  });
});

describe('water', () => {
  const ground = layGround(smallTable);
  const water = floodCells(surveyOf(ground), reliefOf(ground), 1);
  it('covers the river from edge to edge and nothing else', () => {
    const east = water.places.filter((_, i) => i % 3 === 0);
    expect(Math.min(...east)).toBeGreaterThanOrEqual(73);
    expect(Math.max(...east)).toBeLessThanOrEqual(87);
    const south = water.places.filter((_, i) => i % 3 === 2);
    expect([Math.min(...south), Math.max(...south)]).toEqual([-90, expect.closeTo(0)]);
    expect(new Set(water.places.filter((_, i) => i % 3 === 1))).toEqual(new Set([WATER_LEVEL]));
  });
  it('is deep in the middle', () => {
    const middle = water.places.findIndex((x, i) => i % 3 === 0 && x === 80) / 3;
    expect(water.deep[middle]).toBe(1);
    expect(water.flow[middle * 2 + 1]).toBeCloseTo(0);
  });
  it('lies still in a pond, however a stream runs past it', () => {
    const pond = {
      ...PLAIN_FEATURE,
      name: null,
      kind: 'pond' as const,
      id: 'pond',
      outline: { shape: 'ellipse' as const, at: { x: 30, y: 30 }, radii: [10, 6] as const, turn: 0 },
    };
    const ponds = layGround({ ...smallTable, terrain: [...smallTable.terrain, pond] });
    const { places, flow } = floodCells(surveyOf(ponds), reliefOf(ponds), 1);
    const inside = places.flatMap((x, i) => (i % 3 === 0 && x < 60 ? [i / 3] : []));
    expect(inside.length).toBeGreaterThan(150);
    for (const i of inside) {
      // Twenty-four times broader than the ripples of a river: next to none.
      expect(flow[i * 2]).toBeCloseTo((places[i * 3] ?? 0) / 24);
      expect(flow[i * 2 + 1]).toBeCloseTo(-(places[i * 3 + 2] ?? 0) / 24);
    }
  });
  it('is shallow at the ford', () => {
    const ford = water.places.findIndex((x, i) => i % 3 === 0 && x === 80 && water.places[i + 2] === -70) / 3;
    expect(water.deep[ford]).toBeGreaterThan(0);
    expect(water.deep[ford]).toBeLessThan(0.5);
  });
});

describe('frame', () => {
  it('marks feet, halves and inches of a six foot edge', () => {
    const marks = ticks(183);
    expect(marks).toHaveLength(73);
    expect(marks.filter(({ rank }) => rank === 'foot').map(({ foot }) => foot)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(marks.filter(({ rank }) => rank === 'half')).toHaveLength(6);
    expect(marks[12]?.cm).toBeCloseTo(30.48);
  });
  it('surrounds the table without touching it', () => {
    const frame = frameGeometry(183, 122);
    frame.computeBoundingBox();
    expect(frame.boundingBox?.max.toArray()).toEqual([97.5, 1, 67]);
    const places = frame.getAttribute('position');
    for (let i = 0; i < places.count; i++)
      expect(Math.abs(places.getX(i)) >= 91.5 - 1e-4 || Math.abs(places.getZ(i)) >= 61 - 1e-4).toBe(true);
  });
});
