/** Units, brigades, leaders and armies in the inspector. */
import { setProperty } from '../../../editing/features/properties';
import { centreOf } from '../../../editing/places';
import type { SubjectOf } from '../../../editing/subjects';
import {
  deployBrigade,
  formationsOf,
  kindsIn,
  setArrival,
  setBrigadeArrival,
  setFormation,
  setType,
  type ArrivalChange,
  type SetOutOrder,
} from '../../../editing/troops';
import { momentTyped } from '../../../editing/words';
import { distance, dot, facingOf, minus } from '../../../engine/geometry';
import {
  FORMATIONS,
  MOST_LOST,
  RATINGS,
  TROOP_CLASSES,
  UNIT_SIZES,
  UNIT_TYPES,
  timeOf,
  timeWritten,
  type Arrival,
  type Formation,
  type Nation,
  type Scenario,
  type Unit,
  type UnitType,
} from '../../../engine/scenario';
import { confidenceField } from './confidence';
import { entryField } from './entry-points';
import { asOptions, countField, flagField, shared, wordField, type InspectorField, type Make } from './fields';
import { headingField, placeField } from './placing';

const isType = (word: string): word is UnitType => Object.hasOwn(UNIT_TYPES, word);
const isFormation = (word: string): word is Formation => FORMATIONS.some((one) => one === word);

export function unitFields(subjects: readonly SubjectOf<'unit'>[], scenario: Scenario): readonly InspectorField[] {
  const units = subjects.map(({ unit }) => unit);
  const ids = units.map(({ id }) => id);
  const [only, ...others] = units;
  const arm = shared(units, (unit) => unit.arm);
  const type = shared(units, (unit) => unit.type);
  return [
    wordField(
      'Class',
      ids,
      'class',
      TROOP_CLASSES.toReversed(),
      shared(units, (unit) => unit.class),
      'standard',
    ),
    {
      is: 'choice',
      label: 'Type',
      options: asOptions(typesFor(subjects, type)),
      value: type,
      set: (word) => (draft) => (isType(word) ? setType(draft, ids, word) : { refused: 'There is no such type.' }),
    },
    ...(arm === null
      ? []
      : [
          {
            is: 'choice',
            label: 'Formation',
            options: asOptions(formationsOf(arm)),
            value: shared(units, (unit) => unit.formation),
            set: (word) => (draft) =>
              isFormation(word) ? setFormation(draft, ids, word) : { refused: 'There is no such formation.' },
          } satisfies InspectorField,
        ]),
    wordField(
      'Size',
      ids,
      'size',
      UNIT_SIZES,
      shared(units, (unit) => unit.size),
      'standard',
    ),
    {
      is: 'number',
      label: 'Lost before',
      hint: 'The share of its men that it has lost before the battle begins',
      unit: '',
      value: shared(units, ({ lost = 0 }) => lost),
      least: 0,
      most: MOST_LOST,
      step: 0.05,
      otherwise: '0',
      set: (lost) => (draft) => setProperty(draft, ids, ['lost'], lost === 0 ? null : lost, 'lost'),
    },
    ...(scenario.kind === 'historical' ? historyFields(units) : []),
    ...(only && others.length === 0 && 'at' in only.place ? [placeField(only.id, only.place.at)] : []),
    ...headingOf(subjects, scenario),
    ...arrivalFields(subjects, scenario),
  ];
}

/** Which real troops they are, and how sure that is. */
function historyFields(units: readonly Unit[]): readonly InspectorField[] {
  const ids = units.map(({ id }) => id);
  const arm = shared(units, (unit) => unit.arm);
  return [
    {
      is: 'text',
      label: 'Stands for',
      hint: 'The real bodies that it stands for, as “3 battalions of Bevern”',
      value: shared(units, ({ standsFor = '' }) => standsFor),
      otherwise: 'not said',
      longest: 200,
      set: (text) => (draft) => setProperty(draft, ids, ['stands for'], text, 'what it stands for'),
    },
    countField(
      arm === 'guns' ? 'Real guns' : 'Real men',
      ids,
      'men',
      shared(units, ({ men = null }) => men),
      [1, 20_000],
      'not said',
    ),
    confidenceField(
      ids,
      shared(units, ({ confidence = null }) => confidence),
    ),
  ];
}

/** Those of the nation and year first. */
function typesFor(subjects: readonly SubjectOf<'unit'>[], type: UnitType | null): readonly string[] {
  const nations = subjects.slice(0, 1).map(({ army, brigade }) => kindsIn(brigade?.nation ?? army.nation, army.year));
  const own = nations.flat().map((kind) => kind.type);
  return [...new Set([...(type === null ? [] : [type]), ...own, ...Object.keys(UNIT_TYPES)])];
}

