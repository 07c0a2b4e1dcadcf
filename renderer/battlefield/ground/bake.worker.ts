import { groundOf } from '../../../engine/terrain';
import type { Scenario } from '../../../engine/scenario';
import { reliefOf, surveyOf } from '../land';
import { plantingOf } from '../planting';
import { paintGround } from './painter';

/** Paints the fine ground away from the window's own thread: a scenario comes in, a painting goes back. */
interface Order {
  readonly scenario: Scenario;
  readonly perCm: number;
}

self.addEventListener('message', (message: MessageEvent<Order>) => {
  const { scenario, perCm } = message.data;
  const ground = groundOf(scenario);
  const survey = surveyOf(ground);
  const relief = reliefOf(ground);
  const { feet } = plantingOf(survey, relief);
  const painting = paintGround(survey, relief, feet, scenario.table.ground, perCm);
  self.postMessage(painting, { transfer: [painting.pixels.buffer] });
});
