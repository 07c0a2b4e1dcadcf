/** What draws a point or a unit, from how far, and the reason it is given. */
import { describe, expect, it } from 'vitest';
import { boxOn, snapHeading, snapPoint, snapUnit } from '../../../editing/snapping';
import type { Snapping } from '../../../editing/snapping';
import { ODD, open } from '../drafts';

const { scenario } = open(ODD);
const ALL: Snapping & { readonly interval: number } = {
  reach: 2,
  grid: 30.48,
  edges: true,
  roads: true,
  nodes: true,
  units: true,
  interval: 2,
};
const drawn = (x: number, y: number, how: Partial<Snapping> = {}) => {
  const { at, reason } = snapPoint(scenario, { x, y }, { ...ALL, ...how });
  return [Math.round(at.x * 100) / 100, Math.round(at.y * 100) / 100, reason];
};

describe('a point', () => {
  it.each<readonly [string, readonly [number, number], Partial<Snapping>, readonly unknown[]]>([
    ['a node', [84.5, 63], {}, [84, 62, 'on a node of High road']],
    ['a bridge, which roads lead to', [136.6, 61.2], {}, [136, 60.4, 'on The bridge']],
    ['a road, where no node is near', [100, 63], {}, [99.96, 61.58, 'on High road']],
    [
      'nothing where roads and nodes do not draw',
      [100, 63.5],
      { roads: false, nodes: false, grid: null },
      [100, 63.5, null],
    ],
    ['the grid', [61.5, 32], { nodes: false }, [60.96, 30.48, 'on the grid']],
    ['the grid from anywhere', [70, 40], { nodes: false }, [60.96, 30.48, 'on the grid']],
    ['an edge and the grid', [1.9, 29.5], { nodes: false }, [0, 30.48, 'on the west edge, on the grid']],
    ['an edge', [181.5, 45], { grid: null }, [182.88, 45, 'on the east edge']],
    [
      'an edge sooner than the grid beside it',
      [181.5, 45],
      { grid: 10 },
      [182.88, 50, 'on the east edge, on the grid'],
    ],
    ['no edge from beyond its reach', [2.1, 45], { grid: null }, [2.1, 45, null]],
  ])('is drawn to %s', (_, [x, y], how, wanted) => {
    expect(drawn(x, y, how)).toEqual(wanted);
  });

  it('is shown by lines what draws it', () => {
    const guides = (x: number, y: number, how: Partial<Snapping>) =>
      snapPoint(scenario, { x, y }, { ...ALL, ...how }).guides;
    expect(guides(181.5, 29.5, { nodes: false })).toEqual([
      { from: { x: 182.88, y: 0 }, to: { x: 182.88, y: 121.92 } },
      { from: { x: 0, y: 30.48 }, to: { x: 182.88, y: 30.48 } },
    ]);
    expect(guides(100, 63, {})).toHaveLength(1);
    expect(guides(100, 63.5, { roads: false, nodes: false, grid: null })).toEqual([]);
  });

  it('is not drawn to what is being moved', () => {
    expect(snapPoint(scenario, { x: 84.5, y: 62.5 }, { ...ALL, grid: null }, ['high-road']).reason).toBeNull();
  });
});

describe('a unit', () => {
  const neighbour = { id: 'b', name: 'Botta', box: boxOn({ width: 20, depth: 4 }, { x: 100, y: 100 }, 0) };
  const at = (x: number, y: number, width = 20, depth = 4) => {
    const {
      at: spot,
      heading,
      reason,
    } = snapUnit(scenario, { id: 'a', box: boxOn({ width, depth }, { x, y }, 10) }, [neighbour], {
      ...ALL,
      roads: false,
      nodes: false,
      grid: null,
    });
    return [Math.round(spot.x * 100) / 100, Math.round(spot.y * 100) / 100, heading, reason];
  };
  it('is drawn edge to edge, to an interval, into line and behind another', () => {
    expect(at(119.2, 100.5)).toEqual([120, 100, 0, 'edge to edge with Botta']);
    expect(at(78.5, 100.5)).toEqual([78, 100, 0, 'in line with Botta, at its interval']);
    expect(at(140, 100.8)).toEqual([140, 100, 0, 'in line with Botta']);
    expect(at(100.6, 95)).toEqual([100, 96, 0, 'close behind Botta']);
    expect(at(100.6, 70)).toEqual([100, 70, 0, 'behind Botta']);
    expect(at(140, 103)).toEqual([140, 103, null, null]);
  });
  it('of another depth stands with its front level', () => {
    expect(at(117, 98, 14, 6)).toEqual([117, 99, 0, 'edge to edge with Botta']);
  });
});

describe('a heading', () => {
  const others = [{ heading: 310, name: 'Botta' }];
  it('is drawn to those of others, then to round ones', () => {
    expect(snapHeading(308, { step: 15, within: 3, others })).toEqual({ heading: 310, reason: 'as Botta' });
    expect(snapHeading(358, { step: 15, within: 3, others })).toEqual({ heading: 0, reason: null });
    expect(snapHeading(5, { step: 15, within: 3, others })).toEqual({ heading: 5, reason: null });
  });
});
