/** Where a thing of a scenario lies on its table. */
import type { Point } from '../engine/geometry';
import { unitsOfArmy } from '../engine/scenario';
import type { Feature, Id, Scenario, Unit } from '../engine/scenario';
import { flatCourse, flatOutline } from '../engine/terrain';
import type { Subject } from './subjects';

/** Points that lie round it or along it, cm; those of a single spot are one. Empty for what lies nowhere. */
export function pointsOf(scenario: Scenario, subject: Subject): readonly Point[] {
  switch (subject.is) {
    case 'army':
      return unitsOfArmy(subject.army).flatMap((unit) => unitPoint(scenario, unit));
    case 'brigade':
      return subject.brigade.units.flatMap((unit) => unitPoint(scenario, unit));
    case 'unit':
      return unitPoint(scenario, subject.unit);
    case 'leader':
      return [subject.leader.at];
    case 'zone':
      return flatOutline(subject.zone.outline);
    case 'feature':
      return featurePoints(subject.feature);
    case 'block':
      return [subject.block.at];
    case 'objective': {
      const { at, feature } = subject.objective;
      return at ? [at] : feature === null ? [] : namedPoints(scenario, feature);
    }
  }
}

const unitPoint = (scenario: Scenario, { place }: Unit): readonly Point[] =>
  'at' in place ? [place.at] : 'arrives' in place ? [place.arrives.at] : namedPoints(scenario, place.inside);

function featurePoints(feature: Feature): readonly Point[] {
  if ('outline' in feature) return flatOutline(feature.outline);
  if ('course' in feature) return flatCourse(feature.course);
  return feature.kind === 'bua' ? feature.blocks.map(({ at }) => at) : [feature.at];
}

/** Of a feature or a block of one. */
function namedPoints({ terrain }: Scenario, id: Id): readonly Point[] {
  for (const feature of terrain) {
    if (feature.id === id) return featurePoints(feature);
    const block = feature.kind === 'bua' ? feature.blocks.find((one) => one.id === id) : undefined;
    if (block) return [block.at];
  }
  return [];
}
