/** Houses and bridges that burn: smoke over them, for as long as a gauge of theirs says so. */
import { groundOf } from '../../engine/terrain';
import type { Box } from '../../engine/geometry';
import type { Id, Scenario } from '../../engine/scenario';
import type { Inks } from './inks';
import type { Shape } from './scene';
import { drawing, inked, oval, point, polyline } from './strokes';
import type { Troops } from './troops';

/** The signs of all that burns, in the order of the features' ids; one for each block of a village. */
export function fireShapes({ state, vocabulary }: Troops, scenario: Scenario, inks: Inks): Shape[] {
  return Object.keys(state.ground)
    .sort()
    .flatMap((id) => {
      const feature = state.ground[id];
      const burns = Object.entries(feature?.gauges ?? {}).some(
        ([gauge, now]) => now > 0 && vocabulary.ground?.[gauge]?.looks === 'burning',
      );
      return burns && !feature?.gone
        ? boxesOf(scenario, id).map((box, n) => fireShape(`${id} ${n + 1}`, box, inks))
        : [];
    });
}

/** The blocks of a built-up area or one of them, or a bridge. */
function boxesOf(scenario: Scenario, id: Id): readonly Box[] {
  const { blocks, crossings } = groundOf(scenario);
  return [
    ...blocks.filter((block) => block.id === id || block.bua === id),
    ...crossings.filter((one) => one.id === id),
  ].map(({ box }) => box);
}

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
