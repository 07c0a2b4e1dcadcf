/** What messages call units, commands and those who lead them. */
import type { Id, Roster } from '../../battle';

interface Rostered {
  readonly roster: Roster;
}

/** The name of a unit or a command. */
export const nameOf = ({ roster }: Rostered, id: Id): string =>
  roster.units[id]?.name ?? roster.commands[id]?.name ?? id;

/** The person who leads a command; the command's own name where nobody is named. */
export const leaderName = ({ roster }: Rostered, command: Id): string =>
  roster.commands[command]?.leader ?? nameOf({ roster }, command);
