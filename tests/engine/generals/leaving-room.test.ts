import { describe, expect, it } from 'vitest';
import type { BaseShape, Choice, Piece, View } from '../../../engine/battle';
import { capableGeneral } from '../../../engine/generals';
import { roomGain } from '../../../engine/generals/leaving-room';
import { pathOf, straight } from '../../../engine/geometry';
import { pose } from '../battle/states';
import { toySystem } from '../toy';
import { decisionOf, marchOf, questionWith, unitAt, viewOf } from './views';

// Units stand 12 cm wide and 2 deep; a battalion's front is 16 cm in the toy's 28mm, so they want 8 cm before their own.
const BASE = { y: 0, turn: 0, width: 4, depth: 2, carries: 'foot' } as const;
const BASE_IN_THE_MIDDLE: BaseShape = { ...BASE, x: 0 };
const LINE: readonly BaseShape[] = [-4, 0, 4].map((x) => ({ ...BASE, x }));

/** The same with bases on the table. */
function drawnUp(view: View): View {
  const units = Object.entries(view.roster.units).map(
    ([id, unit]) => [id, { ...unit, layouts: { line: LINE, narrow: [BASE_IN_THE_MIDDLE] } }] as const,
  );
  return { ...view, roster: { ...view.roster, units: Object.fromEntries(units) } };
}
const fieldOf = (...pieces: readonly Piece[]): View => drawnUp(viewOf('blue', unitAt('red line', 150, 45), ...pieces));

describe('room for friends to go ahead', () => {
  // Blue looks to the east; the friend's front lies at 61 cm.
  const friend = unitAt('blue friend', 60, 45);
  const gainOf = (x: number, y: number, heading = 90, from: Piece = unitAt('blue line', 20, 20)): number =>
    roomGain(fieldOf(friend, from), toySystem, 'blue line', pose(x, y, heading));

  it.each([
    ['7.9 cm before the front of a friend', 69.9, 45, 90, -0.06],
    ['8.1 cm before it', 70.1, 45, 90, 0],
    ['7.9 cm behind him, with him before its own', 50.1, 45, 90, -0.06],
    ['8.1 cm behind him', 49.9, 45, 90, 0],
    ['before him and looking at him', 66, 45, 270, -0.12],
    ['beside him in line', 60, 57.5, 90, 0],
    ['beside him, 0.5 cm of its end before his', 63, 56.5, 90, 0],
    ['beside him, 0.7 cm of its end before his', 63, 56.3, 90, -0.06],
    ['at a right angle to him, its end before him', 72, 45, 0, -0.06],
  ] as const)('%s', (_title, x, y, heading, gain) => {
    expect(gainOf(x, y, heading)).toBeCloseTo(gain, 6);
  });

  it('is given back to him by one who leaves the place before him', () => {
    expect(gainOf(20, 20, 90, unitAt('blue line', 66, 45))).toBeCloseTo(0.06, 6);
  });

  it('counts twice for guns, which stay where they deploy', () => {
    const before = (x: number): number =>
      roomGain(fieldOf(friend, unitAt('blue guns', 20, 20)), toySystem, 'blue guns', pose(x, 45, 90));
    expect([before(69.9), before(70.1)]).toEqual([-0.12, 0]);
  });

  it('is told by the formation the unit will have there: who makes himself narrow stands before nobody', () => {
    const beside = (formation?: string): number =>
      roomGain(fieldOf(friend, unitAt('blue line', 20, 20)), toySystem, 'blue line', pose(66, 54, 90), formation);
    expect([beside(), beside('line'), beside('narrow')]).toEqual([-0.06, -0.06, 0]);
    // Of a formation that nobody has drawn it keeps its size of now.
    expect(beside('square')).toBe(-0.06);
  });

  it('is weighed by a general in the formation an answer leaves the unit in', () => {
    const view = fieldOf(friend, unitAt('blue line', 66, 54));
    const [wide, narrow] = [{ pick: 'wide' }, { pick: 'narrow' }] as const;
    const ends = (formation: string) => ({ ends: [{ id: 'blue line', pose: pose(66, 54, 90), formation }] });
    const question = questionWith([wide, narrow], { wide: ends('line'), narrow: ends('narrow') });
    const general = capableGeneral(toySystem);
    expect(general.choose(view, decisionOf('blue'), question)).toEqual(narrow);
    const alike = questionWith([wide, narrow], { wide: ends('line'), narrow: ends('line') });
    expect(general.choose(view, decisionOf('blue'), alike)).toEqual(wide);
  });

  it('is nothing to an enemy', () => {
    const view = fieldOf(unitAt('blue line', 20, 20));
    expect(roomGain(view, toySystem, 'blue line', pose(144, 45, 90))).toBe(0);
  });

  it('is nothing to a unit without bases', () => {
    const view = viewOf('blue', friend, unitAt('blue line', 20, 20));
    expect(roomGain(view, toySystem, 'blue line', pose(66, 45, 90))).toBe(0);
  });

  it('is left by a general who gets about as far beside the friend as before him', () => {
    const at = pose(40, 50, 90);
    const line = { ...unitAt('blue line', 40, 50), where: { on: at } };
    const across = { x: 26 / Math.hypot(26, 8), y: 8 / Math.hypot(26, 8) };
    const beside = { march: pathOf(at, [straight(at, Math.hypot(26, 8), across)]), movers: ['blue line'] };
    const before = marchOf('blue line', at, 26);
    const choose = (...others: readonly Piece[]): Choice =>
      capableGeneral(toySystem).choose(
        fieldOf(line, ...others),
        decisionOf('blue'),
        questionWith([{ pick: 'done' }, before, beside]),
      );
    expect(choose()).toBe(before);
    expect(choose(friend)).toBe(beside);
  });
});
