/** What a sheet may show of a scenario: one that is for one side holds nothing of the other. */
import { unitsOfArmy, type Army, type EntryPoint, type Scenario, type SpecialRule } from '../../../engine/scenario';
import type { Signs } from '../../map/troops';
import type { MapOptions } from './map-options';

type Chosen = Pick<MapOptions, 'side' | 'reader'>;

/** The scenario without the armies, holds, arrivals, briefings, notes and coming events that this copy keeps back. */
export function seenBy(scenario: Scenario, { side, reader }: Chosen): Scenario {
  const whole = side === 'both';
  const umpire = whole && reader === 'umpire';
  const armies = scenario.armies.map((army): Army => {
    if (!whole && side !== army.id) return emptied(army);
    return umpire || !whole ? army : { ...army, briefing: null };
  });
  const units = new Set(armies.flatMap((army) => unitsOfArmy(army).map(({ id }) => id)));
  return {
    ...scenario,
    armies,
    ...(scenario.entryPoints && { entryPoints: entryPointsSeen(scenario, armies) }),
    notes: umpire ? scenario.notes : null,
    events: umpire ? scenario.events : [],
    special: scenario.special.flatMap((rule): SpecialRule[] => {
      if (!('units' in rule)) return [rule];
      const own = rule.units.filter((id) => units.has(id) || isCommand(armies, id));
      return own.length > 0 ? [{ ...rule, units: own }] : [];
    }),
  };
}

/** An entry point by which only troops come on that are kept back would give them away. */
function entryPointsSeen({ entryPoints = [], armies }: Scenario, seen: readonly Army[]): readonly EntryPoint[] {
  const usedBy = (all: readonly Army[]): ReadonlySet<string | undefined> =>
    new Set(all.flatMap(unitsOfArmy).map(({ place }) => ('arrives' in place ? place.arrives.entry : undefined)));
  const [used, own] = [usedBy(armies), usedBy(seen)];
  return entryPoints.filter(({ id }) => own.has(id) || !used.has(id));
}

const isCommand = (armies: readonly Army[], id: string): boolean =>
  armies.some(({ brigades }) => brigades.some((brigade) => brigade.id === id));

const emptied = (army: Army): Army => ({
  ...army,
  briefing: null,
  breakPoint: null,
  deployment: [],
  general: null,
  lieutenants: [],
  brigades: [],
  independents: [],
});

/** Signs of the sides this copy shows. */
export function signsSeen(signs: Signs, scenario: Scenario, { side }: Chosen): Signs {
  const shows = (index: 0 | 1): boolean => side === 'both' || scenario.armies[index]?.id === side;
  return {
    blocks: signs.blocks.filter((sign) => shows(sign.side)),
    leaders: signs.leaders.filter((sign) => shows(sign.side)),
  };
}
