/** The sheet New battle: what is chosen there is what is made, and only that is opened. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { BattleOrder, CallResponse } from '../../../../electron/desk/api';
import NewBattlePanel from '../../../../renderer/editor/new-battle/NewBattlePanel.svelte';
import { FakeDesk, systemOf } from '../../fake-desk';
import { opted, typed } from '../filling-in';
import { NATIONS } from '../small-table';

const kindOf = (id: string, title: string, isUnmanned: boolean) => ({
  id,
  title,
  sentence: `${title}, in a sentence.`,
  isUnmanned,
});
const KINDS = [
  kindOf('attack-defence', 'Attack and defence', false),
  kindOf('encounter', 'Encounter', false),
  kindOf('bare', 'A bare table', true),
];
const SYSTEMS = [systemOf('honours-of-war', 'Honours of War'), { ...systemOf('mcnally', 'McNally'), scales: ['15mm'] }];
type Made = CallResponse<'scenario.make'>;
const madeOf = ({ kind, seed }: BattleOrder): Made => ({
  ok: { title: `${kind} ${seed}`, text: `${kind} ${seed}`, drawing: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
});

async function opened(make: (order: BattleOrder) => Made | Promise<Made> = madeOf) {
  const desk = new FakeDesk([], {
    'scenario.choices': () => ({ ok: { kinds: KINDS } }),
    'rules.list': () => ({ ok: { systems: SYSTEMS, tables: [] } }),
    'editor.nations': () => ({ ok: { nations: NATIONS } }),
    'scenario.make': make,
  });
  const on = { made: vi.fn(), close: vi.fn() };
  render(NewBattlePanel, { desk, seed: 7, onmade: on.made, onclose: on.close });
  await vi.waitFor(() => expect(desk.askedFor('scenario.make')).toHaveLength(1));
  const last = () => desk.askedFor('scenario.make').at(-1);
  /** What was ordered after it. */
  const ordered = (what: Partial<BattleOrder>) => vi.waitFor(() => expect(last()).toMatchObject(what));
  const press = (name: string): void => {
    screen.getByRole('button', { name }).click();
    flushSync();
  };
  return { on, ordered, press };
}

it('orders what is chosen, all at once, and opens what was made of it', async () => {
  const { on, ordered, press } = await opened();
  press('Encounter');
  screen.getByText('Encounter, in a sentence.');
  opted('Table', '8 × 5 ft');
  opted('Rule system', 'McNally');
  opted('First nation', 'austria');
  opted('Second nation', 'prussia');
  typed(screen.getByLabelText('Year'), '1760', 'input');
  typed(screen.getByLabelText('Points of the larger army'), '1500', 'input');
  typed(screen.getByLabelText('Seed'), '12', 'input');
  const whole: Partial<BattleOrder> = {
    kind: 'encounter',
    size: [8 * 30.48, 5 * 30.48],
    rules: 'mcnally',
    // The one scale that those rules know.
    scale: '15mm',
    nations: ['austria', 'prussia'],
    year: 1760,
    points: 1500,
    seed: 12,
  };
  await ordered(whole);
  press('Change sides');
  press('Another one');
  await ordered({ ...whole, nations: ['prussia', 'austria'], seed: 13 });
  await screen.findByText('encounter 13');
  press('Open in the editor');
  expect(on.made.mock.calls).toEqual([['encounter 13']]);
});

it('takes a table in the unit of the one chosen before, and no year that no battle of these rules was in', async () => {
  const { ordered } = await opened();
  typed(screen.getByLabelText('Width of the table'), '10', 'input');
  await ordered({ size: [10 * 30.48, 4 * 30.48] });
  expect(screen.getByLabelText<HTMLSelectElement>('Table').value).toBe('As typed');
  opted('Table', '1.8 × 1.2 m');
  typed(screen.getByLabelText('Depth of the table'), '150', 'input');
  await ordered({ size: [180, 150] });
  typed(screen.getByLabelText('Year'), '175', 'input');
  typed(screen.getByLabelText('Year'), '1999', 'input');
  typed(screen.getByLabelText('Seed'), '12', 'input');
  await ordered({ seed: 12, year: 1757 });
  typed(screen.getByLabelText('Year'), '', 'input');
  await ordered({ year: null });
});

it('asks for no points where there are no troops', async () => {
  const { press } = await opened();
  screen.getByLabelText('Points of the larger army');
  press('A bare table');
  expect(screen.queryByLabelText('Points of the larger army')).toBeNull();
});

it('opens nothing that was ordered before, and says why there is nothing', async () => {
  let answer: (made: Made) => void = () => undefined;
  const { on, press } = await opened((order) =>
    order.kind === 'encounter' ? new Promise<Made>((resolve) => (answer = resolve)) : madeOf(order),
  );
  await screen.findByText('attack-defence 7');
  press('Encounter');
  const open = screen.getByRole('button', { name: 'Open in the editor' });
  await vi.waitFor(() => expect(open.getAttribute('aria-busy')).toBe('true'));
  press('Open in the editor');
  expect(on.made).not.toHaveBeenCalled();
  answer({ fault: { code: 'army-unfit', message: 'Austria has no troops listed for 1600.' } });
  expect((await screen.findByRole('alert')).textContent).toBe('Austria has no troops listed for 1600.');
  press('Open in the editor');
  expect([on.made.mock.calls, open.title]).toEqual([[], 'Austria has no troops listed for 1600.']);
});
