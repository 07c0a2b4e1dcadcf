/** Where units were in history at an hour: outlines on the table of the battle. */
import { basesOf, looksOf, poseOf, poseOfBase } from '../../engine/battle';
import type { BattleState, Id, Piece, Roster, Vocabulary } from '../../engine/battle';
import { corners, distance, dot, facing, minus, plus, rightOf, times } from '../../engine/geometry';
import type { Point, Pose } from '../../engine/geometry';
import { sideIndex, type SideIndex } from '../ui';

export interface Ghost {
  readonly id: Id;
  readonly side: SideIndex;
  readonly name: string;
  /** Its footprint, from the left of its front round; the first two are the front. */
  readonly outline: readonly Point[];
  readonly at: Point;
  /** It ran at that hour. */
  readonly runs: boolean;
  /** Where it stands in the battle; null where it is not on the table. */
  readonly now: Point | null;
}

interface History {
  readonly state: BattleState;
  readonly roster: Roster;
  readonly vocabulary: Pick<Vocabulary, 'marks'>;
}
/** Who stands within this share of his own width of where he was casts no ghost. */
const AS_GOOD_AS_THERE = 0.4;

/** Units of the battle alone; `scale`: cm of its table for one of that of the chronicle. */
export function ghostsOf(history: History, battle: BattleState, scale: number): readonly Ghost[] {
  const now = new Map(battle.pieces.map((piece) => [piece.id, piece]));
  return history.state.pieces.flatMap((piece): readonly Ghost[] => {
    const unit = history.roster.units[piece.id];
    const pose = poseOf(piece.where);
    const here = now.get(piece.id);
    if (!unit || !pose || !here) return [];
    const outline = footprint(piece, history.roster, pose).map((corner) => times(corner, scale));
    const at = times(pose, scale);
    const stands = poseOf(here.where);
    const [left, right] = outline;
    const width = left && right ? distance(left, right) : 0;
    if (stands && distance(stands, at) < width * AS_GOOD_AS_THERE) return [];
    const runs = looksOf(piece, history.vocabulary).has('routing');
    const side = sideIndex(history.roster.sides, unit.side);
    return [{ id: piece.id, side, name: unit.name, outline, at, runs, now: stands }];
  });
}

/** The rectangle round all its bases. */
function footprint(piece: Piece, { units }: Roster, pose: Pose): readonly Point[] {
  const unit = units[piece.id];
  const [ahead, right] = [facing(pose), rightOf(facing(pose))];
  const points = (unit ? basesOf(unit, piece) : []).flatMap((base) =>
    corners({ pose: poseOfBase(pose, base), width: base.width, depth: base.depth }),
  );
  const along = (way: Point): readonly number[] => points.map((point) => dot(minus(point, pose), way));
  const [fronts, sides] = [along(ahead), along(right)];
  const spot = (front: number, side: number): Point => plus(plus(pose, times(ahead, front)), times(right, side));
  const [front, rear] = [Math.max(...fronts), Math.min(...fronts)];
  const [near, far] = [Math.min(...sides), Math.max(...sides)];
  return [spot(front, near), spot(front, far), spot(rear, far), spot(rear, near)];
}
