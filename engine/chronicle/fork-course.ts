/** What a scenario says of the battle itself, for one that begins at a later hour: its turns count from there. */
import { distance } from '../geometry';
import type { Point } from '../geometry';
import { unitsOfArmy } from '../scenario';
import type {
  Army,
  Cm,
  Feature,
  Hold,
  Id,
  Keep,
  Minutes,
  Objective,
  Scenario,
  ScenarioEvent,
  SpecialRule,
  StartingPlace,
  Victory,
  Weather,
  WeatherRule,
} from '../scenario';
import { groundOf } from '../terrain';
import type { Chronicled } from './chronicled';

interface Fork {
  readonly at: Minutes;
  /** So many turns of the scenario are over. */
  readonly turns: number;
  /** As they stand now. */
  readonly armies: readonly Army[];
  /** Features that are alight. */
  readonly burning: readonly Id[];
}

export function courseFrom(
  { scenario, roster, weather }: Chronicled,
  { at, turns, armies, burning }: Fork,
): Pick<Scenario, 'weather' | 'objectives' | 'victory' | 'special' | 'events'> {
  const now = weather.findLast(({ from }) => from <= at);
  const later = laterBy(turns);
  return {
    weather: weatherFrom(scenario, now?.is, turns),
    objectives: scenario.objectives.flatMap((one) => {
      const until = later.last(one.until);
      return until === 'over'
        ? []
        : [{ ...one, holder: holderOf(one, { scenario, roster }, armies), from: later.first(one.from), until }];
    }),
    victory: victoryFrom(scenario.victory, later),
    special: scenario.special.flatMap((rule) => ruleFrom(rule, scenario, armies, later) ?? []),
    events: [
      ...burning.map((feature): ScenarioEvent => ({ turn: 1, at: 'start', text: null, event: 'burns', feature })),
      ...scenario.events.flatMap((event) => eventFrom(event, armies, burning, turns) ?? []),
    ],
  };
}

/** The weather of the hour, and the sight that the scenario's own events have left. */
function weatherFrom({ weather, events }: Scenario, is: Weather | undefined, turns: number): WeatherRule {
  const { sight: first, ...begins } = weather;
  const last = events.findLast((event) => event.event === 'sight' && !event.when && event.turn <= turns);
  const reach = last?.event === 'sight' ? last.reach : (first ?? null);
  return { ...begins, ...(is && { start: is }), ...(reach !== null && { sight: reach }) };
}

/**
 * With the bridges that the scenario's own events have broken or thrown by now, and the ice as they have left it. Works of
 * who is gone are nobody's in particular.
 */
export function terrainFrom({ terrain, events }: Scenario, turns: number, armies: readonly Army[]): readonly Feature[] {
  const here = new Set(armies.flatMap(unitsOfArmy).map(({ id }) => id));
  return terrain.map((feature) => {
    if (feature.kind === 'entrenchment' || feature.kind === 'redoubt') {
      const { of, ...work } = feature;
      return of === undefined || here.has(of) ? feature : work;
    }
    const ice = events.findLast(
      (event) => event.event === 'ice' && event.feature === feature.id && !event.when && event.turn <= turns,
    );
    if (ice?.event === 'ice' && (feature.kind === 'pond' || feature.kind === 'river' || feature.kind === 'stream')) {
      const { frozen: _frozen, ...water } = feature;
      return ice.freezes ? { ...water, frozen: true as const } : water;
    }
    if (feature.kind !== 'bridge') return feature;
    const last = events.findLast(
      (event) => event.event === 'bridge' && event.feature === feature.id && !event.when && event.turn <= turns,
    );
    if (last?.event !== 'bridge') return feature;
    const { broken: _, ...whole } = feature;
    return last.stands ? whole : { ...whole, broken: true as const };
  });
}

interface Later {
  /** Of a first turn: null when it has come. */
  readonly first: (turn: number | null) => number | null;
  /** Of a last turn. */
  readonly last: (turn: number | null) => number | null | 'over';
}
const laterBy = (turns: number): Later => ({
  first: (turn) => (turn === null || turn <= turns + 1 ? null : turn - turns),
  last: (turn) => (turn === null ? null : turn <= turns ? 'over' : turn - turns),
});

function victoryFrom({ turns, conditions, ...rest }: Victory, later: Later): Victory {
  const left = later.last(turns);
  return {
    turns: left === 'over' ? 1 : left,
    ...rest,
    conditions: conditions.flatMap((condition) => {
      const by = later.last(condition.by);
      return by === 'over' ? [] : [{ ...condition, by }];
    }),
  };
}

