import { describe, expect, it } from 'vitest';
import { hasRoomToFight } from '../../../../../engine/rules/honours-of-war/charge/room';
import { battlefield, village, at } from '../field';
import type { UnitPlace } from '../field';

describe('HOW-CHG-14: room to be lined up in', () => {
  const room = (b: UnitPlace) => {
    const on = battlefield({
      terrain: [village('dorf', at(160, 60), 0, 20)],
      blue: { a: { at: [60, 60] }, b: { at: [66, 58], ...b } },
      red: { z: { at: [60, 64] } },
    });
    return hasRoomToFight(on.view('blue'), on.troop('a'), on.troop('z'));
  };
  it.each<[string, UnitPlace, boolean]>([
    ['not where a friend stands', {}, false],
    ['where one is Done For', { marks: { 'done for': 1 } }, true],
    ['where one stands beside it', { at: [80, 60] }, true],
    ['where one is in houses elsewhere', { inside: 'dorf/1' }, true],
  ])('%s', (_what, b, is) => {
    expect(room(b)).toBe(is);
  });
});
