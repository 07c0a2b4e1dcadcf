/** What the review says of weather and mist: what the engine decides where scenario and book leave it open. */
import type { UnplacedFinding, Scenario } from '../../../scenario';
import { scoreOf, weatherOn } from './seasons';
import { lengthWords } from '../lengths';

export const weatherRemarks = (scenario: Scenario): readonly UnplacedFinding[] => [
  ...ofScore(scenario),
  ...scenario.special.flatMap((rule, i): readonly UnplacedFinding[] =>
    rule.rule === 'mist'
      ? [
          {
            severity: 'ruling',
            code: 'mist',
            about: null,
            key: `special[${i}]`,
            message: `Mist: a charge that fails goes on until it is ${lengthWords(rule.beyond, 0)} from the enemy and is spent; low ground is whatever is not more than half on a hill.`,
            clause: 'HOW-SCEN-18',
          },
        ]
      : [],
  ),
];

/** Weather that changes and was not thrown for needs a score to change from (HOW-WX-07). */
function ofScore({ weather: { start, changing }, table: { season } }: Scenario): readonly UnplacedFinding[] {
  if (!changing || start === 'diced') return [];
  const score = scoreOf(season, start);
  const foreign = weatherOn(season, score) === start ? '' : `, as the general table has it and ${season} has not`;
  const message = `The weather begins with ${start} and changes from a score of ${score}${foreign}.`;
  return [{ severity: 'ruling', code: 'weather-score', about: null, key: 'weather', message, clause: 'HOW-WX-07' }];
}
