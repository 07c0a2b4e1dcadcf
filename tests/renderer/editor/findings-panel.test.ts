/** Findings where they are read: the list, the inspector, the flags; what a click on each does. */
import { render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../engine/scenario';
import { Aids } from '../../../renderer/editor/aids';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { Findings, FindingsPanel, Flags } from '../../../renderer/editor/findings';
import Inspector from '../../../renderer/editor/inspector/Inspector.svelte';
import { inspectedOf } from '../../../renderer/editor/inspector/inspected';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import { Notices } from '../../../renderer/ui';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

const finding = (severity: Finding['severity'], code: string, field: string, more: Partial<Finding>): Finding => ({
  file: 'f',
  line: 1,
  column: 1,
  severity,
  code,
  field,
  message: `${code}.`,
  ...more,
});
const ALL: readonly Finding[] = [
  finding('warning', 'Odd hill', 'terrain[1].hill', { line: 9, column: 5 }),
  finding('error', 'Too near', 'armies.blue.independents[0]', {
    line: 16,
    column: 9,
    fix: 'Move it a little.',
    repair: [{ do: 'set', path: ['armies', 'blue', 'independents', 0, 'at'], value: [40, 20] }],
  }),
  finding('warning', 'Odd slope', 'terrain[1].hill.slope', { line: 9, column: 30 }),
];

function opened(findings: readonly Finding[] = ALL) {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  const told = (now: readonly Finding[]): void => {
    editing.reading = { findings: now, accepted: [], play: null };
    editing.isSettled = true;
    flushSync();
  };
  told(findings);
  return { editing, told, findings: new Findings(editing) };
}

describe('the list of findings', () => {
  it('counts them by severity, the worst first, each with its line and column', () => {
    const { editing, findings } = opened();
    render(FindingsPanel, { editing, findings, notices: new Notices() });
    const head = screen.getByRole('heading', { name: /^Findings/ });
    expect(within(head).getByRole('img', { name: 'Error' }).textContent).toBe('1');
    expect(within(head).getByRole('img', { name: 'Warning' }).textContent).toBe('2');
    expect(screen.getAllByRole('listitem').map((row) => /line \S+/.exec(row.textContent ?? '')?.[0])).toEqual([
      'line 16:9',
      'line 9:5',
      'line 9:30',
    ]);
    expect(screen.getByTitle('Line 16, column 9: show it in the text')).toBeTruthy();
  });

  it('leads by a click to the thing on the table and to its place in the text', () => {
    const { editing, findings } = opened();
    render(FindingsPanel, { editing, findings, notices: new Notices() });
    screen.getByRole('button', { name: /^Error Too near/ }).click();
    expect(editing.selection).toEqual(['blue/first']);
    expect(editing.sought).toEqual({ ids: ['blue/first'], at: { line: 16, column: 9 } });
    findings.next();
    expect(editing.sought).toEqual({ ids: ['knoll'], at: { line: 9, column: 5 } });
    findings.next();
    findings.next();
    expect(editing.selection).toEqual(['blue/first']);
  });

  it('repairs by one click as one step, and tells what was mended until something else is done', () => {
    const { editing, findings } = opened();
    render(FindingsPanel, { editing, findings, notices: new Notices() });
    screen.getByRole('button', { name: 'Move it a little' }).click();
    flushSync();
    expect(editing.text).toBe(TABLE.replace('at: [30, 20]', 'at: [40, 20]'));
    expect(editing.document.steps.map(({ does }) => does)).toEqual(['Move it a little']);
    screen.getByText('Mended just now.');
    screen.getByRole('button', { name: 'Undo' }).click();
    flushSync();
    expect([editing.text, screen.queryByText(/^Mended/)]).toEqual([TABLE, null]);
  });

  it('notes in the file what is meant so, but no error', () => {
    const { editing, findings } = opened();
    render(FindingsPanel, { editing, findings, notices: new Notices() });
    const [steep, ...others] = screen.getAllByRole('button', { name: 'accept' });
    expect(others).toHaveLength(1);
    steep?.click();
    expect(editing.text).toContain("accept:\n  - { code: Odd hill, field: knoll, reason: 'Known, and kept.' }");
  });

  it('says aloud that nothing is wrong, and neither that nor another list while the text is still being looked at', () => {
    const { editing, findings, told } = opened([]);
    render(FindingsPanel, { editing, findings, notices: new Notices() });
    expect(screen.getByRole('status').textContent).toContain('Everything is fine under the rules of the file');
    editing.type(`${TABLE}#`);
    flushSync();
    expect(screen.queryByRole('status')).toBeNull();
    told(ALL);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    editing.type(`${TABLE}# a`);
    flushSync();
    // Those told last stay until the next answer.
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});

it('the inspector has the findings of what is selected, and a click there leads on', () => {
  const { editing, findings } = opened();
  editing.select(['knoll']);
  const inspected =
    (editing.scenario && inspectedOf(editing.scenario, editing.selection, [])) ?? expect.fail('nothing');
  render(Inspector, { editing, table: new OnTable(editing), aids: new Aids(editing), findings, inspected });
  expect(screen.queryByText('Too near')).toBeNull();
  screen.getByText('Odd hill');
  screen.getByRole('button', { name: /Odd slope/ }).click();
  expect(editing.sought?.at).toEqual({ line: 9, column: 30 });
});

it('a flag stands at each thing with the number of its finding, and a click on it is one in the list', () => {
  const { editing, findings } = opened();
  const project = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * 10, y: y * 10 });
  render(Flags, { editing, findings, project });
  const flags = screen.getAllByRole('button').map((flag) => flag.getAttribute('aria-label'));
  expect(flags).toEqual(['Finding 1: Too near', 'Finding 2: Odd hill', 'Finding 3: Odd slope']);
  screen.getByLabelText('Finding 2: Odd hill').click();
  expect(findings.chosen?.title).toBe('Odd hill');
  expect(editing.selection).toEqual(['knoll']);
});
