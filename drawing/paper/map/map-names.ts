/**
 * The words on a printed map. Names of units stand in their blocks where they can; all others choose places that cover
 * nothing; what finds none becomes a number, told in the key, and in the worst press only its square in the key.
 */
import { along, boxContains, type Box, type Point } from '../../../engine/geometry';
import type { Ground } from '../../../engine/terrain';
import { isColumn } from '../../map/block-sign';
import { zoneObstructions, zoneWishes } from '../../map/deployment';
import type { Inks } from '../../map/inks';
import {
  placeLabels,
  placesAround,
  type LabelPlace,
  type LabelWish,
  type Obstruction,
  type PlacedLabel,
} from '../../map/labels';
import { leaderWishes } from '../../map/leader-names';
import { groundWishes } from '../../map/ground-names';
import { objectiveAt, objectiveObstructions } from '../../map/objectives';
import { bodyObstructions, groundObstructions, signObstructions } from '../../map/obstructions';
import type { Frame } from '../../map/scene';
import type { BlockSign } from '../../map/block-sign';
import { EAST, grown, point } from '../../map/strokes';
import type { Signs } from '../../map/troops';
import { besideWish, worded } from '../beside-blocks';
import type { PrintedLayer } from '../layers';
import { arrivalWish, arrowBox, movementWords, type DrawnArrival } from './arrivals';
import { gateBoxes, gateWishes } from './entry-points';
import { squareOf } from './frame';
import { nameOnTable } from '../../map/block-names';

/** Everything that takes room on the map or wants a name; lengths in cm of table. */
export interface MapContents {
  readonly ground: Ground;
  readonly signs: Signs;
  readonly comings: readonly DrawnArrival[];
  readonly deployment: boolean;
  /** Null: all. */
  readonly layers: readonly PrintedLayer[] | null;
  /** Cartouche and compass. */
  readonly taken: readonly Box[];
  /** Smallest type. */
  readonly least: number;
  /** How many times as large as on the plan flags are. */
  readonly flags: number;
  readonly arrow: number;
}
export interface KeyEntry {
  readonly number: string;
  readonly text: string;
}
export interface MapNames {
  /** Blocks, those without room for their names nameless. */
  readonly blocks: readonly BlockSign[];
  readonly labels: readonly PlacedLabel[];
  readonly key: readonly KeyEntry[];
  /** Rooms of all words on the map. */
  readonly boxes: readonly Box[];
}

/** What a label may cost before it becomes a number. */
const DEAREST = 6.5;

export function nameMap(contents: MapContents, inks: Inks): MapNames {
  const { ground, signs, comings, taken, least, flags, arrow } = contents;
  if (contents.layers && !contents.layers.includes('names')) return unnamed(signs);
  const room = grown({ west: 0, south: 0, east: ground.width, north: ground.depth }, -0.1);
  const inBlocks = placeLabels(blockWishes(signs, inks, least), firm(taken), room);
  const standing: Obstruction[] = [
    ...firm(taken),
    ...firm(inBlocks.map(({ box }) => box)),
    ...bodyObstructions(signs),
    ...firm(objectiveObstructions(ground, flags).map(({ box }) => box)),
    ...firm(comings.map((coming) => arrowBox(coming, arrow))),
    ...firm(gateBoxes(ground.scenario, arrow)),
  ];
  const free = [
    ...standing,
    ...signObstructions(signs),
    ...groundObstructions(ground, flags),
    ...(contents.deployment ? zoneObstructions(ground.scenario) : []),
  ];
  const wishes = [
    ...groundWishes(ground, inks, least),
    ...leaderWishes(signs, inks, least).map((wish) => ({ ...wish, rank: wish.rank / 10 + 8 })),
    ...comings.map((coming) => arrivalWish(coming, arrow, room, inks, least)),
    ...objectiveWishes(ground, inks, least, flags),
    ...gateWishes(ground.scenario, arrow, inks, least),
    ...(contents.deployment ? zoneWishes(ground.scenario, inks, least) : []),
    ...signs.blocks
      .filter((sign) => sign.name !== '' && !hasOwn(inBlocks, sign.id))
      .map((sign) => besideWish(sign, signs, inks, least)),
  ];
  const placed = placeLabels(wishes, free, room, DEAREST);
  const letters = new Set(comings.map(({ id }) => id));
  const homeless = wishes.filter(({ id }) => !hasOwn(placed, id) && !letters.has(id));
  const numbered = numbers(homeless, signs.blocks, inks, least, room, [
    ...standing.filter(({ of }) => of === undefined),
    ...firm(placed.map(({ box }) => box)),
  ]);
  const kept = new Set(inBlocks.map(({ wish }) => wish.id));
  return {
    blocks: signs.blocks.map((sign) => (kept.has(sign.id) ? sign : { ...sign, name: '' })),
    labels: [...placed, ...numbered.labels],
    key: [...comings.map((coming) => ({ number: coming.letter, text: movementWords(coming) })), ...numbered.key],
    boxes: [...inBlocks, ...placed, ...numbered.labels].map(({ box }) => box),
  };
}

/** A map without words. */
const unnamed = ({ blocks }: Signs): MapNames => ({
  blocks: blocks.map((sign) => ({ ...sign, name: '' })),
  labels: [],
  key: [],
  boxes: [],
});

