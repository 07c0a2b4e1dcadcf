/** Moves, ground and weather on the play sheet. */
import { capital } from '../../../battle';
import type { Cm, ReferenceChapter, ReferenceTable } from '../../../battle';
import { WEATHERS, type Weather } from '../../../scenario';
import { CLOSED, LAND, WOODED_STEEP } from '../ground/areas';
import type { ByKind, CoverClass } from '../ground/areas';
import { LINE_ROWS } from '../ground/lines';
import type { LineRow } from '../ground/lines';
import { WHEEL_NEAR_ENEMY } from '../movement/wheel';
import type { ScaleLengths } from '../troops/scales';
import { KINDS } from '../troops/traits';
import type { UnitKind } from '../troops/traits';
import { CAPACITY } from '../movement/houses';
import { EFFECTS } from '../weather/effects';
import { BY_SEASON } from '../weather/seasons';
import { note, row, signed } from '../../common';
import { bands, share } from './rows';
import { bareLength, lengthWords, UNIT } from '../lengths';

export const movementChapter = (scale: ScaleLengths): ReferenceChapter => ({
  title: 'Movement',
  tables: [movesOf(scale), byHandOf(scale), GROUND, weatherOf(scale)],
  notes: [
    note(
      'HOW-MOVE-03',
      'A move into its own flank or rear costs foot and horse what their nation deducts; light foot nothing.',
    ),
    note(
      'HOW-MOVE-06',
      `Within ${lengthWords(scale.distances.cm20)} of the enemy foot and horse do not move to the flank and turn ${WHEEL_NEAR_ENEMY} degrees at most.`,
    ),
    note(
      'HOW-FORMCHG-02',
      'A change of formation costs what the nation says; light foot nothing; facing about is a change.',
    ),
    note('HOW-FORMCHG-03', 'Inferior troops pay half a move at least; on ground that slows them all pay a whole move.'),
    note('HOW-ARTY-01', 'Limbering and unlimbering cost half or all of a limbered move, by nation.'),
    note('HOW-MOVE-08', 'Limbered guns and wagons move to their flank or rear at half rate.'),
    note(
      'HOW-INTER-01',
      `Passing friends who stand still all turn costs half a move, light foot and deployed guns nothing; not within ${lengthWords(scale.distances.cm20)} of the enemy.`,
    ),
    note(
      'HOW-TERR-12',
      'In march column on a road all pass woods, rough ground and houses without loss; a road move is on the road from end to end.',
    ),
    note('HOW-TERR-20', 'A move into a fordable river ends in its middle; the next one goes at half rate.'),
    note(
      'HOW-TERR-23',
      'Fords are passed in march column at half speed, by light foot and light horse at full speed; nobody fires in them.',
    ),
    note(
      'HOW-TERR-22',
      'Guns and wagons pass all water, others impassable rivers, by bridges and fords alone; bridges in march column.',
    ),
    note('HOW-BUA-04', `A block of houses holds ${CAPACITY} units, of foot or guns, both sides together.`),
    note(
      'HOW-BUA-06',
      'Foot with half its move left on reaching houses occupies them. Leaving takes the move and ends within half a move of them. Guns halt at the edge and go in, or come out, by a whole turn.',
    ),
    note(
      'HOW-WX-01',
      'Off road: guns and wagons. In summer 2 and 11 bring light rain, 12 heavy rain, all else is fair.',
    ),
    note('HOW-WX-07', 'Weather that changes: each turn its 2D6 counts one less on a D6 of 1 or 2, one more on 5 or 6.'),
  ],
});

const movesOf = ({ moves }: ScaleLengths): ReferenceTable => ({
  title: `Normal moves, ${UNIT}`,
  clause: 'HOW-SCALE-07',
  head: '',
  columns: ['Line', 'Column'],
  rows: [
    row('Close order foot', [bareLength(moves.footLine), bareLength(moves.footColumn)]),
    row('Light foot', [bareLength(moves.lightFoot), bareLength(moves.lightFoot)]),
    row('Horse', [bareLength(moves.horseLine), bareLength(moves.horseColumn)]),
    row('Guns limbered: off road, on road', [bareLength(moves.limbered), bareLength(moves.limberedOnRoad)]),
    row('Horse guns limbered', [bareLength(moves.horseGunsLimbered), bareLength(moves.horseGunsOnRoad)]),
    row('Wagons: off road, on road', [bareLength(moves.train), bareLength(moves.trainOnRoad)]),
  ],
});

