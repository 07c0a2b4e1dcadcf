/** What a map writes of a road: its name, and what it leads to where it leaves the table, as `to Pirna`. */
import type { RoadEnds } from '../../engine/scenario';

export interface RoadWords {
  /** Written along the road; null when there is none, or the words at its ends say it already. */
  readonly name: string | null;
  /** Words at one of these ends of the road, best at the first. */
  readonly leads: readonly { readonly words: string; readonly ends: readonly ('from' | 'to')[] }[];
}

/** A whole name that says where a road goes: `to Pirna`, `von Teplitz`. */
const LEADS = /^(?:to|from|for|nach|von|vers|de) \S/i;
/** `Road to Pirna`, `Straße nach Leipzig`. */
const LEADS_TO = /\s((?:to|nach|vers) \S.*)$/iu;
/** `Road from Teplitz to Pirna`. */
const FROM_TO = /^(?:.*\s)?(?:from|von|de) (\S.*) (to|nach|vers) (\S.*)$/iu;

/** `leaves` tells which ends leave the table. */
export function roadWords(
  { name, from, to }: RoadEnds & { readonly name: string | null },
  leaves: Readonly<Record<'from' | 'to', boolean>>,
): RoadWords {
  const ends = (['to', 'from'] as const).filter((end) => leaves[end]);
  const given = { from, to };
  if (from || to)
    return {
      name,
      leads: ends.flatMap((end) => (given[end] ? [{ words: toPlace(given[end]), ends: [end] }] : [])),
    };
  if (name === null || ends.length === 0) return { name, leads: [] };
  const [, first, word, last] = FROM_TO.exec(name) ?? [];
  if (first && word && last) {
    const places = { from: `${word} ${first}`, to: `${word} ${last}` };
    return { name: ends.length < 2 ? name : null, leads: ends.map((end) => ({ words: places[end], ends: [end] })) };
  }
  if (LEADS.test(name)) return { name: null, leads: [{ words: name, ends }] };
  const goal = LEADS_TO.exec(name)?.[1];
  return goal === undefined ? { name, leads: [] } : { name: null, leads: [{ words: goal, ends }] };
}

/** A place as the map says that a road leads there, unless it is said already. */
const toPlace = (place: string): string => (LEADS.test(place) ? place : `to ${place}`);
