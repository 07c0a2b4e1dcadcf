import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { NoteList, Notes, ReplayPlayer } from '../../../renderer/replay';
import { FakeDesk } from '../fake-desk';
import { sampleBattle } from '../sample-battle';

const CAMERA = { x: 10, y: 20, height: 0, distance: 90, azimuth: 0.5, elevation: 0.6 };

describe('what a person writes to a battle', () => {
  it('is read with a kept battle and written beside it', async () => {
    const kept = { moment: 12, text: 'Too early', camera: null };
    const desk = new FakeDesk([], { 'record.notes': () => ({ ok: { notes: [kept] } }) });
    const notes = new Notes(desk, { file: 'kept-1' });
    await notes.load();
    notes.toggle(3, CAMERA);
    notes.write(3, 'The bridge');
    await notes.save();
    expect(desk.askedFor('record.annotate').at(-1)).toEqual({
      file: 'kept-1',
      notes: [{ moment: 3, text: 'The bridge', camera: CAMERA }, kept],
    });
  });

  it('lies beside one of the last battles until that is kept', async () => {
    const desk = new FakeDesk();
    const notes = new Notes(desk, { battle: 'b1' });
    notes.toggle(5, null);
    await notes.save();
    expect(desk.askedFor('recent.annotate')).toEqual([
      { battle: 'b1', notes: [{ moment: 5, text: '', camera: null }] },
    ]);
    expect(desk.askedFor('record.annotate')).toEqual([]);
    notes.keptAs('kept-2');
    expect(desk.askedFor('record.annotate')).toEqual([
      { file: 'kept-2', notes: [{ moment: 5, text: '', camera: null }] },
    ]);
  });

  it('loses no words by marking twice, and is written before another battle comes', () => {
    const desk = new FakeDesk();
    const notes = new Notes(desk, { file: 'kept-1' });
    notes.toggle(5, null);
    notes.write(5, 'Stay');
    notes.toggle(5, null);
    expect(notes.at(5)?.text).toBe('Stay');
    notes.toggle(9, null);
    notes.toggle(9, null);
    expect(notes.all).toHaveLength(1);
    notes.close();
    expect(desk.askedFor('record.annotate')).toHaveLength(1);
  });

  it('comes back with its words after it was taken away', () => {
    const notes = new Notes(new FakeDesk(), null);
    notes.toggle(5, CAMERA);
    notes.write(5, 'The bridge');
    const player = new ReplayPlayer(sampleBattle());
    render(NoteList, { player, notes, touring: false, onmark: vi.fn(), ontour: vi.fn(), ongo: vi.fn() });
    screen.getByRole('button', { name: 'Remove this mark' }).click();
    flushSync();
    expect(notes.all).toEqual([]);
    screen.getByRole('button', { name: 'Undo' }).click();
    flushSync();
    expect(notes.all).toEqual([{ moment: 5, text: 'The bridge', camera: CAMERA }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is not lost when the desk cannot write it: it says so, and is written the next time', async () => {
    let isFull = true;
    const desk = new FakeDesk([], {
      'record.annotate': () => (isFull ? { fault: { code: 'disk', message: 'The disk is full.' } } : { ok: {} }),
    });
    const notes = new Notes(desk, { file: 'kept-1' });
    notes.toggle(5, null);
    await notes.save();
    const player = new ReplayPlayer(sampleBattle());
    render(NoteList, { player, notes, touring: false, onmark: vi.fn(), ontour: vi.fn(), ongo: vi.fn() });
    expect(screen.getByRole('alert').textContent).toContain('The disk is full.');
    isFull = false;
    notes.close();
    await vi.waitFor(() => expect(notes.fault).toBeNull());
    notes.close();
    expect(desk.askedFor('record.annotate')).toHaveLength(2);
  });

  it('is not taken for written where it was written while the desk was at it', async () => {
    const answers: (() => void)[] = [];
    const desk = new FakeDesk([], {
      'record.annotate': () => new Promise((resolve) => answers.push(() => resolve({ ok: {} }))),
    });
    const notes = new Notes(desk, { file: 'kept-1' });
    notes.toggle(5, null);
    const saving = notes.save();
    notes.write(5, 'Stay');
    answers[0]?.();
    await saving;
    notes.close();
    expect(desk.askedFor('record.annotate').at(-1)?.notes).toEqual([{ moment: 5, text: 'Stay', camera: null }]);
  });

  it('is a list that leads to its moments', () => {
    const notes = new Notes(new FakeDesk(), null);
    notes.toggle(12, CAMERA);
    const ongo = vi.fn();
    const player = new ReplayPlayer(sampleBattle());
    render(NoteList, { player, notes, touring: false, onmark: vi.fn(), ontour: vi.fn(), ongo });
    flushSync();
    screen.getByRole('button', { name: 'Turn 1, firing' }).click();
    expect(ongo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ moment: 12, camera: CAMERA }));
    expect(screen.getByPlaceholderText('Regiment Prinz Casimir fires at Regiment Hohenwalde: 2 hits')).toBeTruthy();
  });
});
