import { Color } from 'three';

/** The colours an instance brings along; `fixed` parts have the same colour on every figure. */
export const SLOTS = ['fixed', 'coat', 'facing', 'small clothes', 'lace', 'horse'] as const;
export type ColourSlot = (typeof SLOTS)[number];

/** Linear colour. */
export type Rgb = readonly [number, number, number];
export interface FigurePaint {
  readonly slot: ColourSlot;
  readonly colour: Rgb;
}

/** Linear components of a `#rrggbb` colour. */
export function rgb(hex: string): Rgb {
  const { r, g, b } = new Color(hex);
  return [r, g, b];
}

const fixed = (hex: string): FigurePaint => ({ slot: 'fixed', colour: rgb(hex) });
const dyed = (slot: ColourSlot): FigurePaint => ({ slot, colour: [1, 1, 1] });

export const COAT = dyed('coat');
export const FACING = dyed('facing');
export const SMALL_CLOTHES = dyed('small clothes');
export const LACE = dyed('lace');
export const HIDE = dyed('horse');

export const SKIN = fixed('#d79c74');
export const POWDERED = fixed('#d8d2c4');
export const FELT = fixed('#1b1918');
export const FUR = fixed('#2a211b');
export const GAITER = fixed('#2a2623');
export const BELT = fixed('#efe9d8');
export const RIBBON = fixed('#4a3523');
export const STOCK = fixed('#7a4a26');
export const STEEL = fixed('#aeb2b4');
export const IRON = fixed('#3a3a3c');
export const BRASS = fixed('#c9a24a');
export const BRONZE = fixed('#b98a3e');
export const CUIRASS = fixed('#34363b');
export const LEATHER = fixed('#3c2a1a');
export const TIMBER = fixed('#6b4527');
export const SCARLET = fixed('#9d2226');
export const WHITE = fixed('#f2eee2');
export const CANVAS = fixed('#d5c7a0');
export const TARTAN = fixed('#25402f');
export const BONNET = fixed('#22304f');
export const BEARD = fixed('#5b4028');
