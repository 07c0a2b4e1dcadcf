import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { Openings, ReplayView, RulesPopover, Viewing } from '../../../renderer/battle';
import { KeyRing, Workspace } from '../../../renderer/frame';
import { entryOf, FakeDesk } from '../fake-desk';

vi.mock('../../../renderer/battle/model-picture', () => ({
  ModelPicture: class {
    constructor() {
      throw new Error('no WebGL here');
    }
  },
}));

async function shown(viewing = new Viewing(), picture: 'table' | 'plan' = 'table') {
  const desk = new FakeDesk([entryOf()], {
    'rules.clauses': () => ({
      ok: { titles: { 'HOW-MOVE-01': 'Moves' }, says: { 'HOW-MOVE-01': 'A unit moves up to its allowance.' } },
    }),
  });
  const openings = new Openings(desk);
  await openings.open(entryOf());
  await openings.fight(7);
  const { player } = openings;
  if (!player) throw new Error('nothing was fought');
  viewing.restore({ tab: 'log', picture });
  const workspace = new Workspace(desk, 1280);
  workspace.view = 'replay';
  const keys = new KeyRing();
  render(ReplayView, {
    player,
    openings,
    workspace,
    viewing,
    keys,
    onkeep: vi.fn(),
    onplayon: vi.fn(),
    onotherdice: vi.fn(),
  });
  await vi.waitFor(() => expect(openings.books['honours-of-war']).toBeDefined());
  flushSync();
  return { player, viewing, openings, keys, workspace };
}

describe('the replay', () => {
  it('lays no table before somebody looks at it in three dimensions, and remembers which picture was chosen', async () => {
    const remembered: string[] = [];
    const { viewing } = await shown(new Viewing((picture) => remembered.push(picture)), 'plan');
    const canvas = (): Element | null => document.querySelector('canvas');
    expect(canvas()).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Table' }));
    flushSync();
    expect(canvas()).not.toBeNull();
    viewing.swap();
    expect(remembered).toEqual(['table', 'plan']);
  });

  it('has no table laid during a fight either, while battles are looked at as plans', async () => {
    const { player, viewing } = await shown(new Viewing(), 'plan');
    viewing.layTable(player.record.scenario, 'low');
    expect(viewing.waitingTable).toBeNull();
    viewing.swap();
    viewing.layTable(player.record.scenario, 'low');
    expect(viewing.waitingTable).not.toBeNull();
    viewing.dropTable();
  });

  it('says what a clause says on the card of a unit, though no event cites it', async () => {
    const { viewing } = await shown();
    viewing.selected = 'blue/leib-regiment';
    flushSync();
    const clause = await screen.findByRole('button', { name: 'MOVE-01' });
    clause.click();
    flushSync();
    const note = screen.getByRole('note', { name: 'Clause HOW-MOVE-01' });
    expect(within(note).getByText('A unit moves up to its allowance.')).toBeTruthy();
  });

  it('walks from unit to unit with Tab on the table alone, and leaves it after Escape', async () => {
    const { viewing } = await shown();
    const table = screen.getByRole('group', { name: 'The table' });
    table.focus();
    const chosen = async (target: HTMLElement, key: string): Promise<string | null> => {
      await fireEvent.keyDown(target, { key });
      return viewing.selected;
    };
    const first = await chosen(table, 'Tab');
    expect(first).toBe('blue/leib-regiment');
    const button = within(table).getByRole('button', { name: 'Plan' });
    expect(await chosen(button, 'Tab')).toBe(first);
    await fireEvent.keyDown(table, { key: 'Escape' });
    expect(await chosen(table, 'Tab')).toBe(first);
  });

  it('keeps every act at hand where there is no room for chips', async () => {
    await shown();
    // Nothing is laid out here, so that the transport has no width at all.
    screen.getByRole('button', { name: 'More with this battle' }).click();
    flushSync();
    const menu = screen.getByRole('dialog', { name: 'More with this battle' });
    for (const name of ['Follow the action', 'Captions', 'Next turning point', 'Other dice'])
      expect(within(menu).getByRole('button', { name })).toBeTruthy();
  });
});

it('the chip of the rules opens the choice of system and scale', async () => {
  const { openings } = await shown();
  const onfight = vi.fn();
  render(RulesPopover, { openings, beside: document.body, onfight, onclose: vi.fn() });
  const popover = screen.getByRole('dialog', { name: 'Rule system and figure scale' });
  expect(within(popover).getByLabelText('Figures')).toBeTruthy();
  within(popover).getByRole('button', { name: 'Fight it so' }).click();
  expect(onfight).toHaveBeenCalledOnce();
});
