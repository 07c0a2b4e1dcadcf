import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallResponse } from '../../../electron/desk/api';
import { SheetPictures, type PictureWish } from '../../../renderer/print/pictures.svelte';
import { FakeDesk } from '../fake-desk';

/** A desk that answers when it is told to. */
function slowDesk() {
  const waiting = new Map<string, (answer: CallResponse<'export.preview'>) => void>();
  const desk = new FakeDesk([], {
    'export.preview': ({ sheet, job }) =>
      new Promise((resolve) => waiting.set(`${sheet} ${job.options.style ?? ''}`.trim(), resolve)),
  });
  const answer = async (name: string, fault?: string): Promise<void> => {
    waiting.get(name)?.(fault === undefined ? { ok: { svg: name } } : { fault: { code: 'x', message: fault } });
    waiting.delete(name);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { desk, answer, waiting };
}
const wish = (sheet: string, style?: 'line' | 'grey'): PictureWish => ({
  source: { file: 'x' },
  job: { kind: 'tiles', options: style ? { style } : {} },
  sheet,
});

let made: string[] = [];
let gone: string[] = [];
beforeEach(() => {
  made = [];
  gone = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made.push(`blob:${made.length + 1}`);
    return made.at(-1) ?? '';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void gone.push(url));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('pictures of sheets', () => {
  it('are asked for two at a time, and only while somebody looks', async () => {
    const { desk, answer, waiting } = slowDesk();
    const pictures = new SheetPictures(desk);
    const leave = ['A1', 'B1', 'C1', 'D1'].map((sheet) => pictures.look(sheet, wish(sheet)));
    expect([...waiting.keys()]).toEqual(['A1', 'B1']);
    leave[2]?.();
    await answer('A1');
    expect([...waiting.keys()]).toEqual(['B1', 'D1']);
    expect(pictures.at('A1')).toEqual({ url: 'blob:1', isOld: false, fault: null });
    expect(desk.askedFor('export.preview').map(({ sheet }) => sheet)).toEqual(['A1', 'B1', 'D1']);
  });

  it('of the chosen sheet are asked for before the others that wait', async () => {
    const { answer, waiting, desk } = slowDesk();
    const pictures = new SheetPictures(desk);
    for (const sheet of ['A1', 'B1', 'C1']) pictures.look(sheet, wish(sheet));
    pictures.look('D1', wish('D1'), true);
    await answer('A1');
    expect([...waiting.keys()]).toEqual(['B1', 'D1']);
  });

  it('are asked for once where two look at the same', async () => {
    const { desk, answer } = slowDesk();
    const pictures = new SheetPictures(desk);
    const leave = pictures.look('A1', wish('A1'));
    pictures.look('A1', wish('A1'));
    leave();
    await answer('A1');
    expect(desk.askedFor('export.preview')).toHaveLength(1);
    expect(pictures.at('A1').url).toBe('blob:1');
  });

  it('stay as they were while the next is made, and are given back after it', async () => {
    const { desk, answer } = slowDesk();
    const pictures = new SheetPictures(desk);
    const leave = pictures.look('A1', wish('A1'));
    await answer('A1');
    leave();
    pictures.look('A1', wish('A1', 'line'));
    expect(pictures.at('A1')).toEqual({ url: 'blob:1', isOld: true, fault: null });
    expect(gone).toEqual([]);
    await answer('A1 line');
    expect(pictures.at('A1')).toEqual({ url: 'blob:2', isOld: false, fault: null });
    await tick();
    expect(gone).toEqual(['blob:1']);
  });

  it('do not give way to an older answer that comes late', async () => {
    const { desk, answer } = slowDesk();
    const pictures = new SheetPictures(desk);
    pictures.look('A1', wish('A1', 'grey'))();
    pictures.look('A1', wish('A1', 'line'));
    await answer('A1 line');
    await answer('A1 grey');
    expect(pictures.at('A1')).toEqual({ url: 'blob:1', isOld: false, fault: null });
    expect(made).toHaveLength(1);
  });

  it('say why there is none, and are not asked for again and again', async () => {
    const { desk, answer } = slowDesk();
    const pictures = new SheetPictures(desk);
    pictures.look('A1', wish('A1'));
    await answer('A1', 'There is no sheet A1.');
    expect(pictures.at('A1')).toEqual({ url: null, isOld: false, fault: 'There is no sheet A1.' });
    expect(desk.askedFor('export.preview')).toHaveLength(1);
  });

  it('are kept for a while when nobody looks, the oldest given back first', async () => {
    const { desk, answer } = slowDesk();
    const pictures = new SheetPictures(desk);
    for (let sheet = 0; sheet < 42; sheet += 1) {
      const leave = pictures.look(`S${sheet}`, wish(`S${sheet}`));
      await answer(`S${sheet}`);
      leave();
    }
    await tick();
    expect(gone).toEqual(['blob:1', 'blob:2']);
    pictures.look('S41', wish('S41'));
    expect(pictures.at('S41')).toEqual({ url: 'blob:42', isOld: false, fault: null });
    expect(desk.askedFor('export.preview')).toHaveLength(42);
  });

  it('are all old when scenarios change', async () => {
    const { desk, answer } = slowDesk();
    const pictures = new SheetPictures(desk);
    pictures.look('A1', wish('A1'));
    await answer('A1');
    pictures.forget();
    expect(pictures.at('A1').isOld).toBe(true);
    await answer('A1');
    expect(pictures.at('A1')).toEqual({ url: 'blob:2', isOld: false, fault: null });
  });
});
