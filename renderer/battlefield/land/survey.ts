import type { Ground, GroundArea, GroundCrossing } from '../../../engine/terrain';
import type { Block, BuiltUpArea, Feature, Id } from '../../../engine/scenario';
import type { Box, Point } from '../../../engine/geometry';

/** A river or stream as it is carved and painted. */
export interface Water {
  readonly id: Id;
  readonly course: readonly Point[];
  readonly halfWidth: number;
  /** Men can wade it: it lies shallow over pebbles. */
  readonly shallow: boolean;
}
export interface SurveyedRoad {
  readonly id: Id;
  readonly course: readonly Point[];
  readonly halfWidth: number;
  /** Cut into the ground, with banks. */
  readonly sunken: boolean;
}
export interface BarrierRow {
  readonly id: Id;
  readonly kind: 'wall' | 'hedge' | 'fence' | 'tree line' | 'abatis' | 'custom line';
  readonly course: readonly Point[];
}
/** An earthwork; the enemy is on the left of its course, all round when it is closed. */
export interface Earthwork {
  readonly id: Id;
  readonly course: readonly Point[];
  readonly closed: boolean;
}
export interface Quarter {
  readonly block: Block;
  readonly box: Box;
  readonly town: BuiltUpArea;
  /** Its number within the town, from 0. */
  readonly place: number;
}

/** The features of the table sorted by how they are shown. Everything in cm, x east, y north. */
export interface Survey {
  readonly width: number;
  readonly depth: number;
  readonly waters: readonly Water[];
  /** What is frozen over: it bears, and lies as flat and pale as ice. */
  readonly iceWays: readonly Water[];
  readonly iceAreas: readonly GroundArea[];
  readonly roads: readonly SurveyedRoad[];
  readonly rows: readonly BarrierRow[];
  readonly works: readonly Earthwork[];
  readonly quarters: readonly Quarter[];
  readonly crossings: readonly GroundCrossing[];
  readonly areas: readonly GroundArea[];
  areasOf(kind: GroundArea['kind']): readonly GroundArea[];
}

/** Water that everybody crosses anywhere as if it were open ground is frozen over. */
const isIce = (feature: Feature): boolean =>
  feature.kind === 'custom area'
    ? feature.what === 'ice'
    : (feature.kind === 'pond' || feature.kind === 'stream') &&
      feature.effects?.movement != null &&
      Object.values(feature.effects.movement).every((going) => going === 'free');

export function surveyOf(ground: Ground): Survey {
  const waters: Water[] = [];
  const iceWays: Water[] = [];
  const iceAreas = ground.areas.filter(({ feature }) => isIce(feature));
  const areas = ground.areas.filter((area) => !iceAreas.includes(area));
  const roads: SurveyedRoad[] = [];
  const rows: BarrierRow[] = [];
  const works: Earthwork[] = [];
  for (const { id, kind, feature, course, width } of ground.lines)
    switch (kind) {
      case 'river':
      case 'stream': {
        const shallow = feature.kind === 'stream' || (feature.kind === 'river' && feature.class === 'fordable');
        (isIce(feature) ? iceWays : waters).push({ id, course, halfWidth: width / 2, shallow });
        break;
      }
      case 'road':
      case 'sunken road':
        roads.push({ id, course, halfWidth: width / 2, sunken: kind === 'sunken road' });
        break;
      case 'entrenchment':
        works.push({ id, course, closed: feature.kind === 'redoubt' });
        break;
      default:
        rows.push({ id, kind, course });
    }
  const quarters = ground.blocks.flatMap(({ block, box, bua }) => {
    const town = ground.scenario.terrain.find(({ id }) => id === bua);
    return town?.kind === 'bua'
      ? [{ block, box, town, place: town.blocks.findIndex(({ id }) => id === block.id) }]
      : [];
  });
  return {
    width: ground.width,
    depth: ground.depth,
    waters,
    iceWays,
    iceAreas,
    roads,
    rows,
    works,
    quarters,
    crossings: ground.crossings,
    areas,
    areasOf: (kind) => areas.filter((area) => area.kind === kind),
  };
}
