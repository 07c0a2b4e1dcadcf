/** The title of a map in its cartouche, the compass, and the scale bars, in cm of paper. */
import { unitInWords, type LengthUnit } from '../../../engine/battle';
import type { Scenario } from '../../../engine/scenario';
import { FOOT } from '../../map/border';
import type { Inks } from '../../map/inks';
import type { FontRole, Frame, Lettering, Shape, Stroke } from '../../map/scene';
import { bend, drawing, EAST, oval, point, polygon, polyline, rectangle } from '../../map/strokes';
import { breakLines, inFace, runsWidth } from '../text';
import type { EdgeWordsSize } from './edge-places';

interface TitleLine {
  readonly text: string;
  readonly role: FontRole;
  readonly size: number;
  /** Cm. */
  readonly width: number;
}
export interface Title extends EdgeWordsSize {
  readonly lines: readonly TitleLine[];
}

/** The lines of the title, none wider than `widest` and `most` cm with the cartouche's border. */
export function titleOf(
  { title, date, period }: Scenario,
  ratio: number,
  type: number,
  widest: number,
  most = type * 26,
): Title {
  const measure = Math.min(widest, most) - type * 2.4;
  const set = (text: string, role: FontRole, size: number): TitleLine[] =>
    breakLines(inFace(text, role), size, measure).map(({ words, width }) => ({
      text: words.map(({ text: word, gaps }, index) => (index > 0 && gaps > 0 ? ` ${word}` : word)).join(''),
      role,
      size,
      width,
    }));
  const when = [date, period].filter((part) => part !== null).join(', ');
  const lines = [
    ...set(title, 'capitals', type * 1.7),
    ...(when === '' ? [] : set(when, 'italic', type * 1.05)),
    ...set(`Scale 1 : ${ratio}`, 'roman', type * 0.9),
  ];
  const width = Math.max(...lines.map((line) => line.width)) + type * 2.4;
  const height = lines.reduce((sum, { size }) => sum + size * 1.25, 0) + type * 1.2;
  return { lines, width, height };
}

/** How much larger a title above the map is set. */
const MAST = 1.5;

/** The lines of a title that stands above the map, and the room for them and the ornament below. */
export function mastOf(scenario: Scenario, ratio: number, type: number, widest: number): Title {
  const big = type * MAST;
  const title = titleOf(scenario, ratio, big, widest, Infinity);
  return { ...title, height: title.height + big * 0.5 };
}

/** A title above the map, with a drawn-out rule and a lozenge under it. */
export function drawMast(title: Title, { west, south, east, north }: Frame, type: number, inks: Inks): Shape[] {
  const big = type * MAST;
  const middle = (west + east) / 2;
  const [y, long] = [south + big * 0.5, Math.min((east - west) / 2, Math.max(title.width / 2, big * 6))];
  const lozenge = (x: number, size: number): Stroke =>
    polygon([point(x, y + size), point(x + size, y), point(x, y - size), point(x - size, y)]);
  const taper = (side: 1 | -1): Stroke =>
    polygon([
      point(middle + side * big * 0.85, y + big * 0.045),
      point(middle + side * long, y),
      point(middle + side * big * 0.85, y - big * 0.045),
    ]);
  return [
    ...drawTitle(title, middle, (south + big * 0.5 + north) / 2, inks),
    drawing([taper(1), taper(-1), lozenge(middle - big * 0.6, big * 0.09), lozenge(middle + big * 0.6, big * 0.09)], {
      fill: inks.ink,
    }),
    drawing([lozenge(middle, big * 0.24)], { stroke: inks.ink, width: big * 0.05 }),
  ];
}

/** The title in a frame with notched corners. */
export function drawCartouche(title: Title, { west, south, east, north }: Frame, type: number, inks: Inks): Shape[] {
  const outer = notched({ west, south, east, north }, type * 0.55);
  const gap = type * 0.18;
  const inner = notched({ west: west + gap, south: south + gap, east: east - gap, north: north - gap }, type * 0.55);
  return [
    drawing([outer], { fill: inks.halo, stroke: inks.ink, width: type * 0.12 }),
    drawing([inner], { stroke: inks.ink, width: type * 0.035 }),
    ...drawTitle(title, (west + east) / 2, (south + north) / 2, inks),
  ];
}

