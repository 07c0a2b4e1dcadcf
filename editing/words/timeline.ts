/** The course of a battle as far as its scenario orders it, turn by turn. */
import { capital, does } from '../../engine/battle';
import { arrivalScore, calledThing, timeInWords, triggerInWords, unitsOfArmy } from '../../engine/scenario';
import type { Id, Scenario, ScenarioEvent } from '../../engine/scenario';

export interface TimelineMoment {
  /** 0 is before the battle. */
  readonly turn: number;
  /** The last turn of what goes on for several; null of what has no end. */
  readonly until: number | null;
  readonly kind: 'weather' | 'event' | 'arrival' | 'hold' | 'mist' | 'objective' | 'ending';
  readonly text: string;
  /** Units, objectives and sides it is about. */
  readonly about: readonly Id[];
}

/** By turn, and in the order in which a turn goes. */
export function timeline(scenario: Scenario): readonly TimelineMoment[] {
  const moments = [
    ...weatherOf(scenario),
    ...arrivalsOf(scenario),
    ...specialOf(scenario),
    ...eventsOf(scenario),
    ...objectivesOf(scenario),
    ...endingsOf(scenario),
  ];
  return moments.toSorted((a, b) => a.turn - b.turn);
}

const WEATHER_START = (start: string): string =>
  start === 'diced' ? 'The weather is thrown for.' : `The battle begins in weather: ${start}.`;

function weatherOf({ weather }: Scenario): readonly TimelineMoment[] {
  if (weather.start === 'fair' && !weather.changing) return [];
  const changing = weather.changing ? ' It may turn.' : '';
  return [{ turn: 0, until: null, kind: 'weather', text: WEATHER_START(weather.start) + changing, about: [] }];
}

function arrivalsOf({ armies }: Scenario): readonly TimelineMoment[] {
  const coming = new Map<
    string,
    { turn: number; needs: number | null; onCall: boolean; units: { id: Id; name: string }[] }
  >();
  for (const army of armies)
    for (const { id, name, place } of unitsOfArmy(army)) {
      if (!('arrives' in place)) continue;
      const { turn, needs, at, onCall = false } = place.arrives;
      const key = `${army.id} ${turn} ${needs} ${at.x} ${at.y} ${onCall}`;
      const known = coming.get(key) ?? { turn, needs, onCall, units: [] };
      known.units.push({ id, name });
      coming.set(key, known);
    }
  return [...coming.values()].map(({ turn, needs, onCall, units }) => ({
    turn,
    until: null,
    kind: 'arrival',
    text: `${units.length > 3 ? `${units.length} units come` : `${units.map(({ name }) => name).join(', ')} ${units.length === 1 ? 'comes' : 'come'}`} on${onCall ? ' once called' : ''}${needs === null ? '' : `, each turn on ${arrivalScore(needs)}`}.`,
    about: units.map(({ id }) => id),
  }));
}

function specialOf({ special, armies, objectives }: Scenario): readonly TimelineMoment[] {
  const named = new Map(armies.flatMap(unitsOfArmy).map(({ id, name }) => [id, name]));
  return special.flatMap((rule): readonly TimelineMoment[] => {
    switch (rule.rule) {
      case 'hold': {
        const { turn, lost, chance } = rule.until;
        const names = rule.units.map((id) => named.get(id) ?? id);
        const who = names.length > 3 ? `${names.length} units` : names.join(', ');
        const about = [
          ...rule.units,
          ...(lost === null ? [] : objectives.filter(({ id }) => id === lost).map(({ id }) => id)),
        ];
        return [
          {
            turn: 1,
            until: turn === null ? null : turn - 1,
            kind: 'hold',
            text: `${who} held${chance ? `; each turn ${arrivalScore(chance.needs)} frees them` : ''}.`,
            about,
          },
        ];
      }
      case 'keep': {
        const names = rule.units.map((id) => named.get(id) ?? id);
        const who = names.length > 3 ? `${names.length} units` : names.join(', ');
        return [{ turn: 1, until: rule.until, kind: 'hold', text: `${who} kept to their place.`, about: rule.units }];
      }
      case 'lots':
        return [{ turn: 0, until: null, kind: 'arrival', text: 'A die decides where they begin.', about: rule.units }];
      case 'mist':
        return [{ turn: rule.from, until: rule.until, kind: 'mist', text: 'Mist on low ground.', about: [] }];
      case 'note':
        return [];
    }
  });
}

