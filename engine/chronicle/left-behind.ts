/** Commanders who stay where they were when their troops have gone, and stand among the enemy. */
import { figures, playback, poseOf } from '../battle';
import { distance, endOf } from '../geometry';
import type { Point } from '../geometry';
import { timeInWords } from '../scenario';
import type { Cm, Id, Minutes } from '../scenario';
import type { ChronicledEvents } from './chronicled';
import { minutesInWords, remarkOn } from './course';
import type { DayCourse } from './course';
import { CHRONICLE_WORDS } from './chronicle-vocabulary';

/** An enemy so near stands about him, and so long nobody is left alone by the way alone. */
const ABOUT: Cm = 25;
const LONG: Minutes = 30;

export function remarkOnLeftBehind(course: DayCourse, told: ChronicledEvents): void {
  for (const { id, from, until } of stretchesAmongEnemies(course, told)) {
    if (until - from < LONG) continue;
    remarkOn(course, entryThatLeft(course, told, id, from), {
      ...{ key: 'who', severity: 'warning', code: 'left-behind' },
      message: `${course.troops.nameOf(id)} stays among the enemy from ${timeInWords(from)}, for ${minutesInWords(until - from)}: his troops have gone.`,
      fix: 'Name him with those he goes with, or let him leave.',
    });
  }
}

interface Stretch {
  readonly id: Id;
  readonly from: Minutes;
  readonly until: Minutes;
}

/** When each commander stands among the enemy, in stretches that nothing interrupts. */
function stretchesAmongEnemies({ troops }: DayCourse, told: ChronicledEvents): readonly Stretch[] {
  const played = playback({ ...told, vocabulary: CHRONICLE_WORDS });
  const under = new Map<Id, Stretch>();
  const over: Stretch[] = [];
  for (const { from, until, settled, moved } of told.spans) {
    const event = moved === null ? undefined : told.events[moved];
    const ends = new Map(event?.do === 'moved' ? event.movers.map(({ id, path }) => [id, endOf(path)]) : []);
    const state = played.stateAt(settled);
    const before = state.pieces.flatMap(({ id, seat, where }): readonly LeftTroop[] => {
      const at = 'inside' in where ? troops.middleOf(where.inside) : poseOf(where);
      return at ? [{ id, seat, at }] : [];
    });
    const after = before.map((one) => ({ ...one, at: ends.get(one.id) ?? one.at }));
    for (const { id, seat, where } of figures(state)) {
      const at = poseOf(where);
      const known = under.get(id);
      if (at && !ends.has(id) && [before, after].every((units) => isAmongEnemies({ id, seat, at }, units)))
        under.set(id, { id, from: known?.from ?? from, until });
      else if (known) {
        over.push(known);
        under.delete(id);
      }
    }
  }
  return [...over, ...under.values()];
}

interface LeftTroop {
  readonly id: Id;
  readonly seat: Id;
  readonly at: Point;
}

/** The nearest unit is the enemy's and about him, or there is no other left. */
function isAmongEnemies({ seat, at }: LeftTroop, units: readonly LeftTroop[]): boolean {
  let [own, foe] = [Infinity, Infinity];
  for (const unit of units) {
    const away = distance(at, unit.at);
    if (unit.seat === seat) own = Math.min(own, away);
    else foe = Math.min(foe, away);
  }
  return foe < own && (foe <= ABOUT || own === Infinity);
}

/** The entry that took the last of his troops away. */
function entryThatLeft({ chronicle, troops }: DayCourse, { roster }: ChronicledEvents, id: Id, from: Minutes): number {
  const command = roster.commands[id];
  const own = new Set(command?.units.length ? command.units : [id]);
  const { side } = troops.of(id);
  const isOfHis = (one: Id): boolean => own.has(one) || (own.has(id) && troops.of(one).side === side);
  const last = chronicle.story.findLastIndex(
    ({ at, who, results }) => at <= from && [...who, ...results.leave].some(isOfHis),
  );
  return Math.max(0, last);
}
