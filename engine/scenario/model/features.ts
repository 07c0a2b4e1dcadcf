/** The terrain of a scenario: every length in centimetres, every default filled in. */
import type { Point } from '../../geometry';
import type { Arm } from './unit-types';
import type { Confidence } from './confidence';
import type { Cm, Id } from './measures';

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

export const GOINGS = ['free', 'half', 'quarter', 'closed'] as const;
/** Over an area: full, half or quarter speed, or closed. Over a line: free, half a move, a quarter of one, or closed. */
export type Going = (typeof GOINGS)[number];
export const COVERS = ['none', 'light', 'heavy'] as const;
export const SIGHTS = ['open', 'blocked'] as const;
/** What a feature does to troops, in words every rule system can take; null leaves it as the rule system has its kind. */
export interface Effects {
  readonly movement: Readonly<Record<Arm, Going>> | null;
  readonly cover: (typeof COVERS)[number] | null;
  readonly sight: (typeof SIGHTS)[number] | null;
}

/** Where a name stands on maps: the middle of its words, `turn` degrees clockwise from words that run to the east. */
export interface NamePlace {
  readonly at: Point;
  readonly turn: number;
}

interface Common {
  readonly id: Id;
  /** Null when the file gives none. */
  readonly name: string | null;
  /** Where its name stands; null when the map looks for a place. */
  readonly label: NamePlace | null;
  /** What differs from its kind here; null when nothing does. */
  readonly effects: Effects | null;
  readonly overrides: Readonly<Record<Id, unknown>>;
  /** How sure it is that it lay there, and so; absent where the file does not say. */
  readonly confidence?: Confidence;
}

export interface Hill extends Common {
  readonly kind: 'hill';
  readonly slope: 'gentle' | 'steep';
  /** Of the plateau, above the table. */
  readonly height: Cm;
  readonly outline: Outline;
  /** Own contours from the lowest up, each inside the one below; empty for a hill that rises evenly. */
  readonly contours: readonly { readonly height: Cm; readonly outline: Outline }[];
}
export const AREA_KINDS = ['wood', 'rough', 'marsh', 'pond', 'orchard', 'vineyard', 'crops', 'ploughland'] as const;
export interface Area extends Common {
  readonly kind: (typeof AREA_KINDS)[number];
  readonly outline: Outline;
  /** A pond that is frozen over when the battle begins. */
  readonly frozen?: true;
}
/** Ground of its own kind: `what` it is in the words of the file, and declared effects. */
export interface CustomArea extends Common {
  readonly kind: 'custom area';
  readonly what: string;
  readonly outline: Outline;
  readonly effects: Effects;
}
export interface BuiltUpArea extends Common {
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
export interface River extends Common {
  readonly kind: 'river';
  readonly class: 'impassable' | 'fordable';
  readonly width: Cm;
  readonly course: Course;
  /** It is frozen over when the battle begins. */
  readonly frozen?: true;
}
export interface Stream extends Common {
  readonly kind: 'stream';
  readonly width: Cm;
  readonly course: Course;
  readonly frozen?: true;
}
/** A crossing of the river or stream `over`; it lies square to the water at `at`, `width` cm wide and long enough to span it. */
export interface Crossing extends Common {
  readonly kind: 'bridge' | 'ford';
  readonly over: Id;
  readonly at: Point;
  readonly width: Cm;
  /** A bridge that does not stand when the battle begins. */
  readonly broken?: true;
}
/** What a road leads to off the table, at the first point of its course and at the last; not in battles kept by older versions. */
export interface RoadEnds {
  readonly from?: string | null;
  readonly to?: string | null;
}
export interface Road extends Common, RoadEnds {
  readonly kind: 'road';
  readonly width: Cm;
  readonly course: Course;
}
/** A road that lies deeper than the fields beside it. */
export interface SunkenRoad extends Common, RoadEnds {
  readonly kind: 'sunken road';
  readonly width: Cm;
  readonly course: Course;
}
export const OBSTACLE_KINDS = ['wall', 'hedge', 'fence', 'tree line', 'abatis'] as const;
export interface Obstacle extends Common {
  readonly kind: (typeof OBSTACLE_KINDS)[number];
  readonly course: Course;
}
/** An obstacle of its own kind: `what` it is in the words of the file, and declared effects. */
export interface CustomLine extends Common {
  readonly kind: 'custom line';
  readonly what: string;
  readonly course: Course;
  readonly effects: Effects;
}
/** A trench with a bank: whoever goes along its course has the enemy on the left and the defender on the right. */
export interface Entrenchment extends Common {
  readonly kind: 'entrenchment';
  readonly course: Course;
  /** The unit it was thrown up for, mostly a battery; it goes along when that is moved in the editor. */
  readonly of?: Id;
}
/** A closed work, defended all round; `turn` of its outline is where its front looks. */
export interface Redoubt extends Common {
  readonly kind: 'redoubt';
  readonly outline: Outline;
  readonly of?: Id;
}
export type Feature =
  | Hill
  | Area
  | CustomArea
  | BuiltUpArea
  | River
  | Stream
  | Crossing
  | Road
  | SunkenRoad
  | Obstacle
  | CustomLine
  | Entrenchment
  | Redoubt;

/** A feature without the parts that most of them leave at their usual values. */
export const PLAIN_FEATURE = { label: null, effects: null, overrides: {} } as const satisfies Partial<Common>;
