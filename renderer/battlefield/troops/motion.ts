import { lengthOf } from '../../../engine/battle/events';
import { mannerOf } from '../../../engine/battle/vocabulary';
import type { BattleEvent, BattleState, Gait, Id, Vocabulary } from '../../../engine/battle';
import { along, minus, plus, poseAlong, poseAt, times, unit } from '../../../engine/geometry';
import type { Path, Point, Pose } from '../../../engine/geometry';
import { STILL } from './posture';
import type { TroopPosture, StandingBase, Sway } from './posture';

/** cm of table a second, longest time in seconds, and how far everybody leans into it. */
interface Pace {
  readonly speed: number;
  readonly most: number;
  readonly lean: number;
  readonly unrest: number;
}
const MARCH: Pace = { speed: 40, most: 1.2, lean: 0, unrest: 0 };
const PACES: Readonly<Record<Gait, Pace>> = {
  march: MARCH,
  withdraw: MARCH,
  charge: { speed: 70, most: 0.8, lean: 0.16, unrest: 0.25 },
  evade: { speed: 60, most: 0.8, lean: 0.1, unrest: 0.3 },
  retire: { speed: 20, most: 0.8, lean: 0.14, unrest: 0.3 },
  rout: { speed: 20, most: 0.8, lean: 0.24, unrest: 1 },
};
/** What the window needs of a rule system's words to act an event. */
export type ActingWords = Pick<Vocabulary, 'gauges' | 'manners'>;

/** Is this the counter that is drawn beside units? */
const isDrawn = (gauge: Id, { gauges }: ActingWords): boolean => Object.keys(gauges)[0] === gauge;
const LEAST = 0.25;

/** Seconds an event takes at speed 1; 0 happens at once. */
export function durationOf(event: BattleEvent, words: ActingWords): number {
  switch (event.do) {
    case 'moved': {
      const pace = PACES[mannerOf(words, event.manner).gait];
      return Math.min(pace.most, Math.max(LEAST, lengthOf(event) / pace.speed));
    }
    case 'fired':
    case 'formed':
      return 0.5;
    case 'fought':
      return 0.6;
    case 'rolled':
      return event.text === '' ? 0 : 0.4;
    case 'went':
      return 'marked' in event.to || 'off' in event.to ? 0 : 0.4;
    case 'gauge':
      return isDrawn(event.gauge, words) ? 0.4 : 0;
    default:
      return 0;
  }
}

