import { expect, it } from 'vitest';
import type { BattleEvent, Gesture } from '../../../engine/battle';
import { headlineOf } from '../../../renderer/replay/headline';

const event = (gesture: Gesture, text: string): BattleEvent => ({ ...gesture, act: 0, seen: 'all', text, reasons: [] });
const fought = (by: string, at: string): BattleEvent =>
  event({ do: 'fought', by, at: [at], manner: 'melee', total: 0, effect: 0 } as never, `${by} fights ${at}.`);
const bookkeeping = event({ do: 'mark', id: 'A', mark: 'fighting', value: 1 }, '');
const headline = (...events: readonly BattleEvent[]): string => {
  const record = { events, roster: {}, vocabulary: {}, scenario: { title: 'The mill' } };
  return headlineOf(record as never, events.length).text;
};

it('the event card names the round of a melee, as the log does', () => {
  const [first, second] = [fought('A', 'B'), fought('B', 'A')];
  expect(headline(first, second)).toBe('B fights A.');
  expect(headline(first, second, first)).toBe('In the second round A fights B.');
  expect(headline(first, second, first, second, first, bookkeeping)).toBe('In the third round A fights B.');
});

it('before anything happened it says that the armies stand ready', () => {
  expect(headline()).toBe('The mill: the armies stand ready');
  expect(headline(bookkeeping)).toBe('The mill: the armies stand ready');
});
