/** Ground, houses, moves and changes of formation, clause by clause, in our words. */
export const MOVEMENT_TEXTS = {
  'HOW-TERR-04':
    'What each kind of ground costs each kind of troops: nothing, half or a quarter of their speed, a share of the move to cross it, or it is closed to them.',
  'HOW-TERR-07':
    'A wall, hedge, fence or row of trees covers a target when it crosses the line of fire, unless only the firer stands at it.',
  'HOW-TERR-08': 'Nobody shoots through a row of trees but troops who stand at it.',
  'HOW-TERR-09':
    'Works are heavy cover for those who hold them, light cover when they merely lie between, and none from behind.',
  'HOW-TERR-10':
    'Only at the edge of a wood can troops shoot out of it or be shot at; inside it they see but a little way.',
  'HOW-TERR-12': 'A march column on a road goes through woods, rough ground and villages as if they were open.',
  'HOW-TERR-17':
    'To cross a stream costs formed troops half a move and light troops nothing; guns and wagons need a bridge or a ford.',
  'HOW-TERR-18': 'A river that is impassable is crossed at bridges and fords only.',
  'HOW-TERR-20':
    'Foot and horse may wade a fordable river anywhere: they stop in the middle, and come out of it at half their speed.',
  'HOW-TERR-21': 'Troops standing in a river shoot worse, and enemies on the bank count as standing above them.',
  'HOW-TERR-22': 'Guns and wagons cross water at bridges and fords only.',
  'HOW-TERR-23':
    'A ford is passed in march column, by most troops at half speed, and troops in it fight as a column does.',
  'HOW-TERR-25':
    'A unit is in a wood, on rough ground or in a river when more than half of it is; one lined up along the edge of a wood has its cover too.',
  'HOW-TERR-26': 'Marshes, rocks and scrub are rough ground: they slow troops, and neither cover nor hide them.',
  'HOW-TERR-27':
    'Where two kinds of ground lie over one another the slower one counts; only a wooded steep hill is slower than both.',
  'HOW-BUA-02':
    'Scattered houses are light cover against musketry and canister, close built ones heavy; against shot and shell all are light, unless they were made ready for defence.',
  'HOW-BUA-04': 'A block of houses holds two units at most.',
  'HOW-BUA-05':
    'Foot, guns and dismounted horse may hold houses. Mounted horse and wagons may not, nor may horse attack those inside.',
  'HOW-BUA-06': 'Foot needs half its move in hand at the edge of a block to go in; else it stops outside.',
  'HOW-BUA-07':
    'Foot that leaves a block is set up outside it, close to its edge, in any formation and looking any way.',
  'HOW-BUA-08':
    'Guns and dismounted horse halt at the edge of a block and go in a turn later; it takes as long to come out.',
  'HOW-BUA-09': 'Foot passes through houses at half speed, light infantry freely, others only along a road.',
  'HOW-BUA-11': 'One unit in a block looks after all its faces; two units share the faces out between them.',
  'HOW-BUA-13': 'The more sides of a block its garrison fights on, the worse it fights on each.',
  'HOW-BUA-14': 'A garrison may fire once from each face of its block in a turn.',
  'HOW-BUA-15': 'A garrison in melee on one face may shoot, and be shot at, on another.',
  'HOW-BUA-16': 'Hits that could fall on both units of a block are shared between them.',
  'HOW-BUA-18': 'When one unit of a block is beaten out, the other may stay, but is hit by those who run past it.',
  'HOW-BUA-19': 'A charge on houses goes against a face of the block and whoever defends it.',
  'HOW-BUA-20': 'Foot that wins a melee at the edge of a block takes the block.',
  'HOW-MOVE-01': 'In a normal move no part of a unit may travel farther than the distance of its kind.',
  'HOW-MOVE-03':
    'A unit that moves sideways or backward loses nothing, a quarter or half of its move, as its nation was drilled.',
  'HOW-MOVE-05': 'To turn on the spot by up to a right angle counts as a move to the side.',
  'HOW-MOVE-06': 'Near the enemy nobody moves to the side or wheels far.',
  'HOW-MOVE-08': 'Limbered guns and wagons go to the side or back at half their speed.',
  'HOW-MOVE-09':
    'A march column far from every enemy may move twice on an ordinary command result; so may limbered guns on a road.',
  'HOW-MOVE-10': 'A unit that has moved this turn shoots worse.',
  'HOW-MOVE-12': 'Only a charge may end in contact with the enemy, and nobody passes through him.',
  'HOW-MOVE-14': 'Nobody walks off the table of his own will unless the scenario allows it.',
  'HOW-FORMCHG-02': 'To change formation costs nothing, half a move or a whole one, as the nation was drilled.',
  'HOW-FORMCHG-03': 'Inferior troops pay half a move at least to change formation.',
  'HOW-FORMCHG-05': 'To face about is a change of formation.',
  'HOW-FORMCHG-07':
    'The leading part of the unit is placed first, within what is left of its move, and the others form on it.',
  'HOW-FORMCHG-10': 'Troops charged from the front may try to change formation before the enemy is on them.',
  'HOW-FORMCHG-11': 'That takes time and a good die: the charger must come from more than half his move away.',
  'HOW-FORMCHG-12': 'The change is made at once and the unit may still fire, but it cannot counter-charge.',
  'HOW-INTER-01': 'A unit may pass through friends for half of its move.',
  'HOW-INTER-03':
    'The friends it passes through stand still that turn, unless both are light infantry or guns in action.',
  'HOW-INTER-04': 'Who passes through friends must be able to come out clear of them.',
  'HOW-INTER-06': 'Near the enemy nobody passes through friends.',
  'HOW-INTER-08': 'Where a forced move leaves friends on one another, the one that moved goes on until it is clear.',
  'HOW-RET-01': 'A rout is one normal move.',
  'HOW-RET-02': 'A retreat is one move at least and two at most, as its owner likes.',
  'HOW-RET-05':
    'A unit in retreat may bend its way round what lies in it, as long as it stays in the sector it retreats through.',
  'HOW-RET-06': 'A unit that cannot get past enemies or closed ground in its retreat is lost.',
  'HOW-RET-07': 'In retreat a line may go into column, to get past what bars its way and for nothing else.',
  'HOW-RET-08': 'Troops in retreat end it facing the enemy, troops in rout with their backs to him.',
  'HOW-RET-09': 'A retreat that reaches the edge of the table may stop there; a rout goes off it.',
  'HOW-RET-10': 'Friends through whom beaten troops run take a hit, inferior ones two.',
  'HOW-RET-14': 'Shaken by fire, gunners may leave their guns and run; else they limber up and go.',
  'HOW-RET-15': 'Shaken in melee, gunners mostly leave their guns, and these are taken if the enemy stands his ground.',
} as const;
