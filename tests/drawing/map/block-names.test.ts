import { expect, test } from 'vitest';
import { COLOUR, LINE } from '../../../drawing/map/inks';
import { nameIn, nameOnTable } from '../../../drawing/map/block-names';
import type { BlockSign } from '../../../drawing/map/block-sign';
import { poseAt, facingOf } from '../../../engine/geometry';

const sign = (change: Partial<BlockSign> & { readonly heading?: number } = {}): BlockSign => ({
  id: 'a',
  name: 'Waldeck',
  side: 1,
  arm: 'foot',
  type: 'line infantry',
  pose: poseAt({ x: 50, y: 50 }, facingOf(change.heading ?? 0)),
  width: 20,
  depth: 4,
  bases: [],
  count: 0,
  open: false,
  unformed: false,
  fired: false,
  ...change,
});

test('a name steep on the paper is read from below, to whichever side its block leans', () => {
  for (const heading of [70, 88, 92, 110, 250, 268, 272, 290]) {
    const name = nameOnTable(sign({ heading }), COLOUR, 1.5);
    expect(name?.place.toward.y, `heading ${heading}`).toBeGreaterThan(0.9);
  }
  for (const heading of [0, 30, 150, 180, 210, 330]) {
    const name = nameOnTable(sign({ heading }), COLOUR, 1.5);
    expect(name?.place.toward.x, `heading ${heading}`).toBeGreaterThan(0.8);
  }
});

test('type that half a split block is too thin for makes its bare part deeper, and stands wholly on it', () => {
  const half = nameIn(sign(), COLOUR, 1.5);
  expect(half?.rear).toBe(0.5);
  expect(half?.words.lettering.size).toBeCloseTo(1.58, 2);
  const deeper = nameIn(sign(), COLOUR, 2.1);
  expect(deeper?.rear).toBe(0.68);
  expect(deeper?.words.lettering.size).toBeCloseTo(2.1, 2);
  // The middle of the rear 68 of 100 of 4 cm lies 0.64 cm behind the middle of the block.
  expect(deeper?.words.place.at.y).toBeCloseTo(-0.64, 6);
  expect(deeper?.words.lettering.halo).toBeNull();
});

test('larger type still lies over both parts, within a rim; the first side has but one part', () => {
  const across = nameIn(sign(), LINE, 2.6);
  expect([across?.rear, across?.words.place.at.y, across?.words.lettering.halo?.width]).toEqual([0.5, -0, 0.9]);
  const whole = nameIn(sign({ side: 0 }), COLOUR, 2.6);
  expect(whole?.words.lettering.size).toBeCloseTo(2.6, 6);
  expect(whole?.words.lettering.halo?.colour).toBe(COLOUR.sides[0].fill);
});
