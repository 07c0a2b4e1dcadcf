import { basesOf, poseOfBase } from '../../../engine/battle/bases';
import { isDisordered, isWorthDrawing, looksOf, shownGauge } from '../../../engine/battle/vocabulary';
import type { BattleState, Id, Piece, Roster, Vocabulary } from '../../../engine/battle';
import { along, facing, poseAt } from '../../../engine/geometry';
import type { Point, Pose } from '../../../engine/geometry';
import type { Load } from './figures-on-base';

/** A built-up block as the table knows it: `turn` in degrees clockwise. */
export interface BlockShape {
  readonly at: Point;
  readonly turn: number;
  readonly side: number;
}
/** One base where it lies on the table. */
export interface StandingBase {
  readonly pose: Pose;
  readonly width: number;
  readonly depth: number;
  readonly carries: Load;
}
/** How far a unit departs from standing still: nothing of it is left at either end of an event. */
export interface Sway {
  /** Everybody leans this way, by `lean` radians. */
  readonly towards: Point;
  readonly lean: number;
  /** cm. */
  readonly shift: Point;
  /** Steps taken so far, for the bobbing of men on the march; 0 stands. */
  readonly paces: number;
  /** cm above the ground. */
  readonly lift: number;
  /** Share of full size. */
  readonly size: number;
  /** Unrest of single figures, 0 to 1. */
  readonly unrest: number;
  /** Size of the die that counts against the usual. */
  readonly dieSize: number;
}
export const STILL: Sway = {
  towards: { x: 0, y: 1 },
  lean: 0,
  shift: { x: 0, y: 0 },
  paces: 0,
  lift: 0,
  size: 1,
  unrest: 0,
  dieSize: 1,
};

/** What is seen of a unit or a commander at one moment. */
export interface TroopPosture {
  readonly id: Id;
  readonly pose: Pose;
  readonly bases: readonly StandingBase[];
  /** The block it holds; its bases then lie along the edges and are not drawn. */
  readonly inside: BlockShape | null;
  /** What its counter stands at. */
  readonly count: number;
  /** It has lost its order. */
  readonly shaken: boolean;
  readonly sway: Sway;
}

const turnedClockwise = (heading: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: heading.x * c + heading.y * s, y: heading.y * c - heading.x * s };
};

/** What the bases of a piece are laid out by, and the posture it then had. */
interface KnownPosture {
  readonly formation: Piece['formation'];
  readonly bases: Piece['bases'];
  /** What the gauge stood at by which bases are taken off. */
  readonly left: number | undefined;
  readonly posture: TroopPosture;
}

/** Turns pieces of a state into postures. A piece on open ground that stands as it stood when last asked for has the same one. */
export class Postures {
  private readonly known = new Map<Id, KnownPosture>();

  constructor(
    private readonly roster: Roster,
    private readonly blocks: ReadonlyMap<Id, BlockShape>,
    private readonly scale: number,
    private readonly vocabulary: Pick<Vocabulary, 'gauges' | 'marks'>,
  ) {}

  /** Everything that stands on the table in a state. */
  of(state: BattleState): Map<Id, TroopPosture> {
    const postures = new Map<Id, TroopPosture>();
    const held = new Map<Id, number>();
    for (const piece of [...state.pieces, ...Object.values(state.commands)]) {
      const posture = this.one(piece, held);
      if (posture) postures.set(piece.id, posture);
    }
    return postures;
  }

  private one(piece: Piece, held: Map<Id, number>): TroopPosture | null {
    const gauge = shownGauge(piece, this.vocabulary);
    const count = gauge && isWorthDrawing(gauge) ? gauge.now : 0;
    const shaken = isDisordered(looksOf(piece, this.vocabulary));
    const rest = { id: piece.id, count, shaken, sway: STILL };
    if ('on' in piece.where) {
      const pose = piece.where.on;
      const { formation, bases } = piece;
      const takenOff = this.roster.units[piece.id]?.takenOff;
      const left = takenOff && piece.gauges[takenOff.gauge];
      const last = this.known.get(piece.id);
      const isLaidOutSo = last?.formation === formation && last.bases === bases && last.left === left;
      if (isLaidOutSo && isAs(last.posture, { pose, count, shaken })) return last.posture;
      const posture = { ...rest, pose, bases: this.bases(piece, pose), inside: null };
      this.known.set(piece.id, { formation, bases, left, posture });
      return posture;
    }
    if (!('inside' in piece.where)) return null;
    const block = this.blocks.get(piece.where.inside);
    if (!block) return null;
    const row = held.get(piece.where.inside) ?? 0;
    held.set(piece.where.inside, row + 1);
    const pose = poseAt(block.at, turnedClockwise({ x: 0, y: 1 }, block.turn));
    const bases = this.bases(piece, pose);
    return { ...rest, pose, bases: alongEdges(bases, block, pose, row, piece.where.face), inside: block };
  }

  private bases(piece: Piece, pose: Pose): readonly StandingBase[] {
    const unit = this.roster.units[piece.id];
    if (!unit) return this.stand(piece.id, pose);
    return basesOf(unit, piece).map((shape) => ({
      pose: poseOfBase(pose, shape),
      width: shape.width,
      depth: shape.depth,
      carries: shape.carries,
    }));
  }

  private stand(id: Id, pose: Pose): readonly StandingBase[] {
    const kind = this.roster.commands[id]?.kind;
    if (kind === 'general') return [{ pose, width: 6 * this.scale, depth: 6 * this.scale, carries: 'general' }];
    if (kind === 'lieutenant')
      return [{ pose, width: 5.4 * this.scale, depth: 5.4 * this.scale, carries: 'lieutenant' }];
    if (kind === 'brigade') return [{ pose, width: 4.6 * this.scale, depth: 4.6 * this.scale, carries: 'commander' }];
    return [];
  }
}

const isAs = (one: TroopPosture, { pose, count, shaken }: Pick<TroopPosture, 'pose' | 'count' | 'shaken'>): boolean =>
  one.count === count &&
  one.shaken === shaken &&
  one.pose.x === pose.x &&
  one.pose.y === pose.y &&
  one.pose.hx === pose.hx &&
  one.pose.hy === pose.hy;

/** Bases spread along the edges of a block, facing outward; `row` keeps a second garrison behind the first. */
function alongEdges(
  bases: readonly StandingBase[],
  block: BlockShape,
  middle: Pose,
  row: number,
  face: number | undefined,
): readonly StandingBase[] {
  return bases.map((base, i) => {
    const edge = face ?? i % 4;
    const perEdge = face === undefined ? Math.ceil((bases.length - (i % 4)) / 4) : bases.length;
    const place = face === undefined ? Math.floor(i / 4) : i;
    const out = turnedClockwise(facing(middle), edge * 90);
    const side = poseAt(middle, out);
    const inset = block.side / 2 - base.depth * 0.12 - row * base.depth * 0.5;
    return { ...base, pose: poseAt(along(side, inset, ((place + 0.5) / perEdge - 0.5) * block.side), out) };
  });
}
