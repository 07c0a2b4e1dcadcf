import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it } from 'vitest';
import type { ScaleLine } from '../../../electron/desk/api';
import { KeyRing } from '../../../renderer/frame';
import { Editing } from '../../../renderer/editor/editing.svelte';
import BalanceStrip from '../../../renderer/editor/strip/BalanceStrip.svelte';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

const WOOD: ScaleLine = {
  of: 'wood',
  about: 'wood-1',
  verdict: 'small',
  sentence: 'This wood is 20 × 20 paces.',
  change: 'Or call it a copse.',
  remedies: [{ do: 'remove', thing: 'wood-1', says: 'Leave it out' }],
};
const GROUND: ScaleLine = {
  of: 'ground',
  about: null,
  verdict: 'told',
  sentence: 'One pace to the cm.',
  change: null,
  remedies: [],
};

function strip(large: boolean): Editing {
  const lines = [GROUND, WOOD];
  const desk = new FakeDesk([], { 'aids.scale': () => ({ ok: { paces: 1, from: 'book', lines } }) });
  const editing = new Editing(desk);
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  editing.isSettled = true;
  render(BalanceStrip, { editing, keys: new KeyRing(), large, begins: true, waits: false });
  return editing;
}

it('the check of the scale stands in place of how battles go where there is no room for both, and counts what does not fit', async () => {
  strip(false);
  const check = await screen.findByRole('button', { name: 'Scale check 1' });
  expect(screen.queryByText(WOOD.sentence)).toBeNull();
  check.click();
  await tick();
  expect(screen.getByText(WOOD.sentence)).toBeTruthy();
  expect(screen.getByText('Or call it a copse.')).toBeTruthy();
  screen.getByRole('button', { name: 'How they go' }).click();
  await tick();
  expect(screen.queryByText(WOOD.sentence)).toBeNull();
});

it('a large window shows both', async () => {
  strip(true);
  expect(await screen.findByText(WOOD.sentence)).toBeTruthy();
  expect(screen.getByText('How they go').tagName).toBe('H3');
});

it('mends by a click what does not fit, as a step that can be taken back', async () => {
  const editing = strip(true);
  const before = editing.text;
  (await screen.findByRole('button', { name: 'Leave it out' })).click();
  expect(editing.scenario?.terrain.map(({ id }) => id)).not.toContain('wood-1');
  expect(editing.document.steps.map(({ does }) => does)).toEqual(['Remove this wood']);
  editing.undo();
  expect(editing.text).toBe(before);
});
