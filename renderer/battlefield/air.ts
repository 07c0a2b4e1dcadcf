import { sightLimit } from '../../engine/battle';
import type { BattleState } from '../../engine/battle';
import { hourOfTurn, WEATHERS } from '../../engine/scenario';
import type { Scenario, Weather } from '../../engine/scenario';

/** What hour and weather do to the look of the table; shares from 0 to 1. */
export interface Air {
  /** 1 by day, least at night. */
  readonly daylight: number;
  /** 1 at sunrise and sunset. */
  readonly glow: number;
  /** How far clouds take the lamp away. */
  readonly grey: number;
  /** How thick mist or fog lies on the ground. */
  readonly mist: number;
  readonly rain: number;
  /** Where the sun stands between rising, 0, and setting, 1; absent where the table has its own lamp. */
  readonly sun?: number;
}

/** Hours of a day that does not tell its own, minutes after midnight. */
const [SUNRISE, SUNSET] = [6 * 60, 19 * 60] as const;
/** It dawns for so long before sunrise, and the light is warm for so long after; the same in the evening. Minutes. */
const [DAWN, GOLDEN] = [45, 100] as const;
const NIGHT = 0.12;

const LOOK: Readonly<Record<Weather, Pick<Air, 'grey' | 'mist' | 'rain'>>> = {
  fair: { grey: 0, mist: 0, rain: 0 },
  'light rain': { grey: 0.55, mist: 0.1, rain: 0.35 },
  'heavy rain': { grey: 0.8, mist: 0.2, rain: 0.8 },
  storm: { grey: 1, mist: 0.15, rain: 1 },
  fog: { grey: 0.7, mist: 1, rain: 0 },
};
/** Low mist that a scenario lays on its ground lets the sun through. */
const LOW_MIST = { mist: 0.75, grey: 0.3 } as const;
/** Where one sees so far, or farther, the air looks clear, cm. */
const CLEAR = 120;
const HAZE = { mist: 0.9, grey: 0.4 } as const;

/** Hour, weather and mist at a moment of a battle. */
export function airOf({ clock, weather, special }: AirRules, { at, marks }: Pick<BattleState, 'at' | 'marks'>): Air {
  const known = weatherNow(weather.start, marks);
  const look = LOOK[known];
  // Before the battle it looks as in the turn it begins with.
  const turn = Math.max(1, at.turn);
  const inMist = special.some((rule) => rule.rule === 'mist' && rule.from <= turn && turn <= rule.until);
  // Before the battle one sees as far as when it begins.
  const sight = sightLimit({ marks }) ?? (at.turn < 1 ? (weather.sight ?? null) : null);
  const haze = sight === null ? 0 : Math.max(0, 1 - sight / CLEAR);
  const light = clock
    ? lightAt(hourOfTurn(clock, turn) % 1440, clock.sunrise ?? SUNRISE, clock.sunset ?? SUNSET)
    : { daylight: 1, glow: 0 };
  return {
    ...light,
    rain: look.rain,
    grey: Math.max(look.grey, inMist ? LOW_MIST.grey : 0, haze * HAZE.grey),
    mist: Math.max(look.mist, inMist ? LOW_MIST.mist : 0, haze * HAZE.mist),
  };
}
/** The same at an hour of a day, in minutes after midnight. */
export function airAt(
  minute: number,
  { rises, sets }: { readonly rises: number; readonly sets: number },
  is: Weather,
): Air {
  const sun = Math.max(0, Math.min(1, (minute - rises) / (sets - rises)));
  return { ...lightAt(minute, rises, sets), ...LOOK[is], sun };
}

type AirRules = Pick<Scenario, 'clock' | 'weather' | 'special'>;

/** A battle whose weather changes marks it with a word; until then it is as the scenario has it, and fair where that is diced for. */
export function weatherNow(start: Weather | 'diced', marks: BattleState['marks']): Weather {
  const marked = Object.values(marks).find((value): value is Weather => WEATHERS.some((one) => one === value));
  return marked ?? (start === 'diced' ? 'fair' : start);
}

function lightAt(minute: number, sunrise: number, sunset: number): Pick<Air, 'daylight' | 'glow'> {
  const up = Math.min(minute - sunrise, sunset - minute);
  const daylight = Math.min(1, Math.max(NIGHT, 0.55 + (0.45 * up) / DAWN));
  const glow = up < -DAWN ? 0 : Math.min(1, Math.max(0, 1 - Math.max(0, up) / GOLDEN));
  return { daylight, glow };
}
