import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { ScaleAudit } from '../../../electron/desk/api';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { Calibration, Tracing } from '../../../renderer/editor/tracing';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

const PICTURE = '  picture: { file: map.png, at: [0, 0], width: 120 }\n';
const audit = (from: ScaleAudit['from']): ScaleAudit => ({ from, paces: 40, lines: [] });

async function shown(scale: ScaleAudit | null) {
  const desk = new FakeDesk([], { 'aids.scale': () => ({ ok: scale }) });
  const editing = new Editing(desk);
  editing.nations = NATIONS;
  editing.show(null, TABLE.replace('table: { size: [120, 90] }\n', `table:\n  size: [120, 90]\n${PICTURE}`));
  const tracing = new Tracing(editing, { read: () => null, keep: () => undefined });
  tracing.places = [];
  const onclose = vi.fn();
  render(Calibration, { tracing, onclose });
  await vi.waitFor(() => expect(desk.askedFor('aids.scale')).toHaveLength(1));
  /** Clicks two places half a table apart. */
  const click = (): void => {
    tracing.places = [
      { x: 0, y: 10 },
      { x: 60, y: 10 },
    ];
    flushSync();
  };
  return { tracing, click, onclose, picture: () => editing.scenario?.table.picture };
}

describe('a picture to trace from is calibrated', () => {
  it('asks for two places one after the other', async () => {
    const { tracing } = await shown(null);
    screen.getByText(/^Click a place on the picture/);
    tracing.places = [{ x: 0, y: 10 }];
    flushSync();
    screen.getByText(/^Click a second place/);
  });

  it.each([
    ['declared', 'as you said'],
    ['book', 'by the book'],
    ['frontage', 'reckoned from the fronts of your battalions'],
  ] as const)('tells the scale of the ground that is %s, and where it is set otherwise', async (from, words) => {
    const { click } = await shown(audit(from));
    click();
    await vi.waitFor(() =>
      screen.getByText(
        `One inch of the table is 102 paces, ${words}. “One foot is” in the tab Scenario says otherwise.`,
      ),
    );
  });

  it('asks for the distance on the table while nothing tells the scale', async () => {
    const { click, picture, onclose } = await shown(null);
    click();
    screen.getByText('Nothing tells the scale of the ground yet, so give the distance on the table.');
    await fireEvent.input(screen.getByLabelText('Distance between the two places'), { target: { value: '30 cm' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Set' }));
    // What was sixty centimetres is thirty.
    expect(picture()?.width).toBeCloseTo(60, 3);
    expect(onclose).toHaveBeenCalledTimes(1);
  });
});
