import type { BattleRecord } from '../../engine/battle';
import { poseAlong, type Path, type Point } from '../../engine/geometry';
import { sideOf, stopBefore } from '../replay';
import { sideIndex } from '../ui';
import type { ShownDoings, ShownTrail } from './table-picture';

/** Shorter moves leave no trail, cm. */
const LEAST = 1;
/** Between two points of a trail, cm. */
const PACE = 2;
const CHARGES = new Set(['charge', 'counter-charge', 'pursuit']);
const FLIGHTS = new Set(['retreat', 'rout', 'evade']);

/** What was done between two moments of a phase; `acting` leaves out the fire of the event being acted. */
export function doingsAt(record: BattleRecord, from: number, moment: number, acting: boolean): ShownDoings {
  const shots = record.events.slice(from, acting ? moment - 1 : moment);
  return {
    trails: trailsAt(record, from, moment),
    fired: [...new Set(shots.flatMap((event) => (event.do === 'fired' ? [event.by] : [])))],
  };
}

/** The ways gone since `from`, the start of a phase; the last one is fresh while the cursor stands on it. */
function trailsAt(record: BattleRecord, from: number, moment: number): readonly ShownTrail[] {
  const now = stopBefore(record.events, moment);
  return record.events.slice(from, moment).flatMap((event, i) => {
    if (event.do !== 'moved') return [];
    const side = sideOf(record.roster, event.movers[0]?.id ?? '');
    const gait = CHARGES.has(event.manner) ? 'charge' : FLIGHTS.has(event.manner) ? 'flight' : 'march';
    return event.movers.flatMap(({ path }): ShownTrail[] =>
      path.length < LEAST || side === null
        ? []
        : [
            {
              points: pointsOf(path),
              side: sideIndex(record.roster.sides, side),
              gait,
              fresh: from + i + 1 === now,
            },
          ],
    );
  });
}

function pointsOf(path: Path): readonly Point[] {
  const steps = Math.max(1, Math.ceil(path.length / PACE));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = poseAlong(path, (path.length * i) / steps);
    return { x, y };
  });
}
