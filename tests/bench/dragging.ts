import { transformed } from '../../editing/transform';
import { movingGround } from '../../renderer/editor/plan/moving-ground';
import { millisecondsOf, most } from './figures';
import type { Figure } from './figures';
import { LOBOSITZ, scenarioAt } from './inputs';

/** What the editor works out for every frame while a hill is dragged, but for putting it on the page. */
export function draggingFigures(): readonly Figure[] {
  const scenario = scenarioAt(LOBOSITZ);
  const hill = scenario.terrain.find(({ kind }) => kind === 'hill');
  if (!hill) throw new Error('no hill at Lobositz');
  let x = 0;
  const frame = (): void => {
    x += 0.5;
    movingGround(scenario, transformed(scenario, [hill.id], { do: 'move', by: { x, y: x / 2 } }));
  };
  return [most('reshape terrain while dragging a hill', millisecondsOf(frame), 'ms', 8)];
}