const hasOwn = (placed: readonly PlacedLabel[], id: string): boolean => placed.some(({ wish }) => wish.id === id);
/** Never to be covered. */
const firm = (boxes: readonly Box[]): Obstruction[] => boxes.map((box) => ({ box, price: Infinity }));

function objectiveWishes(ground: Ground, inks: Inks, least: number, flags: number): LabelWish[] {
  const names = new Set(ground.scenario.terrain.map(({ name }) => name));
  return ground.scenario.objectives.flatMap((objective) => {
    const at = objectiveAt(ground, objective);
    if (!at || names.has(objective.name)) return [];
    const lettering = worded(objective.name, Math.max(1.6, least), inks.ink, inks);
    const middle = point(at.x + 1.6 * flags, at.y + 2.6 * flags);
    return [
      {
        id: `objective ${objective.id}`,
        lettering,
        rank: 7,
        places: placesAround(lettering, middle, 4.4 * flags, 6.2 * flags),
      },
    ];
  });
}

/** Numbers for wishes without a place, in the order of the wishes; they may lie on blocks of their own, but for guns and trains. */
function numbers(
  homeless: readonly LabelWish[],
  blocks: readonly BlockSign[],
  inks: Inks,
  least: number,
  room: Frame,
  standing: readonly Obstruction[],
): { labels: PlacedLabel[]; key: KeyEntry[] } {
  const wishes = homeless.map((wish, index): LabelWish => {
    const block = blocks.find(({ id }) => id === wish.id);
    const lettering = worded(String(index + 1), least * 1.05, wish.lettering.colour, inks);
    const anchor = block ? besideSign(block) : anchorOf(wish);
    return { id: wish.id, lettering: { ...lettering, role: 'roman' }, rank: 0, places: ringsAbout(anchor, least) };
  });
  const labels: PlacedLabel[] = [];
  // One after the other: each may lie on its own block, which all others keep off.
  for (const wish of wishes) {
    const block = blocks.find(({ id, arm }) => id === wish.id && arm !== 'guns' && arm !== 'train');
    const others = block ? standing.filter(({ box }) => box.pose !== block.pose) : standing;
    const [found] = placeLabels([wish], [...others, ...firm(labels.map(({ box }) => box))], room);
    if (found) labels.push(block && boxContains(block, found.place.at) ? onBlock(found, block, inks) : found);
  }
  const key = homeless.map(({ id, lettering, places }, index) => {
    const found = hasOwn(labels, id);
    const block = blocks.find((one) => one.id === id);
    const at = block?.pose ?? places[0]?.at ?? point(0, 0);
    return { number: found ? String(index + 1) : squareOf(at), text: lettering.text };
  });
  return { labels, key };
}

/** On a block, but off its middle, where the sign of its arm stands. */
const besideSign = (block: BlockSign): Point =>
  isColumn(block) ? along(block.pose, block.depth * 0.25, 0) : along(block.pose, 0, block.width * -0.25);

/** A number on its block is inked as a name there would be. */
function onBlock(placed: PlacedLabel, sign: BlockSign, inks: Inks): PlacedLabel {
  const side = inks.sides[sign.side];
  const { lettering } = placed.wish;
  const halo = { colour: sign.side === 0 ? side.fill : inks.halo, width: lettering.size * 0.3 };
  return { ...placed, wish: { ...placed.wish, lettering: { ...lettering, colour: side.sign, halo } } };
}

/** Where the thing is that a wish names: the middle of the places it asked for. */
function anchorOf({ places }: LabelWish): Point {
  const count = Math.max(1, places.length);
  const sum = places.reduce((all, { at }) => point(all.x + at.x, all.y + at.y), point(0, 0));
  return point(sum.x / count, sum.y / count);
}

const TURNS = Array.from({ length: 12 }, (_, index) => {
  const quarter = [
    [1, 0],
    [0.866, 0.5],
    [0.5, 0.866],
  ][index % 3] ?? [1, 0];
  const [x, y] = [quarter[0] ?? 1, quarter[1] ?? 0];
  return [point(x, y), point(-y, x), point(-x, -y), point(y, -x)][Math.floor(index / 3)] ?? EAST;
});
/** Places about a spot, dearer the farther off. */
function ringsAbout(at: Point, least: number): LabelPlace[] {
  const rings = [0.7, 1.3, 2, 2.8, 3.7, 4.7, 6].flatMap((radius) =>
    TURNS.map((direction, index): LabelPlace => ({
      at: point(at.x + direction.x * radius * least, at.y + direction.y * radius * least),
      toward: EAST,
      price: radius + index * 0.001,
    })),
  );
  return [{ at, toward: EAST, price: 0 }, ...rings];
}

/** Names inside their blocks: the one place each has. */
function blockWishes({ blocks }: Signs, inks: Inks, least: number): LabelWish[] {
  return blocks.flatMap((sign) => {
    const name = nameOnTable(sign, inks, least);
    if (!name || name.lettering.size < least - 1e-6) return [];
    return [{ id: sign.id, lettering: name.lettering, rank: 20, places: [{ ...name.place, price: 0 }] }];
  });
}
