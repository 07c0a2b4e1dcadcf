import { expect, it } from 'vitest';
import type { BattleEvent, Gesture } from '../../../engine/battle';
import { captionAt } from '../../../renderer/replay';

const event = (gesture: Gesture, text: string): BattleEvent => ({ ...gesture, act: 0, seen: 'all', text, reasons: [] });
const charge = event({ do: 'mark', id: 'a', mark: 'charged', value: 1 }, 'A charges B.');
const told = event({ do: 'told', who: 'a', what: 'acts' }, 'A acts.');
const quiet = event({ do: 'mark', id: 'a', mark: 'moved', value: 1 }, '');
const vocabulary = { marks: { charged: { until: 'turn', title: 'Has charged', shows: 'charged' } } };
const caption = (...events: readonly BattleEvent[]): string | null =>
  captionAt({ events, vocabulary: { ...vocabulary, manners: {} } as never }, 0, events.length)?.text ?? null;

const fought = (by: string, at: string): BattleEvent =>
  event({ do: 'fought', by, at: [at], manner: 'melee', total: 0, effect: 0 } as never, `${by} fights ${at}.`);

it('names the round of a melee, as the log does', () => {
  const [first, second] = [fought('A', 'B'), fought('B', 'A')];
  expect(caption(first, second)).toBe('B fights A.');
  expect(caption(first, second, first)).toBe('In the second round A fights B.');
  expect(caption(first, second, first, { ...second, act: 1 })).toBe('B fights A.');
});

it('a charge has a caption, an order to move has none', () => {
  expect(caption(charge)).toBe('A charges B.');
  expect(caption(told, quiet)).toBeNull();
});

it('a caption goes when three more things have been said, whatever is done in silence', () => {
  expect(caption(charge, quiet, quiet, quiet, quiet, told, told, told)).toBe('A charges B.');
  expect(caption(charge, told, told, told, told)).toBeNull();
});
