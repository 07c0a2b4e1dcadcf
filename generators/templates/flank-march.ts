import { about, hill, northZone, objectiveIn, objectiveOn, placeAt, road, southZone, village, wood } from './ground';
import type { BattleTemplate } from './template';

/** A column that comes out of the woods on the defender's flank, if it comes. */
export const flankMarch: BattleTemplate = {
  id: 'flank-march',
  title: 'Flank march',
  sentence: 'The attacker pins the enemy in front while a column comes round his flank: when it arrives, the dice say.',
  draw(country) {
    const isWest = country.chance.whole(0, 1) === 0;
    const mirrored = (x: number): number => (isWest ? x : 1 - x);
    const y = about(country, 0.62, 3);
    const height = hill(country, [mirrored(0.56), 0.82], [0.28, 0.12]);
    const place = [mirrored(0.62), about(country, 0.5, 3)] as const;
    const middle = village(country, place, 3);
    wood(country, [mirrored(0.12), y + 0.12 > 0.7 ? 0.44 : y + 0.12], [0.08, 0.08]);
    wood(country, [mirrored(0.3), about(country, 0.4, 3)], [0.07, 0.07]);
    const name = middle.bua.name ?? 'Village';
    road(country, `${name} road`, [
      [mirrored(about(country, 0.55, 8)), 0],
      place,
      [mirrored(about(country, 0.62, 8)), 1],
    ]);
    road(country, 'Forest track', [[mirrored(0), y], place]);
    return {
      villages: [middle],
      sides: [
        {
          share: 1,
          zone: southZone(country),
          attacker: true,
          later: [
            {
              turn: 3,
              by: 'Entry of the Forest track',
              at: placeAt(country, [mirrored(0), y]),
              heading: isWest ? 90 : 270,
              needs: 4,
            },
          ],
        },
        { share: 0.85, zone: northZone(country), attacker: false },
      ],
      objectives: [objectiveOn(height, 1, 2), objectiveIn(middle, null)],
      turns: 10,
      then: 1,
      wins: 0,
      title: `The Flank March at ${name}`,
      story: `While {first} beats its drums before **${name}**, one brigade of it is walking through the forest with its drums wrapped in blankets.\n\n{second} holds **${height.name ?? 'the hill'}** and has sent nobody into the forest, where the paths are bad.`,
    };
  },
};
