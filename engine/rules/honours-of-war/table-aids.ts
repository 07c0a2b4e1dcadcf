/** What is measured with: every range, move and distance of a scale as rulers, read from the tables that are played with. */
import { capital } from '../../battle';
import type { Id, Ruler, RulerAngle, RulerLimit, RulerZone, TableAids } from '../../battle';
import type { Cm, UnitShape } from '../../scenario';
import { PERFORMANCES } from './command/performance-table';
import { OPENINGS } from './fire/firing-zone';
import { layout } from './troops/layouts';
import { isScale, scale as scaleById } from './troops/scales';
import type { Gun, MoveKind, ScaleLengths, SmallArm } from './troops/scales';

/** The ruler of each move and what the move is called on it. */
const MOVES = {
  footLine: ['Foot in close order', 'line'],
  footColumn: ['Foot in close order', 'march column'],
  lightFoot: ['Light foot', 'any formation'],
  horseLine: ['Horse', 'line'],
  horseColumn: ['Horse', 'march column'],
  limbered: ['Guns, limbered', 'off road'],
  limberedOnRoad: ['Guns, limbered', 'on a road'],
  horseGunsLimbered: ['Horse guns, limbered', 'off road'],
  horseGunsOnRoad: ['Horse guns, limbered', 'on a road'],
  manhandleLightToFlank: ['Light guns by hand', 'to the flank'],
  manhandleLight: ['Light guns by hand', 'ahead or back'],
  manhandleMediumToFlank: ['Medium guns by hand', 'to the flank'],
  manhandleMedium: ['Medium guns by hand', 'ahead or back'],
  manhandleHeavyToFlank: ['Heavy guns by hand', 'to the flank'],
  manhandleHeavy: ['Heavy guns by hand', 'ahead or back'],
  train: ['Wagons', 'off road'],
  trainOnRoad: ['Wagons', 'on a road'],
  commandFigure: ['Command figures', 'any commander'],
  dashingGeneral: ['Command figures', 'dashing general'],
} as const satisfies Record<MoveKind, readonly [string, string]>;

type Distances = ScaleLengths['distances'];
interface DistanceRuler {
  readonly title: string;
  readonly clause: Id;
  readonly limits: readonly (readonly [keyof Distances, string])[];
}
const DISTANCES: readonly DistanceRuler[] = [
  {
    title: 'Command',
    clause: 'HOW-CMD-01',
    limits: [
      ['cm5', 'link of a chain'],
      ['command', 'command distance'],
    ],
  },
  {
    title: 'The general',
    clause: 'HOW-CMD-13',
    limits: [
      ['cm5', 'helps to rally'],
      ['cm15', 'influence'],
      ['cm20', 'influence, dashing'],
    ],
  },
  {
    title: 'The enemy near',
    clause: 'HOW-MOVE-06',
    limits: [
      ['cm10', 'figures keep clear'],
      ['cm20', 'no flank moves'],
      ['cm60', 'no marching on'],
    ],
  },
  { title: 'Support in melee', clause: 'HOW-MELEE-10', limits: [['support', 'support']] },
  { title: 'Grazing shot', clause: 'HOW-GRAZE-02', limits: [['grazing', 'runs on']] },
  {
    title: 'Rally',
    clause: 'HOW-RALLY-02',
    limits: [
      ['rallyNear', 'near the enemy'],
      ['rallyFar', 'between near and far'],
    ],
  },
  {
    title: 'Sight',
    clause: 'HOW-SCALE-11',
    limits: [
      ['cm15', 'woods and houses'],
      ['cm30', 'fog and storm'],
      ['cm60', 'heavy rain'],
    ],
  },
];

/** Whose zones are worth a template: troops in line, and guns, by the weapon they fire. */
const ZONES: readonly (readonly [title: string, unit: UnitShape, formation: string, weapon: SmallArm | Gun])[] = [
  ['Foot in line', { type: 'line infantry', arm: 'foot', size: 'standard' }, 'line', 'muskets and battalion guns'],
  ['Light foot in line', { type: 'light infantry', arm: 'light foot', size: 'standard' }, 'line', 'muskets'],
  ['Jaeger in line', { type: 'jaeger', arm: 'light foot', size: 'standard' }, 'line', 'rifles'],
  ['Light gun', { type: 'light gun', arm: 'guns', size: 'standard' }, 'deployed', 'light gun'],
  ['Medium gun', { type: 'medium gun', arm: 'guns', size: 'standard' }, 'deployed', 'medium gun'],
  ['Heavy gun', { type: 'heavy gun', arm: 'guns', size: 'standard' }, 'deployed', 'heavy gun'],
];

