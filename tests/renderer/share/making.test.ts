import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Maker, MakingRow, type MakingControl } from '../../../renderer/share';

function begun() {
  const maker = new Maker();
  const children = createRawSnippet(() => ({ render: () => '<button>Make it</button>' }));
  render(MakingRow, { maker, children });
  let control: MakingControl | null = null;
  let end = (): void => undefined;
  const done = maker.make((making) => {
    control = making;
    return new Promise((resolve, reject) => {
      end = resolve;
      making.signal.addEventListener('abort', () => reject(new Error('given up')));
    });
  });
  flushSync();
  return { maker, done, end: () => end(), control: () => control };
}
const bar = (): HTMLProgressElement => screen.getByRole<HTMLProgressElement>('progressbar');

it('what is being made tells how far it is, and can be begun again when it is done', async () => {
  const { done, end, control } = begun();
  expect(screen.queryByRole('button', { name: 'Make it' })).toBeNull();
  control()?.onProgress(3, 8);
  flushSync();
  expect([bar().value, bar().max]).toEqual([3, 8]);
  end();
  await done;
  flushSync();
  expect(screen.getByRole('button', { name: 'Make it' })).toBeTruthy();
});

it('is given up by Stop, which is no fault', async () => {
  const { maker, done, control } = begun();
  await fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await done;
  flushSync();
  expect([control()?.signal.aborted, maker.fault, maker.progress]).toEqual([true, null, null]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says why it could not be made, and makes one thing at a time', async () => {
  const { maker, done, end } = begun();
  const other = vi.fn();
  await maker.make(other);
  expect(other).not.toHaveBeenCalled();
  end();
  await done;
  await maker.make(() => Promise.reject(new Error('This browser cannot make a film.')));
  flushSync();
  expect(screen.getByText('This browser cannot make a film.')).toBeTruthy();
});
