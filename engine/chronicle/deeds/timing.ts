/** When each sets out and arrives: one after the other where they would be in each other's way. */
import { groundCovered, overlaps } from '../../geometry';
import type { Box, Path } from '../../geometry';
import { isMarching } from '../../scenario';
import type { Cm, Id, Minutes } from '../../scenario';
import { groundInWords, metresToCm, minutesInWords, remarkOn } from '../course';
import { timeInWords } from '../../scenario';
import type { Course, Told } from '../course';
import { leastTime, moverOf, usualTime } from '../paces';
import { footprint, isColumn, placeAtTime, poseAtTime } from '../troops';
import type { March, Troop } from '../troops';

/** Somebody who is to go a way, and the formation in which he then stands. */
export interface Marcher {
  readonly troop: Troop;
  readonly path: Path;
  readonly goesIn: Id;
  readonly arrivesIn: Id;
}

/** Units of one entry wheel out of their places beside each other, cm; others only brush. */
const LEEWAY = { together: 5, apart: 2.5 } as const;
export const leewayOf = (together: boolean): number => (together ? LEEWAY.together : LEEWAY.apart);

/** Minutes between the looks at who is where, between the tries to set out later, and how late that may be. */
const LOOK = 1;
const WAIT = 2;
const LONGEST_WAIT = 50;
/** All of an entry are under way within so many minutes, or another order is tried. */
const SOON = 10;

/** In which order they are given their time: who has it goes, whoever comes later waits for him. */
const ORDERS: readonly ((marchers: readonly Marcher[]) => readonly Marcher[])[] = [
  (marchers) => marchers.toSorted((a, b) => a.path.length - b.path.length),
  (marchers) => marchers.toSorted((a, b) => b.path.length - a.path.length),
  (marchers) => marchers,
  (marchers) => marchers.toReversed(),
];

/** Who comes on does so in the order of his brigade. */
const AS_NAMED: (typeof ORDERS)[number] = (marchers) => marchers;

interface Timetable {
  readonly marches: ReadonlyMap<Id, March>;
  /** How many meet somebody however long they wait. */
  readonly stuck: number;
  /** How many go through others because they may. */
  readonly passing: number;
  /** Minutes until the last of them sets out. */
  readonly waits: Minutes;
}

export function timed(course: Course, told: Told, marchers: readonly Marcher[]): readonly March[] {
  const best = bestTimetable(course, told, marchers);
  const marches = marchers.flatMap(({ troop }) => best.marches.get(troop.id) ?? []);
  remarkOnPace(course, told, marches);
  return marches;
}

/** The best of the orders: fewest that meet somebody, then fewest that go through others, then the soonest. */
function bestTimetable(course: Course, told: Told, marchers: readonly Marcher[]): Timetable {
  const manners = mannersOf(told, marchers);
  const orders = told.action.does === 'arrive' ? [AS_NAMED] : ORDERS;
  let best: Timetable | null = null;
  for (const order of orders) {
    const table = timetable(course, told, order(marchers), manners);
    if (best === null || isBetter(table, best)) best = table;
    if (best.stuck === 0 && best.passing === 0 && best.waits <= SOON) break;
  }
  return best ?? { marches: new Map(), stuck: 0, passing: 0, waits: 0 };
}

const isBetter = (one: Timetable, other: Timetable): boolean =>
  one.stuck !== other.stuck
    ? one.stuck < other.stuck
    : one.passing !== other.passing
      ? one.passing < other.passing
      : one.waits < other.waits;

/** Whom somebody may go through, and how long he waits for others to be out of his way. */
interface Manners {
  readonly passed: ReadonlySet<Id>;
  readonly longest: Minutes;
}

/** Nobody goes through others, or at least not through those of his entry, where a little waiting spares it, though the file allows it. */
function mannersOf({ action }: Told, marchers: readonly Marcher[]): readonly Manners[] {
  const { against, through, does } = action;
  const mates = new Set(marchers.map(({ troop }) => troop.id));
  const apart = through.filter((id) => !mates.has(id));
  // Who is not on the table yet may wait as long as it takes.
  const longest = does === 'arrive' ? LONGEST_WAIT : SOON;
  const sparing = through.length === 0 ? [] : [against, [...against, ...apart]];
  return [
    ...sparing.map((passed) => ({ passed: new Set(passed), longest })),
    { passed: new Set([...through, ...against]), longest: LONGEST_WAIT },
  ];
}

function timetable(course: Course, told: Told, marchers: readonly Marcher[], manners: readonly Manners[]): Timetable {
  const planned = new Map<Id, March>();
  const waiting = marchers.map((marcher) => ({ marcher, tries: 0 }));
  let stuck = 0;
  let passing = 0;
  const longestPath = Math.max(0, ...marchers.map(({ path }) => path.length));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { marcher, tries } = next;
    const among = { planned, marchers, longestPath };
    let free: March | null = null;
    for (const [i, manner] of manners.entries()) {
      free = withoutMeeting(course, told, marcher, { ...among, ...manner });
      if (!free) continue;
      if (i > 0) passing += 1;
      break;
    }
    // Others may go out of its way first.
    if (!free && tries < marchers.length && waiting.length > 0) {
      waiting.push({ marcher, tries: tries + 1 });
      continue;
    }
    if (!free) stuck += 1;
    planned.set(marcher.troop.id, free ?? marchAfter(course, told, marcher, { wait: 0, longestPath }));
  }
  const waits = Math.max(0, ...[...planned.values()].map(({ from }) => from - told.action.at));
  return { marches: planned, stuck, passing, waits };
}

