/** The file as text beside the table: one document with it. */
import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { transform } from '../../../editing/transform';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { Findings } from '../../../renderer/editor/findings';
import { TextPane } from '../../../renderer/editor/text';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

function opened() {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  const { container } = render(TextPane, { editing, findings: new Findings(editing) });
  flushSync();
  const root = container.querySelector('.text')?.shadowRoot ?? expect.fail('no text');
  const lines = (chosen = ''): readonly string[] =>
    [...root.querySelectorAll(`.cm-line${chosen}`)].map((line) => line.textContent ?? '');
  return { editing, root, lines };
}
beforeEach(() => void vi.useFakeTimers());

it('tints the lines of what is selected, and follows what is done on the table', () => {
  const { editing, lines } = opened();
  editing.select(['knoll']);
  flushSync();
  vi.advanceTimersByTime(200);
  expect(lines('.cm-chosen')).toEqual([expect.stringContaining('name: Knoll')]);
  editing.select(['blue/first', 'red/second']);
  flushSync();
  vi.advanceTimersByTime(200);
  expect(lines('.cm-chosen')).toEqual([
    expect.stringContaining('name: First'),
    expect.stringContaining('name: Second'),
  ]);
  editing.attempt((draft) => transform(draft, ['blue/first'], { do: 'move', by: { x: 4, y: 0 } }));
  flushSync();
  expect(lines().join('\n')).toContain('at: [34, 20]');
  expect(lines().join('\n')).toContain('# by the mill');
});

it('marks what is wrong where it is written, once it has settled', () => {
  const { editing, root } = opened();
  const wrong = (): readonly string[] =>
    [...root.querySelectorAll('.cm-lintRange-error')].map((one) => one.textContent ?? '');
  const finding = { file: 'f', severity: 'error', code: 'c', message: 'Too near.' } as const;
  editing.reading = { findings: [{ ...finding, line: 15, column: 9 }], accepted: [], play: null };
  flushSync();
  expect(wrong()).toEqual([]);
  editing.isSettled = true;
  flushSync();
  expect(wrong()).toHaveLength(1);
  expect(TABLE.split('\n')[14]).toContain(wrong()[0]);
  const said = (): readonly (readonly [string | null, string | undefined])[] =>
    [...root.querySelectorAll('.cm-said')].map((one) => [one.textContent, one.previousElementSibling?.className]);
  expect(said()).toEqual([['Too near.', expect.stringContaining('cm-wrong')]]);
  editing.reading = { findings: [{ ...finding, severity: 'warning', line: 15, column: 9 }], accepted: [], play: null };
  flushSync();
  expect(said()).toEqual([]);
});
