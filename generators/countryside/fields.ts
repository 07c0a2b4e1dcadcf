/** Fields round the villages with hedges along them, an orchard behind the houses, copses between. */
import { along, corners, facingOf, headingOf, plus, poseAt, round3, times } from '../../engine/geometry';
import type { Box, Point } from '../../engine/geometry';
import { PLAIN_FEATURE } from '../../engine/scenario';
import type { Cm, Feature, Outline } from '../../engine/scenario';
import { dents, irregular } from '../table';
import type { Country } from './sketch';
import { spotsOf } from './sketch';
import { isInTheMiddle } from './villages';
import type { Village } from './villages';

const TRIES = 110;
/** Furlongs of a village, and how far from its street their middles lie, at 28mm. */
const FURLONGS = 7;
const NEAR: Cm = 22;
const FAR: Cm = 72;
const ENCLOSED = ['hedge', 'hedge', 'hedge', 'fence', 'wall', 'tree line'] as const;

/** Furlongs of strips that lie side by side, one of them an orchard, the nearest first. */
export function fieldsRound({ street, heading }: Village, country: Country): void {
  const { chance, factor } = country;
  let sown = 0;
  for (let tries = 0; tries < TRIES && sown < FURLONGS; tries += 1) {
    const away = chance.whole(0, 359);
    const off = chance.whole(NEAR, NEAR + Math.round(((FAR - NEAR) * tries) / TRIES));
    const strips = sown === 1 ? 1 : chance.whole(1, 4);
    const box: Box = {
      pose: poseAt(plus(street, times(facingOf(away), off * factor)), facingOf(heading + chance.whole(-14, 14))),
      width: strips * chance.whole(8, 11) * factor,
      depth: chance.whole(13, 22) * factor,
    };
    if (!isClear(box, country) || (sown === 1 && !liesInTheMiddle(box, country))) continue;
    sow(box, strips, sown === 1, country);
    if (sown === 1 || chance.whole(0, 4) < 3) enclose(box, country);
    sown += 1;
  }
}

/** Strips of a furlong, in turns under corn and under the plough. */
function sow(box: Box, strips: number, isOrchard: boolean, { sketch, chance }: Country): void {
  const first = chance.whole(0, 1);
  const width = box.width / strips;
  for (let strip = 0; strip < strips; strip += 1) {
    const middle = along(box.pose, 0, (strip - (strips - 1) / 2) * width);
    const kind = isOrchard ? 'orchard' : (strip + first) % 2 === 0 ? 'crops' : 'ploughland';
    sketch.add(field(kind, { ...box, pose: { ...box.pose, ...middle }, width: width * (strips > 1 ? 0.96 : 1) }));
  }
}

/** An orchard keeps out of the ground where armies set up; anybody may stand in a field. */
function isClear(box: Box, { sketch, factor }: Country): boolean {
  const wide = { ...box, width: box.width + 2 * factor, depth: box.depth + 2 * factor };
  const room = { blocks: 1.5 * factor, roads: 1 * factor, streams: 2.5 * factor };
  const isFree = spotsOf(wide).every(
    (spot) =>
      sketch.isFree(spot, room) &&
      spot.x > 2 * factor &&
      spot.y > 2 * factor &&
      spot.x < sketch.width - 2 * factor &&
      spot.y < sketch.depth - 2 * factor,
  );
  return isFree && !sketch.reachesInto(wide);
}
const liesInTheMiddle = (box: Box, { sketch }: Country): boolean =>
  spotsOf(box).every((spot) => isInTheMiddle(spot, sketch));

function field(kind: 'crops' | 'ploughland' | 'orchard', { pose, width, depth }: Box): Feature {
  const [at, turn] = [rounded(pose), Math.round(headingOf({ x: pose.hx, y: pose.hy }))];
  const outline: Outline = { shape: 'rectangle', at, size: [round3(width), round3(depth)], turn };
  return { ...PLAIN_FEATURE, id: '', name: null, kind, outline };
}

/** Along two sides of a field, seldom three. */
function enclose(box: Box, country: Country): void {
  const { sketch, chance, factor } = country;
  if (!liesInTheMiddle(box, country)) return;
  const grown = { ...box, width: box.width + 1.5 * factor, depth: box.depth + 1.5 * factor };
  const all = corners(grown);
  const first = chance.whole(0, 3);
  const sides = chance.whole(0, 3) === 0 ? 3 : 2;
  const points = Array.from({ length: sides + 1 }, (_, n) => rounded(all[(first + n) % 4] ?? all[0]));
  const kind = chance.pick(ENCLOSED) ?? 'hedge';
  sketch.add({ ...PLAIN_FEATURE, id: '', name: null, kind, course: { points, smooth: false } });
}

/** Small woods in the corners of the country. */
export function copses(country: Country): void {
  const { sketch, chance, factor } = country;
  const wanted = chance.whole(2, 5);
  let grown = 0;
  for (let tries = 0; tries < TRIES && grown < wanted; tries += 1) {
    const at = {
      x: (sketch.width * chance.whole(4, 96)) / 100,
      y: (sketch.depth * chance.whole(30, 70)) / 100,
    };
    const radii = [chance.whole(6, 11) * factor, chance.whole(5, 8) * factor] as const;
    const turn = chance.whole(0, 179);
    const box = { pose: poseAt(at, facingOf(turn)), width: 2 * radii[0], depth: 2 * radii[1] };
    if (!isClear(box, country) || !liesInTheMiddle(box, country)) continue;
    const outline = irregular(rounded(at), radii, turn, dents(chance));
    sketch.add({ ...PLAIN_FEATURE, id: '', name: null, kind: 'wood', outline });
    grown += 1;
  }
}

const rounded = ({ x, y }: Point): Point => ({ x: round3(x), y: round3(y) });
