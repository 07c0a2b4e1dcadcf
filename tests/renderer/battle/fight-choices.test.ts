import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { RuleSystemEntry, ValueTableEntry } from '../../../electron/desk/api';
import { suited } from '../../../engine/rules';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import {
  optionsChosen,
  optionsOffered,
  scenarioChosen,
  type FightWishes,
} from '../../../renderer/battle/fight-choices';
import { sampleBattle, sampleScenario } from '../sample-battle';
import { playersOrdered, wingsOf } from '../../../renderer/battle/players';
import { Openings } from '../../../renderer/battle/openings.svelte';
import { DEFAULT_SETTINGS } from '../../../electron/desk/api';
import SetupPanel from '../../../renderer/battle/SetupPanel.svelte';
import { entryOf, FakeDesk, systemOf } from '../fake-desk';

const toy: RuleSystemEntry = {
  ...systemOf('toy', 'Toy'),
  grounds: { '28mm': 0.8, '20mm': 0.56, '15mm': 0.4 },
  optionalRules: [{ id: 'fog', title: 'Fog', clause: 'TOY-1', values: ['none', 'thick'], preset: 'none' }],
};

let lays = 0;
async function panel(systems: readonly RuleSystemEntry[], tables: readonly ValueTableEntry[] = []) {
  const read: string[] = [];
  const laid = { ...sampleBattle(), entries: [], events: [], steps: [] };
  const desk = new FakeDesk([entryOf()], {
    'rules.list': () => ({ ok: { systems, tables } }),
    'battle.lay': () => ({ ok: { battle: `laid ${(lays += 1)}`, record: laid } }),
    'battle.stop': () => ({ ok: {} }),
  });
  const openings = new Openings(desk);
  await openings.open(entryOf());
  await tick();
  render(SetupPanel, {
    openings,
    seed: '7',
    generals: [],
    ongenerals: () => undefined,
    play: { ...DEFAULT_SETTINGS.play, players: ['general', 'general'] },
    onplay: () => undefined,
    onseed: () => undefined,
    onfight: () => undefined,
    onwatch: () => undefined,
    selected: null,
    onselect: (unit: string) => read.push(unit),
  });
  flushSync();
  return { desk, openings, read };
}
const choose = async (label: string, option: string): Promise<void> => {
  const select = screen.getByLabelText(label);
  await fireEvent.change(select, {
    target: { selectedIndex: [...select.children].findIndex((one) => one.textContent === option) },
  });
  flushSync();
};

describe('the choices before a fight', () => {
  it('of rules shows only where there is more than one book', async () => {
    await panel([systemOf('honours-of-war', 'Honours of War')]);
    expect(screen.queryByLabelText('Rules')).toBeNull();
    expect(screen.getByLabelText('Figures').children).toHaveLength(3);
  });

  it('of optional rules are folded away, and tell which are not as the book has them', async () => {
    await panel([systemOf('honours-of-war', 'Honours of War'), toy]);
    await choose('Rules', 'Toy');
    const summary = (): string =>
      screen
        .getByText(/Optional rules/)
        .textContent.replace(/\s+/g, ' ')
        .trim();
    expect(screen.getByText(/Optional rules/).closest('details')?.open).toBe(false);
    expect(summary()).toBe('Optional rules as the book has them');
    await choose('Fog', 'thick');
    expect(summary()).toBe('Optional rules Fog: thick');
  });

  it('of a table of values shows the tables of the book, and why others cannot be played with', async () => {
    const { openings, desk } = await panel(
      [systemOf('honours-of-war', 'Honours of War')],
      [
        { file: 'own.yaml', rules: 'honours-of-war', why: null },
        { file: 'other.yaml', rules: 'toy', why: null },
        { file: 'bad.yaml', rules: null, why: 'bad.yaml:4:3: too far.' },
      ],
    );
    expect([...screen.getByLabelText('Values').children].map(({ textContent }) => textContent)).toEqual([
      'as the book has them',
      'own.yaml',
    ]);
    expect(screen.getByText('bad.yaml:4:3: too far.')).toBeTruthy();
    await choose('Values', 'own.yaml');
    await openings.fight(7);
    expect(desk.askedFor('battle.fight').at(-1)).toMatchObject({ table: 'own.yaml' });
    await choose('Values', 'as the book has them');
    expect('table' in openings.wishes).toBe(false);
  });

  it('tell what another figure scale makes of the table, and are fought by', async () => {
    const { openings, desk } = await panel([systemOf('honours-of-war', 'Honours of War')]);
    await choose('Figures', '15 mm');
    expect(screen.getByText(/multiplied by 0.5: 3 × 2 ft/)).toBeTruthy();
    expect(screen.getByText(/^Honours of War, 15 mm/)).toBeTruthy();
    await openings.fight(7);
    expect(desk.askedFor('battle.fight').at(-1)).toMatchObject({ scale: '15mm' });
  });

  it('of another book bring its optional rules and its ground', async () => {
    const { openings, desk } = await panel([systemOf('honours-of-war', 'Honours of War'), toy]);
    expect(screen.queryByLabelText('Fog')).toBeNull();
    await choose('Rules', 'Toy');
    expect(screen.getByText(/multiplied by 0.8/)).toBeTruthy();
    await choose('Fog', 'thick');
    await openings.fight(7);
    expect(desk.askedFor('battle.fight').at(-1)).toMatchObject({ rules: 'toy', options: { fog: 'thick' } });
    await openings.open(entryOf({ file: 'another' }));
    expect(openings.wishes).toEqual({});
  });

  it('go back to the file in one gesture, which is offered while they differ from it', async () => {
    const { openings } = await panel([systemOf('honours-of-war', 'Honours of War'), toy]);
    expect(screen.queryByRole('button', { name: 'As written' })).toBeNull();
    await choose('Rules', 'Toy');
    await choose('Fog', 'thick');
    await fireEvent.click(screen.getByRole('button', { name: 'As written' }));
    flushSync();
    expect(openings.wishes).toEqual({});
    expect(screen.queryByRole('button', { name: 'As written' })).toBeNull();
  });
});

