import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { changedFields, eventsWritten } from '../../../editing/words';
import { openedDocument, changed } from '../../../editing/document';
import { CENTIMETRES } from '../../../engine/battle/lengths';
import { plainText } from '../../../engine/scenario/edits';
import type { Plain } from '../../../engine/scenario/edits';
import EventCard from '../../../renderer/editor/scenario/EventCard.svelte';

const TEXT = `events:
  - { turn: 3, text: The mist lifts. }   # at last
  - turn: 4
    leaves: Keith
    successor: Browne   # who waits for it
    text: He is hit.
`;
const NAMES = {
  units: ['First', 'Guns'],
  leaders: ['Keith', 'Browne'],
  sides: [],
  objectives: ['Mill'],
  villages: ['Kutzdorf'],
  bridges: [],
  waters: [],
  onCall: [],
};

function card(index: number) {
  const values = plainText(TEXT);
  const event = values === null ? undefined : eventsWritten(values)[index];
  if (!event || values === null) throw new Error('the text cannot be read');
  const onset = vi.fn();
  const onsetall = vi.fn<(fields: Readonly<Record<string, Plain>>, does: string) => void>();
  render(EventCard, {
    event,
    names: NAMES,
    lengths: CENTIMETRES,
    sides: [{ id: 'blue', name: 'Blue' }],
    hasHours: false,
    onset,
    onsetall,
    onmoment: vi.fn(),
    onremove: vi.fn(),
  });
  const happens = screen.getByLabelText<HTMLSelectElement>('What happens');
  /** The text once that is chosen. */
  const after = async (choice: string): Promise<string | null> => {
    await fireEvent.change(happens, { target: { value: choice } });
    const [fields, does] = onsetall.mock.calls[0] ?? [{}, ''];
    const change = changedFields(values, ['events', index], fields, does);
    const next = change && changed(openedDocument(TEXT), change);
    return next && 'text' in next ? next.text : null;
  };
  return { happens, onset, after };
}

describe('the card of an event', () => {
  it('asks one thing after another: what happens, then its particulars', () => {
    const { happens } = card(0);
    expect([...happens.options].map(({ text }) => text)).toEqual([
      'is told',
      'the weather turns',
      'sight changes',
      'held units may move',
      'units stay where they are',
      'a leader leaves',
      'houses burn',
      'an objective counts',
      'an objective counts no more',
    ]);
    expect(happens.value).toBe('is told');
    expect(screen.queryByLabelText('Weather')).toBeNull();
  });

  it('puts another thing in the place of the one before, in one step and beside its comments', async () => {
    const { after } = card(1);
    expect(screen.queryByLabelText('Weather')).toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>('Who leaves').value).toBe('Keith');
    const text = await after('the weather turns');
    expect(text).toContain('  - { turn: 3, text: The mist lifts. }   # at last');
    expect(plainText(text ?? '')).toMatchObject({
      events: [{ turn: 3 }, { turn: 4, text: 'He is hit.', weather: 'light rain' }],
    });
    expect(text).not.toContain('Keith');
    expect(text).not.toContain('Browne');
  });

  it('begins with somebody to set free', async () => {
    const { after } = card(0);
    expect(plainText((await after('held units may move')) ?? '')).toMatchObject({ events: [{ frees: ['First'] }, {}] });
  });
});
