/** Terrain: clauses HOW-TERR-01 and on. */
import type { Clause } from '../../system';

export const TERRAIN: readonly Clause[] = [
  { id: 'HOW-TERR-01', title: 'Three movement effects' },
  { id: 'HOW-TERR-02', title: 'Accounting for halving terrain' },
  { id: 'HOW-TERR-03', title: 'Combining costs' },
  {
    id: 'HOW-TERR-04',
    title: 'Movement table',
    says: 'What each kind of ground costs each kind of troops: nothing, half or a quarter of their speed, a share of the move to cross it, or it is closed to them.',
  },
  { id: 'HOW-TERR-05', title: 'Manhandled guns' },
  { id: 'HOW-TERR-06', title: 'Cover classes' },
  {
    id: 'HOW-TERR-07',
    title: 'Linear obstacle as cover',
    says: 'A wall, hedge, fence or row of trees covers a target when it crosses the line of fire, unless only the firer stands at it.',
  },
  {
    id: 'HOW-TERR-08',
    title: 'Lines of trees block sight',
    says: 'Nobody shoots through a row of trees but troops who stand at it.',
  },
  {
    id: 'HOW-TERR-09',
    title: 'Entrenchments as cover',
    says: 'Works are heavy cover for those who hold them, light cover when they merely lie between, and none from behind.',
  },
  {
    id: 'HOW-TERR-10',
    title: 'Woods: sight and fire',
    says: 'Only at the edge of a wood can troops shoot out of it or be shot at; inside it they see but a little way.',
  },
  { id: 'HOW-TERR-11', title: 'Woods: cover when fighting inside' },
  {
    id: 'HOW-TERR-12',
    title: 'Roads',
    says: 'A march column on a road goes through woods, rough ground and villages as if they were open.',
  },
  { id: 'HOW-TERR-13', title: 'Roads and steep hills' },
  { id: 'HOW-TERR-14', title: 'Gentle hills' },
  { id: 'HOW-TERR-15', title: 'Crest lines and sight' },
  { id: 'HOW-TERR-16', title: 'Uphill' },
  {
    id: 'HOW-TERR-17',
    title: 'Streams',
    says: 'To cross a stream costs formed troops half a move and light troops nothing; guns and wagons need a bridge or a ford.',
  },
  {
    id: 'HOW-TERR-18',
    title: 'Impassable rivers',
    says: 'A river that is impassable is crossed at bridges and fords only.',
  },
  { id: 'HOW-TERR-19', title: 'Bridges' },
  {
    id: 'HOW-TERR-20',
    title: 'Fordable rivers',
    says: 'Foot and horse may wade a fordable river anywhere: they stop in the middle, and come out of it at half their speed.',
  },
  {
    id: 'HOW-TERR-21',
    title: 'Fighting in a fordable river',
    says: 'Troops standing in a river shoot worse, and enemies on the bank count as standing above them.',
  },
  {
    id: 'HOW-TERR-22',
    title: 'Artillery and transport over water',
    says: 'Guns and wagons cross water at bridges and fords only.',
  },
  {
    id: 'HOW-TERR-23',
    title: 'Designated fords',
    says: 'A ford is passed in march column, by most troops at half speed, and troops in it fight as a column does.',
  },
  { id: 'HOW-TERR-24', title: 'Sight in general' },
  {
    id: 'HOW-TERR-25',
    title: 'Being in area terrain',
    says: 'A unit is in a wood, on rough ground or in a river when more than half of it is; one lined up along the edge of a wood has its cover too.',
  },
  {
    id: 'HOW-TERR-26',
    title: 'What rough ground is',
    says: 'Marshes, rocks and scrub are rough ground: they slow troops, and neither cover nor hide them.',
  },
  {
    id: 'HOW-TERR-27',
    title: 'Overlapping terrain',
    says: 'Where two kinds of ground lie over one another the slower one counts; only a wooded steep hill is slower than both.',
  },
];
