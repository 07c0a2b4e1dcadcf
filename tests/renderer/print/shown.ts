/** The Print view before a desk of paper, in time that only passes when it is told to. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import type { PrintJob, SheetList } from '../../../electron/desk/api';
import { KeyRing, Workspace } from '../../../renderer/frame';
import { Printing, PrintView } from '../../../renderer/print';
import { Notices } from '../../../renderer/ui';
import { entryOf, FakeDesk } from '../fake-desk';
import { gluedList, listOf, mapList } from './sample-sheets';

type Answers = ConstructorParameters<typeof FakeDesk>[1];

/** Long enough for every rest that is waited for. */
const LONG = 1000;

export function listFor({ kind }: PrintJob): SheetList {
  if (kind === 'map') return mapList;
  if (kind === 'tiles') return gluedList(['C1']);
  if (kind === 'roster') return listOf('blue 1', 'red 1');
  if (kind === 'counters') return listOf('A1', 'A1-back', 'R1');
  return listOf('1');
}

export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(LONG);
  flushSync();
}

export async function show(answers: Answers = {}) {
  const desk = new FakeDesk([entryOf()], {
    'export.sheets': ({ job }) => ({ ok: listFor(job) }),
    'export.preview': ({ sheet }) => ({
      ok: { svg: `<svg xmlns="http://www.w3.org/2000/svg"><desc>${sheet}</desc></svg>` },
    }),
    'export.changed': () => ({ ok: { sheets: null } }),
    'export.save': () => ({ ok: { sheets: 1, names: ['x.pdf'], address: null } }),
    'export.stop': () => ({ ok: {} }),
    ...answers,
  });
  const workspace = new Workspace(desk, 1280);
  const printing = new Printing(desk, workspace.settings.print, () => undefined);
  printing.entry = { ...entryOf(), text: null };
  const [keys, notices, onlibrary] = [new KeyRing(), new Notices(), vi.fn()];
  const { container } = render(PrintView, { printing, workspace, keys, notices, onlibrary });
  await settle();
  const press = async (key: string, more: KeyboardEventInit = {}): Promise<void> => {
    keys.press(new KeyboardEvent('keydown', { key, ...more }));
    keys.release(new KeyboardEvent('keyup', { key }));
    await settle();
  };
  const click = async (name: string | RegExp): Promise<void> => {
    screen.getByRole('button', { name }).click();
    await settle();
  };
  const turnTo = async (tab: string): Promise<void> => {
    screen.getByRole('tab', { name: tab }).click();
    await settle();
  };
  const cell = (name: string): HTMLElement => screen.getByRole('option', { name });
  return { desk, printing, keys, notices, onlibrary, container, press, click, turnTo, cell };
}

/** Time stands, and the window has a size, in every test of the file that says so. */
export function inTimeThatIsTold(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
