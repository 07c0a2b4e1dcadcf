/** A mistyped die is put right: the battle runs again from it with what was answered since, as far as that still fits. */
import type { Battle, Decision, Entry, Refusal } from '../battle';
import type { TypedDice } from './position';
import { refuse } from './refusing';

/** Dice that were typed in since another seat has last chosen something. */
export function typedDice({ entries, entryEvents, events }: Battle, isFree: boolean): readonly TypedDice[] {
  return entries.flatMap((entry, at): readonly TypedDice[] => {
    if (!isDice(entry) || !(isFree || mayCorrect(entries, at))) return [];
    const rolled = events[entryEvents[at] ?? -1];
    if (rolled?.do !== 'rolled') return [];
    return [{ entry: at, dice: rolled.dice, faces: rolled.faces, why: rolled.why }];
  });
}

const isDice = (entry: Entry): boolean => 'choice' in entry && 'dice' in entry.choice;
const mayCorrect = (entries: readonly Entry[], at: number): boolean =>
  !entries.slice(at + 1).some((later) => !isDice(later) && later.seat !== entries[at]?.seat);

/** The battle with other dice at an entry, or why they are not taken. It stays as it was. */
export function withDice(
  battle: Battle,
  at: number,
  dice: readonly number[],
  isFree: boolean,
): { readonly battle: Battle } | Refusal {
  const entry = battle.entries[at];
  if (!entry || !isDice(entry)) return refuse('No dice were typed in there.');
  if (!isFree && !mayCorrect(battle.entries, at))
    return refuse('Another player has chosen since. The dice stand, or fight on from before them as a branch.');
  const corrected = battle.backTo(at);
  const refusal = corrected.submit(entry.seat, { dice });
  if (refusal) return refusal;
  const before = battle.backTo(at + 1);
  for (const later of battle.entries.slice(at + 1)) {
    if (!('choice' in later) || !isSameQuestion(askedOf(before, later), askedOf(corrected, later))) break;
    if (corrected.submit(later.seat, later.choice)) break;
    before.submit(later.seat, later.choice);
  }
  return { battle: corrected };
}

const askedOf = (battle: Battle, { seat }: Entry): Decision | undefined =>
  battle.pending.find((decision) => decision.seat === seat);

/** Is the same asked about the same? */
function isSameQuestion(one: Decision | undefined, other: Decision | undefined): boolean {
  return one !== undefined && other !== undefined && keyOf(one) === keyOf(other);
}
const keyOf = ({ kind, form, about }: Decision): string => JSON.stringify([kind, form, about]);
