/** Who stands where others are to come, and will have gone from there by then: he takes no room from them. */
import { isMarching } from '../../scenario';
import type { Cm, Id, Minutes } from '../../scenario';
import { metresToCm } from '../course';
import type { DayCourse, NumberedAction } from '../course';
import { lengthOf } from '../groups';
import type { GroupPlaces } from '../groups';
import { moverOf, usualTime } from '../paces';
import { isColumn } from '../troops';
import type { ChronicleTroop } from '../troops';

export interface Planned {
  readonly troop: ChronicleTroop;
  readonly place: GroupPlaces;
}

/** The soonest that each of those who go together can be there: columns keep one pace, so who has less far to go is there before. */
export function soonestArrivals(
  { scenario }: DayCourse,
  { action: { at, until, does } }: NumberedAction,
  planned: readonly Planned[],
): ReadonlyMap<Id, Minutes> {
  const lengths = planned.map(({ troop, place }): Cm => lengthOf([troop.pose ?? place.end, ...place.bends, place.end]));
  const longest = Math.max(1e-9, ...lengths);
  return new Map(
    planned.map(({ troop }, i) => {
      const length = lengths[i] ?? 0;
      const usual = usualTime(length * metresToCm(scenario), moverOf(troop.unit), isMarching(does) ? does : 'march');
      const told = until === null ? null : (until - at) * (isColumn(troop.formation) ? length / longest : 1);
      return [troop.id, at + (told ?? usual)];
    }),
  );
}

/** Whether a later entry sets somebody on his way before that hour. */
export const marchesOff = ({ chronicle }: DayCourse, { entry }: NumberedAction, id: Id, by: Minutes): boolean =>
  chronicle.story.slice(entry + 1).some(({ at, does, who }) => at < by && isMarching(does) && who.includes(id));
