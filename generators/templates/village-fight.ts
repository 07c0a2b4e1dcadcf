import { about, hill, northZone, objectiveIn, road, southZone, stream, village } from './ground';
import type { BattleTemplate } from './template';

/** Two villages side by side in the middle, and everybody wants both. */
export const villageFight: BattleTemplate = {
  id: 'village-fight',
  title: 'Village fight',
  sentence: 'Two equal armies and two villages between them: whoever holds both when night falls has won.',
  draw(country) {
    const [west, east] = [
      [about(country, 0.3, 3), about(country, 0.5, 3)],
      [about(country, 0.7, 3), about(country, 0.5, 3)],
    ] as const;
    const first = village(country, west, 4);
    const second = village(country, east, 4);
    const x = about(country, 0.5, 2);
    stream(country, [
      [x, 0],
      [x, 0.5],
      [about(country, 0.5, 4), 1],
    ]);
    hill(country, [about(country, 0.14, 3), 0.33], [0.09, 0.07]);
    hill(country, [about(country, 0.86, 3), 0.67], [0.09, 0.07]);
    const [one, other] = [first.bua.name ?? 'Village', second.bua.name ?? 'Hamlet'];
    road(country, `${one} road`, [[0, 0.5], west, east, [1, 0.5]]);
    road(country, `${one} lane`, [[about(country, 0.3, 8), 0], west, [about(country, 0.3, 8), 1]]);
    road(country, `${other} lane`, [[about(country, 0.7, 8), 0], east, [about(country, 0.7, 8), 1]]);
    return {
      villages: [first, second],
      sides: [
        { share: 1, zone: southZone(country), attacker: true },
        { share: 1, zone: northZone(country), attacker: false },
      ],
      objectives: [objectiveIn(first, null), objectiveIn(second, null)],
      turns: 10,
      then: 'points',
      wins: null,
      title: `${one} and ${other}`,
      story: `Neither **${one}** nor **${other}** has anything that an army needs, except walls.\n\n{first} wants them because {second} does; {second} has the same reason.`,
    };
  },
};
