/** What both books tell of who holds an objective, and from where a unit would. */
import { describe, expect, it } from 'vitest';
import type { RosterObjective } from '../../../../engine/battle';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { mcnally } from '../../../../engine/rules/mcnally';
import { pose } from '../../battle/states';
import { battlefield } from '../honours-of-war/field';
import { village } from '../../terrain/tables';
import { battlefield as mcnallyField, INCH } from '../mcnally/field';

const placed = (at: RosterObjective['at']): RosterObjective => ({
  ...{ id: 'oak', name: 'The oak', at, feature: null, points: 1 },
  ...{ holder: 'red', from: null, until: null },
});

describe('Honours of War', () => {
  const objectives = [placed({ x: 100, y: 100 })];
  const near = { at: [100, 92] } as const;
  it('HOW-OBJ-03: by all units that hold it, and by none that cannot', () => {
    const field = battlefield({
      objectives,
      blue: { a: near, b: { at: [70, 100], type: 'medium gun' }, c: { at: [92, 97], type: 'transport' } },
    });
    expect(honoursOfWar.objectives(field.view('blue'))).toMatchObject([{ holder: 'blue', heldBy: ['a'] }]);
    field.emit({ do: 'went', id: 'b', to: { on: pose(92, 104) } });
    expect(honoursOfWar.objectives(field.view('red'))).toMatchObject([{ holder: 'blue', heldBy: ['a', 'b'] }]);
  });
  it('HOW-OBJ-04: by none while both sides are there', () => {
    const field = battlefield({ objectives, blue: { a: near }, red: { r: { at: [100, 106] } } });
    expect(honoursOfWar.objectives(field.view('blue'))).toMatchObject([{ holder: null, heldBy: [] }]);
  });
  it.each([
    ['10 cm', 88, true],
    ['10.1 cm', 87.9, false],
  ])('HOW-OBJ-03: from %s off a unit would hold it: its middle at %d cm', (_far, y, holds) => {
    const { whole } = battlefield({ objectives, blue: { a: { at: [100, 20] } } });
    expect(honoursOfWar.holds?.(whole, 'a', 'oak', pose(100, y))).toBe(holds);
  });
  it('HOW-OBJ-03: who is in houses stays there or goes into others, and leaves them by a step', () => {
    const terrain = [village('mill', { x: 100, y: 100 }, 0, 20), village('barn', { x: 140, y: 100 }, 0, 20)];
    const inTheMill = { ...placed({ x: 100, y: 100 }), feature: 'mill' };
    const { whole } = battlefield({ terrain, objectives: [inTheMill], blue: { a: { inside: 'mill/1' } } });
    const holdsAt = (x: number, y: number) => honoursOfWar.holds?.(whole, 'a', 'oak', pose(x, y));
    expect([holdsAt(100, 100), holdsAt(140, 100), holdsAt(100, 88)]).toEqual([true, false, false]);
    const beside = battlefield({ terrain, objectives: [inTheMill], blue: { a: { at: [100, 80] } } });
    expect(honoursOfWar.holds?.(beside.whole, 'a', 'oak', pose(100, 95))).toBe(false);
  });
  it('HOW-OBJ-03: from nowhere would one that is broken off, or one that is gone', () => {
    const { whole } = battlefield({ objectives, blue: { a: { ...near, hits: 4, marks: { 'broken off': 1 } } } });
    expect(honoursOfWar.holds?.(whole, 'a', 'oak', pose(100, 92))).toBe(false);
    expect(honoursOfWar.holds?.(whole, 'nobody', 'oak', pose(100, 92))).toBe(false);
  });
});

describe('McNally', () => {
  const objective = placed({ x: 30 * INCH, y: 30 * INCH });
  const onTable = (marks = {}) => {
    const field = mcnallyField({ blue: { a: { at: [30, 27], marks }, b: { at: [30, 10] } } });
    return { ...field.view('blue'), roster: { ...field.roster, objectives: [objective] } };
  };
  it('MCN-SEQ-08: by the units at it', () => {
    expect(mcnally.objectives(onTable())).toMatchObject([{ holder: 'blue', heldBy: ['a'] }]);
    expect(mcnally.objectives(onTable({ routing: 1 }))).toMatchObject([{ holder: null, heldBy: [] }]);
  });
  it.each([
    [3.9, true],
    [4.1, false],
  ])('MCN-SEQ-08: from %d inches off a unit would hold it: %s', (far, holds) => {
    // A battalion is 1.75 inches deep.
    expect(mcnally.holds?.(onTable(), 'b', 'oak', pose(30 * INCH, (30 - far - 1.75 / 2) * INCH))).toBe(holds);
  });
  it('MCN-SEQ-08: who is in houses stays there, and leaves them by a step', () => {
    const terrain = [village('mill', { x: 30 * INCH, y: 30 * INCH }, 0, 4 * INCH)];
    const field = mcnallyField({ terrain, blue: { a: { inside: 'mill/1' } } });
    const objectives = [{ ...objective, feature: 'mill' }];
    const view = { ...field.view('blue'), roster: { ...field.roster, objectives } };
    const holdsAt = (y: number) => mcnally.holds?.(view, 'a', 'oak', pose(30 * INCH, y * INCH));
    expect([holdsAt(30), holdsAt(27)]).toEqual([true, false]);
  });
  it('MCN-SEQ-08: from nowhere would one that runs', () => {
    expect(mcnally.holds?.(onTable({ routing: 1 }), 'a', 'oak', pose(30 * INCH, 27 * INCH))).toBe(false);
  });
});
