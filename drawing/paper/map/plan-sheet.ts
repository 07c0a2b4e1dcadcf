/** How a map's sheet is laid out: scale, corners, foot and names, before anything is drawn. */
import type { Box } from '../../../engine/geometry';
import type { GroundArea } from '../../../engine/terrain';
import { tableFrame } from '../../map/border';
import type { Inks } from '../../map/inks';
import type { Obstruction } from '../../map/labels';
import { objectiveObstructions } from '../../map/objectives';
import { bodyObstructions, groundObstructions } from '../../map/obstructions';
import { frameOf } from '../../map/strokes';
import { arrowBox } from './arrivals';
import { gateBoxes } from './entry-points';
import { compassSize, mastOf, titleOf, type Title } from './cartouche';
import { edgePlaces, type EdgeWordsSize } from './edge-places';
import { belowMap, besideMap, leftHeight, type Foot, type FootOf, type LegendContents } from './foot';
import { nameMap, type KeyEntry, type MapNames } from './map-names';
import type { MapOptions } from './map-options';
import { framed, layOut, type Layout, type MapPage, type EdgeSpan } from './page';
import type { Sample } from './samples';
import { sizesAt, type MapContent } from './table';

/** Where everything stands, but for the names. */
interface Arrangement {
  readonly layout: Layout;
  readonly title: Title;
  /** The title stands above the map; else in a cartouche on it or, without one, in the foot. */
  readonly masted: boolean;
  readonly cartouche: Box | null;
  readonly compass: Box | null;
  readonly foot: Foot;
}
export interface SheetPlan extends Arrangement {
  readonly names: MapNames;
}

/** Lays the sheet out; the key is known only when the names are placed, so further tries make room for it. */
export function planSheet(
  content: MapContent,
  samples: readonly Sample[],
  page: MapPage,
  options: MapOptions,
  inks: Inks,
): SheetPlan {
  const own = options.legend !== 'auto';
  let plan = best(content, own ? null : { samples, key: [] }, options, page, inks);
  if (own || plan.names.key.length === 0) return plan;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { key } = plan.names;
    plan = best(content, { samples, key }, options, page, inks);
    if (sameKey(plan.names.key, key)) return plan;
  }
  return best(content, null, options, page, inks);
}
/** How often the map is laid out anew for a key that became another by the room it took. */
const ROUNDS = 4;

const sameKey = (a: readonly KeyEntry[], b: readonly KeyEntry[]): boolean =>
  a.length === b.length && a.every(({ number, text }, index) => number === b[index]?.number && text === b[index].text);

/** Sizes of a foot's type, as shares of the page's, that are tried in turn. */
const SIZES = [1.3, 1.15, 1] as const;
/** How much longer a legend in larger type may become by lines that are broken so as to draw it in. */
const MORE_LINES = 1.1;

/**
 * The legend below the map or beside it, whichever leaves the map larger; below when both do. Paper that is left over
 * goes into larger type of the foot. Under a map narrower than its page the foot begins and ends where the map does, at
 * the cost of broken lines; where it cannot, the legend goes beside the map, if nothing costs the map anything.
 */
function best(
  content: MapContent,
  told: LegendContents | null,
  { paces }: Pick<MapOptions, 'paces'>,
  page: MapPage,
  inks: Inks,
): SheetPlan {
  const place = (footOf: FootOf, type: number, span: EdgeSpan): Arrangement =>
    arrange(content, { told, footOf, type, span, paces }, page, inks);
  const below = place(belowMap, page.type, page.room);
  const wide = told !== null && page.width > page.height;
  const beside = wide ? place(besideMap, page.type, page.room) : null;
  const better = beside?.foot.pieces && beside.layout.ratio < below.layout.ratio ? beside : null;
  const footOf = better ? besideMap : belowMap;
  const plain = better ?? below;
  const asGood = (other: Arrangement): boolean => isAsGood(other, plain);
  const good = (other: Arrangement): boolean => asGood(other) && linesOf(other) < linesOf(plain) * MORE_LINES;
  const sized = (foot: FootOf): Arrangement[] => SIZES.map((share) => place(foot, page.type * share, page.room));
  const larger = sized(footOf).filter(good);
  const under = (one: Arrangement, foot: FootOf, east: number): Arrangement =>
    place(foot, one.foot.type, { west: framed(one.layout).west, east });
  const framedBy = (ones: readonly Arrangement[], foot: FootOf): Arrangement[] =>
    ones.map((one) => under(one, foot, framed(one.layout).east));
  const plan =
    framedBy(larger, footOf).find(good) ??
    framedBy([plain], footOf).find(asGood) ??
    framedBy(wide ? sized(besideMap).filter(asGood) : [], besideMap).find(asGood) ??
    larger.map((one) => under(one, footOf, page.room.east)).find(good) ??
    larger[0] ??
    plain;
  const taken = [plan.cartouche, plan.compass].filter((box) => box !== null);
  return { ...plan, names: nameMap({ ...content, taken, ...sizesAt(plan.layout) }, inks) };
}