describe('the armies before a fight', () => {
  it('are listed by brigade, and a unit is read by a click', async () => {
    const { read } = await panel([systemOf('honours-of-war', 'Honours of War')]);
    await vi.waitFor(() => expect(screen.getAllByText(/Regiment Rautenkranz/)).toHaveLength(1));
    await fireEvent.click(screen.getByRole('button', { name: /^Regiment Rautenkranz/ }));
    expect(read).toEqual(['blue/regiment-rautenkranz']);
  });

  it('are laid anew as the battle is wished for, and those before are put away', async () => {
    const { openings, desk } = await panel([systemOf('honours-of-war', 'Honours of War')]);
    await vi.waitFor(() => expect(openings.start).not.toBeNull());
    const before = openings.start;
    openings.wish({ scale: '15mm' });
    await vi.waitFor(() => expect(openings.start).not.toBe(before));
    expect(desk.askedFor('battle.lay').map(({ scale }) => scale)).toEqual([undefined, '15mm']);
    expect(desk.askedFor('battle.stop')).toHaveLength(1);
  });

  it('have wings that others play: a person in one makes it a fight by hand', async () => {
    const { openings } = await panel([systemOf('honours-of-war', 'Honours of War')]);
    await vi.waitFor(() => expect(openings.start).not.toBeNull());
    const roster = openings.start?.record.roster;
    const [wing] = roster?.sides.flatMap(({ id }) => wingsOf(roster, id)) ?? [];
    if (!wing) throw new Error('no wings');
    expect(screen.getByText('Two computer generals decide')).toBeTruthy();
    await choose(`Who plays ${wing.name}`, 'A person, at this screen');
    expect(openings.wingsPlayed).toEqual([{ id: wing.id, side: wing.side, player: 'person' }]);
    expect(screen.getByText('You decide, each for his own wing')).toBeTruthy();
    const known = { generals: [{ id: 'capable', title: 'Capable' }], tempers: [] };
    const sides = entryOf().sides;
    expect(
      playersOrdered(sides, { players: ['general', 'general'] }, [], known as never, openings.wingsPlayed),
    ).toEqual({
      ...Object.fromEntries(sides.map(({ id }) => [id, 'capable'])),
      [wing.id]: 'person',
    });
    await choose(`Who plays ${wing.name}`, 'Whoever plays the side');
    expect(openings.wings).toEqual({});
  });
});

describe('the table laid before a fight', () => {
  const system: RuleSystemEntry = {
    ...systemOf('honours-of-war', 'Honours of War'),
    grounds: Object.fromEntries(honoursOfWar.measures.map(({ id, ground }) => [id, ground])),
  };
  const scenario = sampleScenario();
  it.each<FightWishes>([{}, { scale: '28mm' }, { scale: '15mm' }, { rules: 'honours-of-war', scale: '6mm' }])(
    'is the one that is fought, by %j',
    (wishes) => {
      const laid = scenarioChosen([system], scenario, wishes);
      expect(laid).toEqual(suited(scenario, honoursOfWar, wishes));
      expect(laid.table.width).toBeCloseTo(scenario.table.width * (system.grounds[wishes.scale ?? '28mm'] ?? 0), 6);
    },
  );
});

describe('the optional rules on show', () => {
  const scenario = { rules: { system: 'toy', scale: '28mm', options: { fog: 'thick' } } } as const;
  it('are as the scenario has them until a person wishes otherwise', () => {
    expect(optionsChosen(scenario, toy, {})).toEqual({ fog: 'thick' });
    expect(optionsChosen(scenario, toy, { options: { fog: 'none' } })).toEqual({ fog: 'none' });
    expect(optionsChosen(scenario, { ...toy, id: 'other' }, {})).toEqual({});
  });
  it('are those that change anything at the figure scale', () => {
    const bases = { id: 'bases', title: 'Bases', clause: 'TOY-2', values: ['4', '3'], preset: '4', scales: ['6mm'] };
    const book = { ...toy, optionalRules: [...toy.optionalRules, bases] };
    const offered = (scale: string) => optionsOffered(book, scale).map(({ id }) => id);
    expect([offered('28mm'), offered('6mm')]).toEqual([['fog'], ['fog', 'bases']]);
  });
});
