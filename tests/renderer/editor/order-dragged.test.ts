/** Rows of the order of battle dragged with the mouse, and what they tell. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { prepare } from '../../../engine/rules/honours-of-war/prepare';
import { Findings } from '../../../renderer/editor/findings';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import { OrderTree } from '../../../renderer/editor/order-of-battle';
import { sampleBattle } from '../sample-battle';
import { ST_ULRICH, stUlrich } from './st-ulrich';

function opened() {
  const editing = stUlrich();
  render(OrderTree, { editing, findings: new Findings(editing), table: new OnTable(editing), onmenu: () => undefined });
  const row = (id: string): HTMLElement =>
    screen.getByRole('tree').querySelector<HTMLElement>(`[data-row="${id}"]`) ?? expect.fail(id);
  const send = (kind: string, to: HTMLElement, clientY = 0): boolean => {
    const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), { clientY, dataTransfer: null });
    const isTaken = !to.dispatchEvent(event);
    flushSync();
    return isTaken;
  };
  /** Into the upper half of a row, or the lower one. */
  const drag = (from: string, to: string, half: 'upper' | 'lower'): boolean => {
    send('dragstart', row(from));
    const isTaken = send('dragover', row(to), half === 'upper' ? -1 : 1);
    send('drop', row(to));
    return isTaken;
  };
  const units = () => editing.scenario?.armies[0]?.brigades[0]?.units.map(({ id }) => id);
  return { editing, row, drag, units };
}
const [LEIB, HOHENWALDE, HOLL] = [
  'blue/leib-regiment',
  'blue/regiment-hohenwalde',
  'blue/captain-holls-battery',
] as const;

it('a unit is dragged before or behind another, as one step, and to nobody of the other side', () => {
  const { editing, drag, units } = opened();
  const before = units();
  expect(before?.indexOf(LEIB)).toBe(0);
  expect(drag(LEIB, HOHENWALDE, 'lower')).toBe(true);
  expect(units()?.slice(0, 2)).toEqual([HOHENWALDE, LEIB]);
  expect(editing.document.steps).toHaveLength(1);
  expect(drag(LEIB, HOHENWALDE, 'upper')).toBe(true);
  expect(units()).toEqual(before);
  const text = editing.text;
  expect(drag(LEIB, 'red/chevreul-dragoons', 'lower')).toBe(false);
  expect(editing.text).toBe(text);
});

it('several that are selected are dragged together, in the order they had', () => {
  const { editing, drag, units } = opened();
  editing.select([LEIB, HOHENWALDE]);
  flushSync();
  drag(LEIB, HOLL, 'lower');
  expect(units()?.slice(-3)).toEqual([HOLL, LEIB, HOHENWALDE]);
  editing.undo();
  expect(editing.text).toBe(ST_ULRICH);
});

it('the points of each and the break point of an army are those of the last answer', () => {
  const { editing, row } = opened();
  expect(row(LEIB).querySelector('.points')).toBeNull();
  const { scenario } = editing;
  if (!scenario) throw new Error('St. Ulrich cannot be read');
  const { vocabulary } = sampleBattle();
  const told = (points: number, breaksAt: number): void => {
    const lines = [{ id: LEIB, name: 'Leib-Regiment', for: 'unit', points, reasons: [] }] as const;
    const sides = scenario.armies.map(({ id }) => ({
      id,
      points: { total: points, lines, leeway: 0.05 },
      breaksAt,
      organisation: null,
    }));
    const play = { title: '', ...prepare(scenario), vocabulary, says: {}, sides };
    editing.reading = { findings: [], accepted: [], play };
    flushSync();
  };
  for (const [points, breaksAt] of [
    [1042, 3],
    [980, 4],
  ] as const) {
    told(points, breaksAt);
    expect(row(LEIB).querySelector('.points')?.textContent).toBe(points === 1042 ? '1 042' : '980');
    expect(screen.getAllByText(new RegExp(`breaks at ${breaksAt}$`))).toHaveLength(2);
  }
});
