/** How a map's sheet is laid out: scale, corners, foot and names, before anything is drawn. */
import type { Box } from '../../../geometry';
import type { GroundArea } from '../../../terrain';
import { tableFrame } from '../../border';
import type { Inks } from '../../inks';
import type { Obstruction } from '../../labels';
import { objectiveObstructions } from '../../objectives';
import { bodyObstructions, groundObstructions } from '../../obstructions';
import type { Frame } from '../../scene';
import { frameOf } from '../../strokes';
import { columnsIn, type Piece } from '../text';
import { arrowBox } from './arrivals';
import { BARS_HEIGHT, compassSize, titleOf, type Title } from './cartouche';
import { edgePlaces } from './edge-places';
import { heightFor, legendPieces } from './legend';
import { nameMap, type KeyEntry, type MapNames } from './names';
import type { MapOptions } from './options';
import { EDGE, layOut, type Layout, type Page } from './page';
import type { Sample } from './samples';
import { sizesAt, type Content } from './table';

/** The parts of a foot: how it is divided and what goes into it. */
export interface Foot {
  readonly height: number;
  /** Of the left part, where the scale bars stand. */
  readonly leftWidth: number;
  /** Of the legend; null when it is not on this sheet. */
  readonly pieces: readonly Piece[] | null;
  readonly columns: number;
  /** What the legend takes of the sheet's width when it stands to the right of the map, else 0. */
  readonly aside: number;
}
/** Where everything stands, but for the names. */
interface Arrangement {
  readonly layout: Layout;
  readonly title: Title;
  readonly cartouche: Box | null;
  readonly compass: Box | null;
  readonly foot: Foot;
}
export interface SheetPlan extends Arrangement {
  readonly names: MapNames;
}

/** Lays the sheet out; the key is known only when the names are placed, so a second try makes room for it. */
export function planSheet(
  content: Content,
  samples: readonly Sample[],
  page: Page,
  options: MapOptions,
  inks: Inks,
): SheetPlan {
  const own = options.legend !== 'auto';
  let plan = larger(content, own ? null : { samples, key: [] }, page, inks);
  if (own || plan.names.key.length === 0) return plan;
  const { key } = plan.names;
  plan = larger(content, { samples, key }, page, inks);
  if (sameKey(plan.names.key, key)) return plan;
  return larger(content, null, page, inks);
}

const sameKey = (a: readonly KeyEntry[], b: readonly KeyEntry[]): boolean =>
  a.length === b.length && a.every(({ number, text }, index) => number === b[index]?.number && text === b[index].text);

interface Told {
  readonly samples: readonly Sample[];
  readonly key: readonly KeyEntry[];
}

/** The legend below the map or beside it, whichever leaves the map larger; below when both do. */
function larger(content: Content, told: Told | null, page: Page, inks: Inks): SheetPlan {
  const below = attempt(content, told, belowMap, page, inks);
  const beside = told && page.width > page.height ? attempt(content, told, besideMap, page, inks) : null;
  const best = beside?.foot.pieces && beside.layout.ratio < below.layout.ratio ? beside : below;
  const taken = [best.cartouche, best.compass].filter((box) => box !== null);
  return { ...best, names: nameMap({ ...content, taken, ...sizesAt(best.layout) }, inks) };
}

type FootOf = (told: Told | null, above: number, page: Page, inks: Inks) => Foot;

function attempt(content: Content, told: Told | null, footOf: FootOf, page: Page, inks: Inks): Arrangement {
  const { scenario } = content.ground;
  const lay = (foot: Foot): Layout => layOut(page, content.ground, foot.height, foot.aside);
  const onMap = (layout: Layout): Title =>
    titleOf(scenario, layout.ratio, page.type, (layout.map.east - layout.map.west) * 0.44);
  const bare = footOf(told, 0, page, inks);
  const layout = lay(bare);
  const title = onMap(layout);
  const [cartouche = null, compass = null] = atEdges(content, layout, title);
  if (cartouche && compass) return { layout, title, cartouche, compass, foot: bare };
  // What finds no room on the map goes into the foot; at the smaller scale the other must find its place again.
  const inFoot = titleOf(scenario, layout.ratio, page.type, bare.leftWidth);
  const high = compassSize(page.type).height;
  const foot = footOf(told, (cartouche ? 0 : inFoot.height) + (compass ? 0 : high), page, inks);
  const lower = lay(foot);
  const again = cartouche ? onMap(lower) : titleOf(scenario, lower.ratio, page.type, bare.leftWidth);
  const [newCartouche = null, newCompass = null] = atEdges(content, lower, again);
  if ((!cartouche || newCartouche) && (!compass || newCompass)) {
    return {
      layout: lower,
      title: again,
      cartouche: cartouche && newCartouche,
      compass: compass && newCompass,
      foot,
    };
  }
  const full = footOf(told, inFoot.height + high, page, inks);
  const last = lay(full);
  const low = titleOf(scenario, last.ratio, page.type, bare.leftWidth);
  return { layout: last, title: low, cartouche: null, compass: null, foot: full };
}

