import { expect, it, vi } from 'vitest';
import type { BattleEvent } from '../../../engine/battle';
import { filmOf, type FilmPlan } from '../../../renderer/share/film';
import type { filmed } from '../../../renderer/share/filming';

/** What each picture of a film says, one for everything that is held or acted. */
const said = vi.hoisted((): string[] => []);
/** Where the eye was put, and where it went. */
const seen = vi.hoisted((): unknown[] => []);
type Filmed = Parameters<typeof filmed>;
vi.mock('../../../renderer/share/filming', () => ({
  filmed: async (...[, , , draw]: Filmed): Promise<Blob> => {
    const nothing = (): void => undefined;
    const note = ({ caption }: { readonly caption: string }): void => void said.push(caption);
    await draw({
      shots: {
        ...{ stand: nothing, act: nothing, follow: (ids: readonly string[]) => seen.push(['follows', ...ids]) },
        lookFrom: (view: unknown) => seen.push(['looks from', view]),
        flyTo: (view: unknown) => seen.push(['goes to', view]),
      },
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

/** A film of three rounds of a melee. */
async function film(more: Partial<FilmPlan> = {}): Promise<void> {
  said.length = seen.length = 0;
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
  const plan = { speed: 1, camera: 'table', captions: true, notes: [], from: 0, to: events.length, ...more };
  await filmOf(player as never, plan as never, { onProgress: () => undefined, signal: new AbortController().signal });
}

it('its captions name the round of a melee, as the log does, and the last is why the battle ended', async () => {
  await film();
  expect([...new Set(said)]).toEqual([
    'The mill',
    'A fights B.',
    'B fights A.',
    'In the second round A fights B.',
    'B is broken',
  ]);
  expect(seen).toEqual([]);
});

it('goes by the way of the marks, from one view to the next, with the words of the person', async () => {
  const [near, far] = [{ distance: 40 }, { distance: 200 }] as never[];
  const notes = [
    { moment: 1, text: 'Here it turned.', camera: near ?? null },
    { moment: 2, text: '', camera: null },
    { moment: 3, text: '', camera: far ?? null },
  ];
  await film({ camera: 'marks', notes });
  expect(seen).toEqual([
    ['looks from', near],
    ['goes to', near],
    ['goes to', far],
  ]);
  expect(said.filter((words, i) => words !== said[i - 1])).toEqual([
    'The mill',
    'A fights B.',
    'Here it turned.',
    'B fights A.',
    'In the second round A fights B.',
    'B is broken',
  ]);
  await film({ camera: 'marks', notes, captions: false });
  expect(said).not.toContain('Here it turned.');
  await film({ camera: 'marks', notes, from: 2 });
  expect(seen).toEqual([
    ['looks from', near],
    ['goes to', far],
  ]);
  await film({ camera: 'action', notes });
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every((one) => Array.isArray(one) && one[0] === 'follows')).toBe(true);
});
