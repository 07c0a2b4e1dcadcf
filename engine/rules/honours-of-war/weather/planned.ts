/** The weather and season a battle is fought in: as its scenario has them, or as its options say (HOW-WX-01, HOW-WX-07, HOW-WX-09). */
import type { Field } from '../../../battle';
import { SEASONS, WEATHERS } from '../../../scenario';
import type { Season, WeatherRule } from '../../../scenario';
import { AS_WRITTEN, chosen } from '../options';

const STARTS = [...WEATHERS, 'diced'] as const;

/** Of a view or a running battle. */
export function seasonOf({ roster, ground }: Pick<Field, 'roster' | 'ground'>): Season {
  const word = chosen(roster, 'season');
  return SEASONS.find((one) => one === word) ?? ground.scenario.table.season;
}

export function weatherRuleOf({ roster, ground }: Pick<Field, 'roster' | 'ground'>): WeatherRule {
  const { start, changing } = ground.scenario.weather;
  const [first, change] = [chosen(roster, 'weather'), chosen(roster, 'changing weather')];
  return {
    start: STARTS.find((one) => one === first) ?? start,
    changing: change === AS_WRITTEN ? changing : change === 'on',
  };
}
