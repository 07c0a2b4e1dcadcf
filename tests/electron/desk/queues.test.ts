import { expect, it } from 'vitest';
import { openQueues } from '../../../electron/desk/queues';

it('does one thing after another of a name, whatever came of it, and others side by side', async () => {
  const { inTurn, settled } = openQueues();
  const done: string[] = [];
  let fail = (): void => undefined;
  const first = inTurn('a', () => new Promise<void>((_, reject) => (fail = () => reject(new Error('No.')))));
  const second = inTurn('a', async () => void done.push('second'));
  await inTurn('b', async () => void done.push('other'));
  expect(done).toEqual(['other']);
  fail();
  await expect(first).rejects.toThrow('No.');
  await second;
  await settled();
  expect(done).toEqual(['other', 'second']);
});
