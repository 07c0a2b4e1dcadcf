/**
 * The scenario as the rest of Cockade sees it: what a person wrote in YAML, with every length in centimetres, every
 * default filled in and every name made into an id. Reading and its findings are in `read.ts`.
 */
import type { Point } from '../geometry';

export type Id = string;
/** Centimetres on the table. */
export type Cm = number;

export interface Scenario {
  readonly format: 1;
  readonly title: string;
  readonly kind: 'fictional' | 'historical';
  readonly date: string | null;
  readonly maker: string | null;
  readonly source: string | null;
  /** Markdown. */
  readonly description: string;
  /** Markdown: what is ours and what is recorded, for whoever sets the table up. */
  readonly notes: string | null;
  readonly rules: RulesChoice;
  readonly table: Table;
  readonly terrain: readonly Feature[];
  /** In file order: the first is the first side. */
  readonly armies: readonly Army[];
  readonly objectives: readonly Objective[];
  readonly special: readonly SpecialRule[];
}

export interface RulesChoice {
  readonly system: Id;
  /** The figure scale places are written for, as `28mm`. */
  readonly scale: string;
  readonly options: Readonly<Record<string, string>>;
}

export const GROUND_COVERS = ['summer grass', 'spring grass', 'autumn grass', 'winter', 'dry grass'] as const;
export interface Table {
  /** West to east. */
  readonly width: Cm;
  /** South to north. */
  readonly depth: Cm;
  readonly ground: (typeof GROUND_COVERS)[number];
}

// Terrain ---------------------------------------------------------------------------------------------------------

/** A closed shape. `turn` is in degrees clockwise, `at` the centre, `size` width (before turning: west to east) by depth. */
export type Outline =
  | { readonly shape: 'polygon'; readonly points: readonly Point[] }
  | { readonly shape: 'smooth'; readonly points: readonly Point[] }
  | { readonly shape: 'ellipse'; readonly at: Point; readonly radii: readonly [Cm, Cm]; readonly turn: number }
  | { readonly shape: 'rectangle'; readonly at: Point; readonly size: readonly [Cm, Cm]; readonly turn: number };

/** A line over the ground; `smooth` courses pass through every point in a gentle curve. */
export interface Course {
  readonly points: readonly Point[];
  readonly smooth: boolean;
}

interface Named {
  readonly id: Id;
  /** Null when the file gives none. */
  readonly name: string | null;
}

export interface Hill extends Named {
  readonly kind: 'hill';
  readonly slope: 'gentle' | 'steep';
  readonly height: Cm;
  readonly outline: Outline;
}
export const AREA_KINDS = ['wood', 'rough', 'marsh', 'pond', 'orchard', 'vineyard', 'crops', 'ploughland'] as const;
export interface Area extends Named {
  readonly kind: (typeof AREA_KINDS)[number];
  readonly outline: Outline;
}
export interface BuiltUpArea extends Named {
  readonly kind: 'bua';
  readonly build: 'rustic' | 'urban';
  readonly fortified: boolean;
  readonly blocks: readonly Block[];
}
/** A built-up block, a square of houses; its side comes from the rule system. `id` is `<bua>/<number from 1>`. */
export interface Block {
  readonly id: Id;
  readonly at: Point;
  readonly turn: number;
  readonly side: Cm;
}
export interface River extends Named {
  readonly kind: 'river';
  readonly class: 'impassable' | 'fordable';
  readonly width: Cm;
  readonly course: Course;
}
export interface Stream extends Named {
  readonly kind: 'stream';
  readonly width: Cm;
  readonly course: Course;
}
/** A crossing of the river or stream `over`; it lies square to the water at `at`, `width` cm wide and long enough to span it. */
export interface Crossing extends Named {
  readonly kind: 'bridge' | 'ford';
  readonly over: Id;
  readonly at: Point;
  readonly width: Cm;
}
export interface Road extends Named {
  readonly kind: 'road';
  readonly width: Cm;
  readonly course: Course;
}
export const OBSTACLE_KINDS = ['wall', 'hedge', 'fence', 'tree line'] as const;
export interface Obstacle extends Named {
  readonly kind: (typeof OBSTACLE_KINDS)[number];
  readonly course: Course;
}
export type Feature = Hill | Area | BuiltUpArea | River | Stream | Crossing | Road | Obstacle;

