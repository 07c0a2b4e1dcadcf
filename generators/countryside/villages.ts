/** Villages: those the dice made, and others where there is room for them between the armies. */
import { along, facingOf, minus, poseAt, round3 } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { kebab, PLAIN_FEATURE, WIDTHS } from '../../engine/scenario';
import type { Block, BuiltUpArea, Cm } from '../../engine/scenario';
import { townNames } from '../table';
import type { Country } from './sketch';
import { boxOf, spotsOf } from './sketch';

/** A village, the point of its street, and the way the street runs through it, degrees clockwise from north. */
export interface Village {
  readonly bua: BuiltUpArea;
  readonly street: Point;
  readonly heading: number;
}

const TRIES = 90;
/** Street and gardens between the two rows of houses, and between neighbours, at 28mm. */
const STREET: Cm = 8;
const GARDEN: Cm = 2;
/** Villages lie so far from each other at least, at 28mm. */
const APART: Cm = 74;

export function villagesIn(country: Country): readonly Village[] {
  const { sketch, chance, factor } = country;
  const found: Village[] = sketch.features.flatMap((feature) =>
    feature.kind === 'bua' ? [{ bua: feature, street: middleOf(feature.blocks), heading: 90 }] : [],
  );
  const area = (sketch.width * sketch.depth) / (factor * factor);
  const wanted = Math.min(4, Math.max(1, Math.round(area / 11_000)));
  const names = townNames().filter((name) => !sketch.features.some((feature) => feature.name === name));
  for (let tries = 0; found.length < wanted && tries < TRIES; tries += 1) {
    const name = chance.pick(names.filter((one) => !found.some(({ bua }) => bua.name === one)));
    const village = name === undefined ? null : villageAt(name, sizeOf(found.length, tries), country);
    if (!village || found.some(({ street }) => isNear(street, village.street, APART * factor))) continue;
    sketch.add(village.bua);
    found.push(village);
  }
  return found;
}

const isNear = (a: Point, b: Point, by: Cm): boolean => {
  const { x, y } = minus(a, b);
  return x * x + y * y < by * by;
};

function middleOf(blocks: readonly Block[]): Point {
  const sum = blocks.reduce((all, { at }) => ({ x: all.x + at.x, y: all.y + at.y }), { x: 0, y: 0 });
  return { x: sum.x / blocks.length, y: sum.y / blocks.length };
}

/** Most blocks of a village: the first is the largest, and where no room is found for it one house must do. */
const sizeOf = (number: number, tries: number): number => (tries > TRIES / 2 ? 1 : number === 0 ? 4 : 2);

/** Houses on both sides of a street, somewhere in the middle of the table; null where there is no room for them. */
function villageAt(name: string, most: number, country: Country): Village | null {
  const { sketch, chance, factor } = country;
  const street = {
    x: round3((sketch.width * chance.whole(18, 82)) / 100),
    y: round3((sketch.depth * chance.whole(37, 63)) / 100),
  };
  const village = villageOf(name, { street, heading: 90 + chance.whole(-28, 28), most }, country);
  const room = { blocks: 3 * factor, roads: 1 * factor, streams: 5 * factor };
  const spots = village.bua.blocks.flatMap((block) => spotsOf(boxOf(block)));
  return spots.every((spot) => sketch.isFree(spot, room) && isInTheMiddle(spot, sketch)) ? village : null;
}

export interface VillagePlan {
  readonly street: Point;
  readonly heading: number;
  /** Of its blocks. */
  readonly most: number;
  /** Two blocks side by side on the right of the street, in place of blocks on both sides. */
  readonly isRow?: boolean;
}

/** A village along its street; it is not in the sketch yet. */
export function villageOf(
  name: string,
  { street, heading, most, isRow = false }: VillagePlan,
  { chance, factor }: Country,
): Village {
  const id = kebab(name);
  const side = round3(WIDTHS.block * factor);
  const pose = poseAt(street, facingOf(heading));
  const off = (WIDTHS.block + STREET) / 2;
  const step = (WIDTHS.block + GARDEN) / 2;
  const places: readonly (readonly [Cm, Cm])[] = [
    [step, off],
    [-step, isRow ? off : -off],
    [-step, off + chance.whole(0, 2)],
    [step, -off - chance.whole(0, 2)],
  ];
  const blocks = places.slice(0, chance.whole(Math.min(2, most), most)).map(([ahead, right], n): Block => {
    const { x, y } = along(pose, ahead * factor, right * factor);
    const turn = Math.round(((heading % 90) + chance.whole(-3, 3)) * 10) / 10;
    return { id: `${id}/${n + 1}`, at: { x: round3(x), y: round3(y) }, turn, side };
  });
  const bua: BuiltUpArea = { ...PLAIN_FEATURE, id, name, kind: 'bua', build: 'rustic', fortified: false, blocks };
  return { bua, street, heading };
}

/** Clear of the ground where armies set up, and of the edges. */
export const isInTheMiddle = ({ x, y }: Point, { width, depth }: { readonly width: Cm; readonly depth: Cm }): boolean =>
  y > depth * 0.265 && y < depth * 0.735 && x > width * 0.03 && x < width * 0.97;
