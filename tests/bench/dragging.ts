import { transformed } from '../../editing/transform';
import { movingGround } from '../../renderer/editor/plan/moving-ground';
import { millisecondsOf, most } from './figures';
import type { Figure } from './figures';
import { LOBOSITZ, scenarioAt } from './inputs';

/** Frames of one way across the table. */
const WAY = 30;

/** What the editor works out for every frame while a hill is dragged, but for putting it on the page. */
export function draggingFigures(): readonly Figure[] {
  const scenario = scenarioAt(LOBOSITZ);
  const hill = scenario.terrain.find(({ kind }) => kind === 'hill');
  if (!hill) throw new Error('no hill at Lobositz');
  let frames = 0;
  const frame = (): void => {
    frames += 1;
    const x = (frames % WAY) / 2;
    movingGround(scenario, transformed(scenario, [hill.id], { do: 'move', by: { x, y: x / 2 } }));
  };
  // A drag is hundreds of frames; the first ones run before the machine has compiled them.
  for (let warming = 0; warming < 3 * WAY; warming++) frame();
  return [most('reshape terrain while dragging a hill', millisecondsOf(frame), 'ms', 8)];
}
