import { describe, expect, it } from 'vitest';
import { sectorOf } from '../../../../../engine/rules/honours-of-war/charge/eligibility';
import { arcFor, sectorOfAttack } from '../../../../../engine/rules/honours-of-war/fire/firing-zone';
import { sectorOfPoint, sectorShares } from '../../../../../engine/geometry';
import { at, battlefield, village } from '../field';
import type { UnitPlace } from '../field';

/** A battalion facing north, 20 x 4 cm, its corners at (90, 98), (110, 98), (110, 102) and (90, 102). */
const target: UnitPlace = { at: [100, 100], heading: 0 };

describe('HOW-SECT-01: lines at 45 degrees from each corner', () => {
  const { box } = battlefield({ red: { target } }).troop('target');
  it.each([
    ['ahead', 100, 120, 'front'],
    ['inside the front right line', 119.9, 112, 'front'],
    ['on the line', 120, 112, 'front'],
    ['beyond it', 120.1, 112, 'right'],
    ['inside the rear right line', 120, 88.1, 'right'],
    ['on the rear right line', 120, 88, 'rear'],
    ['behind', 100, 80, 'rear'],
    ['on the rear left line', 80, 88, 'rear'],
    ['to the left', 79.9, 88, 'left'],
    ['on the front left line', 80, 112, 'front'],
  ] as const)('%s', (_, x, y, sector) => expect(sectorOfPoint(box, at(x, y))).toBe(sector));

  it('turns with the unit', () => {
    const east = battlefield({ red: { target: { ...target, heading: 90 } } }).troop('target').box;
    expect(sectorOfPoint(east, at(130, 100))).toBe('front');
    expect(sectorOfPoint(east, at(100, 130))).toBe('left');
    expect(sectorOfPoint(east, at(100, 70))).toBe('right');
  });
});

describe('HOW-SECT-05: more than half of the attacker', () => {
  // A square of 10 x 10 cm whose middle slides along y = 122: its diagonal lies on the line from (110, 102) at x = 130.
  const struck = (x: number) => {
    const field = battlefield({
      blue: { horse: { type: 'dragoons', formation: 'double line', at: [x, 122] } },
      red: { target },
    });
    const [attacker, defender] = [field.troop('horse'), field.troop('target')];
    return {
      charge: sectorOf(defender, attacker.box),
      fire: sectorOfAttack(defender, attacker.box),
      right: sectorShares(defender.box, attacker.box).right,
    };
  };
  it.each([
    [129.9, 'front'],
    [130, 'front'],
    [130.1, 'right'],
  ] as const)('middle at x = %d: %s', (x, sector) => {
    expect(struck(x)).toMatchObject({ charge: sector, fire: sector });
  });
  it('by share of the footprint', () => expect(struck(130).right).toBeCloseTo(0.5, 9));

  it.each([
    [87.5, 0.45, 'front'],
    [86, 0.6, 'left'],
  ])('is frontal when no sector holds more than half: middle at x = %d', (x, left, sector) => {
    const field = battlefield({ blue: { foot: { at: [x, 100], heading: 90 } }, red: { target } });
    const shares = sectorShares(field.troop('target').box, field.troop('foot').box);
    expect(shares.left).toBeCloseTo(left, 9);
    expect(shares.rear).toBeCloseTo((1 - left) / 2, 9);
    expect(sectorOf(field.troop('target'), field.troop('foot').box)).toBe(sector);
  });
  it.each([
    [60, 'left'],
    [140, 'right'],
  ] as const)('x = %d: %s', (x, sector) => {
    const field = battlefield({ blue: { foot: { at: [x, 100], heading: x < 100 ? 90 : 270 } }, red: { target } });
    expect(sectorOf(field.troop('target'), field.troop('foot').box)).toBe(sector);
  });
});

it('HOW-SECT-07: houses have neither flank nor rear', () => {
  const field = battlefield({
    terrain: [village('mill', at(100, 100), 0, 20)],
    blue: { behind: { at: [100, 60] } },
    red: { inside: { inside: 'mill/1' } },
  });
  expect(sectorOf(field.troop('inside'), field.troop('behind').box)).toBe('front');
});

it('HOW-SECT-03, HOW-SECT-04: a firing zone opens 30 degrees, that of light infantry 45', () => {
  const field = battlefield({
    blue: {
      foot: { at: [20, 20] },
      guns: { type: 'heavy gun', at: [60, 20] },
      jaeger: { type: 'jaeger', at: [90, 20] },
    },
  });
  expect(['foot', 'guns', 'jaeger'].map((id) => arcFor(field.troop(id)).opening)).toEqual([30, 30, 45]);
});
