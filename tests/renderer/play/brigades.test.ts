import { expect, it } from 'vitest';
import { brigadesNow } from '../../../renderer/play/brigades';
import { sampleBattle } from '../sample-battle';

const { roster, events, start } = sampleBattle();
const [first = '', second = ''] = Object.values(roster.commands).flatMap(({ id, units }) =>
  units.length > 0 ? [id] : [],
);
const words = (lately: typeof events, active: string | null) =>
  Object.fromEntries(
    brigadesNow({ roster, events: lately }, start, 0, lately.length, active).map((one) => [one.id, one.words]),
  );

it('a brigade waits only where brigades act one after another', () => {
  expect(new Set(Object.values(words([], null)))).toEqual(new Set(['']));
  const general = Object.values(roster.commands).find(({ units }) => units.length === 0)?.id ?? '';
  expect(roster.commands[general]?.kind).not.toBe('brigade');
  expect(new Set(Object.values(words([], general)))).toEqual(new Set(['']));
  expect(words([], first)).toMatchObject({ [first]: 'acts now', [second]: 'waits' });
});
