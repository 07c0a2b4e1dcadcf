/** Terrain: clauses HOW-TERR-01 and on. */
import type { Clause } from '../../system';

export const TERRAIN: readonly Required<Clause>[] = [
  {
    id: 'HOW-TERR-01',
    title: 'Three movement effects',
    says: 'For each kind of troops terrain is free, costs double, or is impassable. Only the blocks of a BUA have a fixed size.',
  },
  {
    id: 'HOW-TERR-02',
    title: 'Accounting for halving terrain',
    says: 'Each cm in terrain of half speed costs 2 cm of the move, at quarter speed 4; the rest costs what it measures. A stretch is in the terrain while any part of the side of the unit that leads the way is in it.',
  },
  {
    id: 'HOW-TERR-03',
    title: 'Combining costs',
    says: 'A normal move is first reduced by weather; then fixed costs are taken off, each a share of that move; the rest is spent, doubled in slow terrain. An act that costs more than is left cannot be done in that move; a unit that cannot pay for an obstacle stops at it.',
  },
  {
    id: 'HOW-TERR-04',
    title: 'Movement table',
    says: 'The table of what each kind of ground costs each kind of troops: nothing, half or quarter speed, half a move to cross, bridges and fords only, or impassable. Dismounted cavalry and gun crews read the light infantry column.',
  },
  {
    id: 'HOW-TERR-05',
    title: 'Manhandled guns',
    says: 'Guns pushed by hand are limited by terrain as artillery is, with their pushing distance as the move.',
  },
  {
    id: 'HOW-TERR-06',
    title: 'Cover classes',
    says: 'Woods, hedges, walls, fences and lines of trees are light cover, entrenchments heavy cover. Rough ground, streams and crests give none.',
  },
  {
    id: 'HOW-TERR-07',
    title: 'Linear obstacle as cover',
    says: "A wall, hedge, fence or line of trees covers a target when it crosses the line from the middle of the firer's front to the target's centre. If the firer touches it and the target does not, there is no cover.",
  },
  {
    id: 'HOW-TERR-08',
    title: 'Lines of trees block sight',
    says: 'Nobody fires through a line of trees unless the firer touches it.',
  },
  {
    id: 'HOW-TERR-09',
    title: 'Entrenchments as cover',
    says: 'Works are heavy cover for a unit that touches them from the defended side along half its front, and light cover, like a wall, when they merely lie between. Fire from a firer mostly on the defended side meets no cover.',
  },
  {
    id: 'HOW-TERR-10',
    title: 'Woods: sight and fire',
    says: 'A unit in a wood can fire out, be seen or be fired at only at its edge: a base within 1 cm (28mm) of the boundary on that side. Inside the wood troops see 15 cm (28mm), and no sight passes through it from side to side.',
  },
  {
    id: 'HOW-TERR-11',
    title: 'Woods: cover when fighting inside',
    says: 'When both sides are in a wood both have light cover, except that chargers count as in the open.',
  },
  {
    id: 'HOW-TERR-12',
    title: 'Roads',
    says: 'A unit in march column that moves wholly along a road crosses woods, rough ground and BUAs without penalty. Artillery and transport have a longer move when all of it is on the road.',
  },
  {
    id: 'HOW-TERR-13',
    title: 'Roads and steep hills',
    says: 'Roads do not usually cross steep hills. Where a scenario draws one, march columns on it treat the hill as gentle, and artillery may use it.',
  },
  {
    id: 'HOW-TERR-14',
    title: 'Gentle hills',
    says: 'A gentle hill does not slow movement, but its height counts for melee uphill, the charge bonus, overhead fire and grazing. A steep hill has the same effects of height and stops grazing altogether.',
  },
  {
    id: 'HOW-TERR-15',
    title: 'Crest lines and sight',
    says: "Seen by a unit, the crest of a hill is a line through its centre, parallel to the unit's front; sight across that line and beyond is blocked unless the observer stands on it. A target with more than half behind it is difficult, one wholly behind it unseen.",
  },
  {
    id: 'HOW-TERR-16',
    title: 'Uphill',
    says: "An enemy is uphill when most of it is on a hill and the attacker stands lower: mostly off that hill, or on the same side of the crest with its centre at least 2 cm (28mm) farther from the hill's centre. For fire, higher ground is on a hill against off it.",
  },
  {
    id: 'HOW-TERR-17',
    title: 'Streams',
    says: 'Crossing a stream costs close order infantry and heavy or medium cavalry half a move, light troops nothing. Artillery and transport need a bridge or a designated ford.',
  },
  {
    id: 'HOW-TERR-18',
    title: 'Impassable rivers',
    says: 'An impassable river is crossed at bridges and designated fords only.',
  },
  {
    id: 'HOW-TERR-19',
    title: 'Bridges',
    says: 'A bridge is part of the road: it is crossed in march column, or by light infantry no wider than the bridge, without penalty.',
  },
  {
    id: 'HOW-TERR-20',
    title: 'Fordable rivers',
    says: "Infantry and cavalry may wade a fordable river anywhere: the move that enters it ends with the unit's centre in mid-river, and the whole next move out is at half rate. Light troops have no advantage.",
  },
  {
    id: 'HOW-TERR-21',
    title: 'Fighting in a fordable river',
    says: 'Infantry in a fordable river fires at -1, and only in line. An enemy on the bank counts as uphill for troops in the river that charge or fight it; cavalry that charges out of the river has no charge bonus.',
  },
  {
    id: 'HOW-TERR-22',
    title: 'Artillery and transport over water',
    says: 'Artillery and transport cross rivers and streams only at bridges and designated fords.',
  },
  {
    id: 'HOW-TERR-23',
    title: 'Designated fords',
    says: 'A designated ford is passed in march column at half speed, by light infantry and light cavalry at full speed. Troops in it cannot fire and subtract 2 in melee, as a march column does.',
  },
  {
    id: 'HOW-TERR-24',
    title: 'How far and where a unit sees',
    says: 'A unit sees along straight lines from its front edge forward, light infantry and units in a BUA from any edge all round. Woods, BUAs, lines of trees and crests block sight, units block fire, and weather limits how far it goes.',
  },
  {
    id: 'HOW-TERR-25',
    title: 'Being in area terrain',
    says: 'A unit is in a wood, rough ground or a river when more than half of it is. One lined up along the edge of a wood with at least half of it inside is in the wood and at its edge.',
  },
  {
    id: 'HOW-TERR-26',
    title: 'What rough ground is',
    says: 'Marsh, rocks, heavy scrub and other patches that slow formed troops are rough ground. It gives no cover and does not block sight.',
  },
  {
    id: 'HOW-TERR-27',
    title: 'Overlapping terrain',
    says: 'Where areas of terrain overlap, the slower rate counts, not both, and impassable beats all; costs to cross are added. Only a wooded steep hill has a rate of its own: quarter speed, light cavalry half, light infantry free.',
  },
];
