import { about, hamlet, hill, objectiveIn, objectiveOn, road, southZone, stream, wood, zoneOf } from './ground';
import type { BattleTemplate } from './template';

/** A small force that must keep a large one busy until evening. */
export const rearguard: BattleTemplate = {
  id: 'rearguard',
  title: 'Rearguard',
  sentence:
    'A small force holds the road behind a brook while its army gets away; the pursuer must break through in time.',
  draw(country) {
    const x = about(country, 0.5, 8);
    const y = about(country, 0.5, 2);
    const brook = stream(country, [
      [0, about(country, 0.46, 4)],
      [x, y],
      [1, about(country, 0.48, 4)],
    ]);
    const before = hamlet(country, [x + (country.chance.whole(0, 1) === 0 ? -0.16 : 0.16), 0.37]);
    const height = hill(country, [about(country, 0.5, 5), 0.8], [0.26, 0.12]);
    wood(country, [0.1, about(country, 0.68, 4)], [0.07, 0.1]);
    wood(country, [0.9, about(country, 0.64, 4)], [0.07, 0.1]);
    const name = before.bua.name ?? 'Village';
    road(country, `${name} road`, [
      [about(country, x, 8), 0],
      [x, 0.44],
      [x, 0.56],
      [about(country, x, 6), 1],
    ]);
    return {
      villages: [before],
      sides: [
        { share: 1, zone: southZone(country), attacker: true },
        { share: 0.6, zone: zoneOf(country, [0.14, 0.6], [0.86, 0.9], 180), attacker: false },
      ],
      objectives: [objectiveOn(height, 1, 2), objectiveIn(before, null)],
      turns: 8,
      then: 1,
      wins: 0,
      title: `The Rearguard on the ${brook.name ?? 'Brook'}`,
      story: `The wagons of {second} are on the road north, nose to tail, and will be out of reach by dark. Until then the rearguard stands on **${height.name ?? 'the hill'}** with the **${brook.name ?? 'brook'}** before it.\n\n{first} has marched all night to be in time, and is nearly in time.`,
    };
  },
};