// Armies ----------------------------------------------------------------------------------------------------------

/** What a type of unit is for every rule system: the arm it belongs to. */
export const ARMS = ['foot', 'light foot', 'horse', 'guns', 'train'] as const;
export type Arm = (typeof ARMS)[number];

/** Types a scenario may name and the arm of each. */
export const UNIT_TYPES = {
  'line infantry': 'foot',
  grenadiers: 'foot',
  guards: 'foot',
  militia: 'foot',
  'light infantry': 'light foot',
  jaeger: 'light foot',
  freikorps: 'light foot',
  cuirassiers: 'horse',
  dragoons: 'horse',
  hussars: 'horse',
  chevaulegers: 'horse',
  cossacks: 'horse',
  'light gun': 'guns',
  'medium gun': 'guns',
  'heavy gun': 'guns',
  transport: 'train',
} as const satisfies Record<string, Arm>;
export type UnitType = keyof typeof UNIT_TYPES;

export const TROOP_CLASSES = ['superior', 'standard', 'inferior'] as const;
export type TroopClass = (typeof TROOP_CLASSES)[number];
export const UNIT_SIZES = ['small', 'standard', 'large'] as const;
export type UnitSize = (typeof UNIT_SIZES)[number];
export const FORMATIONS = ['line', 'double line', 'march column', 'deployed', 'limbered'] as const;
export type Formation = (typeof FORMATIONS)[number];
export const RATINGS = ['dithering', 'dependable', 'dashing'] as const;
export type Rating = (typeof RATINGS)[number];

export interface Army {
  /** The side's id, the key in the file. */
  readonly id: Id;
  readonly name: string;
  readonly nation: Nation;
  readonly year: number | null;
  readonly attacker: boolean;
  readonly breakPoint: number | null;
  readonly general: General | null;
  readonly brigades: readonly Brigade[];
  /** Units outside the brigades: each its own command. */
  readonly independents: readonly Unit[];
  readonly overrides: Readonly<Record<Id, unknown>>;
}
/** The commanding general. `rating` null: unrated. */
export interface General {
  readonly id: Id;
  readonly name: string;
  readonly rating: Rating | null;
  readonly at: Point;
}
export interface Brigade {
  readonly id: Id;
  readonly name: string;
  readonly commander: { readonly id: Id; readonly name: string; readonly rating: Rating; readonly at: Point };
  readonly units: readonly Unit[];
}
export interface Unit {
  readonly id: Id;
  readonly name: string;
  readonly type: UnitType;
  readonly class: TroopClass;
  readonly size: UnitSize;
  readonly formation: Formation;
  readonly place: Place;
  readonly overrides: Readonly<Record<Id, unknown>>;
}
/** `at` is the centre of the footprint; `heading` degrees clockwise from north. */
export type Place =
  | { readonly at: Point; readonly heading: number }
  /** In a built-up block. */
  | { readonly inside: Id };

/** A nation file, `scenarios/nations/<id>.yaml`, read and carried whole so that a battle needs nothing beside its scenario. */
export interface Nation {
  readonly id: Id;
  readonly name: string;
  readonly colours: NationColours;
  /** National values by rule system; each system parses its own. */
  readonly systems: Readonly<Record<Id, unknown>>;
}
/** Colours as `#rrggbb`. */
export interface NationColours {
  readonly coat: string;
  readonly facings: readonly string[];
  readonly smallClothes: string;
  readonly lace: string;
  readonly flag: readonly string[];
  readonly gunCarriage: string;
}

/** Where points are won. `at` null when the objective is a feature or a block. */
export interface Objective {
  readonly id: Id;
  readonly name: string;
  readonly at: Point | null;
  /** A bridge, ford, hill or built-up block. */
  readonly feature: Id | null;
  readonly points: number;
  /** The side that holds it at the start. */
  readonly holder: Id | null;
}

/** Rules of one scenario; the union grows with the systems. */
export type SpecialRule = {
  readonly rule: 'hold';
  readonly units: readonly Id[];
  readonly untilTurn: number;
  readonly reason: string;
};
