/** Works that were thrown up for a unit: the unit found, and whether it stands at them. */
import { distance, distanceToPolyline } from '../../../geometry';
import type { Point } from '../../../geometry';
import { unitsOfArmy } from '../../model/army';
import type { Army } from '../../model/army';
import type { Feature } from '../../model/features';
import { scaled } from '../../model/defaults';
import type { Scale } from '../../model/defaults';
import type { Cm, Id } from '../../model/measures';
import type { PlacedValue } from '../../readers/reader';
import { KnownNames } from '../known-names';

/** A unit stands at its work when its middle is no farther from it, cm at 28mm. */
const AT_IT: Cm = 25;

/** The terrain, with the unit that each work is of. */
export function linkWorks(
  terrain: readonly Feature[],
  owners: ReadonlyMap<Id, PlacedValue<string>>,
  armies: readonly Army[],
  scale: Scale,
): readonly Feature[] {
  if (owners.size === 0) return terrain;
  const units = armies.flatMap(unitsOfArmy);
  const names = new KnownNames('unknown-unit');
  for (const { id, name } of units) names.add(id, name);
  return terrain.map((work) => {
    const name = owners.get(work.id);
    if (!name || (work.kind !== 'entrenchment' && work.kind !== 'redoubt')) return work;
    const of = names.find(name);
    if (of === undefined) return work;
    const place = units.find(({ id }) => id === of)?.place;
    if (place && 'at' in place && awayFrom(work, place.at) > scaled(AT_IT, scale))
      name.entry.page.fault(
        name.entry,
        {
          code: 'work-elsewhere',
          message: `${name.value} does not stand at this work, which is said to be its own.`,
          fix: 'Move one of them to the other, or remove of.',
        },
        'warning',
      );
    return { ...work, of };
  });
}

function awayFrom(work: Extract<Feature, { readonly kind: 'entrenchment' | 'redoubt' }>, from: Point): Cm {
  if (work.kind === 'entrenchment') return distanceToPolyline(from, work.course.points);
  const { outline } = work;
  return Math.min(...('points' in outline ? outline.points : [outline.at]).map((point) => distance(point, from)));
}
