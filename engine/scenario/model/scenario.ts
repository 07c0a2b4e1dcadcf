/**
 * The scenario as the rest of Cockade sees it: what a person wrote in YAML, with every length in centimetres, every
 * default filled in and every name made into an id. Reading and its findings are in `read.ts`.
 */
import type { ValueTable } from './values';
import type { Point } from '../../geometry';
import type { Army } from './army';
import type { Clock, HistoryPoint } from './clock';
import type {
  Acceptance,
  Objective,
  ScenarioEvent,
  Season,
  SpecialRule,
  Victory,
  WeatherRule,
} from './course-of-battle';
import type { Feature, NamePlace } from './features';
import type { Cm, Id } from './measures';

export interface Scenario {
  readonly format: 1;
  readonly title: string;
  readonly kind: 'fictional' | 'historical';
  readonly date: string | null;
  /** The war or the years, as `Seven Years War`. */
  readonly period: string | null;
  readonly maker: string | null;
  readonly source: string | null;
  /** Markdown. */
  readonly description: string;
  /** Markdown: what is ours and what is recorded, for whoever sets the table up. */
  readonly notes: string | null;
  readonly rules: RulesChoice;
  readonly table: Table;
  readonly weather: WeatherRule;
  /** Absent where the file does not tell the hours of the day. */
  readonly clock?: Clock;
  /** Absent where it leaves no chronicle. */
  readonly history?: HistoryPoint;
  readonly terrain: readonly Feature[];
  /** Words on the map that name no feature; battles that were kept before there were any lack them. */
  readonly labels?: readonly MapLabel[];
  /** Absent where the file names none. */
  readonly entryPoints?: readonly EntryPoint[];
  /** In file order: the first is the first side. */
  readonly armies: readonly Army[];
  readonly objectives: readonly Objective[];
  readonly victory: Victory;
  readonly special: readonly SpecialRule[];
  /** By turn. */
  readonly events: readonly ScenarioEvent[];
  readonly accepts: readonly Acceptance[];
}

export interface RulesChoice {
  readonly system: Id;
  /** The figure scale places are written for, as `28mm`. */
  readonly scale: string;
  readonly options: Readonly<Record<string, string>>;
  /** Values of the book that are set otherwise; absent while all are its own. */
  readonly values?: ValueTable;
}

/** Words put on the map; `at` is their middle. `size` is that of the type, null for the usual one. */
export interface MapLabel extends NamePlace {
  readonly id: Id;
  readonly text: string;
  readonly size: Cm | null;
}

/**
 * A named place where troops may come on: on the edge of the table, or within it; `heading` is the way in, degrees clockwise
 * from north.
 */
export interface EntryPoint {
  readonly id: Id;
  readonly name: string;
  readonly at: Point;
  readonly heading: number;
  /** It lies within the table, at a bridge or ford where that is named. */
  readonly inside?: true;
  readonly crossing?: Id;
  /** At most so many units come on by it in a turn. */
  readonly rate?: number;
  /** Troops of a side that have come to so wide a stretch of the edge leave by it at the end of a turn. */
  readonly exit?: { readonly side: Id; readonly width: Cm };
}

export const GROUND_COVERS = ['summer grass', 'spring grass', 'autumn grass', 'winter', 'dry grass'] as const;
export interface Table {
  /** West to east. */
  readonly width: Cm;
  /** South to north. */
  readonly depth: Cm;
  readonly ground: (typeof GROUND_COVERS)[number];
  readonly season: Season;
  readonly picture: Picture | null;
  /** Metres of the real ground to a cm of the table; absent where the file does not tell. */
  readonly metresToCm?: number;
}
/** A picture kept beside the file to trace terrain from; its `corner` is the south-west one. */
export interface Picture {
  readonly file: string;
  readonly corner: Point;
  readonly width: Cm;
  /** Degrees clockwise about its corner. */
  readonly turn: number;
  /** Its left and right are exchanged within its frame. */
  readonly mirrored: boolean;
  /** 0 to 1. */
  readonly opacity: number;
}

/** A scenario whose file says nothing more. */
export const PLAIN_SCENARIO = {
  format: 1,
  kind: 'fictional',
  date: null,
  period: null,
  maker: null,
  source: null,
  description: '',
  notes: null,
  weather: { start: 'fair', changing: false },
  terrain: [],
  labels: [],
  objectives: [],
  victory: { turns: null, then: 'points', conditions: [] },
  special: [],
  events: [],
  accepts: [],
} as const satisfies Partial<Scenario>;
/** A table whose file gives only its size. */
export const PLAIN_TABLE = {
  ground: 'summer grass',
  season: 'summer',
  picture: null,
} as const satisfies Partial<Table>;
