/** Entry points on the printed map: a gate and a name each, and none that gives away troops a copy keeps back. */
import { describe, expect, it } from 'vitest';
import { COLOUR } from '../../../../drawing/map/inks';
import type { Shape } from '../../../../drawing/map';
import { MAP_OPTIONS, mapSheets } from '../../../../drawing/paper/map';
import { arrowShape, comings } from '../../../../drawing/paper/map/arrivals';
import { gateShape } from '../../../../drawing/paper/map/entry-points';
import type { EntryPoint, Scenario, Unit } from '../../../../engine/scenario';
import { stUlrich } from '../../map/scenarios';
import { wordsOn } from './printed';

const NORTH: EntryPoint = { id: 'entry/north', name: 'Entry of the northern road', at: { x: 60, y: 0 }, heading: 0 };
const SOUTH: EntryPoint = { ...NORTH, id: 'entry/south', name: 'Southern entry', at: { x: 90, y: 0 } };

/** Both entry points, and the first unit of the second army to come on by the first of them. */
function named(): Scenario {
  const scenario = stUlrich();
  const [first, second] = scenario.armies;
  if (!first || !second) throw new Error('two armies');
  const coming = (unit: Unit): Unit => ({
    ...unit,
    place: { arrives: { turn: 3, at: NORTH.at, heading: NORTH.heading, needs: null, entry: NORTH.id } },
  });
  const [brigade, ...others] = second.brigades;
  if (!brigade) throw new Error('a brigade');
  const late = { ...second, brigades: [{ ...brigade, units: brigade.units.map(coming) }, ...others] };
  return { ...scenario, entryPoints: [NORTH, SOUTH], armies: [first, late] };
}
const printed = (side: string): readonly string[] => {
  const { sheets } = mapSheets(named(), { ...MAP_OPTIONS, side });
  return sheets.flatMap((sheet) => wordsOn(sheet).map(({ text }) => text));
};

describe('entry points on the printed map', () => {
  it('stand there by their names, are in the legend, and the key tells who comes on by which', () => {
    const words = printed('both');
    expect(words).toEqual(expect.arrayContaining([NORTH.name, SOUTH.name]));
    const all = words.join(' ').replace(/\s+/g, ' ');
    expect(all).toContain('Entry point ');
    expect(all).toContain(`turn 3, by ${NORTH.name}`);
  });

  it('are left out of a copy that keeps back all who come on by them; one that nobody uses stays', () => {
    const [first, second] = named().armies.map(({ id }) => printed(id));
    expect(first).not.toContain(NORTH.name);
    expect(first).toContain(SOUTH.name);
    expect(second).toEqual(expect.arrayContaining([NORTH.name, SOUTH.name]));
  });

  it('are gates as wide as lets an arrow through', () => {
    const widthOf = (shape: Shape): number => {
      const [lines] = shape.kind === 'group' ? shape.shapes : [];
      const strokes = lines?.kind === 'drawing' ? lines.strokes : [];
      const xs = strokes.flatMap(({ steps }) => steps.flatMap((step) => ('x' in step ? [step.x] : [])));
      return Math.max(...xs) - Math.min(...xs);
    };
    const [coming] = comings(named());
    if (!coming) throw new Error('nobody comes on');
    expect(coming.pose).toEqual({ x: 60, y: 0, hx: 0, hy: 1 });
    expect(widthOf(arrowShape(coming, 10, COLOUR))).toBeCloseTo(6, 9);
    expect(widthOf(gateShape(NORTH, 10, COLOUR))).toBeCloseTo(8.6, 9);
  });
});
