/** What two units that fight each other may expect: the arithmetic of the rounds, with chances in place of dice. */
import { chances, HIT_LINES } from '../fire/hit-table';
import type { HitLine } from '../fire/hit-table';

/** One of two units that fight. */
export interface Fighter {
  readonly line: HitLine;
  /** Its modifiers in the first round and in later ones, without that for 3 hits. */
  readonly first: number;
  readonly later: number;
  /** Hits it has, 0 and up: with 4 it gives way (HOW-REACT-01). */
  readonly hits: number;
}

/** Chances from 0 to 1 that the other gives way alone, that it gives way itself alone, and that both do. */
export interface Exchange {
  readonly won: number;
  readonly lost: number;
  readonly both: number;
}

/** Hits that make a unit give way, and those that take 1 off its dice (HOW-REACT-01, HOW-REACT-08). */
export const GIVES_WAY = 4;
export const SHAKEN = 3;

/** Round after round until somebody gives way. Few modifiers and hits are possible, so few fights differ. */
export function exchange(one: Fighter, other: Fighter): Exchange {
  const key = keyOf(one) * KEYS + keyOf(other);
  let known = fought.get(key);
  if (!known) {
    known = roundFrom(one, other, one.hits, other.hits, true);
    fought.set(key, known);
  }
  return known;
}
const fought = new Map<number, Exchange>();

/** A number of its own for each fighter; modifiers and hits are whole numbers from -32 to 31. */
const keyOf = ({ line, first, later, hits }: Fighter): number =>
  ((HIT_LINES.indexOf(line) * 64 + first + 32) * 64 + later + 32) * 64 + hits + 32;
const KEYS = 64 * 64 * 64 * HIT_LINES.length;

function roundFrom(one: Fighter, other: Fighter, ownHits: number, theirHits: number, isFirst: boolean): Exchange {
  const strikes = blowsOf(one, ownHits, isFirst);
  const struck = blowsOf(other, theirHits, isFirst);
  const sum = { won: 0, lost: 0, both: 0 };
  let stay = 0;
  for (const [dealt, p] of strikes.entries())
    for (const [taken, q] of struck.entries()) {
      const share = p * q;
      if (share === 0) continue;
      const [own, theirs] = [ownHits + taken, theirHits + dealt];
      // A unit already at 4 hits goes at the next.
      const [goes, theyGo] = [taken > 0 && own >= GIVES_WAY, dealt > 0 && theirs >= GIVES_WAY];
      if (goes || theyGo) sum[goes && theyGo ? 'both' : theyGo ? 'won' : 'lost'] += share;
      else if (!isFirst && taken === 0 && dealt === 0) stay += share;
      else {
        const next = roundFrom(one, other, own, theirs, false);
        sum.won += share * next.won;
        sum.lost += share * next.lost;
        sum.both += share * next.both;
      }
    }
  // It goes on: a natural 5 always hits (HOW-HIT-03).
  const goOn = 1 - stay;
  return { won: sum.won / goOn, lost: sum.lost / goOn, both: sum.both / goOn };
}

const blowsOf = ({ line, first, later }: Fighter, hits: number, isFirst: boolean): readonly number[] =>
  chances(line, (isFirst ? first : later) - (hits >= SHAKEN ? 1 : 0));
