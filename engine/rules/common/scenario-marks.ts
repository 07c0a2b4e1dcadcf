/** Marks by which what a scenario orders is remembered, whatever the book: they go into the marks of each. */
import { OBJECTIVES_HELD, SIGHT } from '../../battle';
import type { Marks } from '../../battle';
import { CALLED } from './arrivals';
import { EVENTS_DONE, EVENTS_DUE } from './events';
import { OBJECTIVES_OPEN, OBJECTIVES_VOID } from './objectives';

export const SCENARIO_MARKS = {
  /** Numbers of the holds that keep a unit where it is. */
  held: { until: 'cleared', title: 'Held back', shows: 'held' },
  /** Its die has let it come on; it waits for room on the table edge. */
  arriving: { until: 'cleared', title: 'About to come on' },
  [CALLED]: { until: 'cleared', title: 'Called' },
  /** A commander who has taken the army over. */
  'leads the army': { until: 'cleared', title: 'Leads the army' },
  weather: { until: 'cleared', title: 'Weather' },
  /** Who held which objective when it was last told. */
  [OBJECTIVES_HELD]: { until: 'cleared', title: 'Objectives held' },
  [SIGHT]: { until: 'cleared', title: 'How far one sees' },
  [OBJECTIVES_OPEN]: { until: 'cleared', title: 'Objectives that count' },
  [OBJECTIVES_VOID]: { until: 'cleared', title: 'Objectives that do not count' },
  [EVENTS_DONE]: { until: 'cleared', title: 'Events that have happened' },
  [EVENTS_DUE]: { until: 'cleared', title: 'Events that an attack has set off' },
} as const satisfies Marks;
