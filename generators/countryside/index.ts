/**
 * What the dice leave out: a table thrown by them has hills, woods and water and seldom a house. Villages, roads that wind
 * to the edges, bridges, fields with hedges, copses; nothing of it in the ground where armies set up but roads.
 */
import { kebab, SCALES } from '../../engine/scenario';
import type { Cm, Feature, Scale } from '../../engine/scenario';
import { Chance } from '../army/chance';
import { brookThrough } from './brooks';
import { fieldsRound, copses } from './fields';
import { roadsThrough } from './roads';
import { bridgesBetween } from '../table/bridges';
import { Sketch } from './sketch';
import { villagesIn, type Village } from './villages';
import type { Country } from './sketch';

export { layRoad } from './roads';
export { villageOf } from './villages';
export type { Village, VillagePlan } from './villages';

/** Where the chances of the country begin in a seed, clear of the table, its names and its words. */
const COUNTRY_FROM = 300_000;

export interface CountryOrder {
  readonly seed: number;
  readonly size: readonly [Cm, Cm];
  readonly scale?: Scale;
}

/** The terrain with its country. The same order draws the same. */
export function dressed(terrain: readonly Feature[], order: CountryOrder): readonly Feature[] {
  const country = openCountry(terrain, order);
  brookThrough(country);
  const villages = villagesIn(country);
  roadsThrough(villages, country);
  return grown(country, villages);
}

/** A country that has this terrain and nothing else yet. */
export const openCountry = (
  terrain: readonly Feature[],
  { seed, size: [width, depth], scale = '28mm' }: CountryOrder,
): Country => ({
  sketch: new Sketch(terrain, width, depth),
  chance: new Chance(seed, COUNTRY_FROM),
  factor: SCALES[scale],
  scale,
});

/** All of its features, once it has bridges where roads meet water, fields round the villages, and copses. */
export function grown(country: Country, villages: readonly Village[]): readonly Feature[] {
  const { sketch, scale } = country;
  for (const bridge of bridgesBetween(sketch.features, sketch, scale)) sketch.add(bridge);
  for (const village of villages) fieldsRound(village, country);
  copses(country);
  return numbered(sketch.features);
}

/** Features without a name are called by their kind and number, as a reader calls them. */
function numbered(features: readonly Feature[]): readonly Feature[] {
  const counts = new Map<string, number>();
  return features.map((feature) => {
    if (feature.name !== null) return feature;
    const count = (counts.get(feature.kind) ?? 0) + 1;
    counts.set(feature.kind, count);
    return { ...feature, id: `${kebab(feature.kind)}-${count}` };
  });
}
