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
const GIVES_WAY = 4;
const SHAKEN = 3;

/** Round after round until somebody gives way. */
export function exchange(one: Fighter, other: Fighter): Exchange {
  const pair = numberOf(one) * FIGHTERS + numberOf(other);
  let found = known.get(pair);
  if (!found) {
    found = roundFrom(one, other, one.hits, other.hits, true);
    known.set(pair, found);
  }
  return found;
}

/** Few modifiers and hits are possible, so few fights differ. */
const known = new Map<number, Exchange>();

/** Every fighter that can be met has a number of its own: from 5 either way a modifier changes nothing any more, nor do hits from 4. */
const numberOf = ({ line, first, later, hits }: Fighter): number =>
  (((lineNumbers.get(line) ?? 0) * MODIFIERS + modifierNumber(first)) * MODIFIERS + modifierNumber(later)) * HITS +
  Math.min(GIVES_WAY, hits);
const modifierNumber = (modifier: number): number => Math.max(-5, Math.min(5, modifier)) + 5;
const lineNumbers = new Map<HitLine, number>(HIT_LINES.map((line, number) => [line, number]));
const MODIFIERS = 11;
const HITS = GIVES_WAY + 1;
const FIGHTERS = HIT_LINES.length * MODIFIERS * MODIFIERS * HITS;

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
  const goOn = 1 - stay;
  return goOn < NOTHING ? NOBODY : { won: sum.won / goOn, lost: sum.lost / goOn, both: sum.both / goOn };
}
/** Rounds in which neither can hit the other never end. */
const NOTHING = 1e-9;
const NOBODY: Exchange = { won: 0, lost: 0, both: 0 };

const blowsOf = ({ line, first, later }: Fighter, hits: number, isFirst: boolean): readonly number[] =>
  chances(line, (isFirst ? first : later) - (hits >= SHAKEN ? 1 : 0));
