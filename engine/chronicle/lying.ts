/** Who lies on another for long while one of them marches, whether they may pass each other or not. */
import { playback, poseOf } from '../battle';
import { isFarFrom, overlaps, poseAlong } from '../geometry';
import type { Box } from '../geometry';
import { timeInWords } from '../scenario';
import type { Cm, Id, Minutes } from '../scenario';
import type { ChronicledEvents } from './chronicled';
import { minutesInWords, remarkOn } from './course';
import type { DayCourse } from './course';
import { footprint } from './troops';
import { CHRONICLE_WORDS } from './chronicle-vocabulary';

/** So deep in one another two do more than brush, cm, and so many minutes of a day are no passing any more. */
const LYING: Cm = 3;
const LONG: Minutes = 30;

interface UnitBox {
  readonly id: Id;
  readonly box: Box;
  readonly moves: boolean;
}

export function remarkOnLying(course: DayCourse, told: ChronicledEvents): void {
  const { troops } = course;
  const together = new Map<string, { readonly one: Id; readonly other: Id; readonly at: Minutes[] }>();
  eachMinute(course, told, (now, all) => {
    for (const [i, { id: one, box, moves }] of all.entries())
      for (const { id: other, box: there, moves: isMoving } of all.slice(i + 1)) {
        if ((!moves && !isMoving) || isFarFrom(box, there, 0) || !overlaps(box, there, LYING)) continue;
        const key = `${one} ${other}`;
        const known = together.get(key) ?? { one, other, at: [] };
        known.at.push(now);
        together.set(key, known);
      }
  });
  for (const { one, other, at } of together.values()) {
    if (at.length < LONG) continue;
    const { since, minutes } = longestRun(at);
    const march = troops.marches.findLast(
      ({ id, from, until }) => (id === one || id === other) && from <= since && since < until,
    );
    remarkOn(course, march?.entry ?? 0, {
      ...{ key: 'along', severity: 'warning', code: 'lying' },
      message: `${troops.nameOf(one)} and ${troops.nameOf(other)} lie on one another for ${minutesInWords(at.length)} of the day, ${minutesInWords(minutes)} of them from ${timeInWords(since)}.`,
      fix: 'Let one of them march sooner, later or elsewhere.',
    });
  }
}

/** Looks at everybody on the table at each minute at which somebody marches. */
function eachMinute(
  { troops }: DayCourse,
  told: ChronicledEvents,
  look: (now: Minutes, all: readonly UnitBox[]) => void,
): void {
  const played = playback({ ...told, vocabulary: CHRONICLE_WORDS });
  for (const { from, until, settled, moved } of told.spans) {
    const event = moved === null ? undefined : told.events[moved];
    if (event?.do !== 'moved') continue;
    const paths = new Map(event.movers.map(({ id, path }) => [id, path]));
    const { pieces } = played.stateAt(settled);
    for (let now = from; now < until; now += 1) {
      const share = (now - from) / (until - from);
      const all = pieces.flatMap(({ id, where, formation }): readonly UnitBox[] => {
        const path = paths.get(id);
        const pose = path ? poseAlong(path, path.length * share) : 'on' in where ? poseOf(where) : null;
        const box = pose && footprint(troops.of(id), pose, formation);
        return box ? [{ id, box, moves: path !== undefined }] : [];
      });
      look(now, all);
    }
  }
}

/** The longest stretch of minutes that follow one another. */
function longestRun(minutes: readonly Minutes[]): { readonly since: Minutes; readonly minutes: Minutes } {
  let longest = { since: minutes[0] ?? 0, minutes: 0 };
  let run = longest;
  for (const [i, at] of minutes.entries()) {
    const before = minutes[i - 1];
    run = before !== undefined && at <= before + 1 ? { ...run, minutes: run.minutes + 1 } : { since: at, minutes: 1 };
    if (run.minutes > longest.minutes) longest = run;
  }
  return longest;
}
