import { capital } from '../../engine/scenario';

/** Sides by their names, as rosters and the library have them. */
interface Sides {
  readonly sides: readonly { readonly id: string; readonly name: string }[];
}

/** Longer than this a name is shortened. */
const LONG = 13;
/** "The Advance Guard of Bernau" fought for Bernau. */
const WHOSE = /^.* (?:of|from|under|de|von|der|des) (?:the )?(\S.*)$/i;

/** A side's name as timelines and tables write it: its own, whose army it is, or its key in the file with a capital. */
export function sideName(roster: Sides, id: string): string {
  const own = shortName(roster, id);
  const others = roster.sides.filter((side) => side.id !== id).map((side) => shortName(roster, side.id));
  return own === null || others.includes(own) ? keyAsName(id) : own;
}

/** Null when nothing short enough is in the name. */
function shortName(roster: Sides, id: string): string | null {
  const name = roster.sides.find((side) => side.id === id)?.name ?? keyAsName(id);
  const bare = name.replace(/^the /i, '');
  const found = [WHOSE.exec(bare)?.[1], name, bare].find((one) => one !== undefined && one.length <= LONG);
  return found ?? null;
}

function keyAsName(id: string): string {
  const word = id.replaceAll('-', ' ');
  return capital(word);
}
