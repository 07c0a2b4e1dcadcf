import type { EventForm } from './entries';

/** What events do to a single thing, to several units, and to all. */
export const DEEDS_TO_ONE = ['leaves', 'burns', 'breaks', 'throws', 'freezes', 'thaws', 'counts', 'voids'] as const;
export const DEEDS_TO_UNITS = ['frees', 'holds', 'calls'] as const;
/** What an event does besides what it tells; one thing each. */
export const EVENT_DEEDS = ['tells', 'weather', 'sight', ...DEEDS_TO_UNITS, ...DEEDS_TO_ONE] as const;
export type EventDeed = (typeof EVENT_DEEDS)[number];

export function deedOf(event: EventForm): EventDeed {
  const isDone = (deed: EventDeed): boolean => {
    if (deed === 'tells') return false;
    const written = event[deed];
    return typeof written === 'object' ? (written?.length ?? 0) > 0 : true;
  };
  return EVENT_DEEDS.find(isDone) ?? 'tells';
}
