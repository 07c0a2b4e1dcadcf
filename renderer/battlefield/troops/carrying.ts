import { penetration } from '../../../engine/geometry';
import type { Id } from '../../../engine/battle';
import type { TroopPosture } from './posture';

/** The part of an event, 0 to 1, through which a unit passes others. */
export interface PassingSpan {
  readonly from: number;
  readonly to: number;
}

/** Moments of an event that are looked into. */
const LOOKS = 16;
/** Stands that lie in each other by less only touch, cm. */
const TOUCHING = 0.3;
/** The hand takes a stand up and sets it down within this part of an event. */
const RAMP = 0.14;
/** Above the heads of those below, cm at 28 mm. */
const HEIGHT = 4.6;

/**
 * Who passes through others on the way of an event, and when: stands do not go through each other, so a hand carries
 * them over. `at`: those who move, part of the way; those that lay in each other before or after do so for a reason.
 */
export function passagesOf(
  from: ReadonlyMap<Id, TroopPosture>,
  to: ReadonlyMap<Id, TroopPosture>,
  at: (t: number) => ReadonlyMap<Id, TroopPosture>,
): ReadonlyMap<Id, PassingSpan> {
  const passages = new Map<Id, PassingSpan>();
  const mingled = new Map<Id, readonly TroopPosture[]>();
  const others = (id: Id, moving: ReadonlyMap<Id, TroopPosture>): readonly TroopPosture[] => {
    const [start, end] = [from.get(id), to.get(id)];
    return [...to.values()].filter(
      (other) => !moving.has(other.id) && !other.inside && !(start && isIn(start, other)) && !(end && isIn(end, other)),
    );
  };
  for (let look = 1; look < LOOKS; look++) {
    const t = look / LOOKS;
    const moving = at(t);
    for (const [id, posture] of moving) {
      if (posture.inside || posture.bases.length === 0) continue;
      const about = mingled.get(id) ?? others(id, moving);
      mingled.set(id, about);
      if (!about.some((other) => isIn(posture, other))) continue;
      passages.set(id, { from: passages.get(id)?.from ?? t, to: t });
    }
  }
  return passages;
}

/** Does a stand of one lie in a stand of the other? */
const isIn = (one: TroopPosture, other: TroopPosture): boolean =>
  other.bases.some((theirs) => one.bases.some((own) => penetration(own, theirs) > TOUCHING));

/** As it is carried over others; as it was where it passes none just now. */
export function carriedOver(posture: TroopPosture, { from, to }: PassingSpan, t: number, scale: number): TroopPosture {
  const away = Math.max(from - t, t - to, 0) / RAMP;
  if (away >= 1) return posture;
  const up = (1 + Math.cos(Math.PI * away)) / 2;
  const { sway } = posture;
  return {
    ...posture,
    sway: { ...sway, lift: HEIGHT * scale * up, lean: sway.lean * (1 - up), unrest: sway.unrest * (1 - up), paces: 0 },
  };
}
