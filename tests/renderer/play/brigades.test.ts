import { expect, it } from 'vitest';
import type { BattleEvent } from '../../../engine/battle';
import { pathOf, straight } from '../../../engine/geometry';
import { brigadesNow } from '../../../renderer/play/brigades';
import { sampleBattle } from '../sample-battle';

const { roster, events, start, vocabulary } = sampleBattle();
const [first = '', second = ''] = Object.values(roster.commands).flatMap(({ id, units }) =>
  units.length > 0 ? [id] : [],
);
const words = (lately: typeof events, active: string | null) =>
  Object.fromEntries(
    brigadesNow({ roster, vocabulary, events: lately }, start, 0, lately.length, active).map((one) => [
      one.id,
      one.words,
    ]),
  );

it('a brigade waits only where brigades act one after another', () => {
  expect(new Set(Object.values(words([], null)))).toEqual(new Set(['']));
  const general = Object.values(roster.commands).find(({ units }) => units.length === 0)?.id ?? '';
  expect(roster.commands[general]?.kind).not.toBe('brigade');
  expect(new Set(Object.values(words([], general)))).toEqual(new Set(['']));
  expect(words([], first)).toMatchObject({ [first]: 'acts now', [second]: 'waits' });
});

it('a unit that is its own command has not acted by firing or fleeing in the act of another', () => {
  const alone = Object.values(roster.commands).find(({ kind }) => kind === 'independent')?.id ?? '';
  const around = { seen: 'all', text: '', reasons: [] } as const;
  const begin = (act: number, into: number | null, who: string): BattleEvent => ({
    ...around,
    ...{ do: 'begin', act, in: into, title: '', who },
  });
  const end = (act: number): BattleEvent => ({ ...around, do: 'end', act });
  const at = start.pieces.flatMap(({ where }) => ('on' in where ? [where.on] : []))[0];
  if (!at) throw new Error('nobody stands');
  const movers = [{ id: alone, path: pathOf(at, [straight(at, 5)]) }];
  const moved = (manner: string): BattleEvent => ({ ...around, act: 9, do: 'moved', movers, manner });
  const fires = [begin(1, null, first), begin(2, 1, alone), end(2), moved('evade'), end(1)];
  expect(words(fires, null)).toMatchObject({ [first]: 'has acted', [alone]: 'waits' });
  const flees = [begin(8, null, first), end(8), begin(9, null, alone), moved('retreat'), end(9)];
  expect(words(flees, null)).toMatchObject({ [first]: 'has acted', [alone]: 'waits' });
  const acts = [begin(8, null, first), end(8), begin(9, null, alone), moved('march'), end(9)];
  expect(words(acts, null)).toMatchObject({ [alone]: 'has acted' });
});
