import { describe, expect, it } from 'vitest';
import { basesOf, poseOfBase } from '../../../engine/battle';
import type { BaseShape } from '../../../engine/battle';
import { toySetUp } from '../toy';
import { piece, pose } from './states';

const base = (x: number, y = 0): BaseShape => ({ x, y, turn: 0, width: 4, depth: 2, carries: 'foot' });
const LINE = [base(-4), base(0), base(4)];
const [toy] = Object.values(toySetUp().roster.units);
if (!toy) throw new Error('the toy has no units');
const unit = { ...toy, layouts: { line: LINE, column: [base(0, 2), base(0)] } };
const counted = { ...unit, takenOff: { gauge: 'stands', each: 2 } };
const xs = (bases: readonly BaseShape[]) => bases.map(({ x }) => x);

describe('the bases of a unit', () => {
  it('stand as its formation lays them out', () => {
    expect(basesOf(unit, piece('u'))).toBe(LINE);
    expect(basesOf(unit, piece('u', { formation: 'column' }))).toHaveLength(2);
    expect(basesOf(unit, piece('u', { formation: 'unheard of' }))).toBe(LINE);
  });

  it.each([
    [7, 3],
    [6, 3],
    [5, 3],
    [4, 2],
    [1, 1],
    [0, 0],
    [-1, 0],
  ])('are taken off one by one, the last first: of %i left %i bases stand', (stands, left) => {
    expect(xs(basesOf(counted, piece('u', { gauges: { stands } })))).toEqual(xs(LINE.slice(0, left)));
  });

  it('close up by a layout for their number, where the book has one', () => {
    const closedUp = { line: [[base(0)], [base(-2), base(2)]] };
    const closing = { ...unit, takenOff: { gauge: 'stands', each: 1, closedUp } };
    const left = (stands: number, formation = 'line') =>
      xs(basesOf(closing, piece('u', { formation, gauges: { stands } })));
    expect([3, 2, 1, 0].map((stands) => left(stands))).toEqual([[-4, 0, 4], [-2, 2], [0], []]);
    expect(left(1, 'column')).toEqual([0]);
  });

  it('stand where they were put, as far as they were', () => {
    const bases = [
      { x: 1, y: 2, turn: 30 },
      { x: 9, y: 9, turn: 0 },
    ];
    expect(basesOf(unit, piece('u', { bases }))).toEqual([{ ...base(1, 2), turn: 30 }, base(9, 9), base(4)]);
    expect(basesOf(counted, piece('u', { bases, gauges: { stands: 2 } }))).toEqual([{ ...base(1, 2), turn: 30 }]);
  });

  it.each([
    [0, { x: 13, y: 22 }],
    [90, { x: 12, y: 17 }],
    [180, { x: 7, y: 18 }],
  ])('are carried along and turned with the unit, heading %i', (heading, at) => {
    const place = poseOfBase(pose(10, 20, heading), { x: 3, y: 2, turn: 90 });
    expect(place.x).toBeCloseTo(at.x, 9);
    expect(place.y).toBeCloseTo(at.y, 9);
    const turned = pose(0, 0, heading + 90);
    expect(place.hx).toBeCloseTo(turned.hx, 9);
    expect(place.hy).toBeCloseTo(turned.hy, 9);
  });
});
