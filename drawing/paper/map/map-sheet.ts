/** The sheet with the map, and the legend's own when it has one. */
import { groundOf } from '../../../engine/terrain';
import type { Scenario } from '../../../engine/scenario';
import { inksOf, type Inks } from '../../map/inks';
import type { Frame, Shape } from '../../map/scene';
import { signsOfBattle, signsOfStart } from '../../map/troops';
import { LAYER_OF } from '../layers';
import type { Sheet } from '../sheet';
import { columnsIn, inFace, pour, setRow, type ColumnPiece } from '../text';
import { comings } from './arrivals';
import { compassSize, drawCartouche, drawCompass, drawMast, drawScaleBars } from './cartouche';
import type { EdgeWordsSize } from './edge-places';
import { legendColumns } from './foot';
import { drawFrame } from './frame';
import { legendPieces, samplesOf } from './legend';
import type { KeyEntry } from './map-names';
import type { MapOptions } from './map-options';
import { pageOf, type MapPage } from './page';
import { planSheet, type SheetPlan } from './plan-sheet';
import { signsSeen } from './seen';
import { drawTable, onPaper, paperFrame, type MapContent } from './table';
import type { Sample } from './samples';

/** The map's sheet, and a second with legend and key when they are not on it. `scenario` is what the copy may show. */
export function mapSheet(scenario: Scenario, options: MapOptions): Sheet[] {
  const inks = inksOf(options.style);
  const start = options.troops ? signsOfBattle(options.troops, scenario) : signsOfStart(scenario);
  const signs = signsSeen(start, scenario, options);
  const ground = groundOf(scenario);
  const zones = options.deployment && scenario.armies.some(({ deployment }) => deployment.length > 0);
  const content: MapContent = { ground, signs, comings: comings(scenario), deployment: zones, layers: options.layers };
  const samples = samplesOf({ scenario: onlyLayers(scenario, options), signs, comings: content.comings, zones }, inks);
  const page = pageOf(options);
  const plan = planSheet(content, samples, page, options, inks);
  const map: Sheet = {
    id: 'map',
    title: `Map of ${scenario.title}`,
    width: page.width,
    height: page.height,
    ratio: 1 / plan.layout.ratio,
    layers: [
      ...onPaper(drawTable(content, plan.layout, plan.names, inks), plan.layout),
      { name: 'frame', shapes: drawFrame(plan.layout, inks) },
      { name: 'title', shapes: drawTitleAndCompass(plan, inks) },
      { name: 'foot', shapes: drawFoot(plan, options, inks) },
    ],
  };
  const needsOwn = plan.foot.pieces === null && (options.legend !== 'none' || plan.names.key.length > 0);
  if (!needsOwn) return [map];
  const told = options.legend === 'none' ? [] : samples;
  return [map, ...legendSheets(told, plan.names.key, page, inks)];
}

/** Of what is not drawn the legend shows nothing. */
const onlyLayers = (scenario: Scenario, { layers }: Pick<MapOptions, 'layers'>): Scenario =>
  layers === null
    ? scenario
    : {
        ...scenario,
        terrain: scenario.terrain.filter(({ kind }) => layers.includes(LAYER_OF[kind])),
        objectives: layers.includes('objectives') ? scenario.objectives : [],
      };

function drawTitleAndCompass({ layout, title, masted, cartouche, compass, foot }: SheetPlan, inks: Inks): Shape[] {
  const { type } = layout.page;
  let top = layout.foot.north - foot.type * 0.5;
  const hung = ({ width, height }: EdgeWordsSize): Frame => {
    const middle = foot.span.west + foot.leftWidth / 2;
    const frame = { west: middle - width / 2, south: top - height, east: middle + width / 2, north: top };
    top -= height;
    return frame;
  };
  const name = masted
    ? drawMast(title, layout.mast, type, inks)
    : drawCartouche(title, cartouche ? paperFrame(cartouche, layout) : hung(title), type, inks);
  const rose = compass ? paperFrame(compass, layout) : hung(compassSize(type));
  return [...name, ...drawCompass(rose, type, inks)];
}

function drawFoot(
  { layout, title, masted, cartouche, compass, foot }: SheetPlan,
  { lengths, paces }: Pick<MapOptions, 'lengths' | 'paces'>,
  inks: Inks,
): Shape[] {
  const { page, ratio, foot: frame } = layout;
  const { type } = foot;
  const above = (masted || cartouche ? 0 : title.height) + (compass ? 0 : compassSize(page.type).height);
  const top = frame.north - type * 0.5 - above - (above > 0 ? type * 0.8 : 0);
  const wide = Math.min(foot.leftWidth, type * 30);
  const bars = drawScaleBars(foot.span.west, top, wide, { ratio, lengths, paces }, type, inks);
  return foot.pieces ? [...bars, ...pour(foot.pieces, legendColumns(layout, foot)).flat()] : bars;
}

/** How much larger than on the map a legend on its own sheet is set: the most that goes on one, else the least. */
const OWN_SHEET = [2.2, 1.9, 1.6, 1.4, 1.25] as const;

/** Legend and key on sheets of their own. */
function legendSheets(samples: readonly Sample[], key: readonly KeyEntry[], page: MapPage, inks: Inks): Sheet[] {
  let pages: Shape[][] = [];
  for (const share of OWN_SHEET) {
    pages = legendPages(samples, key, page, page.type * share, inks);
    if (pages.length <= 1) break;
  }
  return pages.map((shapes, index) => ({
    id: `legend ${index + 1}`,
    title: 'Legend',
    width: page.width,
    height: page.height,
    layers: [{ name: 'legend', shapes }],
  }));
}

function legendPages(
  samples: readonly Sample[],
  key: readonly KeyEntry[],
  { room }: MapPage,
  type: number,
  inks: Inks,
): Shape[][] {
  const columns = columnsIn(room, Math.max(1, Math.floor((room.east - room.west) / (type * 14))), type);
  const measure = (columns[0]?.east ?? 0) - (columns[0]?.west ?? 0);
  const heading = (text: string): ColumnPiece =>
    setRow(
      [{ runs: inFace(text, 'capitals'), left: 0, width: measure }],
      { size: type * 1.4, leading: 1.4, colour: inks.ink },
      { above: type, leads: true },
    );
  const pieces = [
    ...(samples.length > 0 ? [heading('Legend'), ...legendPieces(samples, [], measure, type, inks)] : []),
    ...(key.length > 0 ? [heading('Key to the map'), ...legendPieces([], key, measure, type, inks)] : []),
  ];
  return pour(pieces, columns);
}
