import { describe, expect, it } from 'vitest';
import { planArrows } from '../../../renderer/battle/plan-arrows';
import type { PlannedTask } from '../../../renderer/replay';

const SIDES = [
  { id: 'b', seat: 'blue' },
  { id: 'r', seat: 'red' },
];
const task = (kind: PlannedTask['kind'], x: number): PlannedTask => {
  const centre = { x: 0, y: 0 };
  return { command: kind, kind, against: 'x', at: { x, y: 0 }, axis: { x: 1, y: 0 }, centre, odds: 1, sentence: '' };
};
type Spot = { readonly x: number; readonly y: number };
const arrows = (
  seat: string,
  tasks: readonly PlannedTask[],
  standing: readonly Spot[] = [{ x: 0, y: 0 }],
  place = (at: Spot): Spot | null => at,
) => planArrows([{ seat, events: 1, turn: 1, tasks, news: [] }], SIDES, place, () => standing);

describe('plans drawn over the table', () => {
  it('are arrows from the brigade that end short of their target, in the colour of the side', () => {
    const [arrow] = arrows('red', [task('assault', 100)]);
    // The tip 16 px before the target, the head 11 px long.
    expect(arrow).toMatchObject({ side: 2, kind: 'assault', from: { x: 0, y: 0 }, to: { x: 73, y: 0 } });
    expect(arrow?.head.split(' ')[0]).toBe('84,0');
  });

  it('are rings where a brigade holds, or is there already', () => {
    expect(arrows('blue', [task('hold', 100), task('assault', 26)]).map(({ to }) => to)).toEqual([null, null]);
    expect(arrows('blue', [task('assault', 28)])[0]?.to).not.toBeNull();
  });

  it('are left out where the table cannot be seen', () => {
    expect(arrows('blue', [task('pin', 9)], undefined, () => null)).toEqual([]);
  });

  it('lie about a unit that is there, and go with a brigade of which nobody is left', () => {
    const wings = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 120, y: 0 },
    ];
    expect(arrows('blue', [task('hold', 0)], wings)[0]?.from).toEqual({ x: 30, y: 0 });
    expect(arrows('blue', [task('assault', 200)], wings)[0]?.from).toEqual({ x: 50, y: 0 });
    expect(arrows('blue', [task('hold', 0), task('assault', 200)], [])).toEqual([]);
  });
});
