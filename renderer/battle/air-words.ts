import type { BattleState } from '../../engine/battle';
import { hourOfTurn, timeInWords, type Scenario } from '../../engine/scenario';
import { airOf, weatherNow } from '../battlefield/air';

/** Hour, weather and mist at a moment, as "08:30 · light rain"; empty on a fair day without hours. */
export function airInWords(
  scenario: Pick<Scenario, 'clock' | 'weather' | 'special'>,
  state: Pick<BattleState, 'at' | 'marks'>,
): string {
  const { clock, weather } = scenario;
  const now = weatherNow(weather.start, state.marks);
  const hasMist =
    now !== 'fog' &&
    airOf({ ...scenario, weather: { start: 'fair', changing: false } }, { ...state, marks: {} }).mist > 0;
  return [
    ...(clock ? [timeInWords(hourOfTurn(clock, Math.max(1, state.at.turn)))] : []),
    ...(now === 'fair' ? [] : [now]),
    ...(hasMist ? ['mist'] : []),
  ].join(' · ');
}
