/** Two allied armies on one side: whose values count for its initiative and for its commanders (HOW-INIT-07, HOW-NAT-07, HOW-NAT-08). */
import type { Id, Roster, RosterUnit } from '../../../battle';
import { chosen } from '../options';
import { NEUTRAL, readNationalValues } from '../troops/nations';
import type { NationalValues } from '../troops/nations';
import { registerOf } from '../troops/traits';

interface ValuesOf {
  readonly values: NationalValues;
  /** Whose they are, as people are told. */
  readonly name: string;
}

/** The values a side rolls for initiative with: of two allied armies those of the one with more units. */
export function initiativeOf(roster: Roster, side: Id): ValuesOf {
  const units = Object.values(roster.units).filter((unit) => unit.side === side);
  const allied = units.filter(isAllied);
  const [ally] = allied;
  return areTwoArmies(roster) && ally && allied.length > units.length - allied.length
    ? valuesOf(roster, ally)
    : mainOf(roster, side);
}

/** The values on whose table a commander is rated: his own nation's in an allied army, the main army's as part of that. */
export function commandersOf(roster: Roster, command: Id): ValuesOf {
  const { side = '', units = [] } = roster.commands[command] ?? {};
  const [first] = units.flatMap((id) => roster.units[id] ?? []);
  return areTwoArmies(roster) && first && isAllied(first) ? valuesOf(roster, first) : mainOf(roster, side);
}

const areTwoArmies = (roster: Roster): boolean => chosen(roster, 'allied brigades') === 'an army of their own';
const isAllied = ({ national }: RosterUnit): boolean => national !== null;

const mainOf = (roster: Roster, side: Id): ValuesOf => ({
  values: registerOf(roster).nations.get(side) ?? NEUTRAL,
  name: roster.sides.find(({ id }) => id === side)?.nationName ?? side,
});

const valuesOf = (roster: Roster, unit: RosterUnit): ValuesOf => ({
  values: readNationalValues(unit.national) ?? mainOf(roster, unit.side).values,
  name: 'the allied army',
});
