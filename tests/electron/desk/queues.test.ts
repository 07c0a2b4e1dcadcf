import { expect, it } from 'vitest';
import { openQueues } from '../../../electron/desk/queues';

it('does one thing after another of a name, whatever came of it, and others side by side', async () => {
  const { inTurn, settled } = openQueues();
  const done: string[] = [];
  const note = (what: string) => () => {
    done.push(what);
    return Promise.resolve();
  };
  let fail = (): void => undefined;
  const first = inTurn('a', () => new Promise<void>((_, reject) => (fail = () => reject(new Error('No.')))));
  const second = inTurn('a', note('second'));
  await inTurn('b', note('other'));
  expect(done).toEqual(['other']);
  fail();
  await expect(first).rejects.toThrow('No.');
  await second;
  await settled();
  expect(done).toEqual(['other', 'second']);
});