const soft = (t: number): number => t * t * (3 - 2 * t);
/** 0 at both ends, 1 in the middle. */
const swell = (t: number): number => Math.sin(Math.PI * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

function betweenPoses(from: Pose, to: Pose, t: number): Pose {
  const heading = unit({ x: mix(from.hx, to.hx, t), y: mix(from.hy, to.hy, t) });
  const turning = heading.x === 0 && heading.y === 0 ? { x: to.hx, y: to.hy } : heading;
  return poseAt({ x: mix(from.x, to.x, t), y: mix(from.y, to.y, t) }, turning);
}

/** Bases on their way from one arrangement to another: each goes where one that carries the same will be, and what only one of the two has is there from half-way on or until then. */
function betweenBases(from: TroopPosture, to: TroopPosture, t: number): readonly StandingBase[] {
  const left = [...from.bases];
  const going = to.bases.flatMap((end) => {
    const at = left.findIndex(({ carries }) => carries === end.carries);
    const [start] = at < 0 ? [] : left.splice(at, 1);
    if (start) return [{ ...end, pose: betweenPoses(start.pose, end.pose, t) }];
    return t < 0.5 ? [] : [end];
  });
  return t < 0.5 ? [...going, ...left] : going;
}

/** A base's place as seen from its unit, set down about another pose of the unit. */
function carried(base: StandingBase, from: Pose, to: Pose): StandingBase {
  const by = minus(base.pose, from);
  const place = along(to, by.x * from.hx + by.y * from.hy, by.x * from.hy - by.y * from.hx);
  const turnedBy = { c: from.hx * to.hx + from.hy * to.hy, s: from.hx * to.hy - from.hy * to.hx };
  const { hx, hy } = base.pose;
  return {
    ...base,
    pose: poseAt(place, { x: hx * turnedBy.c - hy * turnedBy.s, y: hx * turnedBy.s + hy * turnedBy.c }),
  };
}

/** Everything about `posture` carried rigidly to another pose. */
const carriedTo = (posture: TroopPosture, pose: Pose): TroopPosture => ({
  ...posture,
  pose,
  bases: posture.bases.map((base) => carried(base, posture.pose, pose)),
});

/** A unit on its path: it arrives in the posture it then has. */
function onTheMove(
  from: TroopPosture,
  to: TroopPosture,
  path: Path,
  gait: Gait,
  eased: number,
  lean: number,
): TroopPosture {
  const pose = path.length > 0.01 ? poseAlong(path, eased * path.length) : betweenPoses(from.pose, to.pose, eased);
  const start = carriedTo(from, pose);
  const end = carriedTo(to, pose);
  const style = PACES[gait];
  const direction = unit(minus(to.pose, from.pose));
  const sway: Sway = {
    ...STILL,
    towards: direction,
    lean: style.lean * lean ** 0.5,
    paces: eased * path.length,
    unrest: style.unrest * lean,
  };
  return { ...to, pose, inside: null, bases: betweenBases(start, end, eased), sway };
}

/** From one arrangement into another, each base by itself. */
function intoFormation(from: TroopPosture, to: TroopPosture, t: number): TroopPosture {
  const sway = { ...STILL, paces: soft(t) * 6, unrest: 0.15 * swell(t) };
  return { ...to, pose: betweenPoses(from.pose, to.pose, soft(t)), bases: betweenBases(from, to, soft(t)), sway };
}

/** A unit part of the way, 0 to 1, from the formation of an earlier state into that which it has. */
export interface Forming {
  readonly id: Id;
  readonly before: BattleState;
  readonly share: number;
}

/** A unit that changes its formation wherever it is by now. */
export const changingFormation = (from: TroopPosture, to: TroopPosture, t: number): TroopPosture => ({
  ...to,
  bases: betweenBases(carriedTo(from, to.pose), to, soft(t)),
});

/** Lifted off the table as by a hand, or set down on it when `t` runs back. */
const liftedOff = (posture: TroopPosture, t: number): TroopPosture => ({
  ...posture,
  sway: { ...STILL, lift: 7 * t * t, size: 1 - soft(Math.max(0, t - 0.35) / 0.65) },
});

/** Into a block or out of it: the bases part and go to their windows. */
const takingPost = (from: TroopPosture, to: TroopPosture, t: number): TroopPosture => ({
  ...to,
  inside: t < 0.5 ? from.inside : to.inside,
  pose: betweenPoses(from.pose, to.pose, soft(t)),
  bases: betweenBases(from, to, soft(t)),
  sway: { ...STILL, paces: soft(t) * 8 },
});

/** The blow of a volley: guns kick, men lean back a little. */
const recoiling = (posture: TroopPosture, t: number): TroopPosture => {
  const kick = Math.max(0, 1 - Math.abs(t - 0.15) / 0.15);
  const back = { x: -posture.pose.hx, y: -posture.pose.hy };
  return { ...posture, sway: { ...STILL, towards: back, lean: 0.06 * kick, shift: times(back, 0.15 * kick) } };
};

/** Under fire: a ripple goes through the ranks. */
const flinching = (posture: TroopPosture, from: Point, t: number): TroopPosture => {
  const ripple = t > 0.3 ? swell((t - 0.3) / 0.7) : 0;
  return {
    ...posture,
    sway: { ...STILL, towards: unit(minus(posture.pose, from)), lean: 0.06 * ripple, unrest: 0.3 * ripple },
  };
};

/** Hand to hand: both sides give way and press on again by turns; they stand edge to edge, so nobody goes beyond his own ground. */
const clashing = (posture: TroopPosture, foe: Point, t: number): TroopPosture => {
  const surge = swell(t) * (0.65 + 0.35 * Math.sin(t * Math.PI * 6));
  const towards = unit(minus(foe, posture.pose));
  return {
    ...posture,
    sway: {
      ...STILL,
      towards,
      lean: 0.13 * surge,
      shift: times(towards, surge - swell(t)),
      unrest: swell(t),
      paces: t * 12,
    },
  };
};

/** A die that jumps when its number changes. */
const dieJumping = (posture: TroopPosture, t: number): TroopPosture => ({
  ...posture,
  sway: { ...STILL, dieSize: 1 + 0.55 * swell(t) },
});

/** Postures that an event changes, part of the way through it. */
export function partWay(
  event: BattleEvent,
  before: ReadonlyMap<Id, TroopPosture>,
  after: ReadonlyMap<Id, TroopPosture>,
  words: ActingWords,
  t: number,
  how: 'eased' | 'evenly' = 'eased',
): Map<Id, TroopPosture> {
  const [gone, lean] = how === 'eased' ? [soft(t), swell(t)] : [t, 1];
  const changed = new Map<Id, TroopPosture>();
  const put = (id: Id, make: (from: TroopPosture, to: TroopPosture) => TroopPosture): void => {
    const [from, to] = [before.get(id), after.get(id)];
    if (from && to) changed.set(id, make(from, to));
  };
  switch (event.do) {
    case 'moved':
      for (const mover of event.movers) {
        const { gait } = mannerOf(words, mover.manner ?? event.manner);
        put(mover.id, (from, to) => onTheMove(from, to, mover.path, gait, gone, lean));
      }
      break;
    case 'formed':
      put(event.id, (from, to) => intoFormation(from, to, t));
      break;
    case 'fired': {
      put(event.by, (from) => recoiling(from, t));
      const muzzles = before.get(event.by)?.pose;
      if (muzzles) for (const id of event.at) put(id, (from) => flinching(from, muzzles, t));
      break;
    }
    case 'fought': {
      const attacker = before.get(event.by)?.pose;
      const foes = event.at.flatMap((id) => before.get(id)?.pose ?? []);
      const middle = times(
        foes.reduce<Point>((sum, foe) => plus(sum, foe), { x: 0, y: 0 }),
        1 / Math.max(1, foes.length),
      );
      if (foes.length > 0) put(event.by, (from) => clashing(from, middle, t));
      if (attacker) for (const id of event.at) put(id, (from) => clashing(from, attacker, t));
      break;
    }
    case 'gauge':
      if (isDrawn(event.gauge, words)) put(event.id, (_, to) => dieJumping(to, t));
      break;
    case 'went': {
      const [from, to] = [before.get(event.id), after.get(event.id)];
      if (from && to) changed.set(event.id, takingPost(from, to, t));
      else if (from && 'gone' in event.to) changed.set(event.id, liftedOff(from, t));
      else if (to) changed.set(event.id, liftedOff(to, 1 - t));
      break;
    }
    default:
      break;
  }
  return changed;
}
