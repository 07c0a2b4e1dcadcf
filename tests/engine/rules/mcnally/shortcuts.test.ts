/** What is worked out the short way for generals is what the long way gives. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceToPolyline, pointInPolygon } from '../../../../engine/geometry';
import { expectedHarm, fireFrom } from '../../../../engine/rules/mcnally/fire/estimate';
import { findShot, mayFire } from '../../../../engine/rules/mcnally/fire/shots';
import { contoursNear, contoursOf } from '../../../../engine/rules/mcnally/ground/contours';
import { anyPlace, course, groundOf, hill, polygon, wall } from '../../terrain/tables';
import { battlefield, INCH } from './field';
import type { UnitPlace } from './field';

const inches = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
const anyUnit: fc.Arbitrary<UnitPlace> = fc.record({
  at: fc.tuple(inches(10, 34), inches(10, 30)),
  heading: fc.integer({ min: 0, max: 359 }),
  type: fc.constantFrom('line infantry', 'jaeger', 'medium gun', 'heavy gun', 'howitzer', 'dragoons'),
  marks: fc.constantFrom({}, {}, { shaken: 1 }, { routing: 1 }),
});
const anySide = fc
  .array(anyUnit, { minLength: 1, maxLength: 7 })
  .map((units) => Object.fromEntries(units.map((unit, i) => [`unit ${i}`, unit] as const)));

it('MCN-FIRE-04, MCN-FIRE-07: of all its shots a unit is told the best, whatever masks the others', () => {
  const terrain = [wall('wall', course([20 * INCH, 0], [22 * INCH, 40 * INCH]))];
  let several = 0;
  fc.assert(
    fc.property(anySide, anySide, (ours, theirs) => {
      const named = (side: string, units: typeof ours) =>
        Object.fromEntries(Object.entries(units).map(([id, unit]) => [`${side} ${id}`, unit] as const));
      const [blue, red] = [named('blue', ours), named('red', theirs)];
      const field = battlefield({ blue, red, terrain });
      for (const firer of Object.keys(blue).map((id) => field.troop(id))) {
        const shots = Object.keys(red).flatMap((id) => findShot(field.whole, firer, field.troop(id)) ?? []);
        if (shots.length > 1) several += 1;
        const harm = shots.map((shot) => expectedHarm(field.whole, shot));
        expect(fireFrom(field.whole, firer)).toBeCloseTo(mayFire(field.whole, firer) ? Math.max(0, ...harm) : 0, 9);
      }
    }),
    { numRuns: 300 },
  );
  expect(several).toBeGreaterThan(40);
});

it('MCN-TERR-11: the slopes near a point are those it lies on by the whole outlines', () => {
  const bent = polygon([40, 30], [70, 25], [120, 40], [90, 60], [110, 95], [60, 90], [75, 60]);
  const ground = groundOf(
    hill('bent', 'steep', 1, bent),
    hill('round', 'gentle', 1, polygon([100, 20], [150, 30], [130, 70])),
  );
  const slope = 5;
  const distances = (lines: readonly (readonly { x: number; y: number }[])[], at: { x: number; y: number }) =>
    Math.min(...lines.map((line) => distanceToPolyline(at, line)));
  fc.assert(
    fc.property(anyPlace, (at) => {
      const near = contoursNear(ground, at, slope).flatMap(({ isRound, outline, slope: kind, stretches }) => {
        const inside = distances(stretches, at);
        return (isRound || pointInPolygon(at, outline)) && inside <= slope ? [{ kind, inside }] : [];
      });
      const whole = contoursOf(ground).flatMap(({ outline, ring, slope: kind }) => {
        const inside = distanceToPolyline(at, ring);
        return pointInPolygon(at, outline) && inside <= slope ? [{ kind, inside }] : [];
      });
      expect(near).toEqual(whole);
    }),
    { numRuns: 1000 },
  );
});
