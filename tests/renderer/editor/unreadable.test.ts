import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { KeyRing } from '../../../renderer/frame';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { Findings } from '../../../renderer/editor/findings';
import { Looks } from '../../../renderer/editor/looks.svelte';
import LeftPanel from '../../../renderer/editor/panels/LeftPanel.svelte';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

it.each([
  ['cannot be read opens as its text, in a small window too', 'cockade: 1\ntitle: [\n', true],
  ['can be read opens with its order of battle there', TABLE, false],
])('a file that %s', async (_, text, isText) => {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show('own/small.yaml', text);
  const props = { editing, findings: new Findings(editing), looks: new Looks(editing), keys: new KeyRing() };
  const { container } = render(LeftPanel, { ...props, large: false, onmenu: () => undefined });
  flushSync();
  const shown = (): string | undefined =>
    [...(container.querySelector('.pane .text')?.shadowRoot?.querySelectorAll('.cm-line') ?? [])]
      .map((line) => line.textContent)
      .join('\n');
  if (isText) await vi.waitFor(() => expect(shown()).toBe(text));
  else expect(container.querySelector('.pane')).toBeNull();
  expect(screen.queryByRole('tree') === null).toBe(isText);
  expect(editing.text).toBe(text);
});
