/** An entry in a few words, for the names of steps and the list of entries. */
import { isPlural } from '../../engine/battle';
import { capital, isGeneralsOwn, namesOfActors, unitsOfArmy } from '../../engine/scenario';
import type { Action, Army, Deed, Id, Scenario } from '../../engine/scenario';

/** More names than these fill a line. */
const MOST = 2;

export function whoInWords({ armies }: Pick<Scenario, 'armies'>, who: Action['who']): string {
  const names = namesOfActors(armies, who);
  const more = names.length - MOST;
  return more > 1 ? `${names.slice(0, MOST).join(', ')} and ${more} more` : names.join(', ');
}

/** A verb after the names of those who act: "march" of several, "marches" of a single body. */
export function verbInWords({ armies }: Pick<Scenario, 'armies'>, who: Action['who'], verb: string): string {
  const [name, ...others] = namesOfActors(armies, who);
  if (name === undefined || others.length > 0 || isPlural(name)) return verb;
  return /(ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** "Left wing: march", "Note" */
export function entryInWords(scenario: Pick<Scenario, 'armies'>, { who, does }: Pick<Action, 'who' | 'does'>): string {
  const names = whoInWords(scenario, who);
  return names === '' ? deedInWords(does) : `${names}: ${does}`;
}

export const deedInWords = (does: Deed): string => capital(does);

/** Everybody who can be named in an entry, as files name him: armies, brigades, units, then leaders, side by side. */
export function namesOfAll({ armies }: Pick<Scenario, 'armies'>): readonly string[] {
  const named = (pieces: readonly Id[]): readonly string[] => namesOfActors(armies, pieces);
  const names = armies.flatMap((army) => [
    ...named(unitsOfArmy(army).map(({ id }) => id)),
    ...army.brigades.flatMap(({ units }) => (units.length > 1 ? named(units.map(({ id }) => id)) : [])),
    ...unitsOfArmy(army).flatMap(({ id }) => named([id])),
    ...leaderFigures(army).flatMap((id) => named([id])),
  ]);
  return [...new Set(names)];
}

/** Leaders who have a figure of their own, by the names that files give them. */
export const namesOfLeaders = ({ armies }: Pick<Scenario, 'armies'>): readonly string[] =>
  armies.flatMap((army) => leaderFigures(army).flatMap((id) => namesOfActors(armies, [id])));

const leaderFigures = (army: Army): readonly Id[] => [
  ...(army.general ? [army.general.id] : []),
  ...army.lieutenants.map(({ id }) => id),
  ...army.brigades.flatMap((brigade) => (isGeneralsOwn(army, brigade) ? [] : [brigade.id])),
];
