import {
  about,
  crossing,
  hill,
  northZone,
  objectiveIn,
  objectiveOn,
  placeAt,
  river,
  road,
  village,
  wood,
  zoneOf,
} from './ground';
import type { BattleTemplate } from './template';

/** A weaker army with a river at its back and one bridge over it. */
export const bridgehead: BattleTemplate = {
  id: 'bridgehead',
  title: 'Bridgehead',
  sentence: 'A weaker army stands before its only bridge until help comes over it; the stronger one wants the bridge.',
  draw(country) {
    const x = about(country, 0.5, 5);
    const water = river(
      country,
      [
        [0, about(country, 0.08, 2)],
        [x, 0.1],
        [1, about(country, 0.08, 2)],
      ],
      'impassable',
    );
    const bridge = crossing(country, 'bridge', water, [x, 0.1]);
    const head = village(country, [x, 0.46], 3);
    hill(country, [about(country, 0.2, 3), 0.54], [0.12, 0.11]);
    wood(country, [about(country, 0.82, 3), 0.5], [0.08, 0.1]);
    const name = head.bua.name ?? 'Village';
    road(country, `${name} road`, [
      [x, 0],
      [x, 0.1],
      [x, 0.2],
      [x, 0.46],
      [about(country, 0.5, 15), 1],
    ]);
    return {
      villages: [head],
      sides: [
        { share: 1, zone: northZone(country), attacker: true },
        {
          share: 0.8,
          zone: zoneOf(country, [0.08, 0.16], [0.92, 0.38], 0),
          attacker: false,
          later: [{ turn: 3, by: `Entry of the ${name} road`, at: placeAt(country, [x, 0]), heading: 0, needs: 3 }],
        },
      ],
      objectives: [objectiveOn(bridge, 1, 2), objectiveIn(head, null)],
      turns: 10,
      then: 1,
      wins: 0,
      title: `The Bridgehead of ${name}`,
      story: `Behind {second} runs the **${water.name ?? 'river'}**, too deep for anybody, with one bridge; behind the bridge, somewhere, are the brigades that should have been here at dawn.\n\n{first} has counted the camp fires and knows that today is cheaper than tomorrow.`,
    };
  },
};