/** The lines of the title one below the other about a middle. */
function drawTitle({ lines }: Title, x: number, y: number, inks: Inks): Shape[] {
  let top = y + lines.reduce((sum, { size }) => sum + size * 1.25, 0) / 2;
  return lines.map(({ text, role, size }): Shape => {
    top -= size * 1.25;
    return words(text, role, size, x, top + size * 0.6, inks);
  });
}

function words(text: string, role: FontRole, size: number, x: number, y: number, inks: Inks): Shape {
  const lettering: Lettering = { text, role, size, spacing: 0, colour: inks.ink, halo: null };
  return { kind: 'words', lettering, place: { at: point(x, y), toward: EAST } };
}

function notched({ west, south, east, north }: Frame, notch: number): Stroke {
  const k = notch * 0.45;
  return {
    from: point(west + notch, south),
    steps: [
      point(east - notch, south),
      bend(point(east - notch, south + k), point(east - k, south + notch), point(east, south + notch)),
      point(east, north - notch),
      bend(point(east - k, north - notch), point(east - notch, north - k), point(east - notch, north)),
      point(west + notch, north),
      bend(point(west + notch, north - k), point(west + k, north - notch), point(west, north - notch)),
      point(west, south + notch),
      bend(point(west + k, south + notch), point(west + notch, south + k), point(west + notch, south)),
    ],
    closed: true,
  };
}

export const compassSize = (type: number): EdgeWordsSize => ({ width: type * 4.6, height: type * 5.9 });

/** A rose with north up, in a room of `compassSize`. */
export function drawCompass({ west, south, east }: Frame, type: number, inks: Inks): Shape[] {
  const at = point((west + east) / 2, south + type * 2.3);
  const on = (x: number, y: number): { x: number; y: number } => point(at.x + x * type, at.y + y * type);
  const dark: Stroke[] = [];
  const light: Stroke[] = [];
  for (const [long, wide, turn] of [
    [1.35, 0.3, 1],
    [1.9, 0.36, 0],
  ] as const) {
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const spin = (x: number, y: number): { x: number; y: number } => {
        const [u, v] = turn === 1 ? [(x + y) * Math.SQRT1_2, (y - x) * Math.SQRT1_2] : [x, y];
        return [on(u, v), on(v, -u), on(-u, -v), on(-v, u)][quarter] ?? on(u, v);
      };
      dark.push(polygon([spin(0, 0), spin(wide, wide), spin(0, long)]));
      light.push(polygon([spin(0, 0), spin(-wide, wide), spin(0, long)]));
    }
  }
  const rim = { stroke: inks.ink, width: type * 0.04 };
  return [
    drawing([oval(at, type * 2.1, type * 2.1)], { fill: inks.halo, fillOpacity: 0.85, ...rim }),
    drawing([oval(at, type * 1.95, type * 1.95)], rim),
    drawing(light, { fill: inks.halo, ...rim }),
    drawing(dark, { fill: inks.ink, ...rim }),
    words('N', 'capitals', type * 1.5, at.x, at.y + type * 3.05, inks),
  ];
}

/** Steps of the second bar, the longest that fits twice. */
const STEPS: Readonly<Record<LengthUnit['sign'], readonly number[]>> = { cm: [20, 10, 5], '″': [6, 4, 2] };
const LEAST_STEP: Readonly<Record<LengthUnit['sign'], number>> = { cm: 5, '″': 2 };

/** Steps of the bar of paces, the longest that fits twice. */
const PACES = [1000, 500, 250, 200, 100, 50, 20, 10] as const;

/** Height of the scale bars, in sizes of type; with one of paces. */
export const barsHeight = (paces: number | null): number => (paces === null ? 5.4 : 7.4);