function ruleFrom(rule: SpecialRule, scenario: Scenario, armies: readonly Army[], later: Later): SpecialRule | null {
  if (rule.rule === 'note') return rule;
  if (rule.rule === 'lots') return null;
  if (rule.rule === 'keep') return keepFrom(rule, armies, later);
  if (rule.rule === 'hold') return holdFrom(rule, scenario, armies, later);
  const until = later.last(rule.until);
  return until === 'over' || until === null ? null : { ...rule, from: later.first(rule.from) ?? 1, until };
}

/** Does it still hold after so many turns? */
export const isKept = (rule: SpecialRule, turns: number): rule is Keep =>
  rule.rule === 'keep' && laterBy(turns).last(rule.until) !== 'over';

/** Of those who are left, while their zone is: one of which all have gone is none. */
function keepFrom(keep: Keep, armies: readonly Army[], later: Later): Keep | null {
  const until = later.last(keep.until);
  const left = new Set(armies.flatMap(unitsOfArmy).map(({ id }) => id));
  const units = keep.units.filter((id) => left.has(id));
  const isThere = armies.some(({ deployment }) => deployment.some(({ id }) => id === keep.within));
  return until === 'over' || units.length === 0 || !isThere ? null : { ...keep, units, until };
}

/** Who has left his place is held no more. */
function holdFrom(hold: Hold, scenario: Scenario, armies: readonly Army[], later: Later): Hold | null {
  const before = placesIn(scenario.armies);
  const after = placesIn(armies);
  const units = hold.units.filter((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    return was !== undefined && is !== undefined && isSamePlace(was, is);
  });
  const turn = later.first(hold.until.turn);
  const isOver = hold.until.turn !== null && turn === null;
  const { hour: _, chance, ...until } = hold.until;
  const thrown = chance && { chance: { ...chance, from: later.first(chance.from) ?? 1 } };
  return units.length === 0 || isOver ? null : { ...hold, units, until: { ...until, turn, ...thrown } };
}

const placesIn = (armies: readonly Army[]): ReadonlyMap<Id, StartingPlace> =>
  new Map(armies.flatMap(unitsOfArmy).map(({ id, place }) => [id, place]));

function isSamePlace(was: StartingPlace, is: StartingPlace): boolean {
  if ('at' in was) return 'at' in is && distance(was.at, is.at) <= STIRRED;
  if ('inside' in was) return 'inside' in is && is.inside === was.inside;
  return 'arrives' in is;
}
/** Who is no farther from his place has not left it, cm. */
const STIRRED: Cm = 5;

function eventFrom(
  event: ScenarioEvent,
  armies: readonly Army[],
  burning: readonly Id[],
  turns: number,
): ScenarioEvent | null {
  if (event.turn <= turns && !event.when) return null;
  if (event.event === 'burns' && burning.includes(event.feature)) return null;
  if (event.event === 'leaves' && !armies.some((army) => leads(army, event.leader))) return null;
  const { hour: _, ...rest } = event;
  const later = { ...rest, turn: Math.max(1, event.turn - turns) };
  if (!('units' in later)) return later;
  const still = new Set(armies.flatMap(unitsOfArmy).map(({ id }) => id));
  const units = later.units.filter((id) => still.has(id));
  return units.length > 0 ? { ...later, units } : null;
}

const leads = ({ general, lieutenants, brigades }: Army, leader: Id): boolean =>
  [general, ...lieutenants, ...brigades.map(({ commander }) => commander)].some((one) => one?.id === leader);

/** The side of the nearest unit that is as near as one holds a place from; before anybody was, the side that began with it. */
function holderOf(
  { id, holder: began }: Objective,
  { scenario, roster }: Pick<Chronicled, 'scenario' | 'roster'>,
  armies: readonly Army[],
): Id | null {
  const at = roster.objectives.find((one) => one.id === id)?.at;
  let holder = began;
  let least = ON_THE_SPOT;
  for (const army of armies)
    for (const { place } of unitsOfArmy(army)) {
      const stands = standsAt(place, scenario);
      const away = stands && at ? distance(stands, at) : Infinity;
      if (away > least) continue;
      holder = army.id;
      least = away;
    }
  return holder;
}
const ON_THE_SPOT: Cm = 15;

const standsAt = (place: StartingPlace, scenario: Scenario): Point | null =>
  'at' in place ? place.at : 'inside' in place ? (groundOf(scenario).block(place.inside)?.box.pose ?? null) : null;
