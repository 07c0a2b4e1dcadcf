/** A tree of the scenery box, by the shape of its crown. */
export const TREE_KINDS = ['round', 'tall', 'fir', 'poplar'] as const;
export type TreeKind = (typeof TREE_KINDS)[number];

/** Places are in cm on the table; `turn` in radians, `size` multiplies the model. */
export interface Planted {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  /** Brightness of this one, about 1. */
  readonly shade: number;
}
export interface PlantedTree extends Planted {
  readonly kind: TreeKind;
}
export interface Bush extends Planted {
  readonly kind: 'hedge' | 'scrub' | 'vine';
}
export interface Tuft extends Planted {
  readonly kind: 'grass' | 'reed' | 'corn';
  /** Which of the five grass colours. */
  readonly hue: number;
}

export const WALLS = ['plaster', 'timber', 'stone', 'planks'] as const;
export const ROOFS = ['tiles', 'brown tiles', 'thatch'] as const;
/** A model house: `width` along its ridge, `depth` across, heights to the eaves and from there to the ridge, cm. */
export interface ModelHouse {
  readonly kind: 'house' | 'church';
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from the ridge lying west to east. */
  readonly turn: number;
  readonly width: number;
  readonly depth: number;
  readonly eaves: number;
  readonly pitch: number;
  readonly wall: (typeof WALLS)[number];
  readonly roof: (typeof ROOFS)[number];
}
/** A stretch of fence or wall between two places. */
export interface Rail {
  readonly kind: 'fence' | 'wall';
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}
export const PROP_KINDS = ['gabion', 'fascine', 'fraise', 'stone', 'felled tree'] as const;
export type PropKind = (typeof PROP_KINDS)[number];
/** Something set on the ground or into it: its foot stands `height` cm above the table; `turn` is that of its x axis. */
export interface Prop extends Planted {
  readonly kind: PropKind;
  readonly height: number;
}

/** A soft dark patch painted where something stands. */
export interface TreeFoot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly dark: number;
}

export interface Planting {
  readonly trees: readonly PlantedTree[];
  readonly bushes: readonly Bush[];
  readonly tufts: readonly Tuft[];
  readonly houses: readonly ModelHouse[];
  readonly rails: readonly Rail[];
  readonly props: readonly Prop[];
  readonly feet: readonly TreeFoot[];
}
