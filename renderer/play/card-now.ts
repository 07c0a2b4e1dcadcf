import type { Id } from '../../engine/battle';
import { peopleOf, sideName, sideOf } from '../replay';
import type { Fight } from './fight.svelte';
import { actingSide, isAnswer } from './whose-move';

/** What the card is about, and its words: whose it is, "Prussia decides", and what is asked or happens. */
export interface CardNow {
  readonly kind: 'lost' | 'end' | 'past' | 'acting' | 'dice' | 'decision';
  /** Null: nobody's. */
  readonly side: Id | null;
  readonly who: string;
  readonly title: string;
}

interface Showing {
  /** Something is being shown, or a computer is asked. */
  readonly acts: boolean;
  /** An earlier moment is looked at. */
  readonly isPast: boolean;
  /** The desk cannot be reached. */
  readonly isLost: boolean;
}

export function cardNow({ battle, asked, position, ended }: Fight, { acts, isPast, isLost }: Showing): CardNow {
  if (isLost) return { kind: 'lost', side: null, who: 'Nobody answers', title: 'The connection to Cockade is lost' };
  const { record, moment } = battle;
  const { roster } = record;
  const named = (side: Id | null): string => (side === null ? '' : sideName(roster, side));
  if (ended && !battle.playing) {
    const { winner } = position.outcome;
    const title = winner === null ? 'Nobody wins' : `${named(winner)} wins`;
    return { kind: 'end', side: winner, who: 'The battle is over', title };
  }
  if (isPast || acts || !asked) {
    const lately = battle.log.findLast((row) => row.kind === 'line' && row.moment <= moment);
    const line = lately?.kind === 'line' ? lately : null;
    const title = line?.text ?? 'The armies stand ready';
    // Whoever the line tells of: another may since have begun something that has no line yet.
    const told = line?.events.at(-1);
    const isOfPhase = line !== null && line.moment > (battle.phase?.from ?? 0);
    const side = isOfPhase && told ? sideOf(roster, peopleOf(told)[0] ?? '') : actingSide(record, moment);
    if (isPast) return { kind: 'past', side, who: 'An earlier moment', title };
    return { kind: 'acting', side, who: side === null ? 'The battle goes on' : `${named(side)} acts`, title };
  }
  const side = roster.sides.find(({ seat }) => seat === asked.seat)?.id ?? null;
  const isDice = asked.form.form === 'dice';
  const does = isDice ? 'rolls' : isAnswer(record, asked.seat) ? 'answers' : 'decides';
  return { kind: isDice ? 'dice' : 'decision', side, who: `${named(side)} ${does}`, title: asked.title };
}
