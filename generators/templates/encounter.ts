import { about, hill, northZone, objectiveIn, placeAt, road, southZone, village, wood } from './ground';
import type { BattleTemplate } from './template';

/** Two advance guards meet at crossroads; their armies come up behind. */
export const encounter: BattleTemplate = {
  id: 'encounter',
  title: 'Encounter',
  sentence: 'Two advance guards meet at a village on crossroads; the rest of both armies comes up by road.',
  draw(country) {
    const cross = [about(country, 0.5, 5), 0.5] as const;
    const [south, north] = [about(country, 0.42, 8), about(country, 0.58, 8)];
    const middle = village(country, cross, 3);
    hill(country, [0.22, about(country, 0.56, 4)], [0.12, 0.12]);
    hill(country, [0.79, about(country, 0.44, 4)], [0.12, 0.12]);
    wood(country, [about(country, 0.36, 3), 0.35], [0.06, 0.07]);
    wood(country, [about(country, 0.64, 3), 0.65], [0.06, 0.07]);
    const name = middle.bua.name ?? 'Village';
    road(country, `${name} road`, [[south, 0], cross, [north, 1]]);
    road(country, `${name} lane`, [[0, about(country, 0.45, 5)], cross, [1, about(country, 0.55, 5)]]);
    const later = (turn: number, x: number, y: 0 | 1) => ({
      turn,
      by: y === 0 ? 'Southern entry' : 'Northern entry',
      at: placeAt(country, [x, y]),
      heading: y === 0 ? 0 : 180,
      needs: null,
    });
    return {
      villages: [middle],
      sides: [
        { share: 1, zone: southZone(country, 0.2), attacker: false, later: [later(2, south, 0), later(4, south, 0)] },
        { share: 1, zone: northZone(country, 0.2), attacker: false, later: [later(2, north, 1), later(4, north, 1)] },
      ],
      objectives: [objectiveIn(middle, null, 2)],
      turns: 12,
      then: 'points',
      wins: null,
      title: `The Encounter at ${name}`,
      story: `Both staffs have marked **${name}** for tonight's quarters, and neither has told the other.\n\nThe advance guards of {first} and {second} see each other across the crossroads; the columns behind them are a long way back and do not know yet that they are in a hurry.`,
    };
  },
};
