import { describe, expect, it } from 'vitest';
import type { Feature } from '../../../engine/scenario';
import { seesAnyOf, shareHiddenByGround } from '../../../engine/tabletop';
import type { Body, SightRules } from '../../../engine/tabletop';
import type { Ground } from '../../../engine/terrain';
import { course, groundOf, hill, polygon, village, wall, wood } from '../terrain/tables';
import { bodyOf, boxOf } from './bodies';

/** Woods and houses hide, hills by their crests, and walls too; sight reaches 10 cm inside cover, and the edge is 2 cm deep. */
const RULES: SightRules<Body> = {
  hiding: {
    area: ({ kind }) => (kind === 'wood' ? 'cover' : kind === 'hill' ? 'crest' : null),
    block: () => true,
    line: () => true,
  },
  distancesOf: () => ({ edge: 2, insideCover: 10, touch: 0.5, deadGround: 8 }),
  seesAllRound: ({ id }) => id === 'picket',
  overlooksFrom: () => null,
};
const fromHill: SightRules<Body> = {
  ...RULES,
  overlooksFrom: (ground) => ground.areas.find(({ kind }) => kind === 'hill') ?? null,
};

/** The observer's front runs along y = 42; the target is 16 by 4 cm. */
const observer = bodyOf('observer', 'blue', boxOf(60, 40));
const look = (ground: Ground, y: number, rules = RULES, from = observer) => {
  const target = bodyOf('target', 'red', boxOf(60, y));
  return {
    sees: seesAnyOf(ground, rules, from, target),
    hidden: shareHiddenByGround(ground, rules, from, from.box, target),
  };
};
const strip = (from: number, to: number, west = 0, east = 120): Feature =>
  wood('wood', polygon([west, from], [east, from], [east, to], [west, to]));
const OPEN = { sees: true, hidden: 0 };
const SHUT = { sees: false, hidden: 1 };

describe('sight over the ground', () => {
  it('is open where nothing hides, ahead of the front', () => {
    expect(look(groundOf(), 80)).toEqual(OPEN);
    expect(look(groundOf(), 30).sees).toBe(false);
    expect(look(groundOf(), 30, RULES, bodyOf('picket', 'blue', boxOf(60, 40))).sees).toBe(true);
  });

  it('ends at cover between, by the share of the footprint in its shadow', () => {
    expect(look(groundOf(strip(50, 60)), 80)).toEqual(SHUT);
    const half = look(groundOf(strip(50, 60, 0, 60)), 80);
    expect(half.sees).toBe(true);
    expect(half.hidden).toBeCloseTo(0.5, 6);
  });

  it.each([
    [76.1, OPEN],
    [75.9, SHUT],
  ])('finds who is within 2 cm of the edge of cover that begins at y = %d', (edge, seen) => {
    // The target's near side is at y = 78.
    expect(look(groundOf(strip(edge, 100)), 80)).toEqual(seen);
  });

  it.each([
    [43.9, OPEN],
    [44.1, SHUT],
  ])('goes out of cover that ends at y = %d from within 2 cm of its edge', (edge, seen) => {
    expect(look(groundOf(strip(20, edge)), 80)).toEqual(seen);
  });

  it.each([
    [53.9, true],
    [54.1, false],
  ])('reaches 10 cm inside cover: target at y = %d', (y, sees) => {
    expect(look(groundOf(strip(0, 100)), y).sees).toBe(sees);
  });

  it('ends at a block of houses, but not for who is in it', () => {
    const ground = groundOf(village('farm', { x: 60, y: 60 }, 0, 40));
    expect(look(ground, 90)).toEqual(SHUT);
    const block = ground.blocks[0];
    if (!block) throw new Error('the farm has a block');
    const garrison = bodyOf('garrison', 'red', block.box, block);
    expect(seesAnyOf(ground, RULES, observer, garrison)).toBe(true);
  });

  it.each([
    [42.5, OPEN],
    [42.6, SHUT],
  ])('goes over a line that the observer touches: at y = %d', (y, seen) => {
    expect(look(groundOf(wall('wall', course([0, y], [120, y]))), 80)).toEqual(seen);
  });

  it('ends at the crest of a hill: the chord through its middle', () => {
    const ground = groundOf(hill('rise', 'gentle', 4, polygon([0, 60], [120, 60], [120, 80], [0, 80])));
    expect(look(ground, 67.9)).toEqual(OPEN);
    expect(look(ground, 70).hidden).toBeCloseTo(0.5, 6);
    expect(look(ground, 72.1)).toEqual(SHUT);
  });

  it('passes over cover from a hill, but for the dead ground behind it', () => {
    const ground = groundOf(hill('rise', 'gentle', 4, polygon([0, 30], [120, 30], [120, 45], [0, 45])), strip(60, 65));
    const onCrest = bodyOf('observer', 'blue', boxOf(60, 36));
    expect(look(ground, 90, fromHill, onCrest)).toEqual(OPEN);
    expect(look(ground, 90, RULES, onCrest)).toEqual(SHUT);
    // Dead ground runs 8 cm from the far edge of the wood.
    expect(look(ground, 70.9, fromHill, onCrest).hidden).toBe(1);
    expect(look(ground, 75.1, fromHill, onCrest).hidden).toBe(0);
  });

  it('passes over what the book does not let hide', () => {
    const open: SightRules<Body> = { ...RULES, hiding: { ...RULES.hiding, area: () => null } };
    expect(look(groundOf(strip(50, 60)), 80, open)).toEqual(OPEN);
  });
});
