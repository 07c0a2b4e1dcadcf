import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { ChanceRow } from '../../../renderer/play/chances';
import ChancesPanel from '../../../renderer/play/ChancesPanel.svelte';

const row = (label: string, ...outcomes: ChanceRow['outcomes']): ChanceRow => ({
  label,
  leads: '',
  outcomes,
  modifiers: null,
});
const sure = row('Evade', { percent: 100, tells: 'Red Croats evade 25.0 cm.' });
const open = row('Stand', { percent: 83, tells: 'It gives way' }, { percent: 17, tells: 'Both give way' });
/** What is told below the heading, line by line. */
const told = (rows: readonly ChanceRow[], chosen: number | null): readonly string[] => {
  const { container } = render(ChancesPanel, { rows, chosen });
  return [...container.querySelectorAll('.of, li')].map((line) => (line.textContent ?? '').trim().replace(/\s+/g, ' '));
};

it('tells an answer that can come one way only in the line of its name, and others by their chances', () => {
  expect(told([open, sure], 0)).toEqual([
    '1 Stand',
    '83 % It gives way',
    '17 % Both give way',
    '2 Evade Red Croats evade 25.0 cm.',
  ]);
  expect(screen.getByLabelText('What each choice leads to').textContent).toContain('Exact, from all dice');
});
it('tells what the only answer leads to without its name', () => {
  expect(told([sure], 0)).toEqual(['100 % Red Croats evade 25.0 cm.']);
});
