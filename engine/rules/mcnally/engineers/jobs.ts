/** What a unit may work at where it stands (MCN-ENG-04, 06, 10, 11). */
import type { Cm, Id, Refusal, View } from '../../../battle';
import {
  exceeds,
  facing,
  frontCentre,
  gap,
  isNearCourse,
  isOnTable,
  minus,
  plus,
  pointGap,
  poseAt,
  rightOf,
  times,
  TOLERANCE,
} from '../../../geometry';
import type { Point, Pose } from '../../../geometry';
import { nearestOnCourse } from '../../../terrain';
import type { GroundLine } from '../../../terrain';
import { inches } from '../lengths';
import { lineKind } from '../ground/kinds';
import { recordOf, OWN_KEY } from '../troops/overrides';
import { refuse } from '../../common';
import { houseOf } from '../house-rows';
import { troopsOn, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { nameOfWork, pointsOfWork } from '../works/strength';
import { bridging, pontoonMoves } from './costs';
import { materialsFor, pontoonsFor, powderFor, toolsFor } from './trains';

export const JOBS = ['dismantle', 'build', 'lay a charge', 'throw pontoons', 'build a bridge'] as const;
export type Job = (typeof JOBS)[number];
/** A job and what it is done to: a work, or the water that is bridged. */
export interface EngineerWork {
  readonly as: Job;
  readonly of: Id;
}

/** A unit works at what is within an inch of it, as it is behind a work there (MCN-TERR-10). */
const AT_HAND = 1;
/** A new work is so wide: what its points are reckoned for (MCN-DEF-05). */
const STRETCH = 4;

export const isEngineer = ({ traits }: Troop): boolean => traits.unit.type === 'engineers';
const isBuilder = (troop: Troop): boolean => troop.traits.class === 'CO' || isEngineer(troop);

const isPlayed = (view: Pick<View, 'roster'>): boolean => view.roster.options['engineering'] === 'on';

/** Is a unit so near to a building, bridge or work? */
export function isWithinReach({ ground }: Pick<View, 'ground'>, troop: Troop, work: Id, most: Cm): boolean {
  const box = ground.block(work)?.box ?? ground.crossings.find(({ id }) => id === work)?.box;
  if (box) return !exceeds(gap(troop.box, box), most);
  const line = ground.lines.find(({ id }) => id === work);
  return line !== undefined && isNearCourse(troop.box, line.course, most + TOLERANCE);
}
export const isAtWork = (view: View, troop: Troop, work: Id): boolean =>
  isWithinReach(view, troop, work, inches(view, AT_HAND));

/** Works near enough that nobody holds. */
const worksAtHand = (view: View, troop: Troop): readonly Id[] =>
  [
    ...view.ground.blocks.map(({ id }) => id),
    ...view.ground.crossings.filter(({ kind }) => kind === 'bridge').map(({ id }) => id),
    ...view.ground.lines.map(({ id }) => id),
  ].filter(
    (id) =>
      isAtWork(view, troop, id) &&
      pointsOfWork(view, id) > 0 &&
      !troopsOn(view).some(({ inside }) => inside?.id === id),
  );

const isFieldwork = (line: GroundLine | undefined): boolean => line !== undefined && lineKind(line) === 'fieldwork';
const lineOf = ({ ground }: Pick<View, 'ground'>, id: Id): GroundLine | undefined =>
  ground.lines.find((line) => line.id === id);

/** The first of the names "a work 1", "a work 2" that nothing has had yet. */
export function newId({ state, ground }: Pick<View, 'state' | 'ground'>, unit: Id, what: string): Id {
  for (let n = 1; ; n++) {
    const id = `${unit} ${what} ${n}`;
    const isTaken = state.ground[id] !== undefined || ground.scenario.terrain.some((feature) => feature.id === id);
    if (!isTaken && state.loose?.[id] === undefined) return id;
  }
}

const watersAtHand = (view: View, troop: Troop): readonly GroundLine[] =>
  view.ground.lines.filter((water) => {
    const { kind, course, width } = water;
    if (kind !== 'river' && kind !== 'stream') return false;
    if (!isNearCourse(troop.box, course, width / 2 + inches(view, AT_HAND) + TOLERANCE)) return false;
    const place = placeOfBridge(troop, water);
    return place !== null && !view.ground.crossings.some(({ box }) => pointGap(place, box) <= inches(view, AT_HAND));
  });

/** A bridge on the way: a loose thing where it will lie, of the kind of its material. */
export interface Site {
  readonly id: Id;
  readonly at: Pose;
  readonly done: number;
}
/** Moves of work put into a site. */
export const MOVES = 'moves of work';

/** The site at hand over a water; null when none is begun. */
export function siteOver(view: View, troop: Troop, water: GroundLine, kind: Job): Site | null {
  for (const [id, thing] of Object.entries(view.state.loose ?? {})) {
    if (thing.kind !== SITES[kind] || pointGap(thing.at, troop.box) > water.width / 2 + inches(view, STRETCH)) continue;
    if (isNearCourse({ pose: thing.at, width: 0, depth: 0 }, water.course, TOLERANCE + ROUGH))
      return { id, at: thing.at, done: view.state.ground[id]?.gauges[MOVES] ?? 0 };
  }
  return null;
}
/** Places are rounded. */
const ROUGH: Cm = 0.05;
export const SITES: Readonly<Record<Job, string | null>> = {
  dismantle: null,
  build: null,
  'lay a charge': null,
  'throw pontoons': 'pontoons',
  'build a bridge': 'bridge timbers',
};

/** Where a bridge from before its front will lie, across the water. */
export function placeOfBridge(troop: Troop, { course }: GroundLine): Pose | null {
  const found = nearestOnCourse(course, frontCentre(troop.box));
  return found && poseAt(found.at, { x: 0 - found.direction.y, y: found.direction.x });
}

const isFast = ({ feature }: GroundLine): boolean => recordOf(feature.overrides[OWN_KEY])?.['current'] === 'fast';

/** Moves and material that a bridge takes (MCN-ENG-10, 11, 13). */
export function costOf(view: View, water: GroundLine, as: Job): { readonly moves: number; readonly material: number } {
  const across = Math.round((water.width / inches(view, 1)) * 100) / 100;
  return as === 'throw pontoons'
    ? { moves: pontoonMoves(across, isFast(water)), material: 0 }
    : bridging(across, isFast(water));
}

/** All that it may do where it stands: whoever asks has seen to it that it has not moved. */
export function worksOf(view: View, troop: Troop): readonly EngineerWork[] {
  if (!isPlayed(view) || troop.inside || !isBuilder(troop)) return [];
  const hands = toolsFor(view, troop) ? toolWorks(view, troop) : [];
  if (!isEngineer(troop)) return hands;
  const powder = powderFor(view, troop)
    ? worksAtHand(view, troop).map((of) => ({ as: 'lay a charge', of }) as const)
    : [];
  return [...hands, ...powder, ...bridgesOf(view, troop)];
}

/** Four inches before the middle of its front, the enemy beyond them. */
export function courseBefore(view: Pick<View, 'roster'>, { box }: Troop): readonly Point[] {
  const right = rightOf(facing(box.pose));
  const middle = plus(frontCentre(box), times(facing(box.pose), inches(view, AHEAD)));
  const half = times(right, inches(view, STRETCH) / 2);
  return [minus(middle, half), plus(middle, half)];
}
const AHEAD = 0.25;

/** There is room for works before it. */
const isRoomForWorks = (view: View, troop: Troop): boolean => {
  const course = courseBefore(view, troop);
  return (
    course.every((place) => isOnTable(view.ground, place)) &&
    !view.ground.blocks.some(({ box }) => isNearCourse(box, course, 0)) &&
    !unitsOf(view, troop.side).some((other) => other.id !== troop.id && isNearCourse(other.box, course, 0))
  );
};

function toolWorks(view: View, troop: Troop): readonly EngineerWork[] {
  const works = worksAtHand(view, troop);
  const most = houseOf(view).works.fieldwork;
  const own = works.filter((id) => isFieldwork(lineOf(view, id)));
  const toRaise = own.filter((of) => pointsOfWork(view, of) < most);
  return [
    ...works.map((of) => ({ as: 'dismantle', of }) as const),
    ...toRaise.map((of) => ({ as: 'build', of }) as const),
    ...(own.length === 0 && isRoomForWorks(view, troop)
      ? [{ as: 'build', of: newId(view, troop.id, 'work') } as const]
      : []),
  ];
}

const bridgesOf = (view: View, troop: Troop): readonly EngineerWork[] =>
  watersAtHand(view, troop).flatMap((water) => {
    const of = water.id;
    const isOpen = (as: Job, isSupplied: boolean): boolean => siteOver(view, troop, water, as) !== null || isSupplied;
    const { material } = costOf(view, water, 'build a bridge');
    return [
      ...(isOpen('throw pontoons', pontoonsFor(view, troop) !== null) ? [{ as: 'throw pontoons', of } as const] : []),
      ...(isOpen('build a bridge', materialsFor(view, troop) >= material)
        ? [{ as: 'build a bridge', of } as const]
        : []),
    ];
  });

export const mayWork = (view: View, troop: Troop, work: EngineerWork): Refusal | null =>
  worksOf(view, troop).some(({ as, of }) => as === work.as && of === work.of)
    ? null
    : refuse('MCN-ENG-04', 'It has no such work to do here, or not the means.');

const nameOfWater = ({ ground }: Pick<View, 'ground'>, id: Id): string =>
  lineOf({ ground }, id)?.feature.name ?? 'the water';

/** As an order reads. */
export function workWords(view: View, { as, of }: EngineerWork): string {
  switch (as) {
    case 'dismantle':
      return `Take down ${nameOfWork(view, of)}`;
    case 'build':
      return lineOf(view, of) ? `Raise ${nameOfWork(view, of)}` : 'Dig in';
    case 'lay a charge':
      return `Lay a charge at ${nameOfWork(view, of)}`;
    case 'throw pontoons':
      return `Throw pontoons over ${nameOfWater(view, of)}`;
    case 'build a bridge':
      return `Build a bridge over ${nameOfWater(view, of)}`;
  }
}
