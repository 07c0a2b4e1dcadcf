/** What templates draw with. Places are shares of the table from its south-west corner: [0.5, 0.5] is the middle. */
import { round3, type Point } from '../../engine/geometry';
import { HILL_HEIGHTS, kebab, PLAIN_FEATURE, scaled, WIDTHS } from '../../engine/scenario';
import type { Block, Cm, Crossing, Hill, River, Stream } from '../../engine/scenario';
import type { SetUpZone } from '../army';
import { layRoad, villageOf, type Village, type VillagePlan } from '../countryside';
import { type Country } from '../countryside/sketch';
import { dents, hillNames, irregular, streamNames, townNames, winding, woodNames } from '../table';
import type { PlannedObjective } from './template';

export type Share = readonly [number, number];

/** How far roads and water run past the edge, cm. */
const BEYOND: Cm = 4;

export const placeAt = ({ sketch: { width, depth } }: Country, [x, y]: Share): Point => ({
  x: round3(width * x),
  y: round3(depth * y),
});

/** A little to one side or the other: up to so many hundredths of the table. */
export const about = ({ chance }: Country, share: number, by: number): number =>
  Math.round(share * 100 + chance.whole(-by, by)) / 100;

/** A rectangle in which an army sets up, looking to `heading`. */
export function zoneOf({ sketch }: Country, [west, south]: Share, [east, north]: Share, heading: 0 | 180): SetUpZone {
  const width = round3(sketch.width * (east - west));
  const depth = round3(sketch.depth * (north - south));
  const at = { x: round3((sketch.width * (west + east)) / 2), y: round3((sketch.depth * (south + north)) / 2) };
  return { at, width, depth, heading };
}
/** Along the south edge, looking north, and along the north edge, looking south. */
export const southZone = (country: Country, depth = 0.24): SetUpZone => zoneOf(country, [0.04, 0], [0.96, depth], 0);
export const northZone = (country: Country, depth = 0.24): SetUpZone =>
  zoneOf(country, [0.04, 1 - depth], [0.96, 1], 180);

/** A name of the country that nothing has yet. */
function freeName({ sketch, chance }: Country, names: readonly string[]): string {
  const free = names.filter((name) => !sketch.features.some((feature) => feature.name === name));
  return chance.pick(free) ?? `${names[0] ?? 'Place'} ${sketch.features.length}`;
}

/** A gentle hill with a step halfway up. */
export function hill(country: Country, at: Share, [across, deep]: Share, turn = 0): Hill {
  const { sketch, chance, scale } = country;
  const name = freeName(country, hillNames());
  const middle = placeAt(country, at);
  const shape = dents(chance);
  const radii = (part: number): readonly [Cm, Cm] => [sketch.width * across * part, sketch.depth * deep * part];
  const height = round3(scaled(HILL_HEIGHTS.gentle, scale));
  const feature: Hill = {
    ...PLAIN_FEATURE,
    id: kebab(name),
    name,
    kind: 'hill',
    slope: 'gentle',
    height,
    outline: irregular(middle, radii(1), turn, shape),
    contours: [],
  };
  sketch.add(feature);
  return feature;
}

export function wood(country: Country, at: Share, [across, deep]: Share): void {
  const { sketch, chance } = country;
  const name = freeName(country, woodNames());
  const radii = [sketch.width * across, sketch.depth * deep] as const;
  const outline = irregular(placeAt(country, at), radii, chance.whole(0, 40), dents(chance));
  sketch.add({ ...PLAIN_FEATURE, id: kebab(name), name, kind: 'wood', outline });
}

/** A village of up to `most` blocks on both sides of a street from west to east. */
export const village = (country: Country, at: Share, most: number): Village =>
  settled(country, { street: placeAt(country, at), heading: 90, most });

/** A hamlet of two blocks south of such a street. */
export const hamlet = (country: Country, at: Share): Village =>
  settled(country, { street: placeAt(country, at), heading: 90, most: 2, isRow: true });

function settled(country: Country, plan: VillagePlan): Village {
  const made = villageOf(freeName(country, townNames()), plan, country);
  country.sketch.add(made.bua);
  return made;
}

/** Water through these places, and past the edges where they lie on one. */
export function river(country: Country, through: readonly Share[], of: River['class']): River {
  const { sketch, scale } = country;
  const name = freeName(country, streamNames());
  const width = scaled(WIDTHS.river, scale);
  const feature: River = {
    ...PLAIN_FEATURE,
    id: kebab(name),
    name,
    kind: 'river',
    class: of,
    width,
    course: water(country, through),
  };
  sketch.add(feature);
  return feature;
}
export function stream(country: Country, through: readonly Share[]): Stream {
  const { sketch, scale } = country;
  const name = freeName(country, streamNames());
  const width = scaled(WIDTHS.stream, scale);
  const feature: Stream = {
    ...PLAIN_FEATURE,
    id: kebab(name),
    name,
    kind: 'stream',
    width,
    course: water(country, through),
  };
  sketch.add(feature);
  return feature;
}
const water = (country: Country, through: readonly Share[]): River['course'] =>
  winding(
    through.map((one) => beyond(country, one)),
    { apart: 40 * country.factor, swing: 4 * country.factor },
    country.chance,
    () => true,
  );

/** A bridge or a ford at a place that the water runs through. */
export function crossing(country: Country, kind: Crossing['kind'], over: River | Stream, at: Share): Crossing {
  const { sketch, scale } = country;
  const named = `${over.name ?? 'River'} ${kind}`;
  const count = sketch.features.filter(({ name }) => name?.startsWith(named)).length;
  const name = count === 0 ? named : `${named} ${count + 1}`;
  const width = scaled(WIDTHS[kind], scale);
  const feature: Crossing = {
    ...PLAIN_FEATURE,
    id: kebab(name),
    name,
    kind,
    over: over.id,
    at: placeAt(country, at),
    width,
  };
  sketch.add(feature);
  return feature;
}

/** A road through these places, and past the edges where they lie on one. */
export const road = (country: Country, name: string, through: readonly Share[]): void =>
  layRoad(name, country, () => through.map((one) => beyond(country, one)));

/** A place on the edge of the table, past it. */
function beyond(country: Country, share: Share): Point {
  const { x, y } = placeAt(country, share);
  const out = (part: number): number => (part <= 0 ? -BEYOND : part >= 1 ? BEYOND : 0);
  return { x: x + out(share[0]), y: y + out(share[1]) };
}

export const objectiveOn = (
  { id, name }: { readonly id: string; readonly name: string | null },
  holder: 0 | 1 | null,
  points = 1,
): PlannedObjective => ({ name: name ?? id, feature: id, at: null, points, holder });

/** On the first block of a village, which stands for it. */
export function objectiveIn({ bua }: Village, holder: 0 | 1 | null, points = 1): PlannedObjective {
  const [first]: readonly (Block | undefined)[] = bua.blocks;
  return { name: bua.name ?? 'Village', feature: first?.id ?? bua.id, at: null, points, holder };
}
