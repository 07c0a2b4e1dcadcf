/** A battle and those that left it at a moment of its past, or that it left: what there is to compare. */
import type { BattleRecord, Id } from '../../engine/battle';
import { counted } from '../../engine/battle/vocabulary';
import { does } from '../../engine/battle/sentences';
import { curvesOf, leftAt } from './curves';
import { sideName } from './side-names';
import { turnsOf, whenOf } from './turns';

/** A battle that the window has had open, by the name the desk knows it by. */
export interface KnownBattle {
  readonly battle: string;
  readonly record: BattleRecord;
}

/** Those of the known battles that share a past with one, in the order in which they were known. */
export function familyOf(
  known: readonly KnownBattle[],
  record: Pick<BattleRecord, 'checksum' | 'branched'>,
): readonly KnownBattle[] {
  const family = new Set(namesOf(record));
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const one of known)
      if (namesOf(one.record).some((name) => family.has(name))) namesOf(one.record).forEach((name) => family.add(name));
  }
  return known.filter(({ record: { checksum } }) => family.has(checksum));
}

/** Itself, and what it left. */
const namesOf = ({ checksum, branched }: Pick<BattleRecord, 'checksum' | 'branched'>): readonly string[] =>
  branched ? [checksum, branched.from] : [checksum];

/** How many events two battles have in common, from the first on. */
export function sharedEvents(one: Pick<BattleRecord, 'events'>, other: Pick<BattleRecord, 'events'>): number {
  const parts = one.events.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(other.events[i]));
  return parts < 0 ? Math.min(one.events.length, other.events.length) : parts;
}

/** A battle as a line of the comparison. */
export interface BranchRow extends KnownBattle {
  readonly title: string;
  readonly players: string;
  readonly result: string;
  /** Where it leaves the battle it is compared with; null of that itself. */
  readonly parts: { readonly moment: number; readonly when: string } | null;
  /** Units lost by the end of each turn, by side in the order of the sides; nothing after its last turn. */
  readonly lost: readonly { readonly side: Id; readonly byTurn: readonly number[] }[];
}

/** What it is called beside its family. */
export const branchTitle = ({ branched, events }: Pick<BattleRecord, 'branched' | 'events'>): string =>
  branched ? `From ${whenOf(turnsOf(events), branched.event)}` : 'The battle as it was';

/** "Bernau wins after 6 turns" */
export function resultOf({ roster, outcome }: Pick<BattleRecord, 'roster' | 'outcome'>): string {
  const { winner, turns } = outcome;
  const who = winner === null ? 'Nobody wins' : does(sideName(roster, winner), 'wins');
  return `${who} after ${counted(turns, { one: 'turn', many: 'turns' })}`;
}

/** Battles of one family beside the first of them. */
export function comparisonOf(family: readonly KnownBattle[]): readonly BranchRow[] {
  const [first] = family;
  return family.map(({ battle, record }) => {
    const { roster, seats } = record;
    const turns = turnsOf(record.events);
    const shared = first && first.record !== record ? sharedEvents(first.record, record) : null;
    return {
      battle,
      record,
      title: branchTitle(record),
      players: roster.sides.map(({ seat }) => seats[seat] ?? 'nobody known').join(' against '),
      result: resultOf(record),
      parts: shared === null ? null : { moment: shared, when: whenOf(turns, shared + 1) },
      lost: curvesOf(record).map((curve) => ({
        side: curve.side,
        byTurn: turns.filter(({ number }) => number > 0).map(({ to }) => curve.start - leftAt(curve, to)),
      })),
    };
  });
}