function atEdges({ ground, signs, comings: coming }: Content, layout: Layout, title: Title): (Box | null)[] {
  const { ratio, page } = layout;
  const { flags, arrow } = sizesAt(layout);
  const firm = (box: Box): Obstruction => ({ box, price: Infinity });
  const covered = [
    ...bodyObstructions(signs),
    ...objectiveObstructions(ground, flags).map(({ box }) => firm(box)),
    ...ground.blocks.map(({ box }) => firm(box)),
    ...ground.crossings.map(({ box }) => firm(box)),
    ...coming.map((one) => firm(arrowBox(one, arrow))),
    ...groundObstructions(ground, flags),
    ...ground.areas.filter(({ kind }) => kind === 'hill').map(hillBox),
  ];
  const compass = compassSize(page.type);
  const sizes = [title, compass].map(({ width, height }) => ({ width: width * ratio, height: height * ratio }));
  return edgePlaces(sizes, tableFrame(ground), page.type * 0.6 * ratio, covered);
}

/** The middle of a hill is a pity to cover. */
function hillBox({ outline }: GroundArea): Obstruction {
  const { west, south, east, north } = frameOf(outline);
  const pose = { x: (west + east) / 2, y: (south + north) / 2, hx: 0, hy: 1 };
  return { box: { pose, width: (east - west) * 0.75, depth: (north - south) * 0.75 }, price: 1.5 };
}

/** Scale bars, and above them what found no place on the map. */
const leftHeight = (above: number, { type }: Page): number =>
  type * (BARS_HEIGHT + 0.6) + above + (above > 0 ? type * 0.8 : 0);

/** The foot with the scale bars to the left and the legend to the right of them. */
function belowMap(told: Told | null, above: number, page: Page, inks: Inks): Foot {
  const { room, type } = page;
  const wide = room.east - room.west;
  const least = leftHeight(above, page);
  if (told) {
    const leftWidth = Math.min(wide * 0.4, Math.max(wide * 0.28, type * 20));
    const right = { ...room, west: room.west + leftWidth + type };
    const columns = Math.max(1, Math.floor((right.east - right.west) / (type * 11)));
    const frames = columnsIn(right, columns, type * 0.6);
    const measure = (frames[0]?.east ?? 0) - (frames[0]?.west ?? 0);
    const pieces = legendPieces(told.samples, told.key, measure, type, inks);
    const height = heightFor(pieces, frames, type, (room.north - room.south) * 0.24);
    if (height !== null) return { height: Math.max(least, height + type * 0.8), leftWidth, pieces, columns, aside: 0 };
  }
  return { height: least, leftWidth: wide, pieces: null, columns: 0, aside: 0 };
}

/** The legend in one column to the right of the map, the foot for the scale bars alone. */
function besideMap(told: Told | null, above: number, page: Page, inks: Inks): Foot {
  const { room, type } = page;
  const aside = type * 13;
  const column = legendColumn(page, aside);
  const height = leftHeight(above, page);
  const leftWidth = room.east - room.west - aside;
  const pieces = told ? legendPieces(told.samples, told.key, column.east - column.west, type, inks) : [];
  const fits = told !== null && heightFor(pieces, [column], type, column.north - column.south) !== null;
  return { height, leftWidth, pieces: fits ? pieces : null, columns: 1, aside };
}

/** Where a legend beside the map stands. */
export function legendColumn({ room, type }: Page, aside: number): Frame {
  return { west: room.east - aside + type, south: room.south, east: room.east, north: room.north - type * EDGE };
}