interface Measures {
  readonly ratio: number;
  readonly lengths: LengthUnit;
  /** To a cm of the table; null: not told. */
  readonly paces: number | null;
}
/** Bars of feet and of what the players measure with on the table, at most `wide` cm of paper long, hanging from `top`. */
export function drawScaleBars(
  left: number,
  top: number,
  wide: number,
  { ratio, lengths, paces }: Measures,
  type: number,
  inks: Inks,
): Shape[] {
  // The noughts stand out to the left of the bars.
  const start = left + type * 0.4;
  const room = wide - type * 3.8;
  const feet = Math.min(4, Math.floor((room * ratio) / FOOT));
  const halves = Math.max(1, feet * 2);
  const seen = room * ratio * lengths.times;
  const step = STEPS[lengths.sign].find((one) => one * 2 <= seen) ?? LEAST_STEP[lengths.sign];
  const steps = Math.max(1, Math.min(6, Math.floor(seen / step)));
  const small = type * 0.9;
  const unit = unitInWords(lengths);
  const title = `One foot of the table is ${tidy(FOOT / ratio)} cm here.`;
  const [line] = breakLines(inFace(title, 'italic'), small, wide);
  return [
    ...(line ?? { words: [] }).words.map((word) =>
      words(word.text, word.role, small, left + word.left + word.width / 2, top - small * 0.6, inks),
    ),
    ...bar(
      start,
      top - type * 1.5,
      FOOT / 2 / ratio,
      halves,
      feet > 0 ? 2 : 1,
      (count) => (count === 1 ? '½' : String(count / 2)),
      feet > 0 ? 'feet' : 'foot',
      type,
      inks,
    ),
    ...bar(
      start,
      top - type * 3.45,
      step / lengths.times / ratio,
      steps,
      1,
      (count) => String(count * step),
      unit,
      type,
      inks,
    ),
    ...(paces === null ? [] : barOfPaces(start, top - type * 5.4, room, ratio * paces, type, inks)),
  ];
}

/** What the ground measured in the field; `scale` is paces to a cm of paper. A pace is two feet. */
function barOfPaces(start: number, top: number, room: number, scale: number, type: number, inks: Inks): Shape[] {
  const step = PACES.find((one) => one * 2 <= room * scale) ?? PACES[PACES.length - 1] ?? 10;
  const count = Math.max(1, Math.min(4, Math.floor((room * scale) / step)));
  return bar(start, top, step / scale, count, 1, (at) => String(at * step), 'paces', type, inks);
}

const tidy = (cm: number): string => String(Math.round(cm * 100) / 100);

/** Alternate steps black, a number at every `every`th. */
function bar(
  left: number,
  top: number,
  step: number,
  count: number,
  every: number,
  say: (count: number) => string,
  unit: string,
  type: number,
  inks: Inks,
): Shape[] {
  const high = type * 0.34;
  const small = type * 0.9;
  const black = Array.from({ length: Math.ceil(count / 2) }, (_, index) =>
    rectangle(left + index * 2 * step, top - high, left + (index * 2 + 1) * step, top),
  );
  const right = left + count * step;
  const numbers: Shape[] = [];
  let end = -Infinity;
  for (let index = 0; index <= count; index += every) {
    const text = say(index);
    const half = runsWidth([{ text, role: 'roman' }], small) / 2;
    const x = left + index * step;
    if (x - half < end + small * 0.2) continue;
    end = x + half;
    numbers.push(words(text, 'roman', small, x, top - high - small * 0.6, inks));
  }
  return [
    drawing([rectangle(left, top - high, right, top)], { fill: inks.halo, stroke: inks.ink, width: type * 0.04 }),
    drawing(black, { fill: inks.ink }),
    drawing([polyline([point(left, top - high), point(right, top - high)])], { stroke: inks.ink, width: type * 0.04 }),
    ...numbers,
    words(unit, 'italic', small, Math.max(right, end) + small * 1.5, top - high / 2, inks),
  ];
}
