/** Sticks to measure with: ranges by band, moves by formation, and the distances of command. */
import { ROUNDING } from '../../../engine/geometry';
import { lengthInWords, lengthNumber, type Cm, type LengthUnit, type Ruler } from '../../../engine/battle';
import type { Frame, Shape } from '../../map/scene';
import { drawing, point, rectangle } from '../../map/strokes';
import type { Style } from '../../map/inks';
import { BLACK, brushOf, darker, lighter } from './brush';
import type { PackingArea } from '../packing';
import type { Cutout, CutoutGroup } from './cutouts';
import { line, partsOf, type BasePart } from './parts';
import { fitted, wordsAt, wordsFrom } from './fitted-words';
import { widthOf } from '../../map/lettering';

const DEPTH = 1.5;
/** Shorter sticks get a grip, so that there is something to hold and to write on. */
const SHORT = 9;
const GRIP = 5.5;

const COLOURS: Readonly<Record<Ruler['measures'], string>> = { range: '#a5382a', move: '#4f7a3a', distance: '#2f5f8f' };
/** On a long stick a number stands at every tick that is so far from the next, cm. */
const NUMBER_ROOM: Cm = 2;

export const BANDS = [0.34, 0.6, 0.82] as const;

/** Sticks of one kind after those of another, in lengths that fit the longer side of the area; their colours tell the kinds. */
export function sticksOf(
  rulers: readonly Ruler[],
  lengths: LengthUnit,
  style: Style,
  area: PackingArea,
): CutoutGroup[] {
  const most = Math.max(area.width, area.height);
  const kinds = ['range', 'move', 'distance'] as const;
  const sorted = kinds.flatMap((measures) => rulers.filter((ruler) => ruler.measures === measures));
  return [{ heading: null, cutouts: sorted.flatMap((ruler) => stick(ruler, lengths, style, most)) }];
}

function stick(ruler: Ruler, lengths: LengthUnit, style: Style, most: Cm): Cutout[] {
  const length = reachOf(ruler);
  const whole = length < SHORT ? length + GRIP : length;
  const outline = [point(0, 0), point(whole, 0), point(whole, DEPTH), point(0, DEPTH)];
  const over = (part: BasePart): Shape[] => [...titles(ruler, lengths, part.frame, length), ...numberOf(part)];
  return partsOf(
    { id: ruler.id, outline, shapes: drawStick(ruler, lengths, style), over },
    { width: most, height: DEPTH },
  );
}
/** Which part it is, in its upper right corner. */
const numberOf = ({ frame: { east, north }, number, many }: BasePart): Shape[] =>
  many === 1 ? [] : wordsAt(`${number}/${many}`, east - 0.45, north - 0.16, { colour: BLACK, size: 0.18, width: 0.8 });
const reachOf = ({ limits }: Ruler): Cm => limits.at(-1)?.to ?? 0;

/** The whole stick, measured from its left end at 0, 0. */
export function drawStick(ruler: Ruler, lengths: LengthUnit, style: Style): Shape[] {
  const brush = brushOf(style, 0.012);
  const length = reachOf(ruler);
  const hue = COLOURS[ruler.measures];
  const bands = ruler.limits.map(({ to }, index) => ({ from: ruler.limits[index - 1]?.to ?? 0, to }));
  const grip = length < SHORT ? GRIP : 0;
  return [
    ...bands.flatMap(({ from, to }, index) =>
      brush.paint([rectangle(from, 0, to, DEPTH)], 'ground', lighter(hue, BANDS[index] ?? 0.82)),
    ),
    ...brush.paint([rectangle(length, 0, length + grip, DEPTH)], 'ground', '#efe6cf'),
    ...scaleOf(
      length,
      lengths,
      ruler.limits.map(({ to }) => to),
    ),
    ...ruler.limits.map(({ to, title }): Shape => ({
      kind: 'group',
      frame: null,
      tags: { limit: String(to), title },
      shapes: [drawing([line(to, 0, to, DEPTH)], { stroke: style === 'colour' ? darker(hue) : BLACK, width: 0.05 })],
    })),
    ...bands.flatMap(({ from, to }, index) => bandWords(ruler.limits[index]?.title ?? '', lengths, from, to)),
  ];
}

/** Ticks every half cm or inch along the lower edge, numbers where they do not crowd. */
function scaleOf(length: Cm, { sign, times }: LengthUnit, limits: readonly Cm[]): Shape[] {
  const halves = Array.from({ length: Math.floor(length * times * 2 + ROUNDING) }, (_, index) => (index + 1) / 2);
  const long = sign === 'cm' ? 5 : 6;
  const tick = (count: number): number => (count % long === 0 ? 0.36 : count % 1 === 0 ? 0.24 : 0.12);
  const at = (count: number): Cm => count / times;
  const ticks = halves
    .filter((count) => at(count) < length - ROUNDING)
    .map((count) => line(at(count), 0, at(count), tick(count)));
  const every = length > 12 && at(1) < NUMBER_ROOM ? long : 1;
  const isAtLimit = (count: number): boolean => limits.some((limit) => Math.abs(limit - at(count)) < ROUNDING);
  return [
    drawing(ticks, { stroke: BLACK, width: 0.018 }),
    ...halves
      .filter((count) => count % every === 0)
      .flatMap((count) =>
        wordsAt(String(count), isAtLimit(count) ? at(count) - 0.26 : at(count), 0.47, {
          role: 'sans',
          colour: BLACK,
          size: 0.26,
          width: 0.7,
        }),
      ),
  ];
}

/** The name and length of a band at its far end, where there is room. */
function bandWords(title: string, lengths: LengthUnit, from: Cm, to: Cm): Shape[] {
  const fit = { role: 'sans strong', colour: BLACK, size: 0.28, width: to - from - 0.5 } as const;
  const text = `${title} ${lengthInWords(to, lengths)}`;
  const full = widthOf(fitted(text, { ...fit, width: 1000 }));
  if (fit.width < full * 0.55) return [];
  return wordsAt(text, to - 0.35 - Math.min(full, fit.width) / 2, 0.78, fit);
}

/** The name of a stick and its limits, on each of its parts; on the grip of a short one. */
function titles(ruler: Ruler, lengths: LengthUnit, { west, east }: Frame, length: Cm): Shape[] {
  const list = ruler.limits.map(({ title, to }) => `${title} ${lengthNumber(to, lengths)}`).join(', ');
  if (east > length + ROUNDING) {
    const [left, width] = [length + 0.2, east - length - 0.4];
    return [
      ...wordsFrom(ruler.title, left, 1.16, { role: 'capitals', colour: BLACK, size: 0.36, width }),
      ...wordsFrom(list, left, 0.74, { role: 'sans', colour: BLACK, size: 0.26, width }),
      ...wordsFrom(ruler.clause, left, 0.38, { role: 'sans', colour: BLACK, size: 0.17, width }),
    ];
  }
  const [left, width] = [west + 0.25, east - west - 0.5];
  const title = { role: 'capitals', colour: BLACK, size: 0.36, width: width * 0.6 } as const;
  const after = 0.25 + widthOf(fitted(ruler.title, title));
  return [
    ...wordsFrom(ruler.title, left, 1.17, title),
    ...wordsFrom(`${list} · ${ruler.clause}`, left + after, 1.17, {
      role: 'sans',
      colour: BLACK,
      size: 0.19,
      width: width - after,
    }),
  ];
}
