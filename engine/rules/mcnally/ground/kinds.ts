/** What the features of a scenario are in this book, and what they cost (MCN-MOVE-03, MCN-TERR). */
import type { Feature } from '../../../scenario';
import type { HouseValues } from '../house-rows';
import type { GroundArea, GroundLine } from '../../../terrain';
import { recordOf, OWN_KEY } from '../troops/overrides';
import type { Mover } from '../troops/unit-classes';

export type AreaKind = 'open' | 'rough' | 'open wood' | 'dense wood' | 'swamp' | 'water' | 'stream' | 'hill';
export type LineKind =
  | 'fence'
  | 'hedge'
  | 'wall'
  | 'abatis'
  | 'fieldwork'
  | 'stockade'
  | 'redoubt'
  | 'stream'
  | 'river'
  | 'none';

const own = (feature: Feature): Readonly<Record<string, unknown>> => recordOf(feature.overrides[OWN_KEY]) ?? {};

/** A wood is open unless the scenario makes it dense, or closes it to horse (MCN-TERR-04). */
export function areaKind({ kind, feature }: GroundArea): AreaKind {
  switch (kind) {
    case 'hill':
      return 'hill';
    case 'wood':
      return own(feature)['wood'] === 'dense' || feature.effects?.movement?.horse === 'closed'
        ? 'dense wood'
        : 'open wood';
    case 'orchard':
      return 'open wood';
    case 'rough':
    case 'crops':
    case 'vineyard':
    case 'ploughland':
      return 'rough';
    case 'marsh':
      return 'swamp';
    case 'pond':
    case 'river':
      return 'water';
    case 'stream':
      return 'stream';
    case 'sunken road':
    case 'road':
    case 'custom area':
      return 'open';
  }
}

/** Works are a fieldwork unless the scenario names another of the table (MCN-DEF-05). */
export function lineKind({ kind, feature }: GroundLine): LineKind {
  switch (kind) {
    case 'fence':
    case 'hedge':
    case 'wall':
    case 'abatis':
    case 'stream':
    case 'river':
      return kind;
    case 'entrenchment':
      if (feature.kind === 'redoubt') return 'redoubt';
      return own(feature)['work'] === 'stockade' ? 'stockade' : 'fieldwork';
    case 'tree line':
      return 'hedge';
    case 'custom line':
      return feature.effects?.cover === 'heavy' ? 'wall' : feature.effects?.cover === 'light' ? 'fence' : 'none';
    case 'road':
    case 'sunken road':
      return 'none';
  }
}

export const isWood = (area: GroundArea): boolean => {
  const kind = areaKind(area);
  return kind === 'open wood' || kind === 'dense wood';
};

/** The scenario's own words for an area, as shares of normal speed. */
const GOINGS = { free: 1, half: 2 / 3, quarter: 1 / 3, closed: 0 } as const;
const ARM_OF: Readonly<Record<Mover, 'foot' | 'light foot' | 'horse' | 'guns'>> = {
  CO: 'foot',
  OO: 'light foot',
  mounted: 'horse',
  wheeled: 'guns',
};

/** Inches that an inch of a move carries over an area alone; 0 where it is closed. */
export function shareOver(mover: Mover, area: GroundArea, house: HouseValues): number {
  const { movement } = area.feature.effects ?? { movement: null };
  if (movement) return GOINGS[movement[ARM_OF[mover]]];
  const kind = areaKind(area);
  if (kind === 'open' || kind === 'hill' || kind === 'stream') return 1;
  return kind === 'water' ? 0 : (house.terrain[kind][mover] ?? 0);
}

/** Crossing a line, as a share of a move; Infinity where it is closed (MCN-MOVE-03, MCN-TERR-10). */
export function shareToCross(mover: Mover, line: GroundLine, house: HouseValues): number {
  const { movement } = line.feature.effects ?? { movement: null };
  if (movement) {
    const going = movement[ARM_OF[mover]];
    return going === 'closed' ? Infinity : going === 'free' ? 0 : (house.obstacle[mover] ?? Infinity);
  }
  const kind = lineKind(line);
  if (kind === 'none' || kind === 'river') return 0;
  return (kind === 'stream' ? house.stream : house.obstacle)[mover] ?? Infinity;
}
