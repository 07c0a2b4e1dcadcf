/** Where troops stood at the hour of the clock, as what leads them there: a beginning, the end of a march, or a new march. */
import { distance, headingOf, plus } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { metresToCm, moverOf, usualTime } from '../../engine/chronicle';
import type { Chronicled } from '../../engine/chronicle';
import { isMarching, timeInWords } from '../../engine/scenario';
import type { Action, Id, Minutes } from '../../engine/scenario';
import type { Refused } from '../draft';
import { append } from '../entries';
import { editsOf, pointWritten } from './draft';
import type { ChronicleDraft } from './draft';
import { addEntry, GONE, outsideTheDay } from './entries';
import type { EntryPlace, EntryChange } from './entries';
import { groupAt } from './group';
import { partMarch } from './parting';
import { writePoint } from './ways';
import { whoInWords } from './entry-words';
import { beginningWritten } from './written';

export interface Recorded {
  readonly who: readonly Id[];
  /** The hour of the clock, in whole minutes. */
  readonly at: Minutes;
  /** From where they stand at that hour to where they stood. */
  readonly by: Point;
  /** They go there without turning their front. */
  readonly keepsFront: boolean;
}

/** `told` is the day as the draft tells it. */
export function recordPosition(draft: ChronicleDraft, told: Chronicled, recorded: Recorded): EntryChange | Refused {
  const { who, at, by } = recorded;
  const outside = outsideTheDay(draft, at);
  if (outside) return outside;
  const group = groupAt(told, at, who);
  if (!group) return { refused: 'Nobody of them is on the table at this hour.' };
  if (at <= draft.chronicle.day.begins) return begin(draft, recorded, group);
  const endOf = (index: number): Minutes => told.hours[index]?.until ?? at;
  const marches = who.flatMap((id) => marchBefore(draft, at, id) ?? []);
  const latest = marches.reduce((last, one) => (endOf(one) >= endOf(last) ? one : last), marches[0] ?? -1);
  const action = draft.chronicle.story[latest];
  const ends = endOf(latest);
  const isTheirs = action !== undefined && sameTroops(told, action.who, who);
  if (action && ends > at + NOW) {
    if (isTheirs) return partMarch(draft, told, { index: latest, at, to: plus(group.middle, by) });
    const names = whoInWords(draft.scenario, action.who);
    return {
      refused: `Until ${timeInWords(Math.ceil(ends))} they go with ${names}: choose all of those, or an hour after that.`,
    };
  }
  if (action && isTheirs && ends > at - NOW) return leadEnd(draft, latest, by);
  return march(draft, told, recorded, group.middle, action ? ends : draft.chronicle.day.begins);
}
/** Hours less than this apart are the same, minutes. */
const NOW = 0.75;

/** The march that somebody is in or has ended last before an hour. */
function marchBefore({ chronicle: { story } }: ChronicleDraft, at: Minutes, id: Id): number | null {
  const index = story.findLastIndex((one) => one.at < at && isMarching(one.does) && one.who.includes(id));
  return index < 0 ? null : index;
}

/** With whom somebody is under way at an hour, himself among them: nobody else when he is not. */
export function companyOf(draft: ChronicleDraft, told: Chronicled, at: Minutes, id: Id): readonly Id[] {
  const index = marchBefore(draft, at, id) ?? -1;
  const isUnderWay = (told.hours[index]?.until ?? at) > at + NOW;
  return (isUnderWay ? draft.chronicle.story[index]?.who : null) ?? [id];
}

/** The entry that somebody of them is about at an hour, or was about last; where they begin at the first hour of the day. */
export function inForceAt({ chronicle }: ChronicleDraft, at: Minutes, who: readonly Id[]): EntryPlace | null {
  const isTheirs = (one: Pick<Action, 'who'>): boolean => one.who.some((id) => who.includes(id));
  const begins = chronicle.begins.findLastIndex(isTheirs);
  if (at <= chronicle.day.begins && begins >= 0) return { part: 'begins', index: begins };
  const index = chronicle.story.findLastIndex((one) => one.at <= at && isTheirs(one));
  return index < 0 ? null : { part: 'story', index };
}

/** Whether the same units act, whatever figures of commanders go with them. */
function sameTroops({ roster }: Pick<Chronicled, 'roster'>, one: readonly Id[], other: readonly Id[]): boolean {
  const units = (ids: readonly Id[]): readonly Id[] => {
    const found = ids.filter((id) => id in roster.units);
    return found.length > 0 ? found : ids;
  };
  const [a, b] = [new Set(units(one)), new Set(units(other))];
  return a.size === b.size && [...a].every((id) => b.has(id));
}

function begin(
  draft: ChronicleDraft,
  { who, by }: Recorded,
  { middle, looks }: NonNullable<ReturnType<typeof groupAt>>,
): EntryChange {
  const text = editsOf(draft);
  const { begins } = draft.chronicle;
  const known = begins.findIndex((one) => one.who.length === who.length && one.who.every((id) => who.includes(id)));
  const before = begins[known];
  const does = `Let ${whoInWords(draft.scenario, who)} begin elsewhere`;
  if (before) {
    writePoint(text, ['begins', known, 'at'], pointWritten(draft, plus(before.at, by)));
    return { does, edits: text.edits, part: 'begins', index: known };
  }
  const value = beginningWritten(draft, { who, at: plus(middle, by), facing: headingOf(looks) });
  return { does, edits: text.edits, part: 'begins', index: append(text, ['begins'], value) };
}

function leadEnd(draft: ChronicleDraft, index: number, by: Point): EntryChange | Refused {
  const action = draft.chronicle.story[index];
  const end = action?.along.at(-1);
  if (!action || !end) return GONE;
  const text = editsOf(draft);
  writePoint(text, ['story', index, 'along', action.along.length - 1], pointWritten(draft, plus(end, by)));
  return { does: `Lead ${whoInWords(draft.scenario, action.who)}`, edits: text.edits, part: 'story', index };
}

/** Begins come at full fives where that leaves them time enough, minutes. */
const FULL = 5;

/** They set out so early that they are there at the hour; who has no time for that sets out when he is free. */
function march(
  draft: ChronicleDraft,
  told: Chronicled,
  { who, at, by, keepsFront }: Recorded,
  from: Point,
  free: Minutes,
): EntryChange | Refused {
  const metres = distance({ x: 0, y: 0 }, by) * metresToCm(told.scenario);
  const needs = Math.max(1, ...who.map((id) => usualTime(metres, moverOf(told.roster.units[id] ?? null), 'march')));
  const wanted = at - Math.ceil(needs);
  const early = Math.floor(wanted / FULL) * FULL;
  const inTime = wanted >= free;
  const facing = keepsFront ? groupAt(told, at, who)?.looks : undefined;
  return addEntry(draft, {
    at: inTime ? (early >= free ? early : wanted) : Math.ceil(free),
    ...(inTime && { until: at }),
    who,
    does: 'march',
    along: [plus(from, by)],
    ...(facing && { facing: headingOf(facing) }),
  });
}
