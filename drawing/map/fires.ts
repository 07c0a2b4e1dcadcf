/** The signs of houses and bridges that burn: smoke over them. */
import { firesOn } from '../../engine/battle';
import type { Box } from '../../engine/geometry';
import type { Scenario } from '../../engine/scenario';
import type { Inks } from './inks';
import type { Shape } from './scene';
import { drawing, inked, oval, point, polyline } from './strokes';
import type { DrawnTroops } from './troops';

export const fireShapes = ({ state, vocabulary }: DrawnTroops, scenario: Scenario, inks: Inks): Shape[] =>
  firesOn(state, vocabulary, scenario).map(({ id, box }) => fireShape(id, box, inks));

/** Smoke that drifts off to the north-east over three tongues of flame, upright however the houses stand. */
function fireShape(id: string, { pose }: Box, inks: Inks): Shape {
  const puffs = [
    [0.4, 2.6, 1.5],
    [2.2, 4.3, 1.9],
    [4.6, 6, 2.3],
  ].map(([x = 0, y = 0, size = 0]) => oval(point(x, y), size, size * 0.8));
  const flames = [-1.3, 0, 1.3].map((x) =>
    polyline([
      point(x - 0.45, -0.6),
      point(x - 0.15, 1),
      point(x + 0.1, 0.4),
      point(x + 0.3, 1.5),
      point(x + 0.55, -0.6),
    ]),
  );
  return {
    kind: 'group',
    frame: { x: pose.x, y: pose.y, hx: 0, hy: 1 },
    tags: { id, kind: 'fire' },
    shapes: inked([
      drawing(puffs, { fill: inks.smoke, fillOpacity: 0.85, stroke: inks.ink, width: 0.16 }),
      drawing(flames, { fill: inks.flag, stroke: inks.ink, width: 0.16 }),
    ]),
  };
}
