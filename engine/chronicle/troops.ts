/** Where everybody is and how he stands while the story is told from beginning to end. */
import { copyState, figures } from '../battle';
import type { BattleState, Piece, Roster, RosterUnit } from '../battle';
import { memo } from '../facts';
import { cut, endOf, facing, poseAlong, poseAt } from '../geometry';
import type { Box, Path, Point, Pose } from '../geometry';
import type { Formation, Id, Marching, Minutes, Scenario } from '../scenario';
import { hullOf } from '../tabletop';
import { groundOf } from '../terrain';
import { LOSSES } from './chronicle-vocabulary';

/** A unit, or the figure of a commander, which has no unit. */
export interface ChronicleTroop {
  readonly id: Id;
  readonly side: Id;
  readonly unit: RosterUnit | null;
  /** At the end of what it has been set to do; null while it is not on the table. Troops in houses stand in their middle. */
  pose: Pose | null;
  /** The block of houses it holds. */
  inside: Id | null;
  formation: Id;
  /** The share of its men lost so far. */
  lost: number;
  routing: boolean;
  /** What it was last set to do, and until when. */
  march: March | null;
}
/** One of them on its way, evenly from one time to another. */
export interface March {
  readonly id: Id;
  readonly entry: number;
  readonly does: Marching;
  readonly path: Path;
  /** The formation it goes in. */
  readonly as: Id;
  readonly from: Minutes;
  readonly until: Minutes;
}

export class ChronicleTroops {
  readonly #all: ReadonlyMap<Id, ChronicleTroop>;
  /** Where the scenario has them. */
  readonly deployed: ReadonlyMap<Id, Pose>;
  readonly #marches: March[] = [];

  constructor(
    readonly scenario: Scenario,
    readonly roster: Roster,
    start: BattleState,
  ) {
    const pieces = [...start.pieces, ...figures(start)];
    this.#all = new Map(pieces.map((piece) => [piece.id, this.#troopOf(piece)]));
    this.deployed = new Map(pieces.flatMap((one) => ('on' in one.where ? [[one.id, one.where.on] as const] : [])));
  }

  #troopOf({ id, seat, where, formation }: Piece): ChronicleTroop {
    const pose = 'on' in where ? where.on : 'inside' in where ? this.middleOf(where.inside) : null;
    const inside = 'inside' in where ? where.inside : null;
    const unit = this.roster.units[id] ?? null;
    return { id, side: seat, unit, pose, inside, formation, lost: 0, routing: false, march: null };
  }

  /** The middle of a block of houses, looking as it does. */
  middleOf(block: Id): Pose | null {
    return groundOf(this.scenario).block(block)?.box.pose ?? null;
  }

  get all(): readonly ChronicleTroop[] {
    return [...this.#all.values()];
  }
  /** Every march so far, in the order of the story; those that were broken off end where they were. */
  get marches(): readonly March[] {
    return this.#marches;
  }

  of(id: Id): ChronicleTroop {
    const troop = this.#all.get(id);
    if (!troop) throw new Error(`no troop ${id}`);
    return troop;
  }

  nameOf(id: Id): string {
    return this.roster.units[id]?.name ?? this.roster.commands[id]?.leader ?? this.roster.commands[id]?.name ?? id;
  }

  set(march: March): void {
    const troop = this.of(march.id);
    troop.march = march;
    troop.pose = endOf(march.path);
    troop.inside = null;
    this.#marches.push(march);
  }

  /** Ends what it is doing at a time where it is by then. */
  halt(troop: ChronicleTroop, at: Minutes): void {
    const { march } = troop;
    if (!march || march.until <= at) return;
    const gone = (march.path.length * (at - march.from)) / (march.until - march.from);
    const broken: March = { ...march, until: at, path: cut(march.path, gone) };
    this.#marches[this.#marches.indexOf(march)] = broken;
    troop.march = broken;
    troop.pose = poseAlong(march.path, gone);
  }
}

/** Where somebody on his way is at a time; null before he comes on. */
export const placeAtTime = (march: March, at: Minutes): Pose | null =>
  march.does === 'arrive' && at < march.from ? null : poseAtTime(march, at);

/** Where a march has come to at a time within it. */
export const poseAtTime = ({ path, from, until }: March, at: Minutes): Pose =>
  poseAlong(path, (path.length * Math.max(0, Math.min(until, at) - from)) / Math.max(1e-9, until - from));

/** The rectangle a unit covers in a formation. */
export function footprint({ unit, formation }: ChronicleTroop, pose: Pose, as: Id = formation): Box | null {
  if (!unit) return null;
  const { width, depth } = hullOfLayout(unit.layouts[as] ?? Object.values(unit.layouts)[0] ?? []);
  return { pose, width, depth };
}

const hullOfLayout = memo(hullOf);

/** What a book calls a formation for a unit; the one it has where it cannot take the other. */
export function formationFor({ unit, formation }: ChronicleTroop, wanted: Formation | null): Id {
  if (!unit || wanted === null) return formation;
  const words = wanted === 'march column' || wanted === 'limbered' ? COLUMNS : [wanted, ...LINES];
  return words.find((word) => word in unit.layouts) ?? formation;
}
const COLUMNS: readonly Id[] = ['march column', 'limbered'];
const LINES: readonly Id[] = ['line', 'deployed'];
export const isColumn = (formation: Id): boolean => COLUMNS.includes(formation);

/** The state in which the day begins, without anything a rule has set up beside the troops themselves. */
export function plainState(state: BattleState): BattleState {
  const start = copyState(state);
  start.marks = {};
  for (const piece of [...start.pieces, ...figures(start)]) {
    piece.marks = {};
    piece.gauges = { ...piece.gauges, [LOSSES]: 0 };
    delete piece.knownTo;
  }
  return start;
}

/** A place looking at another. */
export const looking = (at: Point, towards: Point, otherwise: Pose): Pose => {
  const [x, y] = [towards.x - at.x, towards.y - at.y];
  const far = Math.sqrt(x * x + y * y);
  return poseAt(at, far > 1e-6 ? { x: x / far, y: y / far } : facing(otherwise));
};
