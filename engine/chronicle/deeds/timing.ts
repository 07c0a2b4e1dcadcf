/** When each sets out and arrives: one after the other where they would be in each other's way. */
import { groundCovered } from '../../geometry';
import type { Path } from '../../geometry';
import { isMarching, timeInWords } from '../../scenario';
import type { Cm, Id, Minutes } from '../../scenario';
import { groundInWords, metresToCm, minutesInWords, remarkOn } from '../course';
import type { DayCourse, NumberedAction } from '../course';
import { leastTime, moverOf, usualTime } from '../paces';
import { isColumn } from '../troops';
import type { March } from '../troops';
import type { MarchConflicts, MarchingTroop } from './meetings';
import { Meetings } from './meetings';

/** Minutes between the tries to set out later, and how late that may be; who is not on the table yet has more time. */
const WAIT = 2;
const LONGEST_WAIT = 50;
const LONGEST_COMING = 120;
/** What a minute of waiting is worth in minutes of lying on others: little where nobody is there later for it; and of being there too early. */
const PRICE = { late: 0.25, none: 0.1, early: 0.3 } as const;
/** All of an entry are under way within so many minutes, or another order is tried. */
const SOON = 10;
/** So many minutes on one another are borne before columns hurry. */
const BORNE = 6;
/** Columns that set out later for it may go so many times as fast, but no faster than so many times the usual pace. */
const HASTES = [1, 1.25, 1.5, 2] as const;
const HASTIEST = 1.45;
/** So often each is given his time anew when all have theirs. */
const ROUNDS = 2;

/** In which order they are given their time: who has it goes, whoever comes later waits for him. */
const ORDERS: readonly ((marchers: readonly MarchingTroop[]) => readonly MarchingTroop[])[] = [
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
  /** Minutes on one another and on others. */
  readonly lying: Minutes;
  /** Minutes until the last of them sets out. */
  readonly waits: Minutes;
}

export function timed(course: DayCourse, told: NumberedAction, marchers: readonly MarchingTroop[]): readonly March[] {
  const best = bestTimetable(course, told, marchers);
  const marches = marchers.flatMap(({ troop }) => best.marches.get(troop.id) ?? []);
  remarkOnPace(course, told, marches);
  return marches;
}

/** The best of the orders and paces: fewest that meet somebody, then least time on one another, then the soonest. */
function bestTimetable(course: DayCourse, told: NumberedAction, marchers: readonly MarchingTroop[]): Timetable {
  const orders = told.action.does === 'arrive' ? [AS_NAMED] : ORDERS;
  const meetings = new Meetings(course, told, marchers);
  let best: Timetable = { marches: new Map(), stuck: Infinity, lying: Infinity, waits: Infinity };
  for (const haste of HASTES) {
    const facts = {
      course,
      told,
      meetings,
      haste,
      longestPath: Math.max(0, ...marchers.map(({ path }) => path.length)),
    };
    for (const order of orders) {
      const table = timetable(facts, order(marchers));
      if (isBetter(table, best)) best = table;
      if (best.stuck === 0 && best.lying === 0 && best.waits <= SOON) return best;
    }
    if (best.stuck === 0 && best.lying <= BORNE) return best;
    if (!marchers.some(({ goesIn }) => isColumn(goesIn))) return best;
  }
  return best;
}

const isBetter = (one: Timetable, other: Timetable): boolean =>
  one.stuck !== other.stuck
    ? one.stuck < other.stuck
    : one.lying !== other.lying
      ? one.lying < other.lying
      : one.waits < other.waits;

/** All that is at hand while an entry is given its times. */
interface TimingFacts {
  readonly course: DayCourse;
  readonly told: NumberedAction;
  readonly meetings: Meetings;
  readonly haste: number;
  /** Of the one of them who has farthest to go, cm. */
  readonly longestPath: Cm;
}

