import { describe, expect, it } from 'vitest';
import { captionPlace, roomsOf } from '../../../renderer/battle/caption-place';
import type { ScreenBox } from '../../../renderer/battle/screen-boxes';
import { sampleBattle } from '../sample-battle';

const table = { width: 900, height: 500 };
const caption = { width: 400, height: 40 };
const box = (left: number, top: number, right: number, bottom: number): ScreenBox => ({ left, top, right, bottom });

describe('a caption over the table', () => {
  // At the foot it takes 250 to 650 px across and 448 to 488 down; at the head 56 to 96 down.
  it.each([
    ['nobody acts', [], 'foot'],
    ['one who acts in the middle', [box(400, 200, 480, 260)], 'foot'],
    ['one who acts at the foot, under it', [box(400, 430, 480, 480)], 'head'],
    ['one who ends just above it', [box(400, 400, 480, 448)], 'foot'],
    ['one who reaches 1 px below its upper edge', [box(400, 400, 480, 449)], 'head'],
    ['one at the foot beside it', [box(100, 450, 250, 490)], 'foot'],
    ['one at the head', [box(400, 60, 480, 90)], 'foot'],
    [
      'one at the foot, and the one fired at at the head, of whom more would be covered',
      [box(400, 470, 480, 490), box(400, 50, 480, 100)],
      'foot',
    ],
  ] as const)('%s', (_, acting, place) => expect(captionPlace(table, caption, acting)).toBe(place));

  it('stays at the head when the unit has left the foot, until it would cover one there', () => {
    expect(captionPlace(table, caption, [box(400, 200, 480, 260)], 'head')).toBe('head');
    expect(captionPlace(table, caption, [box(400, 60, 480, 90)], 'head')).toBe('foot');
  });
});

describe('the room of a unit on the picture', () => {
  const { roster, start } = sampleBattle();
  const piece = start.pieces.find(({ where }) => 'on' in where);
  const id = piece?.id ?? '';
  const at = piece && 'on' in piece.where ? piece.where.on : null;
  const scaled = (scale: number) => ({
    onScreen: () => (at ? { x: at.x * scale, y: at.y * scale } : null),
    placeOnScreen: ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * scale, y: y * scale }),
  });
  it('holds its bases as large as they are drawn, with what is written over it', () => {
    const [one, two] = [1, 10].map((scale) => roomsOf([id], roster, start, scaled(scale))[0]);
    if (!one || !two || !at) throw new Error('no room');
    expect(two.right - two.left - 32).toBeCloseTo((one.right - one.left - 32) * 10, 6);
    expect(two.right - two.left).toBeGreaterThan(50);
    expect(two.top).toBeLessThan(at.y * 10 - 56);
  });
  it('is where it is drawn while it moves, and none out of sight', () => {
    const away = { ...scaled(1), onScreen: () => ({ x: 1000, y: 20 }) };
    expect(roomsOf([id], roster, start, away)[0]?.right).toBe(1016);
    const unseen = { onScreen: () => null, placeOnScreen: () => null };
    expect(roomsOf([id, 'nobody'], roster, start, unseen)).toEqual([]);
  });
});
