import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../electron/desk/api';
import { commanded, commandersInWords, generalAt, withGeneral } from '../../../renderer/battle/commanders';
import { whoDecides } from '../../../renderer/battle/players';
import GeneralChoices from '../../../renderer/battle/GeneralChoices.svelte';

const known = {
  generals: [
    { id: 'capable', title: 'Capable' },
    { id: 'brilliant', title: 'Brilliant' },
  ],
  tempers: [{ id: 'bold', title: 'Bold' }],
};
const sides = [
  { id: 'blue', name: 'Bernau' },
  { id: 'red', name: 'Lindenau' },
];

describe('who commands', () => {
  it.each([
    [[], 0, { level: 'capable', temper: '' }],
    [['brilliant:bold'], 0, { level: 'brilliant', temper: 'bold' }],
    [['brilliant:bold'], 1, { level: 'capable', temper: '' }],
    [['napoleon:bold'], 0, { level: 'capable', temper: '' }],
    [['brilliant:mad'], 0, { level: 'brilliant', temper: '' }],
  ])('of %j at %i', (generals, at, general) => {
    expect(generalAt(generals, at, known)).toEqual(general);
  });

  it('is changed for one side alone', () => {
    const bold = { level: 'capable', temper: 'bold' };
    expect(withGeneral([], 1, bold, known)).toEqual(['capable', 'capable:bold']);
    expect(withGeneral(['brilliant', 'brilliant'], 1, bold, known)).toEqual(['brilliant', 'capable:bold']);
  });

  it('is ordered for the sides of the battle, and left out where all are the usual one', () => {
    expect(commanded(sides, ['capable', 'brilliant', 'brilliant'], known)).toEqual({
      generals: { blue: 'capable', red: 'brilliant' },
    });
    expect(commanded(sides, ['capable', 'napoleon'], known)).toEqual({});
    expect(commanded(sides, [], known)).toEqual({});
  });

  it('is told of a record in words', () => {
    const seated = sides.map(({ id, name }) => ({ name, seat: id }));
    expect(commandersInWords(seated, { blue: 'bold capable general', red: 'brilliant general' })).toBe(
      'Bernau: bold capable general · Lindenau: brilliant general',
    );
    expect(commandersInWords(seated, {})).toBe('');
  });

  it('is chosen by level and by temper, a row for each side', () => {
    const onchoose = vi.fn();
    const play = { ...DEFAULT_SETTINGS.play, players: ['general', 'general'] } as const;
    render(GeneralChoices, { sides, known, play, onplay: vi.fn(), generals: ['capable', 'brilliant'], onchoose });
    const select = (label: string): HTMLSelectElement => screen.getByLabelText(label);
    const choose = (label: string, option: string): void => {
      select(label).value = option;
      select(label).dispatchEvent(new Event('change', { bubbles: true }));
    };
    expect(select('General of Lindenau').value).toBe('Brilliant');
    choose('General of Bernau', 'Brilliant');
    choose('Temper of the general of Lindenau', 'Bold');
    expect(onchoose.mock.calls).toEqual([[['brilliant', 'brilliant']], [['capable', 'brilliant:bold']]]);
  });
});

it.each([
  [['general', 'general'], 'Two computer generals decide'],
  [['person', 'person'], 'Two players decide, at this screen'],
  [['real table', 'person'], 'Two players decide, at this screen'],
  [['real table', 'real table'], 'Two players decide, at a real table'],
  [['person', 'general'], 'You decide, against a computer general'],
  [['general', 'real table'], 'You decide, at a real table, against a computer general'],
] as const)('who decides where %s play', (players, words) => {
  expect(whoDecides(['blue', 'red'], { players: [...players] })).toBe(words);
});
