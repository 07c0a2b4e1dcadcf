import { GrowingStroke } from '../../editing/brush';
import { withNode } from '../../editing/nodes';
import { shifted } from '../../editing/shifted';
import { transformed } from '../../editing/transform';
import type { Point } from '../../engine/geometry';
import { unitsOfArmy, type Feature, type Scenario } from '../../engine/scenario';
import { bookWordsOf, systemById } from '../../engine/rules';
import { movingTroops } from '../../renderer/editor/plan/moving-troops';
import { movingGround } from '../../renderer/editor/plan/moving-ground';
import { millisecondsOf, most } from './figures';
import type { Figure } from './figures';
import { LOBOSITZ, scenarioAt } from './inputs';

/** Frames of one way across the table. */
const WAY = 30;
/** Of the brush, cm. */
const RADIUS = 6;
/** What a frame may take, ms. */
const BUDGET = 8;

/** The least sign of a unit, cm of the table. */
const LEAST = 3;

/** What the editor works out for every frame while something is dragged, but for putting it on the page. */
export function draggingFigures(): readonly Figure[] {
  const scenario = scenarioAt(LOBOSITZ);
  const hill = first(scenario, 'hill');
  const river = first(scenario, 'river');
  const wood = first(scenario, 'wood');
  const node = river.course.points[3];
  if (!node) throw new Error('the river at Lobositz has no fourth node');
  return [
    reshaped(scenario, 'dragging a hill', (frame) =>
      transformed(scenario, [hill.id], { do: 'move', by: { x: frame / 2, y: frame / 4 } }),
    ),
    reshaped(scenario, 'dragging a node of a river', (frame) =>
      withNode(scenario, { id: river.id, contour: null, index: 3 }, { x: node.x + frame / 2, y: node.y + frame / 4 }),
    ),
    reshaped(scenario, 'painting on a wood', painting(scenario, wood)),
    ...troopFigures(scenario),
  ];
}

function troopFigures(scenario: Scenario): readonly Figure[] {
  const [army] = scenario.armies;
  const [brigade] = army?.brigades ?? [];
  const [unit] = army ? unitsOfArmy(army) : [];
  const system = systemById(scenario.rules.system);
  if (!brigade || !unit || !system) throw new Error('there are no troops at Lobositz, or no rules for them');
  const vocabulary = { ...bookWordsOf(system, scenario.rules.scale), clauses: {}, breaksAt: {} };
  const play = { title: '', ...system.prepare(scenario), vocabulary, says: {}, sides: [] };
  const dragged = (doing: string, id: string): Figure =>
    perFrame(`move troops while dragging ${doing}`, (frame) => {
      const now = transformed(scenario, [id], { do: 'move', by: { x: frame / 2, y: frame / 4 } });
      movingTroops(scenario, now, play, LEAST);
    });
  return [dragged('a unit', unit.id), dragged('a brigade', brigade.id)];
}

/** A drag is hundreds of frames; the first ones run before the machine has compiled them. */
function reshaped(scenario: Scenario, doing: string, after: (frame: number) => Scenario): Figure {
  return perFrame(`reshape terrain while ${doing}`, (frame) => {
    const now = after(frame);
    movingGround(scenario, now);
    shifted(scenario, now);
  });
}

function perFrame(what: string, draw: (frame: number) => unknown): Figure {
  let frames = 0;
  const next = (): void => {
    frames += 1;
    draw(frames % WAY);
  };
  for (let warming = 0; warming < 3 * WAY; warming++) next();
  return most(what, millisecondsOf(next), 'ms', BUDGET);
}

/** Strokes from the edge of the wood outwards, longer from frame to frame. */
function painting(scenario: Scenario, wood: Feature & { readonly kind: 'wood' }): (frame: number) => Scenario {
  const [from] = 'points' in wood.outline ? wood.outline.points : [];
  if (!from) throw new Error('the wood at Lobositz has no nodes');
  const way = Array.from({ length: WAY + 1 }, (_, i): Point => ({ x: from.x + i, y: from.y + i / 2 }));
  let stroke = new GrowingStroke(wood.outline, RADIUS, 'add');
  return (frame) => {
    if (frame === 0) stroke = new GrowingStroke(wood.outline, RADIUS, 'add');
    const parts = stroke.along(way.slice(0, frame + 1));
    if ('refused' in parts) throw new Error(parts.refused);
    const [outline = wood.outline] = parts;
    const terrain = scenario.terrain.map((feature) => (feature === wood ? { ...wood, outline } : feature));
    return { ...scenario, terrain };
  };
}

function first<Kind extends Feature['kind']>(
  { terrain }: Scenario,
  kind: Kind,
): Extract<Feature, { readonly kind: Kind }> {
  const found = terrain.find((feature): feature is Extract<Feature, { readonly kind: Kind }> => feature.kind === kind);
  if (!found) throw new Error(`no ${kind} at Lobositz`);
  return found;
}