function headingOf(subjects: readonly SubjectOf<'unit'>[], scenario: Scenario): readonly InspectorField[] {
  const places = subjects.flatMap(({ unit }) => ('at' in unit.place ? [unit.place] : []));
  if (places.length < subjects.length || places.length === 0) return [];
  const ids = subjects.map(({ unit }) => unit.id);
  return [
    headingField(
      ids,
      shared(places, ({ heading }) => heading),
      centreOf(scenario, ...ids),
    ),
  ];
}

function arrivalFields(subjects: readonly SubjectOf<'unit'>[], scenario: Scenario): readonly InspectorField[] {
  const ids = subjects.map(({ unit }) => unit.id);
  const arrivals = subjects.flatMap(({ unit }) => ('arrives' in unit.place ? [unit.place.arrives] : []));
  const later: InspectorField = {
    is: 'flag',
    label: 'Arrives later',
    hint: 'Does not begin on the table, but comes on in a later turn',
    value: arrivals.length === 0 ? false : arrivals.length === subjects.length ? true : null,
    set: (on) => (draft) => setArrival(draft, ids, on ? {} : null),
  };
  if (arrivals.length < subjects.length) return [later];
  const [only] = arrivals;
  return [
    later,
    {
      is: 'number',
      label: 'In turn',
      unit: '',
      value: shared(arrivals, ({ turn }) => turn),
      least: 1,
      most: 99,
      step: 1,
      set: (turn) => (draft) => setArrival(draft, ids, { turn: turn ?? 1 }),
    },
    ...(scenario.clock ? [hourField(arrivals, (coming) => (draft) => setArrival(draft, ids, coming))] : []),
    {
      is: 'flag',
      label: 'On call',
      hint: 'Waits until an event calls it',
      value: shared(arrivals, ({ onCall = false }) => onCall),
      set: (onCall) => (draft) => setArrival(draft, ids, { onCall }),
    },
    {
      is: 'number',
      label: 'On a throw of',
      unit: '',
      value: shared(arrivals, ({ needs }) => needs),
      least: 2,
      most: 12,
      step: 1,
      otherwise: 'certain',
      set: (needs) => (draft) => setArrival(draft, ids, { needs }),
    },
    ...entryField(arrivals, scenario, (coming) => (draft) => setArrival(draft, ids, coming)),
    ...(only && arrivals.length === 1 && only.entry === undefined
      ? [
          {
            is: 'point',
            label: 'Comes on at',
            at: only.at,
            set: (at) => (draft) => setArrival(draft, ids, { at }),
          } satisfies InspectorField,
        ]
      : []),
  ];
}

/** The hour that stands for the turn. */
const hourField = (arrivals: readonly Arrival[], set: (coming: ArrivalChange) => Make): InspectorField => {
  const hour = shared(arrivals, (one) => one.hour ?? null);
  return {
    is: 'text',
    label: 'At',
    hint: 'The hour of the day in place of the turn, as 11:30',
    value: hour === null ? '' : timeWritten(hour),
    otherwise: 'by the turn',
    longest: 5,
    set: (typed) => (draft) => {
      const moment = typed === null ? null : momentTyped(typed);
      if (typed === null) return set({ hour: null })(draft);
      return moment && 'hour' in moment
        ? set({ hour: timeOf(moment.hour) })(draft)
        : { refused: 'Write the hour as 11:30.' };
    },
  };
};

