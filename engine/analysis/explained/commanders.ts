/** The computer generals of a record, as far as they are known here. */
import type { BattleRecord, Id, Seat } from '../../battle';
import { generalNamed, GENERALS, TEMPERS } from '../../generals';
import type { ExplainingGeneral } from '../../generals';
import type { RuleSystem } from '../../rules/system';
import { commandersOf } from '../fight';

/** By seat those that are known; for the others a sentence each says why nothing can be told. */
export interface KnownGenerals {
  readonly generals: ReadonlyMap<Seat, ExplainingGeneral>;
  readonly unknown: readonly string[];
}

/** Of older records the words for a seat tell who commanded. */
export function generalsOf(record: BattleRecord, system: RuleSystem): KnownGenerals {
  const { roster, seats } = record;
  const unknown: string[] = [];
  const ordered: Record<Id, Id> = { ...record.generals };
  for (const { id, seat, name } of roster.sides) {
    ordered[id] ??= idOfTitle(seats[seat] ?? '') ?? '';
    if (ordered[id] === '') {
      unknown.push(
        `${name} was commanded by “${seats[seat] ?? 'nobody known'}”, who is not known here: nothing can be told of his thoughts.`,
      );
      delete ordered[id];
    }
  }
  const missing = new Set(roster.sides.filter(({ id }) => ordered[id] === undefined).map(({ seat }) => seat));
  try {
    const commanders = commandersOf(system, roster, ordered);
    return { generals: new Map([...commanders].filter(([seat]) => !missing.has(seat))), unknown };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { generals: new Map(), unknown: [...unknown, error.message] };
  }
}

function idOfTitle(title: string): Id | null {
  const named = GENERALS.find((one) => title === `${one.title.toLowerCase()} general`);
  if (named) return named.id;
  const ids = GENERALS.flatMap(({ id }) => TEMPERS.map((temper) => `${id}:${temper.id}`));
  return ids.find((id) => generalNamed(id).title.toLowerCase() === title.toLowerCase()) ?? null;
}
