import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { DeskCalls } from '../../../electron/desk/api';
import { readNation } from '../../../engine/scenario';
import { isGroup, type Plain } from '../../../engine/scenario/edits';
import { draftFor } from '../../../renderer/editor/nations/kept-drafts';
import { NationDraft } from '../../../renderer/editor/nations/nation-draft.svelte';
import { plainTraits } from '../../../renderer/editor/nations/traits';
import ValuesForm from '../../../renderer/editor/nations/ValuesForm.svelte';
import { valueRows } from '../../../renderer/editor/nations/values';
import TEMPLATE from '../../../scenarios/nations/imagi-nation.yaml?raw';
import PRUSSIA from '../../../scenarios/nations/prussia.yaml?raw';
import { FakeDesk } from '../fake-desk';

function drafting(isOwn = false) {
  const saved: DeskCalls['nation.save']['args'][] = [];
  const desk = new FakeDesk([], {
    'nation.text': () => ({ ok: { text: TEMPLATE, stamp: 's1', isOwn } }),
    'nation.save': (order) => {
      saved.push(order);
      return { ok: { id: 'elba', stamp: 's2' } };
    },
  });
  return { draft: new NationDraft(desk), saved };
}

describe('a nation of one’s own', () => {
  it('is begun from the template, whose comments stay, and is saved as a new file', async () => {
    const { draft, saved } = drafting();
    await draft.begin();
    draft.set(['name'], 'Elba', 'x');
    draft.set(['colours', 'facings'], ['#112233'], 'x');
    draft.set(['troops', 2, 'class'], 'inferior', 'x');
    draft.add(['troops'], { name: 'Corsairs', type: 'freikorps' });
    expect(draft.findings).toEqual([]);
    expect(draft.nation).toMatchObject({ name: 'Elba', colours: { facings: ['#112233'] } });
    expect(draft.nation?.troops[2]).toMatchObject({ name: 'Line regiments', class: 'inferior' });
    expect(draft.nation?.troops.at(-1)).toMatchObject({ name: 'Corsairs', class: 'standard' });
    const comments = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line));
    expect(comments(draft.text)).toEqual(comments(TEMPLATE));
    expect(await draft.save()).toBe('elba');
    expect(saved).toMatchObject([{ id: null, name: 'Elba', expects: null }]);
    draft.remove(['troops'], 0);
    await draft.save();
    expect(saved[1]).toMatchObject({ id: 'elba', expects: 's2' });
  });

  it('is undone and done again step by step, back to what was opened', async () => {
    const { draft } = drafting();
    await draft.begin();
    const opened = draft.text;
    expect([draft.mayUndo, draft.isChanged]).toEqual([false, false]);
    draft.set(['name'], 'Elba', 'x');
    draft.type(`${draft.text}# mine\n`);
    draft.undo();
    expect([draft.nation?.name, draft.text.includes('# mine'), draft.mayRedo]).toEqual(['Elba', false, true]);
    draft.undo();
    expect(draft.text).toBe(opened);
    draft.redo();
    draft.redo();
    expect(draft.text.endsWith('# mine\n')).toBe(true);
  });

  it('that was changed and closed is there again; one that was not is read anew', async () => {
    const { draft, saved } = drafting(true);
    const { desk } = draft;
    const first = draftFor(desk, 'elba');
    await vi.waitFor(() => expect(first.isBusy).toBe(false));
    expect(draftFor(desk, 'elba')).not.toBe(first);
    const second = draftFor(desk, 'elba');
    await vi.waitFor(() => expect(second.isBusy).toBe(false));
    second.set(['name'], 'Elba', 'x');
    expect(draftFor(desk, 'elba')).toBe(second);
    expect(draftFor(desk, null)).not.toBe(second);
    await second.save();
    expect(saved).toHaveLength(1);
    expect(draftFor(desk, 'elba')).not.toBe(second);
  });

  it('of the person is changed, not copied', async () => {
    const { draft } = drafting(true);
    await draft.open('elba', false);
    expect(draft.id).toBe('elba');
    expect(draft.text).toBe(TEMPLATE);
    expect(draft.isChanged).toBe(false);
  });

  it('is not saved while its text cannot be read, and says where', async () => {
    const { draft, saved } = drafting();
    await draft.begin();
    draft.type(draft.text.replace("coat: '#5d6b4a'", 'coat: green'));
    expect(draft.findings[0]).toMatchObject({ code: 'bad-colour', severity: 'error', line: 9 });
    expect(await draft.save()).toBeNull();
    expect(saved).toEqual([]);
  });

  it('may fight like another under every rule system', async () => {
    const { draft } = drafting();
    await draft.begin();
    const { nation } = readNation('prussia.yaml', PRUSSIA);
    if (!nation) throw new Error('Prussia cannot be read');
    draft.set(['systems'], plainTraits(nation), 'x');
    expect(draft.nation?.systems).toEqual(nation.systems);
  });
});

describe('the single values of a nation', () => {
  it('stand under the title of their rule system, in words with a capital letter', async () => {
    const { draft } = drafting();
    await draft.begin();
    draft.type(PRUSSIA);
    render(ValuesForm, { draft, nations: [], titles: { 'honours-of-war': 'Honours of War' } });
    expect(screen.getByText('Honours of War').className).toContain('head');
    expect(screen.getAllByText('Limbering').length).toBeGreaterThan(0);
    expect(screen.queryByText('honours-of-war')).toBeNull();
  });

  it('are rows with the words that any nation has there, and are changed beside their comments', async () => {
    const { draft } = drafting();
    await draft.begin();
    draft.type(PRUSSIA);
    const systems = (): Plain => (isGroup(draft.values) ? (draft.values['systems'] ?? null) : null);
    const rows = valueRows(systems(), []);
    const labels = rows.map(({ label, depth }) => `${' '.repeat(depth)}${label}`);
    expect(labels.slice(0, 5)).toEqual(['honours-of-war', '  period 1', '   until', '   commanders', '   initiative']);
    const row = (label: string) => rows.find((one) => one.label === label);
    expect(row('until')).toMatchObject({ is: 'number', value: 1759 });
    expect(row('limbering')).toMatchObject({ is: 'words', values: ['half'], of: ['half'] });
    expect(row('commanders')).toMatchObject({ isList: true, of: ['dashing', 'dependable', 'dithering'] });
    const elsewhere = { 'honours-of-war': { periods: [{ limbering: 'full' }] } };
    expect(valueRows(systems(), [elsewhere]).find(({ label }) => label === 'limbering')).toMatchObject({
      of: ['full', 'half'],
    });
    draft.set(['systems', ...(row('limbering')?.path ?? [])], 'full', 'x');
    draft.set(['systems', ...(row('commanders')?.path ?? []), 0], 'dashing', 'x');
    const lines = draft.text.split('\n');
    const changed = lines.filter((line, i) => line !== PRUSSIA.split('\n')[i]).map((line) => line.trim());
    expect(changed).toEqual([
      'commanders: [dashing, dependable, dependable, dependable, dashing, dashing] # by D6, 1 to 6',
      'limbering: full # or full move to limber or unlimber',
    ]);
  });
});
