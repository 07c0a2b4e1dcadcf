/** One battle fought and looked through: everything that went wrong, in sentences. */
import { faultsOf, faultsOfAnswers } from './faults';
import { fight } from './fight';
import type { Fought, Player } from './fight';
import type { Subject } from './subject';

export interface Trial {
  /** Null when it could not be fought out. */
  readonly fought: Fought | null;
  readonly faults: readonly string[];
}

export function trial(subject: Subject, player: Player, seed: number): Trial {
  const faults: string[] = [];
  try {
    const fought = fight(subject, player, seed, (dealt, battle) => faults.push(...faultsOfAnswers(dealt, battle)));
    faults.push(...faultsOf(fought));
    return { fought, faults };
  } catch (error) {
    return { fought: null, faults: [...faults, stackOf(error)] };
  }
}

/** Where a fault of ours was thrown. */
function stackOf(error: unknown): string {
  const cause: unknown = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
