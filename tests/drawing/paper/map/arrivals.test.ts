import { expect, test } from 'vitest';
import { corners, facingOf, poseAt } from '../../../../engine/geometry';
import { COLOUR, LINE } from '../../../../drawing/map/inks';
import { labelBox } from '../../../../drawing/map/labels';
import { arrivalWish, arrowShape, movementWords, type DrawnArrival } from '../../../../drawing/paper/map/arrivals';
import { liesWithin } from './printed';

const coming = (side: 0 | 1, x: number, heading: number): DrawnArrival => ({
  id: 'arrival',
  letter: 'a',
  side,
  pose: poseAt({ x, y: 50 }, facingOf(heading)),
  names: ["Brackwitz's Brigade"],
  arrival: { turn: 4, at: { x, y: 50 }, heading, needs: 4 },
  entry: null,
});
const room = { west: 0.1, south: 0.1, east: 199.9, north: 99.9 };

test('the words at an arrow on the edge are drawn in where they would leave the table', () => {
  for (const [x, heading] of [
    [0, 90],
    [200, 270],
  ] as const) {
    const { lettering, places } = arrivalWish(coming(0, x, heading), 6, room, COLOUR, 1.8);
    expect(lettering.text).toBe('a');
    expect(movementWords(coming(0, x, heading))).toBe("Brackwitz's Brigade: from turn 4, on 4+");
    expect(movementWords({ ...coming(0, x, heading), entry: 'Entry of the Pirna road' })).toBe(
      "Brackwitz's Brigade: from turn 4, on 4+, by Entry of the Pirna road",
    );
    const on = places.map((place) => labelBox(lettering, place)).filter((box) => liesWithin(box, room));
    expect(on.length).toBeGreaterThan(3);
    const near = Math.min(...on.flatMap((box) => corners(box).map((at) => Math.abs(at.x - x))));
    expect(near).toBeLessThan(0.2);
  }
});

test('arrows of the two sides differ without colour: one solid, one half bare', () => {
  const inked = (side: 0 | 1): number => {
    const shape = arrowShape(coming(side, 0, 90), 6, LINE);
    const filled = (shape.kind === 'group' ? shape.shapes : []).filter(
      (one) => one.kind === 'drawing' && one.paint.fill === LINE.sides[side].edge,
    );
    return filled.flatMap((one) => (one.kind === 'drawing' ? one.strokes : [])).flatMap(({ steps }) => steps).length;
  };
  expect([inked(0), inked(1)]).toEqual([9, 4]);
});