function timetable(facts: TimingFacts, marchers: readonly MarchingTroop[]): Timetable {
  const planned = new Map<Id, March>();
  const waiting = marchers.map((marcher) => ({ marcher, tries: 0 }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { marcher, tries } = next;
    const free = bestMarch(facts, marcher, planned);
    // Others may go out of its way first.
    if (!free && tries < marchers.length && waiting.length > 0) waiting.push({ marcher, tries: tries + 1 });
    else planned.set(marcher.troop.id, free ?? marchAfter(facts, marcher, 0));
  }
  const metOf = (marcher: MarchingTroop): MarchConflicts => {
    const march = planned.get(marcher.troop.id);
    return march && marcher.troop.unit ? facts.meetings.of(march, marcher, planned) : { isBarred: false, lying: 0 };
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const lying = marchers.filter((marcher) => metOf(marcher).lying > 0);
    for (const marcher of lying) {
      const free = bestMarch(facts, marcher, planned);
      if (free) planned.set(marcher.troop.id, free);
    }
    if (lying.length === 0) break;
  }
  const met = marchers.map(metOf);
  return {
    marches: planned,
    stuck: met.filter(({ isBarred }) => isBarred).length,
    lying: met.reduce((sum, { lying }) => sum + lying, 0),
    waits: Math.max(0, ...[...planned.values()].map(({ from }) => from - facts.told.action.at)),
  };
}

/** The march of somebody who waits so long first; by the file's time of arrival, or at the usual pace. */
function marchAfter(facts: TimingFacts, marcher: MarchingTroop, wait: Minutes): March {
  const { chronicle } = facts.course;
  const { action, entry } = facts.told;
  const { at, does, until: told } = action;
  const from = at + wait;
  const by = Math.min(told ?? Infinity, chronicle.day.ends);
  const until = Math.max(from + 1, Math.min(by, Math.ceil(from + lasts(facts, marcher, from))));
  return {
    ...{ id: marcher.troop.id, entry, does: isMarching(does) ? does : 'march', path: marcher.path },
    ...{ as: marcher.goesIn, from, until },
  };
}

/** How long the way of somebody takes who sets out at a time. */
function lasts(facts: TimingFacts, { troop, path, goesIn }: MarchingTroop, from: Minutes): Minutes {
  const { at, does, until } = facts.told.action;
  const mover = moverOf(troop.unit);
  const metres = groundCovered(path) * metresToCm(facts.course.scenario);
  const usual = Math.max(1, usualTime(metres, mover, isMarching(does) ? does : 'march'));
  if (!isColumn(goesIn)) return until === null ? usual : until - from;
  const even = until === null ? usual : evenTime(facts, path, until - at);
  return Math.max(leastTime(metres, mover), Math.min(even, Math.max(even / facts.haste, usual / HASTIEST)));
}

/** Columns keep one pace: who has less far to go takes so much less than the whole time, and is there before the others. */
const evenTime = ({ longestPath }: TimingFacts, { length }: Path, whole: Minutes): Minutes =>
  (whole * length) / Math.max(1e-9, longestPath);

/** The march that meets nobody whom it may not pass, and lies on others least for its waiting; null when waiting does not help. */
function bestMarch(facts: TimingFacts, marcher: MarchingTroop, planned: ReadonlyMap<Id, March>): March | null {
  const { at, does, until } = facts.told.action;
  const { troop, goesIn, path } = marcher;
  const comes = does === 'arrive';
  const due = until !== null && isColumn(goesIn) ? at + evenTime(facts, path, until - at) : null;
  const longest = troop.unit === null ? 0 : comes || due !== null ? LONGEST_COMING : LONGEST_WAIT;
  let best: { readonly march: March; readonly cost: number } | null = null;
  for (let wait = 0; wait <= longest; wait += WAIT) {
    const march = marchAfter(facts, marcher, wait);
    const needs = due === null ? leastMinutes(facts.course, march) : lasts(facts, marcher, march.from);
    if (wait > 0 && needs > march.until - march.from) break;
    if (longest === 0) return march;
    // Who hurries sets out so much later, and is there when he is due.
    const late = due === null ? wait : march.until - Math.ceil(due);
    const price = late < 0 ? -late * PRICE.early : late * (comes || due !== null ? PRICE.none : PRICE.late);
    const bound = best === null ? Infinity : best.cost - price;
    if (bound <= 0) {
      if (late < 0) continue;
      break;
    }
    const { isBarred, lying } = facts.meetings.of(march, marcher, planned, bound);
    const cost = lying + price;
    if (!isBarred && cost < (best?.cost ?? Infinity)) best = { march, cost };
  }
  return best?.march ?? null;
}

const leastMinutes = ({ scenario, troops }: DayCourse, { id, path }: March): Minutes =>
  leastTime(groundCovered(path) * metresToCm(scenario), moverOf(troops.of(id).unit));

/** The slowest of them, where history would have needed faster legs. */
function remarkOnPace(course: DayCourse, { action, entry }: NumberedAction, marches: readonly March[]): void {
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
