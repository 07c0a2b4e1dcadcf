/** The picture to trace from by its menu: faded, locked, hidden, and calibrated by a distance that is typed. */
import { render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { Calibration, Tracing, TracingMenu } from '../../../renderer/editor/tracing';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

const LAID = TABLE.replace('size: [120, 90]', 'size: [120, 90], picture: { file: map.png, width: 100 }');

function opened() {
  const desk = new FakeDesk([], { 'aids.scale': () => ({ ok: { paces: 10, from: 'book', lines: [] } }) });
  const editing = new Editing(desk);
  editing.nations = NATIONS;
  editing.show(null, LAID);
  const tracing = new Tracing(editing, { read: () => null, keep: () => undefined });
  return { editing, tracing, picture: () => editing.scenario?.table.picture };
}

it('is faded by a slider as one step, and locked and hidden by ticks', async () => {
  const { editing, tracing, picture } = opened();
  const props = { tracing, onplace: vi.fn(), oncalibrate: vi.fn(), onheights: vi.fn() };
  render(TracingMenu, props);
  tracing.isOpen = true;
  await tick();
  const slider = screen.getByLabelText<HTMLInputElement>('How much of the picture is seen');
  for (const share of ['0.8', '0.6', '0.3']) {
    slider.value = share;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  }
  expect([picture()?.opacity, editing.document.steps.map(({ does }) => does)]).toEqual([
    0.3,
    ['Fade the tracing picture'],
  ]);
  screen.getByLabelText('Locked where it lies').click();
  flushSync();
  expect(tracing.isLocked).toBe(true);
  screen.getByRole('button', { name: 'Calibrate' }).click();
  expect(props.oncalibrate).not.toHaveBeenCalled();
  screen.getByLabelText('Shown').click();
  expect(tracing.isShown).toBe(false);
});

it('is as large as two places of it are apart, in km of the ground or on the table', async () => {
  const { editing, tracing, picture } = opened();
  const onclose = vi.fn();
  tracing.places = [
    { x: 10, y: 10 },
    { x: 30, y: 10 },
  ];
  render(Calibration, { tracing, onclose });
  const field = screen.getByLabelText<HTMLInputElement>('Distance between the two places');
  await screen.findByText(/25 paces, by the book/);
  const type = (text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    screen.getByRole('button', { name: 'Set' }).click();
  };
  // 20 cm of the picture are 400 paces, at 10 to a cm: twice as large.
  type('400 paces');
  expect([picture()?.width, onclose.mock.calls.length]).toEqual([200, 1]);
  editing.undo();
  type('60cm');
  expect(picture()?.width).toBe(300);
});
