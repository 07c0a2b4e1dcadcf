/** How parts of a figure are inked in each style: full colours, greys, or black lines on white paper. */
import type { Shape, Stroke } from '../../map/scene';
import { drawing, inked } from '../../map/strokes';
import type { Style } from '../../map/inks';

/** `shade` lies on the ground under things; `tone` is ground whose lightness tells something; `cloth` is filled and outlined; `dark` stays black where only lines are drawn. */
export type Ink = 'shade' | 'cloth' | 'dark' | 'pen' | 'ground' | 'tone';

export interface Brush {
  readonly style: Style;
  /** Width of outlines, cm. */
  readonly fine: number;
  /** `width` of pens in cm; the fine width when it is left out. */
  paint(strokes: readonly Stroke[], ink: Ink, hex: string, width?: number): Shape[];
  /** What can be read on a `tone`: black or white. */
  on(hex: string): string;
}

export const BLACK = '#181818';
const WHITE = '#ffffff';
/** Thinner lines break up in print, cm. */
const HAIR = 0.008;

export function brushOf(style: Style, fine: number): Brush {
  const paints = { colour: inColour, grey: inGrey, line: inLine }[style];
  const outline = Math.max(HAIR, fine);
  return {
    style,
    fine: outline,
    on: (hex) => (style === 'line' || lightness(hex) > 0.5 ? BLACK : WHITE),
    paint: (strokes, ink, hex, width) => inked(paints(strokes, ink, hex, Math.max(HAIR, width ?? outline), outline)),
  };
}

type Painter = (strokes: readonly Stroke[], ink: Ink, hex: string, width: number, fine: number) => Shape[];

const inColour: Painter = (strokes, ink, hex, width, fine) => {
  switch (ink) {
    case 'shade':
      return [drawing(strokes, { fill: '#2a2413', fillOpacity: 0.24 })];
    case 'ground':
    case 'tone':
      return [drawing(strokes, { fill: hex })];
    case 'pen':
      return [drawing(strokes, { stroke: hex, width, round: true })];
    case 'cloth':
    case 'dark':
      return [drawing(strokes, { fill: hex, stroke: darker(hex), width: fine, round: true })];
  }
};

const inGrey: Painter = (strokes, ink, hex, width, fine) => {
  switch (ink) {
    case 'shade':
      return [drawing(strokes, { fill: '#000000', fillOpacity: 0.22 })];
    case 'ground':
      return [drawing(strokes, { fill: greyOf(hex, 0.65) })];
    case 'tone':
      return [drawing(strokes, { fill: greyOf(hex, 0) })];
    case 'pen':
      return [drawing(strokes, { stroke: greyOf(hex, 0), width, round: true })];
    case 'cloth':
    case 'dark':
      return [
        drawing(strokes, { fill: greyOf(hex, ink === 'dark' ? 0 : 0.2), stroke: BLACK, width: fine, round: true }),
      ];
  }
};

const inLine: Painter = (strokes, ink, hex, width, fine) => {
  switch (ink) {
    case 'shade':
    case 'ground':
    case 'tone':
      return [];
    case 'pen':
      // A pale stroke is not drawn: the white under it shows between two black lines.
      return lightness(hex) > 0.6
        ? []
        : [drawing(strokes, { stroke: BLACK, width: Math.max(HAIR, width * 0.8), round: true })];
    case 'cloth':
      return [drawing(strokes, { fill: WHITE, stroke: BLACK, width: fine, round: true })];
    case 'dark':
      return [drawing(strokes, { fill: BLACK, stroke: BLACK, width: fine, round: true })];
  }
};

/** Red, green and blue, 0 to 255. */
function partsOf(hex: string): readonly [number, number, number] {
  const number = Number.parseInt(hex.slice(1), 16);
  return [Math.floor(number / 65536) % 256, Math.floor(number / 256) % 256, number % 256];
}
const hexOf = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.max(0, Math.min(255, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** As an eye sees it, 0 black to 1 white. */
export function lightness(hex: string): number {
  const [red, green, blue] = partsOf(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
/** The grey of a colour, brought towards white by a share of the way. */
export function greyOf(hex: string, lifted: number): string {
  const grey = 255 * (lightness(hex) * (1 - lifted) + lifted);
  return hexOf([grey, grey, grey]);
}
export const darker = (hex: string): string => hexOf(partsOf(hex).map((part) => part * 0.45));
export const lighter = (hex: string, by: number): string => hexOf(partsOf(hex).map((part) => part + (255 - part) * by));