/** Height of all entries of the legend together, in sizes of its type. */
const linesOf = ({ foot: { pieces, type } }: Arrangement): number =>
  (pieces ?? []).reduce((sum, { height }) => sum + height, 1) / type;

/** True when a plan has the same scale, and the same things on its map. */
const isAsGood = (one: Arrangement, other: Arrangement): boolean =>
  one.layout.ratio === other.layout.ratio &&
  one.masted === other.masted &&
  (one.foot.pieces === null) === (other.foot.pieces === null) &&
  (one.cartouche === null) === (other.cartouche === null) &&
  (one.compass === null) === (other.compass === null);

interface Manner {
  readonly paces: number | null;
  readonly told: LegendContents | null;
  readonly footOf: FootOf;
  readonly type: number;
  readonly span: EdgeSpan;
}
/** Which of title and compass go below the map. */
interface Below {
  readonly title: boolean;
  readonly compass: boolean;
}

function arrange(content: MapContent, { footOf, ...manner }: Manner, page: MapPage, inks: Inks): Arrangement {
  const { scenario } = content.ground;
  const { spare } = layOut(page, content.ground, {
    height: leftHeight(0, manner.type, manner.paces),
    right: 0,
    mast: 0,
  });
  const footBelow = (above: number): Foot => footOf({ ...manner, above, page, spare, inks });
  const bare = footBelow(0);
  const flat = layOut(page, content.ground, { ...bare, mast: 0 });
  const widthOf = ({ map }: Layout): number => map.east - map.west;
  const mast = mastOf(scenario, flat.ratio, page.type, widthOf(flat));
  const masted = flat.spare >= mast.height + page.type * 1.5;
  const titleOn = (layout: Layout, below: boolean): Title =>
    masted
      ? mastOf(scenario, layout.ratio, page.type, widthOf(layout))
      : titleOf(scenario, layout.ratio, page.type, below ? bare.leftWidth : widthOf(layout) * 0.44);
  const compassRoom = compassSize(page.type);
  const tried = (below: Below): Arrangement => {
    const above = (below.title ? titleOn(flat, true).height : 0) + (below.compass ? compassRoom.height : 0);
    const foot = above > 0 ? footBelow(above) : bare;
    const layout = layOut(page, content.ground, { ...foot, mast: masted ? mast.height : 0 });
    const title = titleOn(layout, below.title);
    const sizes = [masted || below.title ? null : title, below.compass ? null : compassRoom];
    const [cartouche = null, compass = null] = atEdges(content, layout, sizes);
    return { layout, title, masted, cartouche, compass, foot };
  };
  // What finds no room on the map goes into the foot; at the smaller scale the other must find its place again.
  const homeless = ({ cartouche, compass }: Arrangement): Below => ({
    title: !masted && cartouche === null,
    compass: compass === null,
  });
  const first = tried({ title: false, compass: false });
  const missing = homeless(first);
  if (!missing.title && !missing.compass) return first;
  const second = tried(missing);
  const still = homeless(second);
  if (still.title === missing.title && still.compass === missing.compass) return second;
  return tried({ title: !masted, compass: true });
}

function atEdges(
  { ground, signs, comings: coming }: MapContent,
  layout: Layout,
  sizes: readonly (EdgeWordsSize | null)[],
): (Box | null)[] {
  const { ratio, page } = layout;
  const { flags, arrow } = sizesAt(layout);
  const firm = (box: Box): Obstruction => ({ box, price: Infinity });
  const covered = [
    ...bodyObstructions(signs),
    ...objectiveObstructions(ground, flags).map(({ box }) => firm(box)),
    ...ground.blocks.map(({ box }) => firm(box)),
    ...ground.crossings.map(({ box }) => firm(box)),
    ...coming.map((one) => firm(arrowBox(one, arrow))),
    ...gateBoxes(ground.scenario, arrow).map(firm),
    ...groundObstructions(ground, flags),
    ...ground.areas.filter(({ kind }) => kind === 'hill').map(hillBox),
  ];
  const onTable = sizes.map((size) => size && { width: size.width * ratio, height: size.height * ratio });
  return edgePlaces(onTable, tableFrame(ground), page.type * 0.6 * ratio, covered);
}

/** The middle of a hill is a pity to cover. */
function hillBox({ outline }: GroundArea): Obstruction {
  const { west, south, east, north } = frameOf(outline);
  const pose = { x: (west + east) / 2, y: (south + north) / 2, hx: 0, hy: 1 };
  return { box: { pose, width: (east - west) * 0.75, depth: (north - south) * 0.75 }, price: 1.5 };
}
