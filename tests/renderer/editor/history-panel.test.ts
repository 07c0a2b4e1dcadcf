import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { transform } from '../../../editing/transform';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { HistoryPanel } from '../../../renderer/editor/history';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

it('the history names every step, and a click goes back or on to any of them, however many', () => {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  const texts = [editing.text];
  for (let step = 0; step < 40; step += 1) {
    const id = step % 2 ? 'knoll' : 'blue/first';
    editing.attempt((draft) => transform(draft, [id], { do: 'move', by: { x: 0.1, y: 0.1 } }));
    texts.push(editing.text);
  }
  expect(new Set(texts).size).toBe(41);
  render(HistoryPanel, { editing });
  const rows = (): readonly HTMLElement[] => screen.getAllByRole('button');
  const told = (): readonly string[] => rows().map((row) => row.querySelector('.does')?.textContent ?? '');
  expect(told()).toHaveLength(41);
  expect([told()[0], told()[1], told().at(-1)]).toEqual(['Move Knoll', 'Move First', 'As it was opened']);
  for (const step of [3, 0, 40, 17]) {
    rows()[40 - step]?.click();
    flushSync();
    expect(editing.text).toBe(texts[step]);
    expect(rows().findIndex((row) => row.getAttribute('aria-current') === 'step')).toBe(40 - step);
  }
  expect(document.querySelectorAll('.history .undone')).toHaveLength(40 - 17);
});
