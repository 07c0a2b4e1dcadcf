/** What lies behind a battle at the beginning of a step: enough to enter it there as if it had come from its start. */
import type { Battle } from './battle';
import { copyState } from './pieces';
import { fold } from './playback';
import type { LifetimesOfMarks } from './marks';
import type { BattleState } from './state';

/** What a running battle keeps as it goes; `entryEvents` counts the events before each entry. */
export interface Story extends Pick<Battle, 'events' | 'entries' | 'steps' | 'stepStates'> {
  readonly entryEvents: readonly number[];
}

/** The story before the event that begins the step, which entering makes again, and the state just after that event. */
export interface Past extends Story {
  readonly state: BattleState;
}

/** The past of the last step begun by the time `count` entries had done their work; null when no step had begun. */
export function pastBefore(
  story: Story,
  count: number,
  { start, begun }: { readonly start: BattleState; readonly begun: BattleState },
  marks: LifetimesOfMarks,
): Past | null {
  const { events, entries, entryEvents, steps, stepStates } = story;
  const happened = events.slice(0, entryEvents[count] ?? events.length);
  const begin = happened.findLastIndex((event) => event.do === 'step');
  if (begin < 0) return null;
  const made = entryEvents.filter((seen) => seen <= begin).length;
  const isInThisStep = begin === events.findLastIndex((event) => event.do === 'step');
  const done = steps.filter(({ event }) => event <= begin).length;
  return {
    events: events.slice(0, begin),
    entries: entries.slice(0, made),
    entryEvents: entryEvents.slice(0, made),
    steps: steps.slice(0, done),
    stepStates: stepStates.slice(0, done),
    state: isInThisStep ? copyState(begun) : fold(start, events.slice(0, begin + 1), marks),
  };
}
