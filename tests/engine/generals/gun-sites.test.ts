/** Where guns find a field of fire; a front is 20 cm here, and a battery reaches 100 cm, of which sites want 60. */
import { describe, expect, it } from 'vitest';
import { poseOf, viewOfPosition } from '../../../engine/battle';
import type { Piece } from '../../../engine/battle';
import type { Force } from '../../../engine/generals/forces';
import { gunSiteFor } from '../../../engine/generals/plan/gun-sites';
import type { RuleSystem } from '../../../engine/rules/system';
import type { Feature } from '../../../engine/scenario';
import { isScreened } from '../../../engine/tabletop';
import type { HidingRules } from '../../../engine/tabletop';
import { course, groundOf, hill, polygon, village, wall, wood } from '../terrain/tables';
import { toySystem } from '../toy';
import { unitAt, viewOf } from './views';

/** Woods and hills hide, and houses and walls; who is 5 cm from the edge of a wood sees out and is seen. */
const HIDING: HidingRules = {
  area: ({ kind }) => (kind === 'wood' ? 'cover' : kind === 'hill' ? 'crest' : null),
  block: () => true,
  line: ({ kind }) => kind === 'wall',
};
const seeing: RuleSystem = {
  ...toySystem,
  screens: ({ ground }, from, to) => isScreened(ground, HIDING, 5, from, to),
};

const forceOf = (piece: Piece): Force => {
  const pose = poseOf(piece.where);
  if (!pose) throw new Error(`${piece.id} is nowhere`);
  const reach = { move: 15, fire: 100, charge: 15, rally: 60, link: 5 };
  const { id, command } = piece;
  return {
    id,
    command,
    arm: 'guns',
    pose,
    at: pose,
    worth: 1,
    fullWorth: 1,
    isSpent: false,
    front: 20,
    isFormed: true,
    reach,
  };
};

/** The site of guns at 20, 60, as whole cm and whom they have before them there; null for none. */
const siteAmong = (pieces: readonly Piece[], ...terrain: readonly Feature[]) =>
  siteOf(unitAt('blue guns', 20, 60), pieces, terrain);

function siteOf(guns: Piece, pieces: readonly Piece[], terrain: readonly Feature[] = []) {
  const view = viewOfPosition({ ...viewOf('blue', guns, ...pieces), ground: groundOf(...terrain) });
  const forces = [guns, ...pieces].map(forceOf);
  const [battery] = forces;
  if (!battery) throw new Error('no battery');
  const isOwn = ({ id }: Force): boolean => id.startsWith('blue');
  const [own, enemies] = [forces.filter(isOwn), forces.filter((force) => !isOwn(force))];
  const site = gunSiteFor(view, seeing, battery, { own, enemies, front: 20 });
  return site && { x: Math.round(site.at.x), y: Math.round(site.at.y), enemy: site.enemy.id };
}
const red = (x: number, y = 60): Piece => unitAt('red line', x, y);
const STAYS = { x: 20, y: 60, enemy: 'red line' };

describe('the site of guns', () => {
  it('is where they stand while an enemy is within three fifths of their reach and in sight', () => {
    expect(siteAmong([red(79.9)])).toEqual(STAYS);
    expect(siteAmong([red(80.1)])).not.toEqual(STAYS);
  });

  it('is the nearest place from which they reach him, the nearest to him of those as far', () => {
    expect(siteAmong([red(89)])).toEqual({ x: 30, y: 60, enemy: 'red line' });
    expect(siteAmong([red(95)])).toEqual({ x: 40, y: 60, enemy: 'red line' });
  });

  it('is five fronts off at most', () => {
    expect(siteAmong([red(179)])).toEqual({ x: 120, y: 60, enemy: 'red line' });
    expect(siteAmong([unitAt('red line', 20, 60 + 161)])).toBeNull();
  });

  it('has no friend before it within half a front of the line of fire, but behind it whoever there is', () => {
    const friendAt = (x: number, y: number) => siteAmong([red(70), unitAt('blue line', x, y)]);
    expect(friendAt(45, 70.1)).toEqual(STAYS);
    expect(friendAt(45, 69.9)).not.toEqual(STAYS);
    expect(friendAt(19.9, 60)).toEqual(STAYS);
  });

  it('is clear of friends by six tenths of a front, and of enemies by a front and a half', () => {
    const NEAREST = { x: 30, y: 60, enemy: 'red line' };
    const beside = (y: number) => siteAmong([red(89), unitAt('blue line', 30, y)]);
    expect(beside(72.1)).toEqual(NEAREST);
    expect(beside(71.9)).not.toEqual(NEAREST);
    // A wall hides the other.
    const hidden = wall('wall', course([0, 35], [179, 35]));
    const near = (y: number) => siteAmong([red(89), unitAt('red other', 30, y)], hidden);
    expect(near(29.9)).toEqual(NEAREST);
    expect(near(30.1)).not.toEqual(NEAREST);
  });

  const ACROSS: readonly (readonly [string, Feature])[] = [
    ['a wood', wood('wood', polygon([40, 50], [50, 50], [50, 70], [40, 70]))],
    ['a hill', hill('hill', 'gentle', 4, polygon([40, 50], [50, 50], [50, 70], [40, 70]))],
    ['houses', village('houses', { x: 45, y: 60 }, 0)],
    ['a wall', wall('wall', course([45, 50], [45, 70]))],
  ];
  it.each(ACROSS)('does not have %s between itself and him', (_title, feature) => {
    expect(siteAmong([red(70)], feature)).not.toEqual(STAYS);
    expect(siteAmong([red(70, 90)], feature)).toEqual(STAYS);
  });

  it('may be on a hill if the middle of it lies behind, and look at who is on this side of one', () => {
    const about = (x: number) =>
      hill('hill', 'gentle', 4, polygon([x - 20, 40], [x + 20, 40], [x + 20, 80], [x - 20, 80]));
    expect(siteAmong([red(70)], about(19))).toEqual(STAYS);
    expect(siteAmong([red(70)], about(21))).not.toEqual(STAYS);
    expect(siteAmong([red(70)], about(71))).toEqual(STAYS);
    expect(siteAmong([red(70)], about(69))).not.toEqual(STAYS);
  });

  it('looks at who is at the edge of a wood, not at who is deep in it', () => {
    const from = (x: number) => wood('wood', polygon([x, 0], [x + 60, 0], [x + 60, 120], [x, 120]));
    expect(siteAmong([red(70)], from(65.1))).toEqual(STAYS);
    expect(siteAmong([red(70)], from(64.9))).toBeNull();
  });

  it('is on the table', () => {
    const others = [red(70, 118), unitAt('blue line', 32, 118)];
    expect(siteOf(unitAt('blue guns', 20, 118), others)).toEqual({ x: 34, y: 104, enemy: 'red line' });
  });

  it('is not in houses', () => {
    expect(siteAmong([red(89)], village('houses', { x: 30, y: 60 }, 0, 10))).not.toEqual({
      x: 30,
      y: 60,
      enemy: 'red line',
    });
  });
});