const eventsOf = (scenario: Scenario): readonly TimelineMoment[] =>
  scenario.events.map((event) => ({
    turn: event.turn,
    until: event.when ? null : event.turn,
    kind: event.event === 'weather' ? 'weather' : 'event',
    text: [
      event.hour === undefined ? '' : `${timeInWords(event.hour)}:`,
      event.when ? `${capital(triggerInWords(event.when, scenario))}:` : '',
      event.event === 'weather' ? `The weather turns to ${event.to}.` : '',
      event.event === 'leaves' ? 'A leader leaves the field.' : '',
      event.event === 'burns' ? `${calledThing(scenario.terrain, event.feature)} burns.` : '',
      event.event === 'sight' ? 'How far one sees changes.' : '',
      event.event === 'bridge'
        ? `${does(calledThing(scenario.terrain, event.feature), 'is')} ${event.stands ? 'thrown' : 'broken'}.`
        : '',
      event.event === 'ice'
        ? `${does(calledThing(scenario.terrain, event.feature), event.freezes ? 'freezes' : 'thaws')}.`
        : '',
      event.event === 'frees' ? 'Held units may move.' : '',
      event.event === 'holds' ? 'Units stay where they are.' : '',
      event.event === 'calls' ? 'Units that wait to be called may come.' : '',
      event.event === 'objective' ? objectiveTold(scenario, event) : '',
      event.toldTo === undefined ? '' : `To ${sideCalled(scenario, event.toldTo)} alone:`,
      event.text?.trim() ?? '',
    ]
      .filter(Boolean)
      .join(' '),
    about: [...aboutOf(event), ...(event.when?.lost ?? []), ...(event.when?.attacked ?? [])],
  }));

const sideCalled = ({ armies }: Scenario, id: Id): string => armies.find((army) => army.id === id)?.name ?? id;

const objectiveTold = ({ objectives }: Scenario, event: Extract<ScenarioEvent, { event: 'objective' }>): string =>
  `${objectives.find(({ id }) => id === event.objective)?.name ?? event.objective} ${event.counts ? 'counts' : 'counts no more'}.`;

function aboutOf(event: ScenarioEvent): readonly Id[] {
  if (event.event === 'leaves') return [event.leader];
  if (event.event === 'burns' || event.event === 'bridge' || event.event === 'ice') return [event.feature];
  if (event.event === 'objective') return [event.objective];
  return 'units' in event ? event.units : [];
}

const objectivesOf = ({ objectives }: Scenario): readonly TimelineMoment[] =>
  objectives.flatMap(({ id, name, from, until }): readonly TimelineMoment[] =>
    from === null && until === null
      ? []
      : [{ turn: from ?? 1, until, kind: 'objective', text: `${name} counts.`, about: [id] }],
  );

function endingsOf({ victory }: Scenario): readonly TimelineMoment[] {
  const { turns, then, conditions } = victory;
  const after =
    then === 'points'
      ? 'points lost decide'
      : then === 'objectives'
        ? 'objectives held decide'
        : then === 'draw'
          ? 'it is a draw'
          : `${then} wins`;
  return [
    ...conditions.flatMap(({ side, by, holds }): readonly TimelineMoment[] =>
      by === null
        ? []
        : [{ turn: by, until: by, kind: 'ending', text: `Last turn for ${side} to hold it.`, about: holds }],
    ),
    ...(turns === null
      ? []
      : [{ turn: turns, until: turns, kind: 'ending' as const, text: `Last turn; then ${after}.`, about: [] }]),
  ];
}
