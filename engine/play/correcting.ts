/** A mistyped die is put right: the battle runs again from it with what was answered since, as far as that still fits. */
import { ownRefusal, repeatEntry } from '../battle';
import type { Battle, Decision, BattleEntry, Refusal } from '../battle';
import type { TypedDice } from './position';
import type { UndoLimits } from './undoing';

/** Dice that were typed in since another seat has last chosen something; in practice all of the fight's own. */
export function typedDice({ entries, entryEvents, events }: Battle, limits: UndoLimits): readonly TypedDice[] {
  return entries.flatMap((entry, at): readonly TypedDice[] => {
    if (!isDice(entry) || whyTheyStand(entries, at, limits) !== null) return [];
    const rolled = events[entryEvents[at] ?? -1];
    if (rolled?.do !== 'rolled') return [];
    return [{ entry: at, dice: rolled.dice, faces: rolled.faces, why: rolled.why }];
  });
}

export const isDice = (entry: BattleEntry): boolean => 'choice' in entry && 'dice' in entry.choice;

/** Null of dice that may be put right. */
function whyTheyStand(entries: readonly BattleEntry[], at: number, { past, practice }: UndoLimits): string | null {
  if (at < past) return 'These dice were thrown before the branch began: they stand.';
  const isChosenSince = entries.slice(at + 1).some((later) => !isDice(later) && later.seat !== entries[at]?.seat);
  return isChosenSince && !practice
    ? 'Another player has chosen since. The dice stand, or fight on from before them as a branch.'
    : null;
}

/** The battle with other dice at an entry, or why they are not taken. It stays as it was. */
export function withDice(
  battle: Battle,
  at: number,
  dice: readonly number[],
  limits: UndoLimits,
): { readonly battle: Battle } | Refusal {
  const entry = battle.entries[at];
  if (!entry || !isDice(entry)) return ownRefusal('No dice were typed in there.');
  const why = whyTheyStand(battle.entries, at, limits);
  if (why !== null) return ownRefusal(why);
  const corrected = battle.backTo(at);
  const refusal = corrected.submit(entry.seat, { dice });
  if (refusal) return refusal;
  const before = battle.backTo(at + 1);
  for (const later of battle.entries.slice(at + 1)) {
    // What was put down stands there whatever is asked.
    if ('choice' in later && !isSameQuestion(askedOf(before, later), askedOf(corrected, later))) break;
    if (repeatEntry(corrected, later)) break;
    repeatEntry(before, later);
  }
  return { battle: corrected };
}

const askedOf = (battle: Battle, { seat }: BattleEntry): Decision | undefined =>
  battle.pending.find((decision) => decision.seat === seat);

/** Is the same asked about the same? */
function isSameQuestion(one: Decision | undefined, other: Decision | undefined): boolean {
  return one !== undefined && other !== undefined && keyOf(one) === keyOf(other);
}
const keyOf = ({ kind, form, about }: Decision): string => JSON.stringify([kind, form, about]);