/** The march of somebody who waits so long first; by the file's time of arrival, or at the usual pace. */
function marchAfter(
  { scenario, chronicle }: Course,
  { action, entry }: Told,
  { troop, path, goesIn }: Marcher,
  { wait, longestPath }: { readonly wait: Minutes; readonly longestPath: Cm },
): March {
  const { at, does } = action;
  const deed = isMarching(does) ? does : 'march';
  const metres = groundCovered(path) * metresToCm(scenario);
  const from = at + wait;
  const usual = Math.ceil(from + Math.max(1, usualTime(metres, moverOf(troop.unit), deed)));
  const by = Math.max(from + 1, Math.min(action.until ?? usual, chronicle.day.ends));
  // Columns keep one pace: who has less far to go is there before the others.
  const share = isColumn(goesIn) && action.until !== null && longestPath > 0 ? path.length / longestPath : 1;
  const least = Math.min(by - from, leastTime(metres, moverOf(troop.unit)));
  const until = Math.max(from + 1, Math.ceil(from + Math.max(least, (by - from) * share)));
  return { id: troop.id, entry, does: deed, path, as: goesIn, from, until };
}

interface Among extends Manners {
  readonly planned: ReadonlyMap<Id, March>;
  readonly marchers: readonly Marcher[];
  /** Of the one of them who has farthest to go, cm. */
  readonly longestPath: Cm;
}

/** The earliest march that meets nobody; null when waiting does not help. */
function withoutMeeting(course: Course, told: Told, marcher: Marcher, among: Among): March | null {
  const longest = marcher.troop.unit === null ? 0 : among.longest;
  for (let wait = 0; wait <= longest; wait += WAIT) {
    const march = marchAfter(course, told, marcher, { wait, longestPath: among.longestPath });
    const isTooFast = leastMinutes(course, march) > march.until - march.from;
    if (isTooFast && wait > 0) return null;
    if (longest === 0 || !meetsSomebody(course, told, march, marcher, among)) return march;
  }
  return null;
}

const leastMinutes = ({ scenario, troops }: Course, { id, path }: March): Minutes =>
  leastTime(groundCovered(path) * metresToCm(scenario), moverOf(troops.of(id).unit));

function meetsSomebody(
  course: Course,
  { action }: Told,
  march: March,
  { troop }: Marcher,
  { planned, marchers, passed }: Among,
): boolean {
  const mates = marchers.filter((mate) => mate.troop.id !== troop.id && !passed.has(mate.troop.id));
  const group = new Set(marchers.map((mate) => mate.troop.id));
  const others = course.troops.all.filter(({ id, unit }) => unit !== null && !group.has(id) && !passed.has(id));
  const isStill = (other: Troop): boolean => (other.march?.until ?? 0) <= action.at;
  const still = others.filter(isStill).flatMap((other) => otherAt(other, action.at) ?? []);
  const moving = others.filter((other) => !isStill(other));
  const arrives = action.does === 'arrive';
  for (let at = arrives ? march.from : action.at; at <= march.until; at += LOOK) {
    const box = footprint(troop, poseAtTime(march, at), march.as);
    if (!box) return false;
    // Those who come on by the same place are farther apart than a column is wide.
    const together = arrives ? Math.min(box.width, box.depth) / 2 : LEEWAY.together;
    const meets = (there: Box | null, leeway: number): boolean => there !== null && overlaps(box, there, leeway);
    if (still.some((there) => meets(there, LEEWAY.apart))) return true;
    if (moving.some((other) => meets(otherAt(other, at), LEEWAY.apart))) return true;
    if (mates.some((mate) => meets(mateAt(mate, planned.get(mate.troop.id), at, arrives), together))) return true;
  }
  return false;
}

function mateAt({ troop, arrivesIn }: Marcher, march: March | undefined, at: Minutes, isComing: boolean): Box | null {
  if (!march) return isComing ? null : troop.pose && footprint(troop, troop.pose);
  const place = placeAtTime(march, at);
  return place && footprint(troop, place, at < march.until ? march.as : arrivesIn);
}

function otherAt(troop: Troop, at: Minutes): Box | null {
  const { march, pose, inside } = troop;
  if (inside !== null) return null;
  if (march && at < march.until) {
    const place = placeAtTime(march, at);
    return place && footprint(troop, place, march.as);
  }
  return pose && footprint(troop, pose);
}

/** The slowest of them, where history would have needed faster legs. */
function remarkOnPace(course: Course, { action, entry }: Told, marches: readonly March[]): void {
  const late = marches.map((march) => ({ march, needs: leastMinutes(course, march) }));
  const slowest = late.reduce<(typeof late)[number] | null>(
    (most, one) => (most && most.needs >= one.needs ? most : one),
    null,
  );
  if (!slowest || slowest.needs <= slowest.march.until - slowest.march.from) return;
  const { march, needs } = slowest;
  const metres = groundCovered(march.path) * metresToCm(course.scenario);
  remarkOn(course, entry, {
    ...{ key: action.until === null ? 'at' : 'until', severity: 'warning', code: 'too-fast' },
    message: `${course.troops.nameOf(march.id)} goes ${groundInWords(metres)}, which takes ${minutesInWords(needs)} at the quickest; here are ${minutesInWords(march.until - march.from)}.`,
    fix: `End it at ${timeInWords(Math.ceil(march.from + needs))} or later, or begin it earlier.`,
  });
}
