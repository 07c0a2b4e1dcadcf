import { mannerOf } from '../../engine/battle/vocabulary';
import type { BattleEvent, BattleRecord, Gait } from '../../engine/battle';
import { poseAlong, type Path, type Point } from '../../engine/geometry';
import { firersIn, sideOf, stopBefore } from '../replay';
import { sideIndex } from '../ui';
import type { ShownDoings, ShownTrail } from './table-picture';

/** Shorter moves leave no trail, cm. */
const LEAST = 1;
/** From this length on an arrow's head fits, cm. */
const HEADED = 4;
/** Between two points of a trail, cm. */
const PACE = 2;
const DRAWN_AS: Readonly<Record<Gait, ShownTrail['gait']>> = {
  march: 'march',
  withdraw: 'march',
  charge: 'charge',
  evade: 'flight',
  retire: 'flight',
  rout: 'flight',
};

/** What was done between two moments of a phase; `acting` leaves out the fire of the event being acted. */
export function doingsAt(record: BattleRecord, from: number, moment: number, acting: boolean): ShownDoings {
  const fired = firersIn(record.events, from, acting ? moment - 1 : moment);
  return {
    trails: trailsAt(record, from, moment),
    fired,
    thinning: thinningAt(record.events, from, moment).filter((id) => !fired.includes(id)),
  };
}

/** Who fired in the phase that ended with `from`, and has gone nowhere since. */
function thinningAt(events: readonly BattleEvent[], from: number, moment: number): readonly string[] {
  const begun = events.slice(0, from).findLastIndex((event) => event.do === 'step');
  return firersIn(events, Math.max(0, begun), from).filter((id) => {
    const shot = events.slice(0, from).findLastIndex((event) => event.do === 'fired' && event.by === id);
    return !events.slice(shot, moment).some((event) => goers(event).includes(id));
  });
}

function goers(event: BattleEvent): readonly string[] {
  if (event.do === 'moved') return event.movers.map(({ id }) => id);
  return event.do === 'formed' || event.do === 'went' ? [event.id] : [];
}

/**
 * The ways gone since `from`, the start of a phase, and those of charges declared but not ridden yet; fresh are these and
 * the one the cursor stands on.
 */
function trailsAt(record: BattleRecord, from: number, moment: number): readonly ShownTrail[] {
  const now = stopBefore(record.events, moment);
  const gone = record.events.slice(from, moment).flatMap((event, i) => trailsOf(record, event, from + i + 1 === now));
  return [...gone, ...declaredCharges(record, from, moment).flatMap((event) => trailsOf(record, event, true))];
}

/** Moves to come of charges whose act has begun and not ended. */
function declaredCharges({ events, vocabulary }: BattleRecord, from: number, moment: number): readonly BattleEvent[] {
  const isCharge = (manner: string): boolean => mannerOf(vocabulary, manner).gait === 'charge';
  const open = new Set<number>();
  for (const event of events.slice(from, moment)) {
    if (event.do === 'begin') open.add(event.act);
    else if (event.do === 'end') open.delete(event.act);
  }
  const next = events.findIndex((event, i) => i >= moment && event.do === 'step');
  return events
    .slice(moment, next === -1 ? events.length : next)
    .filter((event) => event.do === 'moved' && isCharge(event.manner) && open.has(event.act));
}

function trailsOf(record: BattleRecord, event: BattleEvent, fresh: boolean): readonly ShownTrail[] {
  if (event.do !== 'moved') return [];
  const side = sideOf(record.roster, event.movers[0]?.id ?? '');
  if (side === null) return [];
  const gait = DRAWN_AS[mannerOf(record.vocabulary, event.manner).gait];
  const long = event.movers.filter(({ path }) => path.length >= LEAST);
  return long.map(({ path }) => ({
    points: pointsOf(path),
    side: sideIndex(record.roster.sides, side),
    gait,
    fresh,
    headed: path.length >= HEADED,
  }));
}

function pointsOf(path: Path): readonly Point[] {
  const steps = Math.max(1, Math.ceil(path.length / PACE));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = poseAlong(path, (path.length * i) / steps);
    return { x, y };
  });
}
