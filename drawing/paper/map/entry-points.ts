/** Entry points: gates on the edge of the table, with their names. */
import { facingOf, poseAt, type Box } from '../../../engine/geometry';
import type { EntryPoint, Scenario } from '../../../engine/scenario';
import { GATE, gateAt } from '../../map/gates';
import type { Inks } from '../../map/inks';
import { placesAround, type LabelWish } from '../../map/labels';
import type { Shape } from '../../map/scene';
import { drawing, polyline } from '../../map/strokes';
import { worded } from '../beside-blocks';

/** A gate as on the plan; `size` as arrows have it, cm of table. */
export function gateShape(entry: Pick<EntryPoint, 'id' | 'at' | 'heading' | 'exit'>, size: number, inks: Inks): Shape {
  const { posts, tip } = gateAt(entry, size);
  const lines = [...posts, tip].map(polyline);
  return {
    kind: 'group',
    frame: null,
    tags: { id: entry.id, kind: 'entry point' },
    shapes: [
      drawing(lines, { stroke: inks.halo, width: size * 0.15, round: true }),
      drawing(lines, { stroke: inks.ink, width: size * 0.075, round: true }),
    ],
  };
}

/** The room a gate takes, as a box on the table. */
function gateBox({ at, heading }: EntryPoint, size: number): Box {
  const direction = facingOf(heading);
  const middle = { x: at.x + direction.x * size * GATE.long * 0.5, y: at.y + direction.y * size * GATE.long * 0.5 };
  return { pose: poseAt(middle, direction), width: size * (GATE.wide + 0.15), depth: size * GATE.long };
}

export const gateBoxes = ({ entryPoints = [] }: Scenario, size: number): readonly Box[] =>
  entryPoints.map((one) => gateBox(one, size));

/** The names of gates ask for room beside them. */
export const gateWishes = ({ entryPoints = [] }: Scenario, size: number, inks: Inks, least: number): LabelWish[] =>
  entryPoints.map((one) => {
    const lettering = worded(one.name, Math.max(1.6, least), inks.ink, inks);
    const { pose, width, depth } = gateBox(one, size);
    const [across, upward] = [Math.abs(pose.hy), Math.abs(pose.hx)];
    const places = placesAround(lettering, pose, width * across + depth * upward, width * upward + depth * across);
    return { id: one.id, lettering, rank: 7.5, places };
  });
