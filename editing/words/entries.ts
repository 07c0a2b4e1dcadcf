/** Special rules and events as they stand in the text, entry by entry: also those that are not right yet. */
import { isGroup, isList } from '../../engine/scenario/edits';
import type { KeyPath, Plain } from '../../engine/scenario/edits';
import type { Cm, NamedTrigger } from '../../engine/scenario';
import { keyOf, valueAt } from '../draft';
import { cmOf, groundScaleOf } from '../rewriting';
import type { GroundScale } from '../rewriting';

interface Entry {
  /** Its position in the list of the file. */
  readonly index: number;
}
export type RuleForm = Entry &
  (
    | {
        readonly rule: 'hold';
        readonly units: readonly string[];
        readonly turn: number | null;
        /** As it is written. */
        readonly hour: string | null;
        /** What must be thrown, and from which turn on. */
        readonly needs: number | null;
        readonly from: number | null;
        readonly attacked: boolean;
        readonly enemyWithin: Cm | null;
        readonly lost: string | null;
        readonly reason: string;
      }
    | {
        readonly rule: 'keep';
        readonly units: readonly string[];
        /** The name of a deployment zone. */
        readonly within: string;
        readonly until: number | null;
        readonly reason: string;
      }
    | {
        readonly rule: 'mist';
        readonly from: number;
        readonly until: number;
        readonly beyond: Cm;
        readonly failsOn: number;
        /** Built-up areas that may always be fired at. */
        readonly sparing: readonly string[];
        readonly reason: string;
      }
    | {
        readonly rule: 'lots';
        readonly units: readonly string[];
        /** Beside the one the file gives them. */
        readonly places: readonly {
          readonly at: readonly [Cm, Cm];
          readonly heading: number | null;
          readonly written: Plain;
        }[];
        readonly reason: string;
      }
    | { readonly rule: 'note'; readonly text: string }
    /** What the text has there is none of these. */
    | { readonly rule: 'unknown' }
  );
/** A way to win beside the break points. */
export interface ConditionForm extends Entry {
  readonly side: string;
  readonly holds: readonly string[];
  readonly by: number | null;
  readonly orLoses: boolean;
  readonly whateverIsLost: boolean;
}
/** How great a victory is. */
export interface LevelForm extends Entry {
  readonly name: string;
  readonly lead: number | null;
  readonly holds: readonly string[];
  readonly broken: boolean;
}
export interface EventForm extends Entry {
  readonly turn: number;
  /** The hour that stands for the turn, as it is written. */
  readonly hour: string | null;
  readonly at: 'start' | 'end';
  readonly text: string;
  /** The key of the only side that is told it. */
  readonly toldTo: string | null;
  readonly weather: string | null;
  readonly leaves: string | null;
  readonly successor: string | null;
  readonly burns: string | null;
  /** How far one sees, cm; `unlimited` lifts a limit. */
  readonly sight: Cm | 'unlimited' | null;
  readonly breaks: string | null;
  readonly throws: string | null;
  readonly frees: readonly string[];
  readonly holds: readonly string[];
  readonly calls: readonly string[];
  readonly freezes: string | null;
  readonly thaws: string | null;
  readonly counts: string | null;
  readonly voids: string | null;
  /** What it waits for, by the names in the file; null of one that comes in its turn. */
  readonly when: NamedTrigger | null;
}

const entriesOf = (values: Plain, ...list: KeyPath): readonly Plain[] => {
  const written = valueAt(values, list);
  return isList(written) ? written : [];
};
const textOf = (value: Plain | undefined): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: Plain | undefined): number | null => (typeof value === 'number' ? value : null);
const textsOf = (value: Plain | undefined): readonly string[] =>
  isList(value) ? value.filter((one) => typeof one === 'string') : [];

/** What the format has where the file says nothing. */
const MIST = { beyond: 20, failsOn: 2 } as const;