export function brigadeFields({ brigade }: SubjectOf<'brigade'>, scenario: Scenario): readonly InspectorField[] {
  const { id, commander, units } = brigade;
  const standing = units.flatMap(({ place }) => ('at' in place ? [place] : []));
  const arrivals = units.flatMap(({ place }) => ('arrives' in place ? [place.arrives] : []));
  const [first, second] = standing;
  const heading = shared(standing, (place) => place.heading);
  const spacing = first && second ? Math.round(distance(first.at, second.at) * 10) / 10 : 22;
  const at = centreOf(scenario, id) ?? { x: scenario.table.width / 2, y: scenario.table.depth / 2 };
  const order = (change: Partial<{ in: string; heading: number; spacing: number }>): SetOutOrder => {
    const now = { in: 'line', heading: heading ?? first?.heading ?? 0, spacing, ...change };
    const common = { at, heading: now.heading, spacing: now.spacing };
    if (now.in === 'march column') return { in: 'march column', ...common };
    return { in: now.in === 'two lines' ? 'two lines' : 'line', ...common, depth: now.spacing };
  };
  const setOut = shapeOf(standing, heading);
  const again = { ...(setOut === null ? {} : { in: setOut }) };
  return [
    wordField('Commander', [commander.id], 'rating', [...RATINGS, 'diced'], commander.rating, 'dependable'),
    {
      is: 'choice',
      label: 'Set out in',
      hint: 'Sets the whole brigade out anew where it stands',
      options: asOptions(['line', 'two lines', 'march column']),
      value: setOut,
      unset: 'As they stand',
      set: (shape) => (draft) => deployBrigade(draft, id, order({ in: shape })),
    },
    {
      is: 'number',
      label: 'Spacing',
      hint: 'From centre to centre of neighbours',
      unit: 'cm',
      value: first && second ? spacing : null,
      least: 1,
      most: 300,
      step: 1,
      set: (wanted) => (draft) => deployBrigade(draft, id, order({ ...again, spacing: wanted ?? spacing })),
    },
    {
      is: 'number',
      label: 'Heading',
      unit: '°',
      value: heading,
      least: 0,
      most: 360,
      step: 5,
      set: (wanted) => (draft) => deployBrigade(draft, id, order({ ...again, heading: wanted ?? 0 })),
    },
    {
      is: 'flag',
      label: 'Arrives later',
      hint: 'Does not begin on the table, but comes on in a later turn',
      value: arrivals.length === 0 ? false : arrivals.length === units.length ? true : null,
      set: (on) => (draft) => (on ? setBrigadeArrival(draft, id, {}) : deployBrigade(draft, id, order({}))),
    },
    ...(arrivals.length === units.length && arrivals.length > 0
      ? [
          {
            is: 'number',
            label: 'In turn',
            unit: '',
            value: shared(arrivals, ({ turn }) => turn),
            least: 1,
            most: 99,
            step: 1,
            set: (turn) => (draft) => setBrigadeArrival(draft, id, { turn: turn ?? 1 }),
          } satisfies InspectorField,
          ...(scenario.clock ? [hourField(arrivals, (coming) => (draft) => setBrigadeArrival(draft, id, coming))] : []),
          {
            is: 'flag',
            label: 'On call',
            hint: 'Waits until an event calls it',
            value: shared(arrivals, ({ onCall = false }) => onCall),
            set: (onCall) => (draft) => setBrigadeArrival(draft, id, { onCall }),
          } satisfies InspectorField,
          ...entryField(arrivals, scenario, (coming) => (draft) => setBrigadeArrival(draft, id, coming)),
        ]
      : []),
  ];
}

/** Side by side, one behind another, or in neither way; null where they look different ways. */
function shapeOf(
  places: readonly { readonly at: { readonly x: number; readonly y: number }; readonly heading: number }[],
  heading: number | null,
): 'line' | 'two lines' | 'march column' | null {
  const [first, second] = places;
  if (heading === null || !first || !second) return null;
  const ahead = facingOf(heading);
  const gap = ({ at }: typeof first): number => Math.abs(dot(minus(at, first.at), ahead));
  const most = Math.max(...places.map(gap));
  if (most < 1) return 'line';
  return gap(second) > 1 ? 'march column' : 'two lines';
}

export function leaderFields({ leader, post }: SubjectOf<'leader'>, { kind }: Scenario): readonly InspectorField[] {
  const usual = post === 'general' ? 'unrated' : 'dependable';
  const words = [...(post === 'general' ? ['unrated'] : []), ...RATINGS, 'diced'];
  return [
    wordField('Rating', [leader.id], 'rating', words, leader.rating ?? 'unrated', usual),
    placeField(leader.id, leader.at),
    ...(kind === 'historical' ? [confidenceField([leader.id], leader.confidence ?? null)] : []),
  ];
}

export function armyFields({ army }: SubjectOf<'army'>, nations: readonly Nation[]): readonly InspectorField[] {
  const ids = [army.id];
  return [
    {
      is: 'choice',
      label: 'Nation',
      options: nations.map(({ id, name }) => ({ value: id, label: name })),
      value: army.nation.id,
      set: (nation) => (draft) => setProperty(draft, ids, ['nation'], nation),
    },
    countField('Year', ids, 'year', army.year, [1600, 1900], 'early values'),
    flagField('Attacks', ids, 'attacker', army.attacker),
    countField('Break point', ids, 'break point', army.breakPoint, [1, 200], 'by the rules'),
  ];
}
