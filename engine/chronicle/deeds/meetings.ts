/** Who would lie on whom while an entry of the story goes on. */
import { endOf, isFarFrom, overlaps } from '../../geometry';
import type { Box, Path } from '../../geometry';
import type { Cm, Id, Minutes } from '../../scenario';
import type { DayCourse, NumberedAction } from '../course';
import { footprint, placeAtTime, poseAtTime } from '../troops';
import type { ChronicleTroop, March } from '../troops';

/** Somebody who is to go a way, and the formation in which he then stands. */
export interface MarchingTroop {
  readonly troop: ChronicleTroop;
  readonly path: Path;
  readonly goesIn: Id;
  readonly arrivesIn: Id;
}

/** Units of one entry wheel out of their places beside each other, cm; others only brush. */
const LEEWAY = { together: 5, apart: 2.5 } as const;
export const leewayOf = (together: boolean): Cm => (together ? LEEWAY.together : LEEWAY.apart);

/** So deep in one another two do more than brush: they lie on one another. A column is 4 cm wide. */
const LYING: Cm = 2;

/** What a march would come to. */
export interface MarchConflicts {
  /** It meets somebody whom it may not pass. */
  readonly isBarred: boolean;
  /** Minutes on others, whether it may pass them or not, each for itself. */
  readonly lying: Minutes;
}
interface Other {
  readonly id: Id;
  readonly box: Box;
}

/** Somebody's way, minute by minute. */
interface Track {
  readonly boxes: readonly (Box | null)[];
  /** Who stands so near to it that he may be met. */
  readonly beside: readonly Other[];
}

export class Meetings {
  readonly #arrives: boolean;
  readonly #begins: Minutes;
  readonly #passed: ReadonlySet<Id>;
  readonly #fought: ReadonlySet<Id>;
  readonly #still: readonly Other[];
  readonly #moving: readonly ChronicleTroop[];
  /** Who moves in other entries, minute by minute. */
  readonly #seen = new Map<Minutes, readonly Other[]>();
  /** Each on its way, minute by minute, by how long that takes: when he sets out changes nothing of it. */
  readonly #tracks = new Map<Path, Map<Minutes, Track>>();

  constructor(
    course: DayCourse,
    { action }: NumberedAction,
    readonly marchers: readonly MarchingTroop[],
  ) {
    const { against, through, does, at } = action;
    this.#arrives = does === 'arrive';
    this.#begins = at;
    this.#passed = new Set([...through, ...against]);
    this.#fought = new Set(against);
    const group = new Set(marchers.map(({ troop }) => troop.id));
    const others = course.troops.all.filter(({ id, unit }) => unit !== null && !group.has(id));
    const isStill = (other: ChronicleTroop): boolean => (other.march?.until ?? 0) <= at;
    this.#still = others.filter(isStill).flatMap((other) => otherAt(other, at) ?? []);
    this.#moving = others.filter((other) => !isStill(other));
  }

  /**
   * Of one of them, while its mates go as they are `planned`; who is not yet stands where he is. It is not looked farther
   * when he is barred, or lies on others for longer than is of interest.
   */
  of(
    march: March,
    marcher: MarchingTroop,
    planned: ReadonlyMap<Id, March>,
    longest: Minutes = Infinity,
  ): MarchConflicts {
    const met = { isBarred: false, lying: 0 };
    const mates = this.marchers.filter(({ troop }) => troop.id !== marcher.troop.id);
    const look = (box: Box, { id, box: there }: Other, leeway: Cm): void => {
      if (isFarFrom(box, there, 0)) return;
      if (!this.#passed.has(id) && overlaps(box, there, leeway)) met.isBarred = true;
      if (!this.#fought.has(id) && overlaps(box, there, LYING)) met.lying += 1;
    };
    const { beside } = this.#track(march, marcher);
    for (let at = this.#arrives ? march.from : this.#begins; at <= march.until; at += 1) {
      if (met.isBarred || met.lying > longest) break;
      const box = this.#boxAt(march, marcher, at);
      if (!box) break;
      // Those who come on by the same place are farther apart than a column is wide.
      const together = this.#arrives ? Math.min(box.width, box.depth) / 2 : LEEWAY.together;
      for (const other of beside) look(box, other, LEEWAY.apart);
      for (const other of this.#movingAt(at)) look(box, other, LEEWAY.apart);
      for (const mate of mates) {
        const there = this.#mateAt(mate, planned.get(mate.troop.id), at);
        if (there) look(box, { id: mate.troop.id, box: there }, together);
      }
    }
    return met;
  }

  /** On its way, or before and after it as it stands at its ends. */
  #boxAt(march: March, marcher: MarchingTroop, at: Minutes): Box | null {
    const lasts = march.until - march.from;
    return this.#track(march, marcher).boxes[Math.max(0, Math.min(lasts, at - march.from))] ?? null;
  }

  #track(march: March, { troop }: MarchingTroop): Track {
    const lasts = march.until - march.from;
    const tracks = this.#tracks.get(march.path) ?? new Map<Minutes, Track>();
    this.#tracks.set(march.path, tracks);
    const known = tracks.get(lasts);
    if (known) return known;
    const boxAfter = (_: unknown, gone: Minutes): Box | null =>
      footprint(troop, poseAtTime(march, march.from + gone), march.as);
    const boxes = Array.from({ length: lasts + 1 }, boxAfter);
    const track = { boxes, beside: besides(boxes, this.#still) };
    tracks.set(lasts, track);
    return track;
  }

  #mateAt(marcher: MarchingTroop, march: March | undefined, at: Minutes): Box | null {
    const { troop, arrivesIn } = marcher;
    if (!march) return this.#arrives ? null : troop.pose && footprint(troop, troop.pose);
    if (this.#arrives && at < march.from) return null;
    return at < march.until ? this.#boxAt(march, marcher, at) : footprint(troop, endOf(march.path), arrivesIn);
  }

  #movingAt(at: Minutes): readonly Other[] {
    const known = this.#seen.get(at);
    if (known) return known;
    const seen = this.#moving.flatMap((other) => otherAt(other, at) ?? []);
    this.#seen.set(at, seen);
    return seen;
  }
}

/** Those who are not surely far from all of these boxes. */
function besides(boxes: readonly (Box | null)[], others: readonly Other[]): readonly Other[] {
  const all = boxes.filter((box) => box !== null);
  const reach = Math.max(...all.map(({ width, depth }) => width + depth)) / 2;
  const [xs, ys] = [all.map(({ pose }) => pose.x), all.map(({ pose }) => pose.y)];
  const [west, east] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
  const [south, north] = [Math.min(...ys) - reach, Math.max(...ys) + reach];
  return others.filter(({ box: { pose, width, depth } }) => {
    const own = (width + depth) / 2;
    return pose.x > west - own && pose.x < east + own && pose.y > south - own && pose.y < north + own;
  });
}

function otherAt(troop: ChronicleTroop, at: Minutes): Other | null {
  const { id, march, pose, inside } = troop;
  if (inside !== null) return null;
  const place = march && at < march.until ? placeAtTime(march, at) : pose;
  const box = place && footprint(troop, place, march && at < march.until ? march.as : troop.formation);
  return box && { id, box };
}
