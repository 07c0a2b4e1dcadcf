import { GrowingStroke } from '../../editing/brush';
import { withNode } from '../../editing/nodes';
import { transformed } from '../../editing/transform';
import type { Point } from '../../engine/geometry';
import type { Feature, Scenario } from '../../engine/scenario';
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

/** What the editor works out for every frame while terrain is reshaped, but for putting it on the page. */
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
  ];
}

/** A drag is hundreds of frames; the first ones run before the machine has compiled them. */
function reshaped(scenario: Scenario, doing: string, after: (frame: number) => Scenario): Figure {
  let frames = 0;
  const draw = (): void => {
    frames += 1;
    movingGround(scenario, after(frames % WAY));
  };
  for (let warming = 0; warming < 3 * WAY; warming++) draw();
  return most(`reshape terrain while ${doing}`, millisecondsOf(draw), 'ms', BUDGET);
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
