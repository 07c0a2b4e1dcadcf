/** A cut-out as it lies on its paper, still in cm of table. */
import { signedAreaOf, type Point } from '../../../engine/geometry';
import type { Crossing, Feature, Scenario } from '../../../engine/scenario';
import type { Inks } from '../../map/inks';
import type { Frame, Shape } from '../../map/scene';
import { drawing, frameOf, grown, point, polygon } from '../../map/strokes';
import { liesBestUpright, tilesOver, type TileLayout } from '../tiles';
import type { CutOut } from './cut-outs';
import { chordOf, laidOut, lieAlong, NORTH, poseOf, sizeLaidOut, turnedUp, waysToLie, type Up } from './lying';
import { CLEAR, liesOnOne } from './sections';
import { layGround } from '../../../engine/terrain';
import { LAYER_OF } from '../layers';
import { groundLayers } from '../../map/plan';
import { drawCrossings } from '../../map/water';

/** A cut-out with its number among all of the table, whichever of them are printed. */
export interface Numbered extends CutOut {
  readonly number: number;
}
export interface TemplatePiece {
  readonly cutOut: Numbered;
  readonly outline: readonly Point[];
  readonly next: readonly (readonly Point[])[];
  /** The course of a strip; empty for all else. */
  readonly course: readonly Point[];
  readonly frame: Frame;
  /** Its size on paper, cm, without its name; null when it must be tiled. */
  readonly onOne: { readonly wide: number; readonly high: number } | null;
  /** Its terrain. */
  readonly shapes: readonly Shape[];
}

const PAPER = '#ffffff';
/** Less is saved by turning than this share of the room it takes: it stays as on the map. */
const WORTH = 0.9;

/** Turns cut-outs; features of several cut-outs are drawn once. */
export class TemplateTurner {
  private readonly drawn = new Map<CutOut['drawn'], readonly Shape[]>();

  constructor(
    private readonly scenario: Scenario,
    private readonly layout: Omit<TileLayout, 'upright'>,
    private readonly inks: Inks,
  ) {}

  lay(cutOut: Numbered): TemplatePiece {
    const { strip, drawn } = cutOut;
    const up = cutOut.up ?? (strip ? lieAlong(chordOf(strip.course)) : this.bestFor(cutOut.outline));
    // Lines are drawn anew where they lie, in the middle of the table, so that trees stand and edges are far away.
    const by = strip ? this.toMiddle(strip.course, up) : point(0, 0);
    const at = (points: readonly Point[]): Point[] => laidOut(points, up).map(({ x, y }) => point(x + by.x, y + by.y));
    const outline = at(cutOut.outline);
    const course = strip ? at(strip.course) : [];
    const { ratio } = this.layout;
    const size = sizeLaidOut(outline);
    return {
      cutOut,
      outline,
      next: cutOut.next.map(at),
      course,
      frame: grown(frameOf(outline), CLEAR / ratio),
      onOne: liesOnOne(size.wide, size.high, this.layout) ? { wide: size.wide * ratio, high: size.high * ratio } : null,
      shapes:
        strip && 'course' in drawn
          ? drawnAlone({ ...drawn, course: { points: course, smooth: false } }, this.scenario, this.inks)
          : this.turned(drawn, up),
    };
  }

  private toMiddle(course: readonly Point[], up: Up): Point {
    const { west, south, east, north } = frameOf(laidOut(course, up));
    const { width, depth } = this.scenario.table;
    return point((width - west - east) / 2, (depth - south - north) / 2);
  }

  private turned(feature: CutOut['drawn'], up: Up): readonly Shape[] {
    const shapes = this.drawn.get(feature) ?? drawnAlone(feature, this.scenario, this.inks);
    this.drawn.set(feature, shapes);
    return up === NORTH ? shapes : [{ kind: 'group', frame: poseOf(up), tags: {}, shapes }];
  }

  /** As on the map, unless turning saves sheets, or much of one. */
  private bestFor(outline: readonly Point[]): Up {
    const cost = (up: Up): { readonly sheets: number; readonly room: number } => {
      const points = outline.map((at) => turnedUp(at, up));
      const { wide, high } = sizeLaidOut(points);
      if (liesOnOne(wide, high, this.layout)) return { sheets: 1, room: wide * high };
      const frame = grown(frameOf(points), CLEAR / this.layout.ratio);
      const upright = liesBestUpright(frame, { ...this.layout, upright: true });
      return { sheets: tilesOver(frame, { ...this.layout, upright }).tiles.length, room: wide * high };
    };
    let [best, least] = [NORTH, cost(NORTH)];
    for (const up of waysToLie(outline)) {
      const one = cost(up);
      const isWorth = one.sheets < least.sheets || (one.sheets === least.sheets && one.room < least.room * WORTH);
      if (isWorth) [best, least] = [up, one];
    }
    return best;
  }
}

/** All that is seen of a cut-out: its ground and terrain, white where it is cut away, and the lines to cut. Widths in cm of paper. */
export function picture({ outline, next, frame, shapes }: TemplatePiece, ratio: number, inks: Inks): readonly Shape[] {
  const cut = [polygon(outline)];
  const { west, south, east, north } = grown(frame, 1);
  const around = polygon([point(west, south), point(east, south), point(east, north), point(west, north)]);
  return [
    drawing(cut, { fill: inks.ground, fillOpacity: 0.55 }),
    ...shapes,
    drawing([around, polygon(signedAreaOf(outline) > 0 ? outline.toReversed() : outline)], { fill: PAPER }),
    ...(next.length === 0
      ? []
      : [drawing(next.map(polygon), { stroke: inks.ink, width: 0.04 / ratio, dash: [0.5 / ratio, 0.3 / ratio] })]),
    drawing(cut, { stroke: inks.ink, width: 0.05 / ratio, round: true }),
  ];
}

/** A cut-out, how large it is on the table, and the names of the sheets it is on. */
export interface CutOutTemplate {
  readonly cutOut: Numbered;
  readonly lain: TemplatePiece;
  readonly sheets: readonly string[];
}

/** A feature as it lies on the table. */
function drawnAlone(feature: Feature, scenario: Scenario, inks: Inks): readonly Shape[] {
  if (feature.kind === 'bridge' || feature.kind === 'ford') return crossingAlone(feature, scenario, inks);
  const ground = layGround({ ...scenario, terrain: [feature], objectives: [] });
  return groundLayers(ground, [], inks, 1, (name) => name === LAYER_OF[feature.kind])
    .flatMap(({ shapes }) => shapes)
    .filter((shape) => shape.kind !== 'drawing' || shape.paint.stroke !== inks.grass);
}

/** A bridge or ford, which is told from the water it crosses. */
function crossingAlone(crossing: Crossing, scenario: Scenario, inks: Inks): readonly Shape[] {
  const terrain = scenario.terrain.filter(({ id }) => id === crossing.over || id === crossing.id);
  return drawCrossings(layGround({ ...scenario, terrain, objectives: [] }), inks, 'full').slice();
}
