/** An entry in a few words, for the names of steps and the list of entries. */
import { namesOfActors } from '../../engine/scenario';
import type { Action, Deed, Scenario } from '../../engine/scenario';

/** More names than these fill a line. */
const MOST = 2;

export function whoInWords({ armies }: Pick<Scenario, 'armies'>, who: Action['who']): string {
  const names = namesOfActors(armies, who);
  const more = names.length - MOST;
  return more > 1 ? `${names.slice(0, MOST).join(', ')} and ${more} more` : names.join(', ');
}

/** "Left wing: march", "Note" */
export function entryInWords(scenario: Pick<Scenario, 'armies'>, { who, does }: Pick<Action, 'who' | 'does'>): string {
  const names = whoInWords(scenario, who);
  return names === '' ? deedInWords(does) : `${names}: ${does}`;
}

export const deedInWords = (does: Deed): string => `${does.charAt(0).toUpperCase()}${does.slice(1)}`;
