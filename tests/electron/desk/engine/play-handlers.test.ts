import { expect, it } from 'vitest';
import { playHandlers } from '../../../../electron/desk/engine/play-handlers';
import type { Play, PlayMove, PlayOrder } from '../../../../engine/play';
import type { Refusal } from '../../../../engine/battle';

const REFUSED: Refusal = { clause: 'COCKADE', sentence: 'Blue Second cannot go there.', reasons: [] };
const MOVES: Readonly<Record<string, { readonly move: PlayMove; readonly refusal: Refusal | null }>> = {
  'an answer': { move: { do: 'answer', at: 0, asked: 0, choice: { pick: 'stand' } }, refusal: null },
  'a brigade of which a part has moved': { move: { do: 'together', at: 0, moves: [] }, refusal: REFUSED },
  'a step back': { move: { do: 'undo', to: 'last' }, refusal: null },
};

it.each([
  ['an answer', true],
  ['a brigade of which a part has moved', true],
  ['a step back', false],
])('after %s computers go on: %s', async (what, goOn) => {
  const { move, refusal } = MOVES[what] ?? { move: { do: 'look' }, refusal: null };
  const told: string[] = [];
  const play = {
    eyesOf: () => 'blue',
    move: () => refusal,
    goOn: () => told.push('went on'),
    position: () => ({}),
    changes: () => null,
  } as unknown as Play;
  const handlers = playHandlers({ play: () => play, branch: () => ({}) as PlayOrder });
  const soFar = { entries: [], acts: [] };
  await handlers.playHold({ play: 'one', order: {} as PlayOrder, soFar }, () => undefined);
  const { moved } = await handlers.playMove({ play: 'one', seat: null, from: 0, move }, () => undefined);
  expect(moved.refusal).toBe(refusal);
  expect(told).toEqual(goOn ? ['went on'] : []);
});
