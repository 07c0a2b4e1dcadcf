import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { ReasonLines } from '../../../renderer/ui';
import { signed } from '../../../renderer/ui/numbers';

const reasons = [
  { clause: 'HOW-FIRE-05', label: 'Average die', value: 5 },
  { clause: 'HOW-HIT-04', label: 'Has moved', value: -1 },
  { clause: 'HOW-HIT-08', label: 'Light infantry', value: 0 },
];

describe('reason lines', () => {
  it('shows each value, with a minus and not a hyphen, and the sum', () => {
    const { container } = render(ReasonLines, { reasons });
    expect([...container.querySelectorAll('.value')].map((value) => value.textContent)).toEqual(['5', '−1', '0', '4']);
    expect(screen.getByText('Total')).toBeTruthy();
  });

  it('sums nothing when only words or one number are told', () => {
    render(ReasonLines, {
      reasons: [{ clause: 'HOW-CMD-13', label: 'General too far to help' }, ...reasons.slice(0, 1)],
    });
    expect(screen.queryByText('Total')).toBeNull();
  });

  it('sums each side by itself where there are two sums', () => {
    const clause = 'HOW-INIT-01';
    const { container } = render(ReasonLines, {
      reasons: [
        { clause, label: 'Die', value: 4, sum: 'Bernau' },
        { clause, label: 'Attacker', value: 1, sum: 'Bernau' },
        { clause, label: 'Die', value: 2, sum: 'Lindenau' },
      ],
    });
    const totals = [...container.querySelectorAll('.total')].map((total) =>
      total.textContent.replace(/\s+/g, ' ').trim(),
    );
    expect(totals).toEqual(['5 Bernau', '2 Lindenau']);
  });

  it('reads the sum as what it was looked up as', () => {
    const { container } = render(ReasonLines, {
      reasons: [...reasons, { clause: 'HOW-HIT-01', label: 'A total of 4 gives standard infantry 2 hits' }],
    });
    expect(container.querySelector('.total')?.textContent).toMatch(
      /^4\s*A total of 4 gives standard infantry 2 hits\s*HIT-01/,
    );
    expect(screen.queryByText('Total')).toBeNull();
    expect(container.querySelectorAll('li')).toHaveLength(4);
  });

  it('drops the prefix of the rule system and tells the whole clause on a click', () => {
    render(ReasonLines, { reasons });
    const clause = screen.getByRole('button', { name: 'HIT-04' });
    expect(screen.queryByText('HOW-HIT-04')).toBeNull();
    clause.click();
    flushSync();
    expect(screen.getByText('HOW-HIT-04')).toBeTruthy();
  });
});

describe('signed figures', () => {
  it('writes plus, minus and a plain nought', () => {
    expect([signed(2), signed(-1.25), signed(0)]).toEqual(['+2', '−1.3', '0']);
  });
});
