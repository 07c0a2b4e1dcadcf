/**
 * What a line across the ground is to Honours of War (HOW-TERR-04, 06 to 08, 17): the cost of crossing it, its cover and
 * what it hides, from its kind or from what the scenario declares of it.
 */
import { memo } from '../../../facts';
import type { Effects } from '../../../scenario';
import type { GroundLine } from '../../../terrain';
import type { UnitKind } from '../troops/traits';
import { byKind, CLOSED, ratesBy } from './areas';
import type { ByKind, CoverClass } from './areas';

export interface LineRow {
  /** Cost of crossing it, as a share of N; Infinity where it is closed. */
  readonly shares: ByKind;
  /** Of a unit behind it. */
  readonly cover: CoverClass | null;
  /** It blocks sight as a line of trees does (HOW-TERR-08). */
  readonly hides: boolean;
  /** It takes the force from roundshot (HOW-GRAZE-04). */
  readonly stopsBalls: boolean;
  /** Works: heavy cover for those who occupy them (HOW-TERR-09). */
  readonly works: boolean;
  /** Having crossed it, a run-in begins anew (HOW-CHG-05). */
  readonly breaksRun: boolean;
}

const row = (shares: ByKind, more: Partial<Omit<LineRow, 'shares'>> = {}): LineRow => ({
  shares,
  cover: more.cover ?? null,
  hides: more.hides ?? false,
  stopsBalls: more.stopsBalls ?? false,
  works: more.works ?? false,
  breaksRun: more.breaksRun ?? true,
});

const NOTHING = byKind(0, 0, 0, 0, 0);
const BARRIER = byKind(0, 0, 0.5, 0.5, 0.5);
const WALL = row(BARRIER, { cover: 'light', stopsBalls: true });
const HEDGE = row(BARRIER, { cover: 'light' });
const TREES = row(BARRIER, { cover: 'light', hides: true });
/** Felled trees: not in the table; for all foot what a trench is to close order, and a hedge to those behind (review). */
const ABATIS = row(byKind(0.5, 0.5, CLOSED, CLOSED, CLOSED), { cover: 'light' });
const ENTRENCHMENT = row(byKind(0.5, 0, CLOSED, CLOSED, CLOSED), { cover: 'light', stopsBalls: true, works: true });
/** Guns and wagons are stopped by the water itself (HOW-TERR-22). */
const STREAM = row(byKind(0.5, 0, 0.5, 0, 0), { stopsBalls: true });
const RIVER = row(NOTHING);
const ROAD = row(NOTHING, { breaksRun: false });

/** What a line is to these rules: its kind, and what its feature declares in place of that. */
export const lineRow = memo((line: GroundLine): LineRow => {
  const { effects } = line.feature;
  return effects && !isStrip(line) ? declared(LINE_ROWS[line.kind], effects) : LINE_ROWS[line.kind];
});

/** By kind, where nothing is declared. */
export const LINE_ROWS: Readonly<Record<GroundLine['kind'], LineRow>> = {
  wall: WALL,
  hedge: HEDGE,
  fence: HEDGE,
  'tree line': TREES,
  abatis: ABATIS,
  entrenchment: ENTRENCHMENT,
  road: ROAD,
  'sunken road': ROAD,
  river: RIVER,
  stream: STREAM,
  'custom line': ROAD,
};

/** What is declared of rivers and sunken roads is read where they are areas; roads are never in the way. */
const isStrip = ({ kind }: GroundLine): boolean => kind === 'river' || kind === 'road' || kind === 'sunken road';

const SHARES = { free: 0, half: 0.5, quarter: 0.25, closed: CLOSED } as const;

/** Each part that is declared replaces that of the kind; works with declared cover cover as a plain line. */
function declared(kind: LineRow, { movement, cover, sight }: Effects): LineRow {
  const shares = movement ? ratesBy(movement, SHARES) : kind.shares;
  const covers = cover === null ? kind.cover : cover === 'none' ? null : cover;
  return {
    shares,
    cover: covers,
    hides: sight === null ? kind.hides : sight === 'blocked',
    stopsBalls: kind.stopsBalls,
    works: kind.works && cover === null,
    breaksRun: kind.breaksRun || covers !== null || Object.values(shares).some((share) => share > 0),
  };
}

/** A wall, hedge, fence, works or the like: defences in a charge, cover in fire (HOW-MELEE-14, HOW-TERR-07). */
export const isDefence = (line: GroundLine): boolean => lineRow(line).cover !== null;

/** The cost of crossing a line, as a share of N (HOW-TERR-04, HOW-TERR-17). */
export const crossingShare = (kind: UnitKind, line: GroundLine): number => lineRow(line).shares[kind];
