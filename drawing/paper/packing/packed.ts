/** Pieces over as few sheets as they need. */
import { NEGLIGIBLE } from '../../../engine/geometry';
import { isLess, FreeRoom, snapped, type PackingFit, type SheetSpot } from './room';

/** A rectangle of paper, in cm. */
export interface PaperPiece {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}
/** Pieces kept together under a heading as wide as the area. */
export interface PieceGroup<P extends PaperPiece> {
  readonly heading: P | null;
  readonly cutouts: readonly P[];
}
/** Left and top edge, cm from the left upper corner of the area, downward. */
export interface LaidPiece<P extends PaperPiece> extends SheetSpot {
  readonly cutout: P;
  /** It lies a quarter turned to the left, its height along the sheet's width. */
  readonly turned: boolean;
}
export interface PackingArea {
  readonly width: number;
  readonly height: number;
  /** Clear paper between pieces; with none of it neighbours share the line they are cut along. */
  readonly gap: number;
}

type Order = (a: PaperPiece, b: PaperPiece) => number;
const longer = ({ width, height }: PaperPiece): number => Math.max(width, height);
const ORDERS: readonly Order[] = [
  (a, b) => b.height - a.height || b.width - a.width,
  (a, b) => longer(b) - longer(a) || b.width * b.height - a.width * a.height,
  (a, b) => b.width * b.height - a.width * a.height,
];
/** How pieces are laid: which first, where, and whether they are turned where they would find room as they are. */
interface Manner {
  readonly order: Order;
  readonly fit: PackingFit;
  readonly turning: boolean;
}
const MANNERS: readonly Manner[] = [false, true].flatMap((turning) =>
  (['top', 'snug'] as const).flatMap((fit) => ORDERS.map((order) => ({ order, fit, turning }))),
);

interface Open<P extends PaperPiece> {
  readonly laid: LaidPiece<P>[];
  room: FreeRoom;
  /** Where the lowest of its pieces ends. */
  depth: number;
}

/**
 * Sheets of pieces, each turned where that saves paper. Groups with headings follow each other down the sheets, and a
 * heading is said again where its group goes on; pieces without one go wherever there is room. Of several ways the first
 * that takes fewest sheets. Throws when a piece is larger than the area: the caller cuts it before.
 */
export function packed<P extends PaperPiece>(groups: readonly PieceGroup<P>[], area: PackingArea): LaidPiece<P>[][] {
  for (const { heading, cutouts } of groups)
    for (const { id, width, height } of cutouts) {
      const room = area.height - (heading ? snapped(heading.height + area.gap) : 0);
      const fits = (wide: number, high: number): boolean =>
        wide <= area.width + NEGLIGIBLE && high <= room + NEGLIGIBLE;
      if (!fits(width, height) && !fits(height, width))
        throw new RangeError(`${id} is larger than the paper: choose larger paper or a narrower margin.`);
    }
  let best: readonly Open<P>[] | null = null;
  for (const manner of MANNERS) {
    const sheets = laidOut(groups, area, manner);
    if (!best || sheets.length < best.length) best = sheets;
    if (best.length <= 1) break;
  }
  return (best ?? []).map(({ laid }) => laid);
}

function laidOut<P extends PaperPiece>(
  groups: readonly PieceGroup<P>[],
  area: PackingArea,
  manner: Manner,
): readonly Open<P>[] {
  const sheets: Open<P>[] = [];
  const opened = (): Open<P> => {
    const sheet: Open<P> = { laid: [], room: new FreeRoom(area, 0), depth: 0 };
    sheets.push(sheet);
    return sheet;
  };
  for (const { heading, cutouts } of groups) {
    const pieces = cutouts.toSorted(manner.order);
    if (!heading) {
      for (const piece of pieces) if (!sheets.some((sheet) => lay(piece, sheet, manner))) lay(piece, opened(), manner);
      continue;
    }
    let left: readonly P[] = pieces;
    let sheet = sheets.at(-1) ?? opened();
    while (left.length > 0) {
      const rest = laidBelow(heading, left, sheet, area, manner);
      if (rest.length > 0) sheet = opened();
      left = rest;
    }
  }
  return sheets.filter(({ laid }) => laid.length > 0);
}

/** Lays a heading below all else and as many of its pieces as there is room for; those left over, all when none found room. */
function laidBelow<P extends PaperPiece>(
  heading: P,
  pieces: readonly P[],
  sheet: Open<P>,
  area: PackingArea,
  manner: Manner,
): readonly P[] {
  const top = sheet.depth > 0 ? snapped(sheet.depth + area.gap) : 0;
  const below = snapped(top + heading.height + area.gap);
  const band: Open<P> = { laid: [], room: new FreeRoom(area, below), depth: sheet.depth };
  const rest = pieces.filter((piece) => !lay(piece, band, manner));
  if (rest.length === pieces.length) return pieces;
  sheet.laid.push({ cutout: heading, left: 0, top, turned: false }, ...band.laid);
  sheet.room = band.room;
  sheet.depth = band.depth;
  return rest;
}

function lay<P extends PaperPiece>(cutout: P, sheet: Open<P>, { fit, turning }: Manner): boolean {
  const { width, height } = cutout;
  const upright = sheet.room.offer(width, height, fit);
  const turns = (turning || !upright) && Math.abs(width - height) > NEGLIGIBLE;
  const lying = turns ? sheet.room.offer(height, width, fit) : null;
  const turned = lying !== null && (!upright || isLess(lying.waste, upright.waste));
  const spot = turned ? lying : upright;
  if (!spot) return false;
  const [wide, high] = turned ? [height, width] : [width, height];
  sheet.room.take(spot, wide, high);
  sheet.laid.push({ cutout, left: spot.left, top: spot.top, turned });
  sheet.depth = Math.max(sheet.depth, spot.top + high);
  return true;
}
