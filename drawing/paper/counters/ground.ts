/** The ground of a stand and the strip along its rear edge that tells whose it is. */
import { jitter } from '../../map/jitter';
import { COLOUR } from '../../map/inks';
import type { Shape } from '../../map/scene';
import { drawing, oval, point, polyline, rectangle } from '../../map/strokes';
import { BLACK, greyOf, type Brush } from './brush';
import { wordsAt } from './fitted-words';

const TURF = '#a3aa68';
const BARE = '#b0a871';
const LUSH = '#98a35c';
const BLADE = '#6d7a3c';

/** Depth of the strip on a base of this depth, cm. */
export const stripOf = (depth: number): number => Math.max(0.2, Math.min(0.42, depth * 0.1));

/** Turf with bare spots and tufts; its lower left corner at 0, 0. `variant` changes where they are. */
export function turf(width: number, depth: number, brush: Brush, variant: number): Shape[] {
  const unit = Math.min(width, depth) / 5;
  const spot = (index: number, kind: number) =>
    point(jitter(index, variant, kind) * width, jitter(index, variant, kind + 1) * depth);
  const spots = (hex: string, kind: number): Shape[] =>
    brush.paint(
      Array.from({ length: Math.round((7 * Math.max(width, depth)) / Math.min(width, depth)) }, (_, index) => {
        const size = unit * (0.35 + jitter(index, variant, kind + 2) * 0.5);
        return oval(spot(index, kind), size, size * 0.6);
      }),
      'ground',
      hex,
    );
  const tufts = Array.from({ length: Math.round((width * depth) / (unit * unit) / 1.4) }, (_, index) => {
    const { x, y } = spot(index, 11);
    const high = unit * 0.2;
    return [-0.5, 0, 0.5].map((lean) => polyline([point(x + lean * high * 0.3, y), point(x + lean * high, y + high)]));
  }).flat();
  return [
    ...brush.paint([rectangle(0, 0, width, depth)], 'ground', TURF),
    ...spots(LUSH, 1),
    ...spots(BARE, 5),
    ...(brush.style === 'line' ? [] : brush.paint(tufts, 'pen', BLADE, unit * 0.02)),
  ];
}

/** A band with a name; the first side's is dark, the second's lighter, and a square before the name is full or open. */
export function strip(name: string, width: number, depth: number, side: number, brush: Brush): Shape[] {
  const high = stripOf(depth);
  const { fill, text, edge } = stripInks(side, brush);
  const mark = high * 0.42;
  const inset = (high - mark) / 2;
  const square = rectangle(inset, inset, inset + mark, inset + mark);
  const size = Math.min(high * 0.8, 0.34);
  return [
    drawing([rectangle(0, 0, width, high)], { fill, stroke: edge, width: 0.012 }),
    drawing([square], side % 2 === 0 ? { fill: text, stroke: text, width: 0.02 } : { stroke: text, width: 0.025 }),
    ...wordsAt(name, (width + mark + inset) / 2, high / 2, { colour: text, size, width: width - mark - 3 * inset }),
  ];
}

export function stripInks(
  side: number,
  { style }: Brush,
): { readonly fill: string; readonly text: string; readonly edge: string } {
  const { fill, edge } = COLOUR.sides[side % 2 === 0 ? 0 : 1];
  if (style === 'colour') return { fill, text: '#ffffff', edge };
  if (style === 'line') return { fill: '#ffffff', text: BLACK, edge: BLACK };
  return side % 2 === 0
    ? { fill: greyOf(fill, 0), text: '#ffffff', edge: BLACK }
    : { fill: greyOf(fill, 0.6), text: BLACK, edge: BLACK };
}
