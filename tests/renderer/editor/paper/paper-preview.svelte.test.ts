import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PrintJob } from '../../../../electron/desk/api';
import { Editing } from '../../../../renderer/editor/editing.svelte';
import { PaperPreview, paperTold } from '../../../../renderer/editor/paper';
import { FakeDesk } from '../../fake-desk';
import { gluedList, mapList } from '../../print/sample-sheets';

const JOB = { kind: 'map', options: { paper: 'a4' } } as unknown as PrintJob;
const A3 = { kind: 'map', options: { paper: 'a3' } } as unknown as PrintJob;

describe('the map on paper, beside the plan', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('URL', { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function opened() {
    const desk = new FakeDesk([], {
      'export.sheets': () => ({ ok: mapList }),
      'export.preview': () => ({ ok: { svg: '<svg/>' } }),
    });
    const editing = new Editing(desk);
    editing.isSettled = true;
    editing.reading = { findings: [], accepted: [], play: {} } as unknown as Editing['reading'];
    const asked = (): string[] => desk.asked.map(({ name }) => name).filter((name) => name.startsWith('export.'));
    return { editing, paper: new PaperPreview(editing), asked };
  }

  it('is asked for at once, then when the text has rested for a second, and once', async () => {
    const { editing, paper, asked } = opened();
    editing.isSettled = false;
    paper.follow(JOB, true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked()).toEqual([]);
    editing.isSettled = true;
    paper.follow(JOB, true);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked()).toEqual(['export.sheets', 'export.preview']);
    expect(paper.picture).toMatchObject({ url: 'blob:one', sheet: { id: 'map' } });
    paper.follow(JOB, true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toHaveLength(2);
    paper.follow(A3, true);
    await vi.advanceTimersByTimeAsync(900);
    paper.follow(A3, true);
    await vi.advanceTimersByTimeAsync(900);
    expect(asked()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked()).toHaveLength(4);
  });

  it('comes once, and what comes asks for nothing more', async () => {
    const { paper, asked } = opened();
    const stop = $effect.root(() => {
      $effect(() => paper.follow(JOB, true));
    });
    flushSync();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked()).toEqual(['export.sheets', 'export.preview']);
    expect(paper.picture?.url).toBe('blob:one');
    stop();
  });

  it('says nothing more of errors when the text is again what was drawn', async () => {
    const { editing, paper, asked } = opened();
    const { reading } = editing;
    paper.follow(JOB, true);
    await vi.advanceTimersByTimeAsync(1000);
    editing.reading = { findings: [], accepted: [], play: null };
    paper.follow(JOB, true);
    expect(paper.fault).toBe('It can be printed when its errors are mended.');
    editing.reading = reading;
    paper.follow(JOB, true);
    await vi.advanceTimersByTimeAsync(1000);
    expect([paper.fault, asked().length]).toEqual([null, 2]);
  });

  it('is not drawn where only its numbers are told, nor while something is dragged', async () => {
    const { editing, paper, asked } = opened();
    editing.preview = {} as Editing['preview'];
    paper.follow(JOB, true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked()).toEqual([]);
    editing.preview = null;
    paper.follow(JOB, false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toEqual(['export.sheets']);
  });

  it('is told by its sheets, its paper and its smallest type', () => {
    expect(paperTold(mapList, JOB)).toEqual({ sheets: '1 sheet A4', type: 'type from 6.5 pt' });
    expect(paperTold(gluedList(), A3)).toEqual({ sheets: '7 sheets A3', type: 'type from 6.5 pt' });
    const bare = { ...mapList, sheets: mapList.sheets.map((sheet) => ({ ...sheet, leastType: null })) };
    expect(paperTold(bare, JOB).type).toBeNull();
  });
});
