/** How a map's sheet is laid out: scale, corners, foot and names, before anything is drawn. */
import type { Box } from '../../../geometry';
import { tableFrame } from '../../border';
import type { Inks } from '../../inks';
import type { Obstruction } from '../../labels';
import { objectiveObstructions } from '../../objectives';
import { bodyObstructions, groundObstructions } from '../../obstructions';
import { columnsIn, type Piece } from '../text';
import { arrowBox } from './arrivals';
import { BARS_HEIGHT, compassSize, titleOf, type Title } from './cartouche';
import { edgePlaces } from './edge-places';
import { heightFor, legendPieces } from './legend';
import { nameMap, type KeyEntry, type MapNames } from './names';
import type { MapOptions } from './options';
import { layOut, type Layout, type Page } from './page';
import type { Sample } from './samples';
import { sizesAt, type Content } from './table';

/** The parts of a foot: how it is divided and what goes into it. */
export interface Foot {
  readonly height: number;
  /** Of the left part, where the scale bars stand. */
  readonly leftWidth: number;
  readonly pieces: readonly Piece[] | null;
  readonly columns: number;
}
export interface SheetPlan {
  readonly layout: Layout;
  readonly title: Title;
  readonly cartouche: Box | null;
  readonly compass: Box | null;
  readonly foot: Foot;
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
  let plan = attempt(content, own ? null : { samples, key: [] }, page, inks);
  if (own || plan.names.key.length === 0) return plan;
  const { key } = plan.names;
  plan = attempt(content, { samples, key }, page, inks);
  if (sameKey(plan.names.key, key)) return plan;
  return attempt(content, null, page, inks);
}

const sameKey = (a: readonly KeyEntry[], b: readonly KeyEntry[]): boolean =>
  a.length === b.length && a.every(({ number, text }, index) => number === b[index]?.number && text === b[index].text);

interface Told {
  readonly samples: readonly Sample[];
  readonly key: readonly KeyEntry[];
}

function attempt(content: Content, told: Told | null, page: Page, inks: Inks): SheetPlan {
  // The title is lettered before the scale is known: both are found for a foot without it, then again with it in the foot.
  const bare = footOf(told, 0, page, inks);
  const layout = layOut(page, content.ground, bare.height);
  const title = titleOf(content.ground.scenario, layout.ratio, page.type, (layout.map.east - layout.map.west) * 0.44);
  const [cartouche = null, compass = null] = atEdges(content, layout, title);
  if (cartouche && compass) return finish(content, layout, title, cartouche, compass, bare, inks);
  const foot = footOf(told, (cartouche ? 0 : title.height) + (compass ? 0 : compassSize(page.type).height), page, inks);
  const lower = layOut(page, content.ground, foot.height);
  const widest = cartouche ? (lower.map.east - lower.map.west) * 0.44 : foot.leftWidth;
  const again = titleOf(content.ground.scenario, lower.ratio, page.type, widest);
  // What found no corner stays in the foot, and at the new scale the other must find its corner again.
  const [newCartouche = null, newCompass = null] = atEdges(content, lower, again);
  if ((cartouche && !newCartouche) || (compass && !newCompass)) {
    const full = footOf(told, title.height + compassSize(page.type).height, page, inks);
    const last = layOut(page, content.ground, full.height);
    return finish(
      content,
      last,
      titleOf(content.ground.scenario, last.ratio, page.type, full.leftWidth),
      null,
      null,
      full,
      inks,
    );
  }
  return finish(content, lower, again, cartouche && newCartouche, compass && newCompass, foot, inks);
}

function finish(
  content: Content,
  layout: Layout,
  title: Title,
  cartouche: Box | null,
  compass: Box | null,
  foot: Foot,
  inks: Inks,
): SheetPlan {
  const taken = [cartouche, compass].filter((box) => box !== null);
  return { layout, title, cartouche, compass, foot, names: nameMap({ ...content, taken, ...sizesAt(layout) }, inks) };
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
  ];
  const compass = compassSize(page.type);
  const sizes = [title, compass].map(({ width, height }) => ({ width: width * ratio, height: height * ratio }));
  return edgePlaces(sizes, tableFrame(ground), page.type * 0.6 * ratio, covered);
}

/** The foot: scale bars (and above them what found no corner) to the left, legend to the right. */
function footOf(told: Told | null, above: number, page: Page, inks: Inks): Foot {
  const { room, type } = page;
  const wide = room.east - room.west;
  const leftHeight = type * (BARS_HEIGHT + 0.6) + above + (above > 0 ? type * 0.8 : 0);
  if (told) {
    const leftWidth = Math.min(wide * 0.4, Math.max(wide * 0.28, type * 20));
    const right = { ...room, west: room.west + leftWidth + type };
    const columns = Math.max(1, Math.floor((right.east - right.west) / (type * 11)));
    const frames = columnsIn(right, columns, type * 0.6);
    const measure = (frames[0]?.east ?? 0) - (frames[0]?.west ?? 0);
    const pieces = legendPieces(told.samples, told.key, measure, type, inks);
    const height = heightFor(pieces, frames, type, (room.north - room.south) * 0.24);
    if (height !== null) return { height: Math.max(leftHeight, height + type * 0.8), leftWidth, pieces, columns };
  }
  return { height: leftHeight, leftWidth: wide, pieces: null, columns: 0 };
}
