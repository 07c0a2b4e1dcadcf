/** What a roster says of a unit and of the turns, in words. */
import type { LengthUnit, UnitPapers } from '../../../engine/battle';
import { arrivalScore, realBodies, UNIT_TYPES } from '../../../engine/scenario';
import type { Army, Scenario, ScenarioEvent, Unit } from '../../../engine/scenario';
import { arrivalWords, happening, leadersOf, untilWords } from '../words';

/** Type and all beside its class and size that is not as usual, then its weapon and what it counts. */
export function troopWords(unit: Unit, papers: UnitPapers | undefined): string {
  const words: string[] = [unit.type];
  if (papers && unit.arm !== UNIT_TYPES[unit.type]) words.push(`fights as ${papers.kind}`);
  const real = realBodies(unit);
  if (real !== '') words.push(real);
  if (unit.poorShots) words.push('poor shots');
  if (unit.drill !== 'normal') words.push(`${unit.drill} drilled`);
  if (unit.morale !== 'normal') words.push(`${unit.morale} morale`);
  if (unit.foreign) words.push('foreign');
  if (papers && papers.weapon !== '') words.push(papers.weapon);
  words.push(...(papers?.looksUp ?? []));
  if (papers && papers.points !== 1) words.push(`counts ${papers.points}`);
  return words.join(', ');
}

/** Where and how it begins: its formation, the houses it is in, the turn it comes; then until when it is held. */
export function startWords(unit: Unit, scenario: Scenario, lengths: LengthUnit): string {
  const holds = scenario.special.filter((rule) => rule.rule === 'hold').filter(({ units }) => units.includes(unit.id));
  return [
    placeWords(unit, scenario),
    ...holds.map(({ until }) => `held until ${untilWords(until, scenario, lengths)}`),
  ].join('; ');
}

function placeWords({ place, formation }: Unit, { terrain }: Scenario): string {
  if ('arrives' in place) return `comes ${arrivalWords(place.arrives)}`;
  if (!('inside' in place)) return formation;
  const { inside } = place;
  const houses = terrain.find((feature) => feature.kind === 'bua' && feature.blocks.some(({ id }) => id === inside));
  return `in ${houses?.name ?? 'houses'}`;
}

/** Something that comes in a turn. */
export interface DatedEvent {
  readonly turn: number;
  readonly text: string;
}

/** What comes to an army by turns: its own troops that arrive, and the scenario's events if they are wanted. */
export function comings(scenario: Scenario, army: Army, events: boolean, lengths: LengthUnit): readonly DatedEvent[] {
  const commands = [
    ...army.brigades.map(({ name, units }) => ({ name, units })),
    ...army.independents.map((unit) => ({ name: unit.name, units: [unit] })),
  ];
  const arrivals = commands.flatMap(({ name, units }) => {
    const late = units.flatMap(({ place }) => ('arrives' in place ? [place.arrives] : []));
    const turns = new Map(late.map((arrival) => [arrivalWords(arrival), arrival]));
    return [...turns.values()].map(({ turn, needs, onCall }): DatedEvent => ({
      turn,
      text: `${name} comes on${onCall ? ' once called' : ''}${needs === null ? '' : `, on ${arrivalScore(needs)}`}`,
    }));
  });
  const happenings = events
    ? scenario.events.flatMap((event) =>
        event.when ? [] : [{ turn: event.turn, text: toldOf(event, army, scenario, lengths) }],
      )
    : [];
  return [...arrivals, ...happenings.filter(({ text }) => text !== '')].toSorted((a, b) => a.turn - b.turn);
}

/** Its own text, or what it does; who of the enemy leaves is not told, nor what burns or is broken, nor who is set free, nor words for the enemy alone. */
const UNTOLD: readonly ScenarioEvent['event'][] = ['burns', 'bridge', 'ice', 'frees', 'holds', 'calls'];

function toldOf(event: ScenarioEvent, army: Army, scenario: Scenario, lengths: LengthUnit): string {
  if (UNTOLD.includes(event.event)) return '';
  const does = happening(event, leadersOf(army), scenario, lengths);
  if (does === '' && event.event !== 'message') return '';
  return (event.toldTo === undefined || event.toldTo === army.id) && event.text ? event.text : does;
}

export function weatherWords({ weather: { start, changing } }: Scenario): string {
  return `${start === 'diced' ? 'weather thrown for' : `${start} at the start`}${changing ? ', may change' : ''}`;
}
