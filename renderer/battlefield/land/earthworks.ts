import { ease } from './noise';
import { TableLattice } from './planes';
import { beside, isInside } from './shapes';
import { embrasuresOf, facesOf, standingShare } from './faces';
import type { Survey, SurveyedRoad, Earthwork } from './survey';

/** A parapet rises on the enemy's side of its line, steep behind, with a ditch before it; cm from the line. */
export const PARAPET = { inner: 0.35, crest: 1, brow: 1.45, foot: 2.6, height: 1.75 } as const;
const DITCH = { middle: 3.5, half: 1.15, depth: 1 } as const;
/** Earth is moved no farther than this from the line of a work, cm. */
const WORK_REACH = DITCH.middle + DITCH.half;
/** Beyond its ends a work runs out over this length, cm. */
const RUN_OUT = 0.8;

/** A sunken road: how far its floor lies below the fields, the width of its banks and the lip on them, cm. */
export const HOLLOW = { depth: 1.15, bank: 1.5, lip: 0.2 } as const;
/** It comes down from the fields over this distance from its ends, cm. */
const RAMP = 9;

const STEP = 0.3;
/** Ground counts as moved so many cm round moved earth, too. */
const ROUND = 0.6;
const AROUND = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Earth that men have moved. */
export interface Earthworks {
  /** Cm above the ground as it lay. */
  rise(x: number, y: number): number;
  /** True where earth was moved, and a little round it. */
  touches(x: number, y: number): boolean;
}

export function earthworksOf({ width, depth, works, roads }: Survey): Earthworks {
  const hollows = roads.filter(({ sunken }) => sunken);
  if (works.length + hollows.length === 0) return { rise: () => 0, touches: () => false };
  const earth = new TableLattice(width, depth, STEP);
  const moved = new TableLattice(width, depth, STEP * 2);
  const isMoved = (x: number, y: number, was: number): number =>
    was > 0 || AROUND.some(([dx, dy]) => Math.abs(earth.at(x + dx * ROUND, y + dy * ROUND)) > 1e-3) ? 1 : 0;
  for (const road of hollows) {
    const reach = road.halfWidth + HOLLOW.bank;
    const off = new TableLattice(width, depth, STEP, HOLLOW.bank).nearCourse(road.course, reach, road.halfWidth);
    earth.alongCourse(road.course, reach, (x, y, was) => Math.min(was, cut(road, off.at(x, y), x, y)));
    moved.alongCourse(road.course, reach + ROUND, isMoved);
  }
  for (const work of works) {
    const gaps = work.closed ? embrasuresOf(facesOf(work.course)) : [];
    earth.alongCourse(work.course, WORK_REACH, (x, y, was) => heaped(was, profile(work, gaps, x, y)));
    moved.alongCourse(work.course, WORK_REACH + ROUND, isMoved);
  }
  return { rise: (x, y) => earth.at(x, y), touches: (x, y) => moved.at(x, y) > 0 };
}

/** Of two banks the higher; a bank fills a ditch. */
const heaped = (was: number, now: number): number => (was > 0 || now > 0 ? Math.max(was, now) : Math.min(was, now));

/** The cross-section of a sunken road, `off` cm from its edge (less than 0 on it). */
function cut({ course }: SurveyedRoad, off: number, x: number, y: number): number {
  const ends = [course[0], course.at(-1)].map((end) => (end ? Math.hypot(x - end.x, y - end.y) : Infinity));
  const down = ease(1, RAMP, Math.min(...ends));
  const lip = HOLLOW.lip * ease(0.2, 1, off) * ease(HOLLOW.bank, 1, off);
  return down * (lip - HOLLOW.depth * ease(0.95, -0.5, off));
}

/** The cross-section of a work: the bank towards the enemy, then the ditch. */
function profile(work: Earthwork, gaps: readonly number[], x: number, y: number): number {
  const { off, along, share } = placeBefore(work, x, y);
  const bank = PARAPET.height * ease(-0.1, PARAPET.inner, off) * ease(PARAPET.foot, PARAPET.brow, off);
  const ditch = DITCH.depth * ease(DITCH.half, 0, Math.abs(off - DITCH.middle));
  return share * (bank * standingShare(gaps, along) - ditch);
}

/** How far before the line of a work a place lies, how far along it, and how much of the work stands there, 0 to 1. */
function placeBefore(work: Earthwork, x: number, y: number): { off: number; along: number; share: number } {
  const { course, closed } = work;
  const { distance, along, side } = beside(course, x, y);
  if (closed) return { off: isInside(course, x, y) ? -distance : distance, along, share: 1 };
  const [first, second] = course;
  const [last, before] = [course.at(-1), course.at(-2)];
  for (const [end, inner, hand] of [
    [first, second, 1],
    [last, before, -1],
  ] as const) {
    if (!end || !inner || distance < Math.hypot(x - end.x, y - end.y) - 1e-6) continue;
    const length = Math.hypot(inner.x - end.x, inner.y - end.y) || 1;
    const [dx, dy] = [(inner.x - end.x) / length, (inner.y - end.y) / length];
    const past = -((x - end.x) * dx + (y - end.y) * dy);
    if (past > 0) return { off: hand * (dx * (y - end.y) - dy * (x - end.x)), along, share: ease(RUN_OUT, 0, past) };
  }
  return { off: distance * side, along, share: 1 };
}
