/**
 * What a rule system calls and shows: its counters, its marks and its ways of moving, as data. Every record carries it,
 * so window, maps, markers and log show a battle of any book, and playback needs no rules.
 */
import type { LengthUnit } from './lengths';
import type { MarkKind, MarkLook } from './marks';
import type { Id, Piece } from './state';

export interface CountWords {
  readonly one: string;
  readonly many: string;
}

/** A counter of a piece. */
export interface GaugeKind {
  readonly title: string;
  readonly words: CountWords;
  /** Losses are counted up from 0, strength is counted down from what the piece began with. */
  readonly counts: 'losses' | 'strength';
  /** The most that is shown; null: what the piece began with. */
  readonly most: number | null;
  /** The piece is lost when the counter stands here; null: other rules say when. */
  readonly lostAt: number | null;
}

/** How a move looks, whatever the book calls it. */
export type Gait = 'march' | 'withdraw' | 'charge' | 'evade' | 'retire' | 'rout';

/** A manner of moving: how it looks, and what a unit does by it: "falls back". */
export interface MannerKind {
  readonly gait: Gait;
  readonly verb: string;
}

/** What a loose thing looks like, on maps and as a model. */
export type LooseLook = 'gun' | 'limber' | 'wagon' | 'boat' | 'marker';

/** A kind of loose thing: abandoned guns, bridging gear, a marker. */
export interface LooseKind {
  readonly title: string;
  readonly looks: LooseLook;
}

/** A gauge of a feature of the ground, and what the feature looks like while it stands above nothing. */
export interface GroundGaugeKind {
  readonly title: string;
  readonly looks: 'burning';
}

/** What counts against a breaking point, where that is other than points for units that are gone. */
export interface BreakingKind {
  /** As `units gone or running`. */
  readonly words: CountWords;
  /** While it bears one of these marks a unit counts as lost. */
  readonly whileMarked: readonly string[];
}

export interface Vocabulary {
  /** In order: the first that a piece has is drawn beside it. */
  readonly gauges: Readonly<Record<string, GaugeKind>>;
  readonly marks: Readonly<Record<string, MarkKind>>;
  /** A manner that is not declared is an ordinary march. */
  readonly manners: Readonly<Record<string, MannerKind>>;
  /** Kinds of loose things, where the book has such; one that is not declared is a marker of its own name. */
  readonly loose?: Readonly<Record<Id, LooseKind>>;
  /** Gauges of features of the ground that can be seen: houses alight. */
  readonly ground?: Readonly<Record<string, GroundGaugeKind>>;
  /** What fire and melee inflict. */
  readonly scores: CountWords;
  /** What lengths are told in. */
  readonly lengths: LengthUnit;
  /** Titles of the clauses cited, by id. */
  readonly clauses: Readonly<Record<Id, string>>;
  /** The lost points at which each side breaks, where the system has such a thing. */
  readonly breaksAt: Readonly<Record<Id, number>>;
  readonly breaking?: BreakingKind;
}

interface ShownGauge {
  readonly id: Id;
  readonly kind: GaugeKind;
  readonly now: number;
}

type Bearer = Pick<Piece, 'gauges' | 'marks'>;

/** The counter drawn beside a piece: the first its book declares that the piece has. */
export function shownGauge(piece: Pick<Bearer, 'gauges'>, { gauges }: Pick<Vocabulary, 'gauges'>): ShownGauge | null {
  for (const [id, kind] of Object.entries(gauges)) {
    const now = piece.gauges[id];
    if (now !== undefined) return { id, kind, now };
  }
  return null;
}

/** Losses of none are not drawn; what is left of a strength always is. */
export const isWorthDrawing = ({ kind, now }: ShownGauge): boolean => kind.counts === 'strength' || now > 0;

/** What the marks of a piece look like. */
export function looksOf(
  { marks }: Pick<Bearer, 'marks'>,
  vocabulary: Pick<Vocabulary, 'marks'>,
): ReadonlySet<MarkLook> {
  return new Set(Object.keys(marks).flatMap((mark) => vocabulary.marks[mark]?.shows ?? []));
}

const DISORDERED: readonly MarkLook[] = ['shaken', 'routing', 'retiring', 'unformed'];

/** Has it lost its order, by the looks of its marks? */
export const isDisordered = (looks: ReadonlySet<MarkLook>): boolean => DISORDERED.some((look) => looks.has(look));

/** "no hits", "1 hit", "2 hits" */
export const counted = (number: number, { one, many }: CountWords): string =>
  `${number === 0 ? 'no' : number} ${number === 1 ? one : many}`;

const MARCH: MannerKind = { gait: 'march', verb: 'moves' };

/** How a manner of moving looks; one that is not declared is an ordinary march. */
export const mannerOf = ({ manners }: Pick<Vocabulary, 'manners'>, manner: string): MannerKind =>
  manners[manner] ?? MARCH;

/** What a loose thing is called and looks like; one that is not declared is a marker of its own name. */
export const looseKindOf = ({ loose }: Pick<Vocabulary, 'loose'>, kind: Id): LooseKind =>
  loose?.[kind] ?? { title: kind, looks: 'marker' };
