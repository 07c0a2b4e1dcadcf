/** Objectives: a flag with the points it is worth, its staff banded in the colour of the side that holds it, of both that dispute it. */
import { DISPUTED, objectivesTold } from '../../engine/battle/battle-marks';
import type { BattleState, Id } from '../../engine/battle';
import { along, facingOf, plus, times, type Point } from '../../engine/geometry';
import type { Army, Objective } from '../../engine/scenario';
import type { Ground } from '../../engine/terrain';
import type { Inks } from './inks';
import type { Obstruction } from './labels';
import type { Shape } from './scene';
import { dot, drawing, EAST, point, polygon, polyline } from './strokes';

/** Where the flag of an objective stands: at its own place, on its feature, or within the edge before its exit. */
export function objectiveAt(ground: Ground, { at, feature, exit }: Objective): Point | null {
  const by = ground.scenario.entryPoints?.find(({ id }) => id === exit?.by);
  if (by) return plus(by.at, times(facingOf(by.heading), WITHIN));
  if (at || feature === null) return at;
  const crossing = ground.crossings.find(({ id }) => id === feature);
  const block = ground.blocks.find(({ id, bua }) => id === feature || bua === feature);
  // In a corner of the block, so that its garrison stays in sight.
  if (block) return along(block.box.pose, block.box.depth * 0.4, block.box.width * 0.4);
  return ground.area(feature)?.centre ?? crossing?.box.pose ?? null;
}

/** So far within the edge its flag stands, cm. */
const WITHIN = 4;

/** Size of the points on a flag as large as on the plan, cm. */
export const FLAG_TYPE = 2.2;

/** Who has an objective: a side by its place among the sides; both, when they dispute it; nobody. */
type InHand = 0 | 1 | 'both' | null;

/** Flags, `scale` times as large as on the plan, as the scenario gives them. */
export function drawObjectives(ground: Ground, inks: Inks, scale: number): Shape[] {
  const { armies, objectives } = ground.scenario;
  return objectives.flatMap((objective) => flagOf(ground, objective, inHand(armies, objective.holder), inks, scale));
}

/** The flags of objectives that are in other hands than the scenario gave them. */
export function objectivesInBattle(ground: Ground, { marks }: Pick<BattleState, 'marks'>, inks: Inks): Shape[] {
  const { armies, objectives } = ground.scenario;
  const told = objectivesTold({ marks });
  return objectives.flatMap((objective) => {
    const now = told.get(objective.id) ?? objective.holder;
    if (now === objective.holder) return [];
    return flagOf(ground, objective, now === DISPUTED ? 'both' : inHand(armies, now), inks, 1);
  });
}

function inHand(armies: readonly Pick<Army, 'id'>[], holder: Id | null): InHand {
  const side = armies.findIndex(({ id }) => id === holder);
  return side < 0 ? null : side === 0 ? 0 : 1;
}

function flagOf(ground: Ground, objective: Objective, holder: InHand, inks: Inks, scale: number): Shape[] {
  const at = objectiveAt(ground, objective);
  if (!at) return [];
  const on = (x: number, y: number): Point => point(x * scale, y * scale);
  const flag = polygon([on(0, 5), on(3.5, 4.75), on(3.1, 3.7), on(3.5, 2.6), on(0, 2.7)]);
  const points: Shape = {
    kind: 'words',
    lettering: {
      text: String(objective.points),
      role: 'sans strong', // the map's own 1 reads as a letter
      size: FLAG_TYPE * scale,
      spacing: 0,
      colour: inks.ink,
      halo: null,
    },
    place: { at: on(1.75, 3.75), toward: EAST },
  };
  const band = (side: 0 | 1, high: number, low: number): Shape =>
    drawing([polyline([on(0.3, high), on(0.3, low)])], { stroke: inks.sides[side].mark, width: 0.6 * scale });
  const bands =
    holder === null ? [] : holder === 'both' ? [band(0, 4.85, 3.83), band(1, 3.83, 2.8)] : [band(holder, 4.85, 2.8)];
  const shapes = [
    drawing([polyline([on(0, 0), on(0, 5.2)])], { stroke: inks.ink, width: 0.3 * scale }),
    drawing([dot(on(0, 0))], { stroke: inks.ink, width: 0.9 * scale, round: true }),
    drawing([flag], { fill: inks.flag, stroke: inks.ink, width: 0.16 * scale }),
    ...bands,
    points,
  ];
  return [{ kind: 'group', frame: { ...at, hx: 0, hy: 1 }, tags: { id: objective.id, kind: 'objective' }, shapes }];
}

/** The room flags take. */
export function objectiveObstructions(ground: Ground, scale: number): Obstruction[] {
  return ground.scenario.objectives.flatMap((objective) => {
    const at = objectiveAt(ground, objective);
    if (!at) return [];
    const pose = { x: at.x + 1.6 * scale, y: at.y + 2.6 * scale, hx: 0, hy: 1 };
    return [{ box: { pose, width: 4.4 * scale, depth: 6.2 * scale }, price: 20 }];
  });
}
