import { does } from '../../engine/battle/sentences';
import type { Chronicled } from '../../engine/chronicle';
import { sideName } from '../replay';

/** How the day ended, in a few words. */
export function headlineOf({ outcome, roster }: Pick<Chronicled, 'outcome' | 'roster'>): string {
  if (outcome === null) return 'The day is over';
  return outcome.winner === null ? 'Nobody wins' : does(sideName(roster, outcome.winner), 'wins');
}
