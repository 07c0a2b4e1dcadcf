/** The average die and the hit table, for fire and melee alike (HOW-SCALE-05, HOW-HIT-01 to 03). */
import { capital } from '../../../battle';
import type { Luck, Odds, Reason } from '../../../battle';
import type { TroopClass } from '../../../scenario';
import type { UnitKind, Traits } from '../troops/traits';

/** HOW-HIT-01: hits by modified die, 0 or less to 6 or more. */
export const HIT_TABLE = {
  'superior infantry': [0, 1, 2, 2, 3, 4, 4],
  'standard infantry': [0, 1, 1, 2, 3, 3, 4],
  'inferior infantry': [0, 0, 1, 2, 2, 3, 3],
  'standard light infantry': [0, 0, 1, 2, 2, 3, 3],
  'inferior light infantry': [0, 0, 1, 1, 2, 2, 3],
  'superior artillery': [0, 0, 1, 1, 1, 2, 2],
  'standard artillery': [0, 0, 0, 1, 1, 2, 2],
  'inferior artillery': [0, 0, 0, 0, 1, 1, 2],
  'superior cavalry': [0, 1, 2, 2, 3, 3, 4],
  'standard cavalry': [0, 0, 1, 2, 2, 3, 4],
  'inferior cavalry': [0, 0, 0, 1, 2, 2, 3],
} as const satisfies Record<string, readonly [number, number, number, number, number, number, number]>;
export type HitLine = keyof typeof HIT_TABLE;
export const HIT_LINES = Object.keys(HIT_TABLE) as readonly HitLine[];

/**
 * The line of the unit that fires or fights (HOW-HIT-02); superior light infantry rolls as standard infantry (HOW-UNIT-10).
 * `quality` is its class, or what it fires as.
 */
export const hitLineOf = ({ kind, class: own }: Traits, quality: TroopClass = own): HitLine => LINE_OF[kind][quality];

const CAVALRY = { superior: 'superior cavalry', standard: 'standard cavalry', inferior: 'inferior cavalry' } as const;
const LINE_OF: Readonly<Record<UnitKind, Readonly<Record<TroopClass, HitLine>>>> = {
  'close order': { superior: 'superior infantry', standard: 'standard infantry', inferior: 'inferior infantry' },
  'light infantry': {
    superior: 'standard infantry',
    standard: 'standard light infantry',
    inferior: 'inferior light infantry',
  },
  'heavy horse': CAVALRY,
  'light horse': CAVALRY,
  artillery: { superior: 'superior artillery', standard: 'standard artillery', inferior: 'inferior artillery' },
  transport: { superior: 'inferior infantry', standard: 'inferior infantry', inferior: 'inferior infantry' },
};

/** What a D6 reads as on the average die: 1 as 3, 6 as 4 (HOW-SCALE-05). */
export const averageDie = (d6: number): number => (d6 === 1 ? 3 : d6 === 6 ? 4 : d6);
export const AVERAGE_DIE = [1, 2, 3, 4, 5, 6].map(averageDie);
const MOST_HITS = 4;

/** Hits by the table alone; the first column has 0 or less, the last 6 or more. */
export const hitsInTable = (line: HitLine, total: number): number =>
  HIT_TABLE[line][Math.max(0, Math.min(6, total))] ?? 0;

/** Hits for a natural average die; a natural 5 always hits once (HOW-HIT-03). */
export function hitsFor(line: HitLine, natural: number, modifier: number): number {
  const hits = hitsInTable(line, natural + modifier);
  return natural === 5 ? Math.max(hits, 1) : hits;
}

/** Mean hits of one die. */
export function expectedHits(line: HitLine, modifier: number): number {
  let sum = 0;
  for (const natural of AVERAGE_DIE) sum += hitsFor(line, natural, modifier);
  return sum / AVERAGE_DIE.length;
}

/** Chance of 0, 1, 2, 3 and 4 hits. */
export function chances(line: HitLine, modifier: number): readonly number[] {
  return ((chancesKnown[line] ??= {})[modifier] ??= chancesWith(line, modifier));
}
const chancesKnown: Partial<Record<HitLine, Record<number, readonly number[]>>> = {};

/** Chances by number of hits, as people are told them. */
export const hitOdds = (chancesOfHits: readonly number[]): Odds => ({
  chance: chancesOfHits.map((p, hits) => ({ p, then: { leaf: { hits } } })).filter(({ p }) => p > 0),
});

function chancesWith(line: HitLine, modifier: number): readonly number[] {
  const thrown = AVERAGE_DIE.map((natural) => hitsFor(line, natural, modifier));
  return Array.from(
    { length: MOST_HITS + 1 },
    (_, hits) => thrown.filter((one) => one === hits).length / AVERAGE_DIE.length,
  );
}

/** What a die gave against what it could be expected to give. */
export function hitLuck(line: HitLine, modifier: number, got: number): Luck {
  const expected = expectedHits(line, modifier);
  let variance = 0;
  for (const natural of AVERAGE_DIE) {
    const off = hitsFor(line, natural, modifier) - expected;
    variance += off * off;
  }
  return { expected, variance: variance / AVERAGE_DIE.length, got };
}

/** How a line is headed in a table. */
export const lineTitle = (line: HitLine): string => capital(line);

/** What was thrown: "Average die: a 6 thrown is read as 4". */
export const dieReason = (die: number): Reason => {
  const natural = averageDie(die);
  const label = natural === die ? 'Average die' : `Average die: a ${die} thrown is read as ${natural}`;
  return { clause: 'HOW-SCALE-05', label, value: natural };
};

/** What the total comes to in the hit table: "A total of 5 gives standard artillery 2 hits". */
export const rowReason = (line: HitLine, total: number, hits: number): Reason => ({
  clause: 'HOW-HIT-01',
  label: `A total of ${total} gives ${line} ${hitsInWords(hits)}`,
});

/** Hits in words: no hit, 1 hit, 2 hits. */
export const hitsInWords = (hits: number): string => (hits === 0 ? 'no hit' : hits === 1 ? '1 hit' : `${hits} hits`);