const ANGLES: readonly RulerAngle[] = [
  { title: 'Firing zone', clause: 'HOW-SECT-03', degrees: OPENINGS.usual },
  { title: 'Sectors, and the firing zone of light foot', clause: 'HOW-SECT-04', degrees: OPENINGS.wide },
];

/** Everything at a figure scale; at 28mm when it is none of ours. */
export function tableAids(measure: Id): TableAids {
  const scale = scaleById(isScale(measure) ? measure : '28mm');
  return {
    rulers: [...ranges(scale), ...moves(scale), ...distances(scale)],
    angles: ANGLES,
    orders: PERFORMANCES.map((title) => ({ title, clause: 'HOW-PERF-01' })),
    zones: ZONES.map(([title, unit, formation, weapon]) => zone(scale, title, unit, formation, weapon)),
  };
}

function ranges(scale: ScaleLengths): Ruler[] {
  const arms: readonly (SmallArm | Gun)[] = [
    'muskets and battalion guns',
    'muskets',
    'rifles',
    'carbines',
    'light gun',
    'medium gun',
    'heavy gun',
    'howitzer',
  ] satisfies readonly (SmallArm | Gun)[];
  return arms.map((arm) => ruler('range', capital(arm), clauseOf(arm), bandsOf(scale, arm)));
}

const isGun = (arm: SmallArm | Gun): arm is Gun => arm.endsWith('gun') || arm === 'howitzer';
const clauseOf = (arm: SmallArm | Gun): Id => (isGun(arm) ? 'HOW-SCALE-09' : 'HOW-SCALE-08');

function bandsOf(scale: ScaleLengths, arm: SmallArm | Gun): RulerLimit[] {
  const limits = isGun(arm) ? scale.guns[arm] : scale.smallArms[arm];
  return Object.entries(limits).map(([title, to]: [string, Cm]) => ({ title, to }));
}

function moves(scale: ScaleLengths): Ruler[] {
  const kinds = Object.keys(MOVES) as MoveKind[];
  const titles = [...new Set(kinds.map((kind) => MOVES[kind][0]))];
  return titles.map((title) =>
    ruler(
      'move',
      title,
      'HOW-SCALE-07',
      kinds
        .filter((kind) => MOVES[kind][0] === title)
        .map((kind) => ({ title: MOVES[kind][1], to: scale.moves[kind] })),
    ),
  );
}

const distances = (scale: ScaleLengths): Ruler[] =>
  DISTANCES.map(({ title, clause, limits }) =>
    ruler(
      'distance',
      title,
      clause,
      limits.map(([key, name]) => ({ title: name, to: scale.distances[key] })),
    ),
  );

function zone(
  scale: ScaleLengths,
  title: string,
  unit: UnitShape,
  formation: string,
  weapon: SmallArm | Gun,
): RulerZone {
  const bases = layout(unit, formation, scale).filter(({ carries }) => carries !== 'limber');
  const open = unit.arm === 'light foot';
  return {
    id: `zone of ${title.toLowerCase()}`,
    title,
    clause: open ? 'HOW-SECT-04' : 'HOW-SECT-03',
    width: bases.reduce((sum, { width }) => sum + width, 0),
    depth: Math.max(...bases.map(({ depth }) => depth)),
    opening: open ? OPENINGS.wide : OPENINGS.usual,
    limits: bandsOf(scale, weapon),
  };
}

/** Moves of length 0 are left off a ruler; limits of one length share a line. */
function ruler(measures: Ruler['measures'], title: string, clause: Id, all: readonly RulerLimit[]): Ruler {
  const lengths = [...new Set(all.map(({ to }) => to))].filter((to) => to > 0).sort((a, b) => a - b);
  const limits = lengths.map((to) => ({
    to,
    title: all
      .filter((limit) => limit.to === to)
      .map((limit) => limit.title)
      .join('; '),
  }));
  return { id: title.toLowerCase(), title, clause, measures, limits };
}