export function rulesWritten(values: Plain): readonly RuleForm[] {
  const scale = groundScaleOf(values);
  return entriesOf(values, 'special').map((entry, index): RuleForm => {
    const hold = keyOf(entry, 'hold');
    if (isGroup(hold)) {
      const until = keyOf(hold, 'until');
      return {
        index,
        rule: 'hold',
        units: textsOf(keyOf(hold, 'units')),
        turn: numberOf(keyOf(until, 'turn')),
        hour: textOf(keyOf(until, 'hour')),
        needs: numberOf(keyOf(until, 'needs')),
        from: numberOf(keyOf(until, 'from turn')),
        attacked: keyOf(until, 'attacked') === true,
        enemyWithin: cmOf(keyOf(until, 'enemy within'), scale),
        lost: textOf(keyOf(until, 'lost')),
        reason: textOf(keyOf(hold, 'reason')) ?? '',
      };
    }
    const keep = keyOf(entry, 'keep');
    if (isGroup(keep))
      return {
        index,
        rule: 'keep',
        units: textsOf(keyOf(keep, 'units')),
        within: textOf(keyOf(keep, 'within')) ?? '',
        until: numberOf(keyOf(keep, 'until turn')),
        reason: textOf(keyOf(keep, 'reason')) ?? '',
      };
    const mist = keyOf(entry, 'mist');
    if (isGroup(mist)) {
      const turns = keyOf(mist, 'turns');
      const [from, until] = isList(turns) ? turns : [];
      return {
        index,
        rule: 'mist',
        from: numberOf(from) ?? 1,
        until: numberOf(until) ?? 1,
        beyond: cmOf(keyOf(mist, 'beyond'), scale) ?? MIST.beyond,
        failsOn: numberOf(keyOf(mist, 'fails on')) ?? MIST.failsOn,
        sparing: textsOf(keyOf(mist, 'except')),
        reason: textOf(keyOf(mist, 'reason')) ?? '',
      };
    }
    const lots = keyOf(entry, 'lots');
    if (isGroup(lots)) {
      const places = keyOf(lots, 'places');
      return {
        index,
        rule: 'lots',
        units: textsOf(keyOf(lots, 'units')),
        places: isList(places) ? places.map((place) => lotWritten(place, scale)) : [],
        reason: textOf(keyOf(lots, 'reason')) ?? '',
      };
    }
    const note = textOf(keyOf(entry, 'note'));
    return note === null ? { index, rule: 'unknown' } : { index, rule: 'note', text: note };
  });
}

function lotWritten(place: Plain, scale: GroundScale): Extract<RuleForm, { rule: 'lots' }>['places'][number] {
  const at = keyOf(place, 'at');
  const [east, north] = isList(at) ? at : [];
  return {
    at: [cmOf(east, scale) ?? 0, cmOf(north, scale) ?? 0],
    heading: numberOf(keyOf(place, 'heading')),
    written: place,
  };
}

export function eventsWritten(values: Plain): readonly EventForm[] {
  const scale = groundScaleOf(values);
  return entriesOf(values, 'events').map((entry, index) => ({
    index,
    turn: numberOf(keyOf(entry, 'turn')) ?? 1,
    hour: textOf(keyOf(entry, 'hour')),
    at: keyOf(entry, 'at') === 'end' ? 'end' : 'start',
    text: textOf(keyOf(entry, 'text')) ?? '',
    toldTo: textOf(keyOf(entry, 'told to')),
    weather: textOf(keyOf(entry, 'weather')),
    leaves: textOf(keyOf(entry, 'leaves')),
    successor: textOf(keyOf(entry, 'successor')),
    burns: textOf(keyOf(entry, 'burns')),
    sight: keyOf(entry, 'sight') === 'unlimited' ? 'unlimited' : cmOf(keyOf(entry, 'sight'), scale),
    breaks: textOf(keyOf(entry, 'breaks')),
    throws: textOf(keyOf(entry, 'throws')),
    frees: textsOf(keyOf(entry, 'frees')),
    holds: textsOf(keyOf(entry, 'holds')),
    calls: textsOf(keyOf(entry, 'calls')),
    freezes: textOf(keyOf(entry, 'freezes')),
    thaws: textOf(keyOf(entry, 'thaws')),
    counts: textOf(keyOf(entry, 'counts')),
    voids: textOf(keyOf(entry, 'voids')),
    when: triggerWritten(keyOf(entry, 'when')),
  }));
}

function triggerWritten(when: Plain | undefined): NamedTrigger | null {
  if (!isGroup(when)) return null;
  const [objective, by] = [textOf(keyOf(when, 'taken')), textOf(keyOf(when, 'by'))];
  return {
    taken: objective === null ? null : { objective, by: by ?? '' },
    lost: textsOf(keyOf(when, 'lost')),
    attacked: textsOf(keyOf(when, 'attacked')),
  };
}

export const conditionsWritten = (values: Plain): readonly ConditionForm[] =>
  entriesOf(values, 'victory', 'conditions').map((entry, index) => ({
    index,
    side: textOf(keyOf(entry, 'side')) ?? '',
    holds: textsOf(keyOf(entry, 'holds')),
    by: numberOf(keyOf(entry, 'by turn')),
    orLoses: keyOf(entry, 'or loses') === true,
    whateverIsLost: keyOf(entry, 'whatever is lost') === true,
  }));

export const levelsWritten = (values: Plain): readonly LevelForm[] =>
  entriesOf(values, 'victory', 'levels').map((entry, index) => ({
    index,
    name: textOf(keyOf(entry, 'name')) ?? '',
    lead: numberOf(keyOf(entry, 'lead')),
    holds: textsOf(keyOf(entry, 'holds')),
    broken: keyOf(entry, 'broken') === true,
  }));

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
