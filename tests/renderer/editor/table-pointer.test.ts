import { expect, it, vi } from 'vitest';
import { Aids } from '../../../renderer/editor/aids';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { TablePointer } from '../../../renderer/editor/table-pointer.svelte';
import { MeasureTool } from '../../../renderer/editor/tools/measure.svelte';
import { FakeDesk } from '../fake-desk';

/** The right button over a table one can go round. */
function over() {
  const editing = new Editing(new FakeDesk([]));
  const [aids, tool, menu, orbit] = [new Aids(editing), new MeasureTool(), vi.fn(), vi.fn()];
  const under = (x: number, y: number) => ({ at: { x, y }, pixel: 1, things: () => [] });
  const picture = { under, orbit, pan: () => undefined, zoom: () => undefined };
  const parts = { editing: () => editing, aids: () => aids, tool: () => tool, picture, menu, tell: () => undefined };
  const node = document.createElement('div');
  node.setPointerCapture = () => undefined;
  new TablePointer(parts).listen(node);
  const send = (name: string, clientX: number): void => {
    const how = { button: 2, clientX, clientY: 10, bubbles: true, cancelable: true };
    node.dispatchEvent(name === 'contextmenu' ? new MouseEvent(name, how) : new PointerEvent(name, how));
  };
  return { menu, orbit, send };
}

it.each([
  ['while it is down', ['pointerdown', 'contextmenu', 'pointerup']],
  ['when it is let go', ['pointerdown', 'pointerup', 'contextmenu']],
])('the right button asks for the menu once, wherever the system tells of it: %s', (_, names) => {
  const { menu, send } = over();
  for (const name of names) send(name, 10);
  expect(menu).toHaveBeenCalledTimes(1);
});

it('a hand that trembles asks for the menu, one that goes round the table does not', () => {
  const trembling = over();
  trembling.send('pointerdown', 10);
  trembling.send('contextmenu', 10);
  trembling.send('pointermove', 12);
  trembling.send('pointerup', 12);
  expect(trembling.menu).toHaveBeenCalledTimes(1);
  const turning = over();
  turning.send('pointerdown', 10);
  turning.send('contextmenu', 10);
  turning.send('pointermove', 40);
  turning.send('pointerup', 40);
  turning.send('contextmenu', 40);
  expect([turning.orbit.mock.calls.length, turning.menu.mock.calls.length]).toEqual([1, 0]);
});
