import { drawThumbnail } from '../../drawing/map';
import { readScenario } from '../../engine/scenario';
import { millisecondsOf, most } from './figures';
import type { Figure } from './figures';
import { largeScenarioText, nations, scenarioAt, ST_ULRICH } from './inputs';

export function fileFigures(): readonly Figure[] {
  const text = largeScenarioText();
  const { scenario, findings } = readScenario('large.yaml', text, nations);
  if (!scenario) throw new Error(`the large table cannot be read: ${findings[0]?.message ?? ''}`);
  const stUlrich = scenarioAt(ST_ULRICH);
  return [
    most(
      'parse and check 100 features and 60 units',
      millisecondsOf(() => readScenario('large.yaml', text, nations)),
      'ms',
      50,
    ),
    most(
      'draw the thumbnail of St. Ulrich',
      millisecondsOf(() => drawThumbnail(stUlrich)),
      'ms',
      null,
    ),
    most(
      'draw the thumbnail of the large table',
      millisecondsOf(() => drawThumbnail(scenario), 5),
      'ms',
      null,
    ),
    most('size of the thumbnail of St. Ulrich', drawThumbnail(stUlrich).length / 1000, 'kB', null),
  ];
}
