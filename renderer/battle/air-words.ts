import { lengthInWords, sightLimit } from '../../engine/battle';
import type { BattleState, LengthUnit } from '../../engine/battle';
import { hourOfTurn, timeInWords, type Minutes, type Scenario } from '../../engine/scenario';
import { airOf, weatherNow } from '../battlefield/air';

/**
 * Hour, weather, mist and how far one sees at a moment, as "08:30 · light rain"; empty on a fair day without hours. The hour is that at which
 * the turn begins, where no other is known.
 */
export function airInWords(
  scenario: Pick<Scenario, 'clock' | 'weather' | 'special'>,
  state: Pick<BattleState, 'at' | 'marks'>,
  lengths: LengthUnit,
  hour?: Minutes,
): string {
  const { clock, weather } = scenario;
  const now = weatherNow(weather.start, state.marks);
  const sight = sightLimit(state);
  const hasMist =
    now !== 'fog' &&
    airOf({ ...scenario, weather: { start: 'fair', changing: false } }, { ...state, marks: {} }).mist > 0;
  return [
    ...(clock ? [timeInWords(Math.floor(hour ?? hourOfTurn(clock, Math.max(1, state.at.turn))))] : []),
    ...(now === 'fair' ? [] : [now]),
    ...(hasMist ? ['mist'] : []),
    ...(sight === null ? [] : [`sight ${lengthInWords(sight, lengths)}`]),
  ].join(' · ');
}
