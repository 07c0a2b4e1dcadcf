/**
 * The table as facts: no rule lives here. What a wood costs, hides or covers is each rule system's business; which part
 * of a footprint stands in it, where a move enters it and what a sight line crosses is told here, exactly.
 */
import type { Box, Point, Sector } from '../geometry';
import type { Block, Cm, Feature, Id, Scenario } from '../scenario';

/**
 * A closed piece of ground with its outline as drawn (smooth curves flattened), counter-clockwise. Water, sunken
 * roads and roads that are declared to slow troops are the strip within half their width of their course.
 */
export interface GroundArea {
  readonly id: Id;
  readonly kind:
    | 'hill'
    | 'wood'
    | 'rough'
    | 'marsh'
    | 'pond'
    | 'orchard'
    | 'vineyard'
    | 'crops'
    | 'ploughland'
    | 'river'
    | 'stream'
    | 'sunken road'
    | 'road'
    | 'custom area';
  readonly feature: Feature;
  readonly outline: readonly Point[];
  readonly centre: Point;
}
/**
 * A line across the ground: obstacles, works and roads; rivers and streams give their middle. Along an entrenchment the
 * enemy is on the left; a redoubt is one that runs clockwise round its outline and ends where it began.
 */
export interface GroundLine {
  readonly id: Id;
  readonly kind:
    | 'wall'
    | 'hedge'
    | 'fence'
    | 'tree line'
    | 'abatis'
    | 'entrenchment'
    | 'road'
    | 'sunken road'
    | 'river'
    | 'stream'
    | 'custom line';
  readonly feature: Feature;
  readonly course: readonly Point[];
  readonly width: Cm;
}
/** A bridge or ford as a rectangle whose heading runs across the water, bank to bank with a mouth on each. */
export interface GroundCrossing {
  readonly id: Id;
  readonly kind: 'bridge' | 'ford';
  readonly feature: Feature;
  readonly over: Id;
  readonly box: Box;
}
export interface GroundBlock {
  readonly id: Id;
  readonly block: Block;
  readonly bua: Id;
  readonly box: Box;
}

/** A stretch of a sight line or of a move: from and to in cm along it. */
export interface AreaStretch {
  readonly area: GroundArea;
  readonly from: Cm;
  readonly to: Cm;
}
export interface Crossed {
  readonly line: GroundLine;
  readonly at: Cm;
}

/** A straight line across the ground. */
export interface Chord {
  readonly a: Point;
  readonly b: Point;
}
/** A height between rise and fall along a line: from and to in cm along it, the same but on a plateau. */
export interface Crest {
  readonly from: Cm;
  readonly to: Cm;
  readonly height: Cm;
}

/** How a footprint touches works from their defended side: for each of its edges, how many cm of it lie along them. */
export interface WorksContact {
  readonly line: GroundLine;
  readonly along: Readonly<Record<Sector, Cm>>;
}

export interface Ground {
  readonly scenario: Scenario;
  readonly width: Cm;
  readonly depth: Cm;
  readonly areas: readonly GroundArea[];
  readonly lines: readonly GroundLine[];
  readonly crossings: readonly GroundCrossing[];
  readonly blocks: readonly GroundBlock[];
  area(id: Id): GroundArea | null;
  block(id: Id): GroundBlock | null;

  /**
   * Height of the ground, cm above the table: 0 at a hill's outline, its height on the plateau, a smooth slope between (broad
   * on gentle hills, short on steep ones). A hill with contours of its own has their heights on them and a slope between, by
   * the distances to the one below and the one above, and is level above the last. Where hills overlap the higher; nothing
   * else has height.
   */
  heightAt(point: Point): Cm;
  /** The way uphill, as long as the slope is steep: cm of height to the cm, over 0.1 cm of ground. */
  slopeAt(point: Point): Point;
  /**
   * The crest of a hill as seen along a direction: the chord of its outline through its centre, square to it, the left end
   * first; null when its outline encloses nothing.
   */
  crestOf(hill: GroundArea, towards: Point): Chord | null;
  /** Where a segment stops to rise and falls again, in order: the crests it goes over. */
  crestsAlong(from: Point, to: Point): readonly Crest[];
  /**
   * Dead ground: true when the ground between rises, by more than the tolerance, into the straight line from `eyeHeight` cm
   * above the ground at the eye to `targetHeight` cm (0) above the ground at the target.
   */
  hiddenFrom(eye: Point, eyeHeight: Cm, target: Point, targetHeight?: Cm): boolean;
  /** Areas the point lies in or on the edge of, in the order of the scenario; looked for among all, or these of them. */
  areasAt(point: Point, among?: readonly GroundArea[]): readonly GroundArea[];
  blockAt(point: Point): GroundBlock | null;
  /** Share of a footprint inside an area or a block, 0 to 1. */
  share(box: Box, of: GroundArea | GroundBlock): number;
  /** True when the whole footprint is on the table, within the tolerance. */
  holds(box: Box): boolean;
  /** True when more than 0.05 cm2 of the footprint lies in the area and on none of these crossings. */
  liesIn(box: Box, area: GroundArea, but: readonly GroundCrossing[]): boolean;
  /**
   * True when more than 0.05 cm2 of the footprint lies in water and on none of its bridges and fords: impassable rivers
   * and ponds, or all rivers, streams and ponds.
   */
  inWater(box: Box, water: 'impassable' | 'any'): boolean;
  /**
   * Areas a segment passes through, in the order they are entered. Along an edge or through a corner (for less than the
   * tolerance) it is not inside; both directions give the same.
   */
  trace(from: Point, to: Point): readonly AreaStretch[];
  /** Obstacles, roads and water lines a segment crosses from one side to the other, its ends included, in order. */
  crossed(from: Point, to: Point): readonly Crossed[];
  /**
   * Areas a moving edge `a`-`b` is in while it is carried along `by`, in any direction to itself: stretches in cm of the
   * move, merged and ordered. What it only slides along, in by no more than the tolerance, does not count. Looked for among
   * all areas, or these of them.
   */
  swept(a: Point, b: Point, by: Point, among?: readonly GroundArea[]): readonly AreaStretch[];
  /** Obstacles, roads and water lines a moving edge meets, with the distance at which it first touches each; 0 when it stands on one. */
  sweptLines(a: Point, b: Point, by: Point): readonly Crossed[];
  /**
   * Share of a footprint to the right of a line as it runs, 0 to 1: of works, the share on their defended side. The line is
   * extended straight at both ends, until the extensions meet; right of a closed line is its inside when it runs clockwise,
   * else its outside. 0 for a line of one point.
   */
  shareOnRight(box: Box, line: GroundLine): number;
  /**
   * The works (entrenchments, redoubts) that a footprint touches from their defended side, in the order of the scenario: what
   * of each edge lies within `reach` cm of them, be it as much as `reach` beyond them.
   */
  worksAlong(box: Box, reach: Cm): readonly WorksContact[];
  /** True when the point lies on a road, sunken ones included (or on a bridge or ford), within `slack` cm of its middle line. */
  onRoad(point: Point, slack: Cm): boolean;
}

/** Its declared movement is slower than free for anybody: it is ground of that speed, and no road to march on. */
export const isSlowed = ({ effects }: Feature): boolean =>
  effects !== null && effects.movement !== null && Object.values(effects.movement).some((going) => going !== 'free');

/** Does a line carry marches as a road does? */
export const isRoad = ({ kind, feature }: GroundLine): boolean =>
  (kind === 'road' || kind === 'sunken road') && !isSlowed(feature);
