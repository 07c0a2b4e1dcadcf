import { expect, test } from 'vitest';
import { facingOf, overlaps, poseAt } from '../../../engine/geometry';
import { COLOUR } from '../../../drawing/map/inks';
import { labelBox } from '../../../drawing/map/labels';
import { besideWish } from '../../../drawing/paper/beside-blocks';
import type { BlockSign } from '../../../drawing/map/block-sign';

const gun = (id: string, x: number, y: number, heading: number): BlockSign => ({
  id,
  name: 'Second Heavy Battery',
  side: 0,
  arm: 'guns',
  type: 'heavy gun',
  pose: poseAt({ x, y }, facingOf(heading)),
  width: 8,
  depth: 8,
  bases: [],
  count: 0,
  open: false,
  unformed: false,
  fired: false,
});

test.each([0, 20, 45, 88, 135, 180, 270, 310])(
  'names beside a block heading %i touch it nowhere and stand close',
  (heading) => {
    const sign = gun('a', 60, 60, heading);
    const { lettering, places } = besideWish(sign, { blocks: [sign], leaders: [] }, COLOUR, 1.8);
    const clear = places.filter((place) => !overlaps(labelBox(lettering, place), sign, 0));
    expect(clear.length).toBeGreaterThan(places.length / 2);
    const near = { ...sign, width: sign.width + 6, depth: sign.depth + 6 };
    for (const place of places) expect(overlaps(labelBox(lettering, place), near, 0)).toBe(true);
  },
);

test('a place where the name would be taken for that of the next block costs more than a number', () => {
  const [sign, next] = [gun('a', 60, 60, 90), gun('b', 60, 69, 90)];
  const alone = besideWish(sign, { blocks: [sign], leaders: [] }, COLOUR, 1.8).places;
  const beside = besideWish(sign, { blocks: [sign, next], leaders: [] }, COLOUR, 1.8).places;
  const dearer = beside.filter(({ price }, index) => price > (alone[index]?.price ?? 0));
  expect(dearer).toHaveLength(2);
  for (const { at, price } of dearer) {
    expect(at.y).toBeGreaterThan(60);
    expect(price).toBeGreaterThanOrEqual(6);
  }
  // Straight behind it and before it there is no mistaking.
  expect(beside[0]?.price).toBe(0);
});
