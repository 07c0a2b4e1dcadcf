import { describe, expect, it } from 'vitest';
import { filesOf } from '../../../../electron/desk/exports';
import { checkPictures, orTooLarge } from '../../../../electron/desk/exports/png';
import { faultOf, isRefusal } from '../../../../electron/desk/faults';

const fault = (work: () => unknown): string => {
  try {
    work();
    return 'none';
  } catch (error) {
    return faultOf(error).message;
  }
};

describe('what would be too much is told before it is begun', () => {
  it('pictures, with the dots to an inch that could be had', () => {
    const sheet = { width: 25.4, height: 25.4 };
    expect(fault(() => checkPictures([sheet], 894))).toBe('none');
    expect(fault(() => checkPictures([sheet], 1900))).toBe(
      'A picture of 19000 by 19000 dots takes about 2888 MB; choose at most 894 dots to an inch.',
    );
    // 8,000 by 10,000 dots.
    expect(fault(() => checkPictures([{ width: 20.32, height: 25.4 }], 1000))).toBe('none');
    expect(fault(() => checkPictures([{ width: 20.32, height: 25.403 }], 1000))).toContain('8000 by 10001 dots');
    const many = (count: number) => Array.from({ length: count }, () => sheet);
    expect(fault(() => checkPictures(many(31), 800))).toBe('none');
    expect(fault(() => checkPictures(many(32), 800))).toContain('32 pictures of this size are too many at once');
  });

  it('and what still is too much when it is drawn, apart from faults of ours', () => {
    const trap = (error: Error) => () =>
      orTooLarge(() => {
        throw error;
      });
    expect(fault(trap(new WebAssembly.RuntimeError('unreachable')))).toContain('choose fewer dots to an inch, or PDF');
    expect(trap(new TypeError('no sheet'))).toThrow('no sheet');
    expect(orTooLarge(() => 3)).toBe(3);
  });

  it('before the first of many is drawn', async () => {
    const small = { id: '1', title: '', width: 1, height: 1, layers: [] };
    const sheets = [small, { ...small, id: '2', width: 200, height: 200 }] as never;
    const done: number[] = [];
    const making = filesOf(
      { title: '', sheets },
      { format: 'png', dpi: 300 },
      { onSheet: (count) => done.push(count) },
    );
    await expect(making).rejects.toMatchObject({ fault: { code: 'picture-too-large', field: 'dpi' } });
    expect(done).toEqual([]);
  });
});

it('only a sentence of ours is taken for a refusal, no fault of the language', () => {
  expect(isRefusal(new RangeError('Choose larger paper.'))).toBe(true);
  for (const wrong of [() => [].length.toFixed(200), () => 'x'.repeat(-1), () => new Uint8Array(-1)])
    try {
      wrong();
      expect.unreachable();
    } catch (error) {
      expect([error instanceof RangeError, isRefusal(error)]).toEqual([true, false]);
    }
});
