/** Sheets that several small cut-outs share. */
import type { Inks } from '../../map/inks';
import { widthOf } from '../../map/lettering';
import type { Shape } from '../../map/scene';
import { point } from '../../map/strokes';
import { packed, shapesAt, type Laid, type PaperPiece } from '../packing';
import { sizeOf, type Sheet } from '../sheet';
import { fittedWords, listed, scaleWords, wordsAt, written } from '../tiles/lettering';
import { checkSquare, ruler } from '../tiles/cutting-marks';
import { BAND, CHECK_SQUARE, FOOT, roomOn, RULER } from '../tiles/room';
import { picture, type TemplatePiece } from './template-pieces';
import type { TemplateOptions } from './template-options';
import { nameOn, titleOf } from './piece-names';

interface SmallPiece extends PaperPiece {
  readonly lain: TemplatePiece;
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
  const room = roomOn(choice);
  const area = { width: room.width, height: room.height, gap: 0 };
  const cutouts = pieces.flatMap((lain): SmallPiece[] =>
    lain.onOne ? [{ id: titleOf(lain.cutOut), width: lain.onOne.wide, height: lain.onOne.high, lain }] : [],
  );
  if (cutouts.length === 0) return [];
  const [width, height] = sizeOf(choice);
  const first = (laid: readonly Laid<SmallPiece>[]): number =>
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
function shapesOf({ cutout, left, top, turned }: Laid<SmallPiece>, choice: Choice, inks: Inks): Shape {
  const { ratio } = choice;
  const room = roomOn(choice);
  const [wide, high] = turned ? [cutout.height, cutout.width] : [cutout.width, cutout.height];
  const place = { x: room.west + left, y: room.north - top - high, wide, high, turned };
  const { lain } = cutout;
  const { frame, cutOut } = lain;
  const window: Shape = {
    kind: 'window',
    origin: point(-frame.west * ratio, -frame.south * ratio),
    scale: ratio,
    clip: { west: 0, south: 0, east: cutout.width, north: cutout.height },
    shapes: [...picture(lain, ratio, inks), ...nameOn(lain, [], ratio, inks)],
  };
  return shapesAt(place, [window], { 'cut-out': String(cutOut.number) });
}

/** The check square in the lower corner on the right, where nothing lies. */
function squareBeside(laid: readonly Laid<SmallPiece>[], choice: Choice, inks: Inks): Shape[] {
  const { width, height, west, north } = roomOn(choice);
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
