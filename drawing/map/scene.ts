/** A drawing in table centimetres, x east and y north, before it becomes SVG or a printed page. */
import type { Point, Pose } from '../../engine/geometry';

/** A cubic curve to `to`. */
export interface Bend {
  readonly leaving: Point;
  readonly arriving: Point;
  readonly to: Point;
}
/** A pen stroke; one without steps is a dot as wide as the pen. */
export interface Stroke {
  readonly from: Point;
  readonly steps: readonly (Point | Bend)[];
  readonly closed: boolean;
}

/** How a shape is inked; widths and dashes in cm, colours as `#rrggbb`, opacities 0 to 1. */
export interface Paint {
  readonly fill?: string;
  readonly fillOpacity?: number;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
  readonly round?: boolean;
  /** The stroke lies below the filling, as the halo of a letter. */
  readonly strokeBelow?: boolean;
}

/** Titles and running words stand in the first three; tables in the sans faces, whose figures are all of one width. */
export const FONT_ROLES = ['roman', 'italic', 'capitals', 'sans', 'sans strong'] as const;
export type FontRole = (typeof FONT_ROLES)[number];

export interface Lettering {
  readonly text: string;
  readonly role: FontRole;
  /** Size of the type in cm. */
  readonly size: number;
  /** Added between letters, in cm. */
  readonly spacing: number;
  readonly colour: string;
  /** A rim in this colour keeps the words clear of the drawing below. */
  readonly halo: { readonly colour: string; readonly width: number } | null;
}
/** A spot on a line and the unit vector of the way on. */
export interface LineSpot {
  readonly at: Point;
  readonly toward: Point;
}

export type Shape =
  | { readonly kind: 'drawing'; readonly strokes: readonly Stroke[]; readonly paint: Paint }
  | { readonly kind: 'disc'; readonly at: Point; readonly radius: number; readonly paint: Paint }
  /** Words centred on `place.at`, their base line along `place.toward`. */
  | { readonly kind: 'words'; readonly lettering: Lettering; readonly place: LineSpot }
  /** Words set letter by letter along a curve: one spot for each letter. */
  | { readonly kind: 'flowing words'; readonly lettering: Lettering; readonly letters: readonly LineSpot[] }
  | {
      readonly kind: 'group';
      /** Null: the table's own frame. Else x runs to the right of the pose and y ahead of it. */
      readonly frame: Pose | null;
      /** Written as `data-` attributes. */
      readonly tags: Readonly<Record<string, string>>;
      readonly opacity?: number;
      readonly shapes: readonly Shape[];
    }
  /** A drawing in its own measure: what lies at `p` in it comes to `origin` + `p` x `scale`, cut at `clip` if there is one. */
  | {
      readonly kind: 'window';
      readonly origin: Point;
      readonly scale: number;
      readonly clip: Frame | null;
      readonly shapes: readonly Shape[];
    };

export const LAYER_NAMES = [
  'paper',
  'fields',
  'hills',
  'grid',
  'water',
  'roads',
  'woods',
  'obstacles',
  'villages',
  'works',
  'objectives',
  'deployment',
  'names',
  'troops',
  'border',
] as const;
export type LayerName = (typeof LAYER_NAMES)[number];

/** `clipped` layers end at the table's edge. */
export interface Layer {
  readonly name: LayerName;
  readonly clipped: boolean;
  readonly shapes: readonly Shape[];
}
export interface Frame {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}
export interface Scene {
  /** What the picture shows, the paper's edge included. */
  readonly sheet: Frame;
  readonly table: Frame;
  readonly layers: readonly Layer[];
}
