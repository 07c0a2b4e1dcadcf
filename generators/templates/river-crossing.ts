import {
  about,
  crossing,
  hill,
  northZone,
  objectiveIn,
  objectiveOn,
  river,
  road,
  southZone,
  village,
  wood,
} from './ground';
import type { BattleTemplate } from './template';

/** A river between the armies, with a bridge in the middle and fords on the wings. */
export const riverCrossing: BattleTemplate = {
  id: 'river-crossing',
  title: 'River crossing',
  sentence: 'The stronger army must cross a river with one bridge and two fords and hold the village behind it.',
  draw(country) {
    const x = about(country, 0.5, 5);
    const fords = [
      [about(country, 0.18, 4), about(country, 0.47, 3)],
      [about(country, 0.82, 4), about(country, 0.47, 3)],
    ] as const;
    const [west, east] = fords;
    const water = river(
      country,
      [[0, about(country, 0.45, 3)], west, [x, 0.45], east, [1, about(country, 0.45, 3)]],
      'fordable',
    );
    const bridge = crossing(country, 'bridge', water, [x, 0.45]);
    for (const ford of fords) crossing(country, 'ford', water, ford);
    const behind = village(country, [x, 0.64], 3);
    hill(country, [about(country, 0.26, 3), 0.84], [0.13, 0.09]);
    hill(country, [about(country, 0.74, 3), 0.12], [0.14, 0.09]);
    wood(country, [about(country, 0.86, 2), 0.65], [0.06, 0.07]);
    const name = behind.bua.name ?? 'Village';
    road(country, `${name} road`, [
      [x, 0],
      [x, 0.36],
      [x, 0.45],
      [x, 0.64],
      [about(country, 0.5, 12), 1],
    ]);
    return {
      villages: [behind],
      sides: [
        { share: 1, zone: southZone(country), attacker: true },
        { share: 0.7, zone: northZone(country), attacker: false },
      ],
      objectives: [objectiveOn(bridge, null), objectiveIn(behind, null, 2)],
      turns: 12,
      then: 1,
      wins: 0,
      title: `The Crossing of the ${water.name ?? 'River'}`,
      story: `The **${water.name ?? 'river'}** can be waded with wet knees at two places and with dry ones over the bridge before **${name}**. {second} watches all three.\n\n{first} has more battalions than there are places to cross, and till evening to make use of them.`,
    };
  },
};
