/** Sheets that several small cut-outs share. */
import { listed } from '../../../engine/scenario';
import type { Inks } from '../../map/inks';
import { widthOf } from '../../map/lettering';
import type { Shape } from '../../map/scene';
import { frameOf, point } from '../../map/strokes';
import { packed, shapesAt, type LaidPiece, type PaperPiece } from '../packing';
import { sizeOf, type Sheet } from '../sheet';
import { fittedWords, scaleWords, wordsAt, written } from '../tiles/lettering';
import { checkSquare, ruler } from '../tiles/cutting-marks';
import { BAND, CHECK_SQUARE, FOOT, roomOn, RULER } from '../tiles/room';
import { picture, type TemplatePiece } from './template-pieces';
import type { TemplateOptions } from './template-options';
import { leastWidth, nameBelow, titleOf } from './piece-names';
import { LABEL, sharedRoom } from './sections';

interface SmallPiece extends PaperPiece {
  readonly lain: TemplatePiece & { readonly onOne: NonNullable<TemplatePiece['onOne']> };
}
type Choice = TemplateOptions & { readonly upright: boolean };
export interface SharedSheet {
  readonly sheet: Sheet;
  readonly numbers: readonly number[];
}

/** Upright sheets `S1`, `S2` and so on, each with a ruler, and with a check square where there is room. */
export function sharedSheets(
  pieces: readonly TemplatePiece[],
  title: string,
  options: TemplateOptions,
  inks: Inks,
): SharedSheet[] {
  const choice = { ...options, upright: true };
  const area = { ...sharedRoom(choice), gap: GAP };
  const cutouts = pieces.flatMap(({ onOne, ...lain }): SmallPiece[] => {
    if (!onOne) return [];
    const named = Math.min(leastWidth(lain.cutOut, inks), area.width);
    const width = Math.max(onOne.wide, onOne.high + LABEL > area.height ? 0 : named);
    return [{ id: titleOf(lain.cutOut), width, height: onOne.high + LABEL, lain: { ...lain, onOne } }];
  });
  if (cutouts.length === 0) return [];
  const [width, height] = sizeOf(choice);
  const first = (laid: readonly LaidPiece<SmallPiece>[]): number =>
    Math.min(...laid.map(({ cutout }) => cutout.lain.cutOut.number));
  const inOrder = packed([{ heading: null, cutouts }], area).toSorted((a, b) => first(a) - first(b));
  return inOrder.map((laid, index): SharedSheet => {
    const id = `S${index + 1}`;
    const on = laid.map(({ cutout }) => cutout.lain.cutOut).toSorted((a, b) => a.number - b.number);
    const numbers = on.map(({ number }) => number);
    const told = `${numbers.length === 1 ? 'Cut-out' : 'Cut-outs'} ${listed(numbers.map(String))}`;
    const [only] = on;
    const sheet: Sheet = {
      id,
      title: only && on.length === 1 ? `${only.number}. ${titleOf(only)}` : told,
      width,
      height,
      layers: [
        { name: 'drawing', shapes: laid.map((one) => shapesOf(one, choice, inks)) },
        {
          name: 'measures and words',
          shapes: [...squareBeside(laid, choice, inks), ...footOf(id, told, title, choice, inks)],
        },
      ],
    };
    return { sheet, numbers };
  });
}

/** A piece where it lies; on paper its lower left corner is that of its frame. */
function shapesOf({ cutout, left, top, turned }: LaidPiece<SmallPiece>, choice: Choice, inks: Inks): Shape {
  const { ratio, margin } = choice;
  const [, paperHeight] = sizeOf(choice);
  const [wide, high] = turned ? [cutout.height, cutout.width] : [cutout.width, cutout.height];
  const place = { x: margin + left, y: paperHeight - margin - top - high, wide, high, turned };
  const { lain } = cutout;
  const { outline, cutOut, onOne } = lain;
  const { west, south } = frameOf(outline);
  const window: Shape = {
    kind: 'window',
    origin: point(-west * ratio, LABEL - south * ratio),
    scale: ratio,
    clip: { west: -PEN, south: LABEL - PEN, east: onOne.wide + PEN, north: LABEL + onOne.high + PEN },
    shapes: picture(lain, ratio, inks),
  };
  return shapesAt(place, [window, nameBelow(cutOut, cutout.width, inks)], { 'cut-out': String(cutOut.number) });
}
/** Clear paper between pieces, and half the width of a cutting line, cm. */
const GAP = 0.3;
const PEN = 0.03;

/** The check square in the lower corner on the right, where nothing lies. */
function squareBeside(laid: readonly LaidPiece<SmallPiece>[], choice: Choice, inks: Inks): Shape[] {
  const { width, height } = sharedRoom(choice);
  const [west, north] = [choice.margin, choice.margin + FOOT + height];
  const side = CHECK_SQUARE + 0.3;
  const [left, top] = [width - side, height - side];
  const isFree = laid.every(({ cutout, left: x, top: y, turned }) => {
    const [wide, high] = turned ? [cutout.height, cutout.width] : [cutout.width, cutout.height];
    return x + wide <= left || y + high <= top;
  });
  return isFree ? checkSquare(point(west + width - CHECK_SQUARE, north - height + CHECK_SQUARE), inks) : [];
}

/** Ruler, name, scale and how to cut, as on the sheets of a table. */
function footOf(name: string, told: string, title: string, choice: Choice, inks: Inks): Shape[] {
  const { west, width } = roomOn(choice);
  const [paper] = sizeOf(choice);
  const [top, line] = [choice.margin + FOOT - 0.05, choice.margin + 0.32];
  const right = paper - choice.margin - BAND;
  const heading = written(`Sheet ${name}`, 'capitals', 0.56, inks.ink);
  const what = written(`${title}, ${scaleWords(choice.ratio)}`, 'italic', 0.36, inks.ink);
  const how = written(`${told}. Cut out along the lines.`, 'italic', 0.32, inks.ink);
  const beside = width - RULER - 0.8;
  return [
    ...ruler(point(west, top), inks),
    wordsAt(heading, point(west, line), 'left'),
    fittedWords(how, point(right, line), width - widthOf(heading) - 0.5, 'right'),
    ...(beside > 2 ? [fittedWords(what, point(right, top - 0.3), beside, 'right')] : []),
  ];
}
