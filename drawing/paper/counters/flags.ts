/** Flags as paper soldiers show them: the cloth laid out flat and waving. */
import { sine, type Point } from '../../../engine/geometry';
import type { NationColours } from '../../../engine/scenario';
import { flagsOf, type FlagOutline } from '../../map/flags';
import type { Stroke } from '../../map/scene';
import { point, polygon, polyline } from '../../map/strokes';
import { lightness } from './brush';
import { part, type FigurePart } from './figures';

const GILT = '#c9a24a';
const STAFF = '#5b3d22';
/** Charges darker than this stay black where only lines are drawn. */
const DARK = 0.2;

/** Length of the cloth along its staff and away from it, in shoulder widths. */
const HOIST = 1.15;
const FLY = 1.35;

/** A flag carried at 0, 0 that flies to one side and to the rear of its bearer. */
export function flag(
  nation: string,
  colours: NationColours,
  facing: string,
  regiment: boolean,
  side: 1 | -1,
): FigurePart[] {
  const { colonel, regiment: own } = flagsOf(nation, colours, facing);
  const laid = (outline: FlagOutline): Stroke => polygon(fine(outline).map(({ x, y }) => onCloth(x, y, side)));
  return [
    part('pole', 'pen', STAFF, [polyline([point(0, 0.42), point(0, -0.2 - HOIST)])], 0.07),
    part('pole', 'cloth', GILT, [polygon([point(-0.07, 0.42), point(0.07, 0.42), point(0, 0.68)])]),
    ...(regiment ? own : colonel).map(({ colour, outlines }, index) =>
      part(index === 0 ? 'flag' : 'device', lightness(colour) < DARK ? 'dark' : 'cloth', colour, outlines.map(laid)),
    ),
  ];
}

function onCloth(u: number, v: number, side: 1 | -1): Point {
  const out = (u + 1) / 2;
  const wave = sine(out * 400) * 0.06 * out;
  return point(side * out * FLY, -0.15 - HOIST / 2 + (v * HOIST) / 2 + wave - out * 0.06);
}

/** The same outline with more corners, so that it waves with the cloth. */
const fine = (outline: FlagOutline): FlagOutline =>
  outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const parts = Math.max(1, Math.ceil(Math.abs(to.x - from.x) / 0.3));
    const share = (step: number): Point =>
      point(from.x + ((to.x - from.x) * step) / parts, from.y + ((to.y - from.y) * step) / parts);
    return Array.from({ length: parts }, (_, step) => share(step));
  });
