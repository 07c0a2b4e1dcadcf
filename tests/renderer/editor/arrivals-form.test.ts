/** Who comes on later, by cards: their sentences, and what their fields write. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { Editing } from '../../../renderer/editor/editing.svelte';
import ArrivalsForm from '../../../renderer/editor/scenario/ArrivalsForm.svelte';
import { FakeDesk } from '../fake-desk';
import { opted, typed } from './filling-in';
import { NATIONS, TABLE } from './small-table';

const WITH_ENTRY = TABLE.replace(
  'armies:',
  "clock: { begins: '10:00', turn: 30 }\nentry points:\n  - { name: Mill gate, at: [0, 40], heading: 90 } # by the mill\narmies:",
).replace('at: [60, 20], heading: 0, formation: deployed', 'arrives: { turn: 3, at: [0, 30], heading: 90 }');

function opened(text: string) {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, text);
  const { scenario } = editing;
  if (!scenario) throw new Error('the table cannot be read');
  const { rerender } = render(ArrivalsForm, { editing, scenario });
  const told = (): readonly string[] => [...document.querySelectorAll('.card p')].map((one) => one.textContent ?? '');
  /** As it stands after what was done. */
  const then = async (act: () => void): Promise<string | undefined> => {
    act();
    await rerender({ editing, scenario: editing.scenario ?? scenario });
    flushSync();
    return told().at(-1);
  };
  const guns = () => editing.scenario?.armies[0]?.independents.find(({ name }) => name === 'Guns')?.place;
  return { editing, told, then, guns };
}
const click = (name: string) => () => screen.getByRole('button', { name }).click();

it('tells each that comes on later, and writes when, how surely and by which entry', async () => {
  const { editing, told, then, guns } = opened(WITH_ENTRY);
  expect(told()).toEqual([
    'Entry point at 0 cm east, 40 cm north, going east.',
    'Guns: in turn 3, at 0 cm east, 30 cm north, going east.',
  ]);
  const moment = (): HTMLElement => screen.getByLabelText('turn or hour');
  expect(await then(() => typed(moment(), '5'))).toMatch(/^Guns: in turn 5,/);
  expect(await then(() => typed(moment(), '11:30'))).toMatch(/^Guns: at 11:30,/);
  expect(await then(() => opted('How surely they come', 'on 4+'))).toMatch(/^Guns: from 11:30 on 4\+,/);
  expect(await then(() => opted('By which entry they come on', 'Mill gate'))).toMatch(/ on 4\+, by Mill gate\.$/);
  expect(await then(() => screen.getByLabelText('on call').click())).toMatch(/^Guns: once called/);
  expect(guns()).toMatchObject({ arrives: { needs: 4, onCall: true } });
  expect(editing.text).toContain('# by the mill');
  expect(await then(click('Let them begin on the table'))).toMatch(/^Entry point/);
  expect(guns()).toHaveProperty('at');
  while (editing.canUndo) editing.undo();
  expect(editing.text).toBe(WITH_ENTRY);
});

it('leaves a moment that is none as it was', async () => {
  const { editing, then } = opened(WITH_ENTRY);
  const field = screen.getByLabelText<HTMLInputElement>('turn or hour');
  expect(await then(() => typed(field, 'soon'))).toMatch(/^Guns: in turn 3,/);
  expect([field.value, editing.text]).toEqual(['3', WITH_ENTRY]);
});

it('lets one of those on the table come on later, leads to it, and has entry points renamed, paced and removed', async () => {
  const { editing, then, told } = opened(WITH_ENTRY);
  await then(() => opted('Who comes on later', 'Second, Red'));
  expect(told().filter((one) => one.startsWith('Second: in turn'))).toHaveLength(1);
  await then(() => screen.getAllByRole('button', { name: 'Show where they come on' })[0]?.click());
  expect(editing.sought?.ids).toHaveLength(1);
  await then(() => typed(screen.getByLabelText('name'), 'Mill bridge'));
  await then(() => typed(screen.getByLabelText('units a turn'), '2'));
  expect(editing.scenario?.entryPoints).toMatchObject([{ name: 'Mill bridge', rate: 2 }]);
  await then(() => typed(screen.getByLabelText('units a turn'), ''));
  expect(editing.scenario?.entryPoints?.[0]?.rate).toBeUndefined();
  await then(click('Remove Mill bridge'));
  expect(editing.scenario?.entryPoints ?? []).toEqual([]);
});

it('says that all begin on the table where they do', () => {
  opened(TABLE);
  screen.getByText('All begin on the table.');
  expect(screen.queryByLabelText('By which entry they come on')).toBeNull();
});
