/** Weather, objectives, victory, special rules and events as files have them. */
import type {
  EntryPoint,
  Objective,
  ScenarioEvent,
  SpecialRule,
  Trigger,
  Victory,
  WeatherRule,
} from '../../engine/scenario';
import { some } from './armies';
import { momentOf } from './moments';
import type { NamesToWrite } from './names-to-write';
import { writtenPoint } from './shapes';
import type { Written, WrittenKeys } from './yaml';

export function writtenWeather({ start, changing, sight }: WeatherRule): Written | undefined {
  if (changing || sight !== undefined)
    return { start: start === 'fair' ? undefined : start, changing: changing || undefined, sight };
  return start === 'fair' ? undefined : start;
}

/** One entry of `entry points:`. */
export const writtenEntryPoint = (
  { name, at, heading, inside, crossing, rate, exit }: EntryPoint,
  names: NamesToWrite,
): WrittenKeys => ({
  name,
  ...(crossing === undefined
    ? { at: writtenPoint(at), 'inside the table': inside }
    : { crossing: names.nameOf(crossing) }),
  heading,
  'exit for': exit?.side,
  'exit width': exit?.width,
  rate,
});

export const writtenObjective = (objective: Objective, names: NamesToWrite): WrittenKeys => ({
  name: objective.name,
  at: objective.at ? writtenPoint(objective.at) : undefined,
  feature: objective.feature === null ? undefined : names.nameOf(objective.feature),
  exit: objective.exit && names.nameOf(objective.exit.by),
  units: objective.exit && objective.exit.units > 1 ? objective.exit.units : undefined,
  points: objective.points,
  'costs who lacks it': objective.costsWhoLacks,
  holder: objective.holder ?? undefined,
  'from turn': objective.atTheEnd ? undefined : (objective.from ?? undefined),
  'at the end': objective.atTheEnd,
  'until turn': objective.until ?? undefined,
});

export function writtenVictory(
  { turns, then, conditions, levels = [] }: Victory,
  names: NamesToWrite,
): WrittenKeys | undefined {
  if (turns === null && then === 'points' && conditions.length === 0 && levels.length === 0) return undefined;
  return {
    turns: turns ?? undefined,
    then: then === 'points' ? undefined : then,
    conditions: some(
      conditions.map(({ side, holds, by, orLoses, whateverIsLost }) => ({
        side,
        holds: holds.map((id) => names.nameOf(id)),
        'by turn': by ?? undefined,
        'or loses': orLoses || undefined,
        'whatever is lost': whateverIsLost,
      })),
    ),
    levels: some(
      levels.map(({ name, lead, holds, broken }) => ({
        name,
        lead: lead ?? undefined,
        holds: some(holds.map((id) => names.nameOf(id))),
        broken: broken || undefined,
      })),
    ),
  };
}

export function writtenSpecial(special: SpecialRule, names: NamesToWrite): WrittenKeys {
  switch (special.rule) {
    case 'hold': {
      const { turn, hour, chance, attacked, enemyWithin, lost } = special.until;
      const until = {
        ...momentOf(turn, hour),
        needs: chance?.needs,
        'from turn': chance && chance.from > 1 ? chance.from : undefined,
        attacked: attacked || undefined,
        'enemy within': enemyWithin ?? undefined,
        lost: lost === null ? undefined : names.nameOf(lost),
      };
      return {
        hold: { units: special.units.map((id) => names.nameOf(id)), until, reason: special.reason || undefined },
      };
    }
    case 'keep':
      return {
        keep: {
          units: special.units.map((id) => names.nameOf(id)),
          within: names.zoneOf(special.within),
          'until turn': special.until ?? undefined,
          reason: special.reason || undefined,
        },
      };
    case 'mist':
      return {
        mist: {
          turns: [special.from, special.until],
          beyond: special.beyond,
          'fails on': special.failsOn,
          except: some(special.sparing.map((id) => names.nameOf(id))),
          reason: special.reason || undefined,
        },
      };
    case 'lots':
      return {
        lots: {
          units: special.units.map((id) => names.nameOf(id)),
          places: special.places.map(({ at, heading }) => ({ at: writtenPoint(at), heading: heading ?? undefined })),
          reason: special.reason || undefined,
        },
      };
    case 'note':
      return { note: special.text };
  }
}

export function writtenEvent(event: ScenarioEvent, names: NamesToWrite): WrittenKeys {
  const { turn, at, text } = event;
  const common = {
    ...momentOf(event.when && turn === 1 ? null : turn, event.hour),
    at: at === 'start' ? undefined : at,
    text: text ?? undefined,
    'told to': event.toldTo,
    when: event.when && writtenTrigger(event.when, names),
  };
  switch (event.event) {
    case 'message':
      return common;
    case 'leaves': {
      const successor = event.successor === null ? undefined : names.nameOf(event.successor);
      return { ...common, leaves: names.nameOf(event.leader), successor };
    }
    case 'weather':
      return { ...common, weather: event.to };
    case 'burns':
      return { ...common, burns: names.nameOf(event.feature) };
    case 'sight':
      return { ...common, sight: event.reach ?? 'unlimited' };
    case 'bridge':
      return { ...common, [event.stands ? 'throws' : 'breaks']: names.nameOf(event.feature) };
    case 'ice':
      return { ...common, [event.freezes ? 'freezes' : 'thaws']: names.nameOf(event.feature) };
    case 'frees':
    case 'holds':
    case 'calls':
      return { ...common, [event.event]: some(event.units.map((id) => names.nameOf(id))) };
    case 'objective':
      return { ...common, [event.counts ? 'counts' : 'voids']: names.nameOf(event.objective) };
  }
}

const writtenTrigger = ({ taken, lost, attacked }: Trigger, names: NamesToWrite): WrittenKeys => ({
  taken: taken ? names.nameOf(taken.objective) : undefined,
  by: taken?.by,
  lost: some(lost.map((id) => names.nameOf(id))),
  attacked: some(attacked.map((id) => names.nameOf(id))),
});