const byHandOf = ({ moves }: ScaleLengths): ReferenceTable => ({
  title: `Guns by hand, ${UNIT}`,
  clause: 'HOW-ARTY-04',
  head: '',
  columns: ['Ahead, back', 'To flank'],
  rows: [
    row('Light', [bareLength(moves.manhandleLight), orNone(moves.manhandleLightToFlank)]),
    row('Medium, howitzer', [bareLength(moves.manhandleMedium), orNone(moves.manhandleMediumToFlank)]),
    row('Heavy', [bareLength(moves.manhandleHeavy), orNone(moves.manhandleHeavyToFlank)]),
  ],
});
const orNone = (cm: Cm): string => (cm === 0 ? 'none' : bareLength(cm));

const KIND_HEADS: Readonly<Record<UnitKind, string>> = {
  'close order': 'Foot',
  'light infantry': 'Light',
  'heavy horse': 'Horse',
  'light horse': 'Lt horse',
  artillery: 'Guns',
  transport: 'Wagons',
};

/** What a centimetre costs, as the speed that is left. */
const speeds = (rates: ByKind, cover: CoverClass | null): readonly string[] => [
  ...KINDS.map((kind) => (rates[kind] === CLOSED ? 'no' : rates[kind] === 1 ? 'free' : `x ${share(1 / rates[kind])}`)),
  cover ?? '',
];
/** What crossing costs, as a share of the move; works are heavy cover for those who occupy them (HOW-TERR-09). */
const crossings = ({ shares, cover, works }: Pick<LineRow, 'shares' | 'cover' | 'works'>): readonly string[] => [
  ...KINDS.map((kind) => (shares[kind] === CLOSED ? 'no' : shares[kind] === 0 ? 'free' : `-${share(shares[kind])}`)),
  works ? 'heavy' : (cover ?? ''),
];

/** Off the roads; the cover of houses is told with firing. */
const HOUSES = ['x 1/2', 'free', 'road', 'road', 'road', 'road', 'held'] as const;

const { wall, hedge, fence, 'tree line': trees, abatis, entrenchment, stream } = LINE_ROWS;
const GROUND: ReferenceTable = {
  title: 'Ground: speed, or what crossing costs',
  clause: 'HOW-TERR-04',
  head: '',
  columns: [...KINDS.map((kind) => KIND_HEADS[kind]), 'Cover'],
  rows: [
    row('Wood', speeds(LAND.wood.rates, LAND.wood.cover)),
    row('Rough ground', speeds(LAND['rough ground'].rates, LAND['rough ground'].cover), 'HOW-TERR-26'),
    row('Steep hill', speeds(LAND['steep hill'].rates, LAND['steep hill'].cover)),
    row('Wooded steep hill', speeds(WOODED_STEEP, LAND.wood.cover), 'HOW-TERR-27'),
    row('Wall', crossings(wall), 'HOW-TERR-07'),
    row('Hedge', crossings(hedge), 'HOW-TERR-07'),
    row('Fence', crossings(fence), 'HOW-TERR-07'),
    row('Line of trees', crossings(trees), 'HOW-TERR-08'),
    row('Abatis', crossings(abatis)),
    row('Entrenchment', crossings(entrenchment), 'HOW-TERR-09'),
    row('Stream', crossings(withBridges(stream)), 'HOW-TERR-17'),
    row('Houses, passing through', HOUSES, 'HOW-BUA-09'),
  ],
};
/** Guns and wagons enter no water (HOW-TERR-22). */
function withBridges(row: LineRow): LineRow {
  return { ...row, shares: { ...row.shares, artillery: CLOSED, transport: CLOSED } };
}

const weatherOf = ({ distances }: ScaleLengths): ReferenceTable => ({
  title: 'Weather',
  clause: 'HOW-WX-01',
  head: '',
  columns: ['2D6', 'Sight', 'Moves', 'Off road', 'Two moves', 'Fire', 'Foot fire', 'Charge bonus', 'Grazing'],
  rows: WEATHERS.map((weather) => {
    const { visibility, moves, offRoad, doubleMoves, fire, infantryFires, chargeBonus, grazing } = EFFECTS[weather];
    return row(capital(weather), [
      scoresOf(weather),
      visibility ? lengthWords(distances[visibility]) : '',
      less(moves),
      less(offRoad),
      doubleMoves ? '' : 'no',
      fire === 0 ? '' : signed(fire),
      infantryFires ? '' : 'no',
      chargeBonus ? '' : 'none',
      grazing === null ? '' : `on ${grazing}`,
    ]);
  }),
});
const less = (taken: number): string => (taken === 0 ? '' : taken === 1 ? 'none' : `-${share(taken)}`);

/** Two dice that bring a weather in spring and autumn: `4-9`, `3, 10`. */
const scoresOf = (weather: Weather): string =>
  bands(BY_SEASON.spring, 2)
    .flatMap(({ brings, words }) => (brings === weather ? [words] : []))
    .join(', ');
