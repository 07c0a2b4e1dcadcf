import { describe, expect, it } from 'vitest';
import { positionAt } from '../../../engine/chronicle';
import { ghostsOf, type Ghost } from '../../../renderer/beside/ghosts';
import { told } from '../../engine/chronicle/mill';

const HOUR = 60;
const day = told(`
  - { at: "07:00", who: [Dragoons], does: march, along: [[140, 130]], until: "08:00" }
  - { at: "08:30", who: [Watch], does: rout, along: [[120, 100]], until: "09:30" }
`);
const stateAt = (hours: number) => positionAt(day, hours * HOUR);
/** Beside a battle in which everybody is where the day has him at `now`. */
const ghosts = (hours: number, now: number, scale = 1): readonly Ghost[] =>
  ghostsOf({ ...day, state: stateAt(hours) }, stateAt(now), scale);
const names = (all: readonly Ghost[]) => all.map(({ name }) => name);

describe('ghosts of history beside a battle', () => {
  it('are none of who stands where he was', () => expect(ghosts(10, 10)).toEqual([]));

  it('stand where history has a unit that is elsewhere, and know where it is in the battle', () => {
    const [dragoons, ...others] = ghosts(8, 7);
    expect(others).toEqual([]);
    expect(dragoons).toMatchObject({ name: 'Dragoons', side: 1, runs: false, now: { x: 40, y: 130 } });
    expect(dragoons?.at).toMatchObject({ x: 140, y: 130 });
  });

  it('are as wide and deep as the unit, its front first', () => {
    const [{ outline } = { outline: [] }] = ghosts(8, 7);
    const easts = outline.map(({ x }) => x);
    const norths = outline.map(({ y }) => y);
    // It looks east: left and right of its front are the farthest east, the left in the north.
    expect(easts.slice(0, 2)).toEqual([Math.max(...easts), Math.max(...easts)]);
    expect(norths[0]).toBe(Math.max(...norths));
    expect(Math.max(...norths) - Math.min(...norths)).toBeGreaterThan(5);
    expect(Math.max(...easts)).toBeGreaterThan(140);
    expect(Math.min(...easts)).toBeLessThan(140);
  });

  it('tell who ran', () => {
    expect(ghosts(10, 8).map(({ name, runs }) => [name, runs])).toEqual([['Watch', true]]);
  });

  it('lie on the table of the battle, where that has another scale', () => {
    const first = ghosts(8, 7).find(({ name }) => name === 'Dragoons');
    const half = ghosts(8, 7, 0.5).find(({ name }) => name === 'Dragoons');
    expect(half?.at).toEqual({ x: 70, y: 65 });
    expect(half?.outline.map(({ x }) => x * 2)).toEqual(first?.outline.map(({ x }) => x));
  });

  it('are of units of the battle alone, and of one that has left it too', () => {
    const battle = stateAt(7);
    const without = { ...battle, pieces: battle.pieces.filter(({ id }) => id !== 'blue/dragoons') };
    expect(names(ghostsOf({ ...day, state: stateAt(8) }, without, 1))).toEqual([]);
    const pieces = battle.pieces.map((piece) =>
      piece.id === 'blue/first' ? { ...piece, where: { gone: 'routed' } } : piece,
    );
    const left = ghostsOf({ ...day, state: stateAt(7) }, { ...battle, pieces }, 1);
    expect(left.map(({ name, now }) => [name, now])).toEqual([['First', null]]);
  });
});
