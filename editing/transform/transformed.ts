/** A scenario with some of its things moved, turned, stretched or mirrored. */
import type { Brigade, EntryPoint, Feature, Id, NamePlace, Scenario, StartingPlace, Unit } from '../../engine/scenario';
import { withAttached } from '../crossings';
import { mapKept, withKept } from '../kept';
import { thingsOf, withTheirWorks } from '../things';
import type { Things } from '../things';
import { areOnlyComing, byEntries, comesOnWith, ontoEdges, withEntriesMet, withoutEntries } from './arrivals';
import { courseBy, headingBy, isMirrored, outlineBy, planeOf, pointBy, turnBy } from './transformation';
import type { PlaneMapping, Transformation } from './transformation';

/**
 * Everything else stays; bridges and fords stay on their water and on the road that leads over them, and where troops come
 * on stays on the edge of the table when it is moved. Troops that are moved alone leave their entry point, and come on by
 * that which they are brought to.
 */
export function transformed(scenario: Scenario, ids: readonly Id[], asked: Transformation): Scenario {
  if (asked.do !== 'move') return carried(scenario, ids, asked);
  const things = thingsOf(scenario, ids);
  if (!areOnlyComing(scenario, things)) return ontoEdges(carried(scenario, ids, asked), things);
  return withEntriesMet(ontoEdges(carried(withoutEntries(scenario, things), ids, asked), things), things);
}

/** The same for a table that is about to change with what lies on it: wherever its edges now are. */
export function carried(scenario: Scenario, ids: readonly Id[], asked: Transformation): Scenario {
  const plane = planeOf(asked);
  const things = withTheirWorks(scenario, thingsOf(scenario, ids));
  const placed = <T extends { readonly id: Id; readonly at: Parameters<typeof pointBy>[1] }>(
    one: T,
    among: ReadonlySet<Id>,
  ): T => (among.has(one.id) ? { ...one, at: pointBy(plane, one.at) } : one);
  const after: Scenario = {
    ...scenario,
    terrain: mapKept(scenario.terrain, (feature) => featureBy(plane, feature, things)),
    labels: mapKept(scenario.labels ?? [], (label) =>
      things.labels.has(label.id) ? { ...label, ...nameBy(plane, label) } : label,
    ),
    ...(scenario.entryPoints && {
      entryPoints: mapKept(scenario.entryPoints, (one) => entryPointBy(plane, one, things)),
    }),
    objectives: mapKept(scenario.objectives, (one) =>
      one.at && things.objectives.has(one.id) ? { ...one, at: pointBy(plane, one.at) } : one,
    ),
    armies: mapKept(scenario.armies, (army) =>
      withKept(army, {
        general: army.general && placed(army.general, things.leaders),
        lieutenants: mapKept(army.lieutenants, (one) => placed(one, things.leaders)),
        deployment: mapKept(army.deployment, (zone) =>
          things.zones.has(zone.id) ? { ...zone, outline: outlineBy(plane, zone.outline) } : zone,
        ),
        brigades: mapKept(army.brigades, (brigade) => brigadeBy(plane, scenario, brigade, things)),
        independents: mapKept(army.independents, (unit) => unitBy(plane, scenario, unit, things)),
      }),
    ),
  };
  return withAttached(scenario, byEntries(after), things.features);
}

function brigadeBy(plane: PlaneMapping, scenario: Scenario, brigade: Brigade, things: Things): Brigade {
  const units = mapKept(brigade.units, (unit) => unitBy(plane, scenario, unit, things));
  const { commander } = brigade;
  const goesWith = comesOnWith(brigade, ({ id }) => things.units.has(id));
  const isByEntry = comesOnWith(brigade, (_, { entry }) => entry !== undefined);
  const moves = !isByEntry && (things.leaders.has(commander.id) || goesWith);
  return withKept(brigade, {
    units,
    commander: moves ? { ...commander, at: pointBy(plane, commander.at) } : commander,
  });
}

const entryPointBy = (plane: PlaneMapping, one: EntryPoint, { entryPoints }: Things): EntryPoint =>
  entryPoints.has(one.id) ? { ...one, at: pointBy(plane, one.at), heading: headingBy(plane, one.heading) } : one;

function unitBy(plane: PlaneMapping, scenario: Scenario, unit: Unit, things: Things): Unit {
  if (!things.units.has(unit.id)) return unit;
  const place = placeBy(plane, scenario, unit.place, things);
  return place === unit.place ? unit : { ...unit, place };
}

/**
 * A unit in a block goes where its block goes; taken by itself, it comes out to where it is put. Who comes on by an entry point goes
 * with that.
 */
function placeBy(plane: PlaneMapping, scenario: Scenario, place: StartingPlace, things: Things): StartingPlace {
  if ('at' in place) return { at: pointBy(plane, place.at), heading: headingBy(plane, place.heading) };
  if ('arrives' in place) {
    const { arrives } = place;
    if (arrives.entry !== undefined) return place;
    return {
      arrives: { ...arrives, at: pointBy(plane, arrives.at), heading: headingBy(plane, arrives.heading) },
    };
  }
  const isAlone = things.units.size === 1 && things.features.size + things.blocks.size + things.leaders.size === 0;
  const block = scenario.terrain
    .flatMap((feature) => (feature.kind === 'bua' ? feature.blocks : []))
    .find(({ id }) => id === place.inside);
  return isAlone && block ? { at: pointBy(plane, block.at), heading: (block.turn + 360) % 360 } : place;
}

function featureBy(plane: PlaneMapping, feature: Feature, things: Things): Feature {
  if (feature.kind === 'bua') {
    if (!feature.blocks.some(({ id }) => things.blocks.has(id))) return feature;
    return {
      ...feature,
      label: feature.label && things.features.has(feature.id) ? nameBy(plane, feature.label) : feature.label,
      blocks: feature.blocks.map((block) =>
        things.blocks.has(block.id)
          ? { ...block, at: pointBy(plane, block.at), turn: turnBy(plane, block.turn) }
          : block,
      ),
    };
  }
  if (!things.features.has(feature.id)) return feature;
  return { ...shapeBy(plane, feature), label: feature.label && nameBy(plane, feature.label) };
}

/** Words that ran to the east still do; others turn with the thing, and are never upside down. */
function nameBy(plane: PlaneMapping, { at, turn }: NamePlace): NamePlace {
  const turned = turn === 0 ? 0 : turnBy(plane, turn);
  return { at: pointBy(plane, at), turn: turned > 90 ? turned - 180 : turned <= -90 ? turned + 180 : turned };
}

function shapeBy(plane: PlaneMapping, feature: Exclude<Feature, { readonly kind: 'bua' }>): Feature {
  switch (feature.kind) {
    case 'bridge':
    case 'ford':
      return { ...feature, at: pointBy(plane, feature.at) };
    case 'hill':
      return {
        ...feature,
        outline: outlineBy(plane, feature.outline),
        contours: feature.contours.map((line) => ({ ...line, outline: outlineBy(plane, line.outline) })),
      };
    case 'entrenchment': {
      const course = courseBy(plane, feature.course);
      // Its front stays on the left of whoever goes along it.
      return { ...feature, course: isMirrored(plane) ? { ...course, points: course.points.toReversed() } : course };
    }
    default:
      return 'course' in feature
        ? { ...feature, course: courseBy(plane, feature.course) }
        : { ...feature, outline: outlineBy(plane, feature.outline) };
  }
}
