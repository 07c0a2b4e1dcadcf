import { about, hamlet, hill, northZone, objectiveIn, objectiveOn, road, southZone, wood } from './ground';
import type { BattleTemplate } from './template';

/** A position on a long ridge, with a village before its foot. */
export const attackDefence: BattleTemplate = {
  id: 'attack-defence',
  title: 'Attack and defence',
  sentence: 'A weaker army holds a ridge with a village before it; the stronger one must take both.',
  draw(country) {
    const x = about(country, 0.5, 6);
    const isWest = country.chance.whole(0, 1) === 0;
    const ridge = hill(country, [x, 0.79], [0.36, 0.13], country.chance.whole(-4, 4));
    const place = [isWest ? 0.34 : 0.66, about(country, 0.56, 3)] as const;
    const before = hamlet(country, place);
    wood(country, [isWest ? 0.84 : 0.16, 0.55], [0.09, 0.1]);
    const name = before.bua.name ?? 'Village';
    road(country, `${name} road`, [[about(country, place[0], 8), 0], place, [about(country, 0.5, 20), 1]]);
    return {
      villages: [before],
      sides: [
        { share: 1, zone: southZone(country), attacker: true },
        { share: 0.75, zone: northZone(country, 0.3), attacker: false },
      ],
      objectives: [objectiveOn(ridge, 1, 2), objectiveIn(before, null)],
      turns: 10,
      then: 1,
      wins: 0,
      title: `The Heights of ${ridge.name ?? 'the Hill'}`,
      story: `{second} has had a day to choose its ground and has chosen well: **${ridge.name ?? 'the hill'}** looks down on everything within cannon shot, and **${name}** breaks up whoever comes.\n\n{first} is stronger by a third, and cannot wait until the other corps is up.`,
    };
  },
};
