import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { RecordEntry } from '../../../electron/desk/api';
import { carriedOn } from '../../../renderer/library/carry-on';
import CarryOn from '../../../renderer/library/CarryOn.svelte';
import { entryOf } from '../fake-desk';

const mill = entryOf({ file: 'own/mill', title: 'The Mill', findings: { errors: 1, warnings: 0, rulings: 0 } });
const ford = entryOf({ file: 'own/ford', title: 'The Ford' });
const record = (file: string, fault: string | null = null): RecordEntry => ({
  file,
  title: file,
  turns: 9,
  outcome: 'Prussia won',
  scenario: 'The Mill',
  seed: null,
  leftIn: null,
  isGivenUp: false,
  at: 0,
  fault,
});
const NOTHING = { edited: null, fought: null, replayed: null };

describe('what there is to carry on with', () => {
  it('is what was edited, fought and watched last', () => {
    const last = { edited: 'own/mill', fought: 'own/ford', replayed: 'second' };
    const things = carriedOn(last, [ford, mill], [record('first'), record('second')]);
    expect(things.map((thing) => [thing.is, thing.is === 'replay' ? thing.record.file : thing.entry.file])).toEqual([
      ['edit', 'own/mill'],
      ['fight', 'own/ford'],
      ['replay', 'second'],
    ]);
    expect(things.map(({ told }) => told)).toEqual([
      'edited last, 1 error to mend',
      ford.sides.map(({ name }) => name).join(' v '),
      'Prussia won, 9 turns',
    ]);
  });

  it('is nothing that is no longer in the library, nor what cannot be opened', () => {
    const last = { edited: 'gone', fought: 'gone', replayed: 'broken' };
    expect(carriedOn(last, [mill], [record('broken', 'It is cut short.')])).toEqual([]);
    expect(carriedOn(NOTHING, [mill], [record('kept')])).toEqual([]);
  });

  it('is gone on with by a click', () => {
    const acts = { onedit: vi.fn(), onfight: vi.fn(), onreplay: vi.fn() };
    const things = carriedOn(
      { edited: 'own/mill', fought: 'own/ford', replayed: 'kept' },
      [ford, mill],
      [record('kept')],
    );
    render(CarryOn, { things, mapOf: () => null, ...acts });
    for (const name of [/The Mill/, /The Ford/, /kept/]) screen.getByRole('button', { name }).click();
    expect(acts.onedit).toHaveBeenCalledExactlyOnceWith(mill);
    expect(acts.onfight).toHaveBeenCalledExactlyOnceWith(ford);
    expect(acts.onreplay).toHaveBeenCalledExactlyOnceWith(record('kept'));
  });
});
