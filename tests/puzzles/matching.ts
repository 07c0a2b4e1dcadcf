/** Does an answer do what a puzzle says? */
import { findPiece, poseOf } from '../../engine/battle';
import type { Choice, Id, View } from '../../engine/battle';
import { distance, endOf } from '../../engine/geometry';
import type { Point, Pose } from '../../engine/geometry';
import type { PuzzleAnswer } from './puzzle';

/** `times`: how much larger than at 28mm lengths are. */
export function matches(told: PuzzleAnswer, choice: Choice, view: View, unit: Id, times: number): boolean {
  if ('pick' in choice)
    return (
      told.do === choice.pick &&
      (told.of === undefined || (typeof told.of === 'number' ? told.of : idNamed(view, told.of)) === choice.of) &&
      (told.as === undefined || told.as === choice.as)
    );
  if (!('march' in choice) || told.do !== 'march') return false;
  const end = endOf(choice.march);
  const piece = findPiece(view.state, unit) ?? view.state.commands[unit] ?? null;
  const now = piece && poseOf(piece.where);
  return now !== null && endsAs(told, now, end, view, times);
}

function endsAs(told: PuzzleAnswer, now: Pose, end: Pose, view: View, times: number): boolean {
  const { to, within = 8, nearer, farther, by = 3, from, facing, 'not facing': away } = told;
  const gain = (name: string): number => {
    const place = placeNamed(view, name);
    return place ? distance(now, place) - distance(end, place) : NaN;
  };
  const other = from === undefined ? end : placeNamed(view, from);
  const apart = other ? distance(end, other) : NaN;
  return (
    (to === undefined || distance(end, { x: (to[0] ?? 0) * times, y: (to[1] ?? 0) * times }) <= within * times) &&
    (nearer === undefined || gain(nearer) >= by * times) &&
    (farther === undefined || -gain(farther) >= by * times) &&
    (told['at least'] === undefined || apart >= told['at least'] * times) &&
    (told['at most'] === undefined || apart <= told['at most'] * times) &&
    (facing === undefined || turnedTo(end, placeNamed(view, facing)) >= COS_45) &&
    (away === undefined || turnedTo(end, placeNamed(view, away)) <= COS_60)
  );
}
const COS_45 = 0.7071;
const COS_60 = 0.5;

/** The cosine of the angle between where it faces and where a place lies. */
const turnedTo = (pose: Pose, place: Point | null): number =>
  place === null
    ? NaN
    : ((place.x - pose.x) * pose.hx + (place.y - pose.y) * pose.hy) / Math.max(1, distance(pose, place));

function idNamed({ roster, ground }: View, name: string): Id {
  const unit = Object.values(roster.units).find((one) => one.name === name);
  if (unit) return unit.id;
  const objective = roster.objectives.find((one) => one.name === name);
  if (objective && objective.feature === null) return objective.id;
  const feature = ground.scenario.terrain.find((one) => one.name === name);
  if (!feature) throw new Error(`there is no “${name}”`);
  return ground.blocks.find((block) => block.id.startsWith(feature.id))?.id ?? feature.id;
}

/** Null of one who has left the table: an answer about him is none. */
function placeNamed(view: View, name: string): Point | null {
  const id = idNamed(view, name);
  const piece = findPiece(view.state, id);
  const pose = piece && poseOf(piece.where);
  const inside = piece && 'inside' in piece.where ? piece.where.inside : id;
  const objective = view.roster.objectives.find((one) => one.id === id);
  return pose ?? view.ground.block(inside)?.box.pose ?? objective?.at ?? null;
}
