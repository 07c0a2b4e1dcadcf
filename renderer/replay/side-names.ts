import type { Roster } from '../../engine/battle';

/** A name longer than this gives way to the word by which the file calls the side. */
const LONG = 14;

/** A side's name as timelines and tables write it: its own, or its key in the file with a capital. */
export function sideName(roster: Roster, id: string): string {
  const name = roster.sides.find((side) => side.id === id)?.name ?? id;
  if (name.length <= LONG) return name;
  const word = id.replaceAll('-', ' ');
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
