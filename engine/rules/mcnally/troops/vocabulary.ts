/** Counters, marks and manners of moving: nothing else is remembered of a unit (MCN-UNIT-07). */
import { SCENARIO_MARKS } from '../../common';
import type { BreakingKind, CountWords, GaugeKind, MannerKind, Marks, Vocabulary } from '../../../battle';

export const POINTS: CountWords = { one: 'strength point', many: 'strength points' };
/** The counter every unit has. */
export const STRENGTH = 'strength points';

/** Half of its fighting units break a side (MCN-SEQ-08). */
export const BREAKING: BreakingKind = {
  words: { one: 'unit gone or routing', many: 'units gone or routing' },
  whileMarked: ['routing'],
};

export const GAUGES = {
  [STRENGTH]: { title: 'Strength points', words: POINTS, counts: 'strength', most: null, lostAt: 0 },
} as const satisfies Readonly<Record<string, GaugeKind>>;

export const MANNERS: Readonly<Record<string, MannerKind>> = {
  march: { gait: 'march', verb: 'marches' },
  'by hand': { gait: 'march', verb: 'is moved by hand' },
  ride: { gait: 'march', verb: 'rides' },
  turn: { gait: 'march', verb: 'changes face' },
  charge: { gait: 'charge', verb: 'charges' },
  'counter-charge': { gait: 'charge', verb: 'counter-charges' },
  evade: { gait: 'evade', verb: 'evades' },
  retire: { gait: 'retire', verb: 'retires' },
  rout: { gait: 'rout', verb: 'routs' },
  carried: { gait: 'march', verb: 'goes along' },
};

export const MARKS = {
  shaken: { until: 'cleared', title: 'Shaken', shows: 'shaken' },
  routing: { until: 'cleared', title: 'Routing', shows: 'routing' },
  /** The enemy it runs from (MCN-ROUT-04). */
  'routed by': { until: 'cleared', title: 'Routed by' },
  /** A fresh router is spared once (MCN-SEQ-03). */
  'fresh router': { until: 'cleared', title: 'Routed just now' },
  /** Gave way to a morale result in this half (MCN-SHAKEN-05). */
  retired: { until: 'half', title: 'Has retired', shows: 'retiring' },
  'to retire': { until: 'half', title: 'Must retire' },
  'no move': { until: 'half', title: 'Does not move' },
  moved: { until: 'turn', title: 'Has moved', shows: 'moved' },
  fired: { until: 'half', title: 'Has fired', shows: 'fired' },
  'stirred in a wood': { until: 'turn', title: 'Has moved or fired' },
  'failed to form': { until: 'half', title: 'Failed to change formation', shows: 'unformed' },
  immobile: { until: 'cleared', title: 'Immobile' },
  'guns left': { until: 'cleared', title: 'Crew without guns' },
  /** The first of two moves over a stream is spent (MCN-MOVE-03). */
  'at a stream': { until: 'cleared', title: 'Crossing a stream' },

  // The charge: all of one half
  'charge on': { until: 'half', title: 'Charges', shows: 'charged' },
  'charge order': { until: 'half', title: 'Order of charges' },
  'charge reach': { until: 'half', title: 'Where the charge meets' },
  'charge zone': { until: 'half', title: 'Charges from' },
  'charge over': { until: 'half', title: 'Charges over' },
  'charge uphill': { until: 'half', title: 'Charges uphill' },
  'charge tested': { until: 'half', title: 'Has been tested' },
  'counter-charges': { until: 'half', title: 'Counter-charges', shows: 'charged' },
  evaded: { until: 'half', title: 'Has evaded' },
  'in place': { until: 'half', title: 'Has made its charge' },
  fighting: { until: 'step', title: 'In melee', shows: 'fighting' },
  'charged again': { until: 'half', title: 'Has charged a second time' },

  // Generals
  wounded: { until: 'cleared', title: 'Wounded' },

  // Engineers (MCN-ENG)
  'at work': { until: 'cleared', title: 'At work' },
  /** The job and what it is done to, and the moves put into it. */
  'works at': { until: 'cleared', title: 'Works at' },
  'work done': { until: 'cleared', title: 'Moves of work' },
  'charge at': { until: 'cleared', title: 'Has laid charges' },
  'charges laid': { until: 'cleared', title: 'Charges laid' },
  'fuse lit': { until: 'half', title: 'The fuse is lit' },
  'tools in hand': { until: 'half', title: 'Its tools are in hand' },
  'charges used': { until: 'cleared', title: 'Charges used' },
  'pontoons laid': { until: 'cleared', title: 'Its pontoons lie in a bridge' },
  'materials used': { until: 'cleared', title: 'Materials used' },

  ...SCENARIO_MARKS,

  // The battle
  'moves first': { until: 'cleared', title: 'Moves first' },
  'second charge': { until: 'cleared', title: 'Cavalry may charge twice' },
} as const satisfies Marks;

/** Guns whose crew has run from them, and what engineers leave lying: bridges on the way, heaps a point each. */
export const LOOSE: NonNullable<Vocabulary['loose']> = {
  guns: { title: 'Guns without a crew', looks: 'gun' },
  pontoons: { title: 'Pontoons', looks: 'boat' },
  'bridge timbers': { title: 'Timbers of a bridge', looks: 'boat' },
  'building materials': { title: 'Building materials', looks: 'marker' },
};
/** The strength of buildings and works that have been shot at. */
export const WORK_STRENGTH = 'work strength';
