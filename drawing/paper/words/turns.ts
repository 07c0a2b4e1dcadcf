/** When something comes, counts or ends. */
import { lengthInWords, type LengthUnit } from '../../../engine/battle';
import { arrivalScore, listed, timeInWords } from '../../../engine/scenario';
import type { Arrival, Hold, Objective, Scenario } from '../../../engine/scenario';

/** When troops come on, as in `comes on turn 3`. */
export function arrivalWords({
  turn,
  hour,
  needs,
  onCall,
}: Pick<Arrival, 'turn' | 'hour' | 'needs' | 'onCall'>): string {
  const named = hour === undefined ? `turn ${turn}` : `turn ${turn}, ${timeInWords(hour)}`;
  const on = needs === null ? '' : `, on ${arrivalScore(needs)}`;
  if (onCall) return `once called${turn > 1 ? `, from ${named}` : ''}${on}`;
  return needs === null ? named : `from ${named}${on}`;
}

/** When an objective counts; empty when it always does. */
export function turnsWords({ from, until, atTheEnd }: Pick<Objective, 'from' | 'until' | 'atTheEnd'>): string {
  if (atTheEnd) return 'counted after the last turn';
  if (from !== null && until !== null) return `turns ${from} to ${until}`;
  if (from !== null) return `from turn ${from}`;
  return until === null ? '' : `until turn ${until}`;
}

/** Kept on one line. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** What sets held troops free, as follows `held until`: whichever comes first. */
export function untilWords(
  { turn, hour, chance, attacked, enemyWithin, lost }: Hold['until'],
  { objectives }: Pick<Scenario, 'objectives'>,
  lengths: LengthUnit,
): string {
  const ends = [
    ...(turn === null ? [] : [hour === undefined ? `turn ${turn}` : `turn ${turn}, ${timeInWords(hour)}`]),
    ...(chance
      ? [`${arrivalScore(chance.needs)} is thrown, each turn${chance.from > 1 ? ` from turn ${chance.from}` : ''}`]
      : []),
    ...(attacked ? ['they are fired at or charged'] : []),
    ...(enemyWithin === null ? [] : [`an enemy comes within ${unbroken(lengthInWords(enemyWithin, lengths))}`]),
    ...(lost === null ? [] : [`${objectives.find(({ id }) => id === lost)?.name ?? lost} is lost`]),
  ];
  return listed(ends, 'or');
}
