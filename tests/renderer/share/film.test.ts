import { expect, it, vi } from 'vitest';
import type { BattleEvent } from '../../../engine/battle';
import { filmOf } from '../../../renderer/share/film';
import type { filmed } from '../../../renderer/share/filming';

/** What each picture of a film says, one for everything that is held or acted. */
const said = vi.hoisted((): string[] => []);
type Filmed = Parameters<typeof filmed>;
vi.mock('../../../renderer/share/filming', () => ({
  filmed: async (...[, , , draw]: Filmed): Promise<Blob> => {
    const nothing = (): void => undefined;
    const note = ({ caption }: { readonly caption: string }): void => void said.push(caption);
    await draw({
      shots: { stand: nothing, act: nothing, follow: nothing },
      shoot: (words: { readonly caption: string }) => Promise.resolve(note(words)),
      hold: (_seconds: number, words: { readonly caption: string }) => Promise.resolve(note(words)),
    } as never);
    return new Blob();
  },
}));

const fought = (by: string, at: string): BattleEvent =>
  ({
    ...{ do: 'fought', by, at: [at], manner: 'melee', total: 0, effect: 0 },
    ...{ act: 0, seen: 'all', text: `${by} fights ${at}.`, reasons: [] },
  }) as never;

it('its captions name the round of a melee, as the log does, and the last is why the battle ended', async () => {
  const events = [fought('A', 'B'), fought('B', 'A'), fought('A', 'B')];
  const vocabulary = { marks: {}, manners: {} };
  const record = {
    events,
    vocabulary,
    roster: {},
    scenario: { title: 'The mill' },
    outcome: { reason: 'B is broken' },
  };
  const player = { record, length: events.length, stateAt: () => ({}) };
  const plan = { speed: 1, follows: false, from: 0, to: events.length };
  await filmOf(player as never, plan as never, { onProgress: () => undefined, signal: new AbortController().signal });
  expect([...new Set(said)]).toEqual([
    'The mill',
    'A fights B.',
    'B fights A.',
    'In the second round A fights B.',
    'B is broken',
  ]);
});
