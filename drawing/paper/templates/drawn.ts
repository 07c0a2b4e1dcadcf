/** What is drawn on a cut-out: its terrain alone, without grass, grid and all its neighbours. */
import type { Crossing, Feature, Scenario } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import { LAYER_OF } from '../layers';
import type { Inks } from '../../map/inks';
import { groundLayers } from '../../map/plan';
import type { Shape } from '../../map/scene';
import { drawCrossings } from '../../map/water';

/** A feature as it lies on the table. */
export function drawnAlone(feature: Feature, scenario: Scenario, inks: Inks): readonly Shape[] {
  if (feature.kind === 'bridge' || feature.kind === 'ford') return crossingAlone(feature, scenario, inks);
  const ground = layGround({ ...scenario, terrain: [feature], objectives: [] });
  return groundLayers(ground, [], inks, 1, (name) => name === LAYER_OF[feature.kind])
    .flatMap(({ shapes }) => shapes)
    .filter((shape) => shape.kind !== 'drawing' || shape.paint.stroke !== inks.grass);
}

/** A bridge or ford, which is told from the water it crosses. */
function crossingAlone(crossing: Crossing, scenario: Scenario, inks: Inks): readonly Shape[] {
  const terrain = scenario.terrain.filter(({ id }) => id === crossing.over || id === crossing.id);
  return drawCrossings(layGround({ ...scenario, terrain, objectives: [] }), inks, 'full').slice();
}
