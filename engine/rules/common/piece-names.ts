/** What messages call units, commands, those who lead them, and ways out of houses. */
import type { Id, Roster } from '../../battle';
import { faceName } from '../../tabletop';
import type { GroundBlock } from '../../terrain';

interface Rostered {
  readonly roster: Roster;
}

/** The name of a unit or a command. */
export const nameOf = ({ roster }: Rostered, id: Id): string =>
  roster.units[id]?.name ?? roster.commands[id]?.name ?? id;

/** The person who leads a command; the command's own name where nobody is named. */
export const leaderName = ({ roster }: Rostered, command: Id): string =>
  roster.commands[command]?.leader ?? nameOf({ roster }, command);

/** The order to leave houses by one of their faces; nobody leaves them who is in none. */
export const leavingInWords = (inside: GroundBlock | null, face: number): string =>
  inside ? `Leave the houses to the ${faceName(inside.box, face)}` : 'Leave the houses';
