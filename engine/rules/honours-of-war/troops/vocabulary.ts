/** Gauges, marks and manners of moving of Honours of War; nothing else is remembered of a unit. */
import { SCENARIO_MARKS } from '../../common';
import type { CountWords, GaugeKind, MannerKind, Marks, Vocabulary } from '../../../battle';

/** Hits that end a unit; more count as these (HOW-UNIT-03, HOW-UNIT-05). */
export const LAST_HIT = 5;

/** What fire and melee inflict. */
export const SCORES: CountWords = { one: 'hit', many: 'hits' };

export const GAUGES = {
  hits: { title: 'Hits', words: SCORES, counts: 'losses', most: LAST_HIT, lostAt: LAST_HIT },
} as const satisfies Readonly<Record<string, GaugeKind>>;

export const MANNERS: Readonly<Record<string, MannerKind>> = {
  march: { gait: 'march', verb: 'marches' },
  manhandle: { gait: 'march', verb: 'is manhandled' },
  ride: { gait: 'march', verb: 'rides' },
  aside: { gait: 'march', verb: 'steps aside' },
  withdraw: { gait: 'withdraw', verb: 'withdraws' },
  charge: { gait: 'charge', verb: 'charges' },
  'counter-charge': { gait: 'charge', verb: 'counter-charges' },
  pursuit: { gait: 'charge', verb: 'pursues' },
  evade: { gait: 'evade', verb: 'evades' },
  retreat: { gait: 'retire', verb: 'falls back' },
  rout: { gait: 'rout', verb: 'flees' },
};

export const MARKS = {
  // Morale (HOW-UNIT-04)
  'broken off': { until: 'cleared', title: 'Broken off', shows: 'shaken' },
  reforming: { until: 'cleared', title: 'Reforming', shows: 'unformed' },
  'done for': { until: 'cleared', title: 'Done For', shows: 'lost' },
  /** The unit that last caused hits. */
  'struck by': { until: 'cleared', title: 'Last hit by' },
  /** The sector of this unit from which it was last hit. */
  'struck from': { until: 'cleared', title: 'Last hit from' },
  /** Halted on the table edge after a retreat (HOW-RALLY-08). */
  'at the edge': { until: 'cleared', title: 'Halted on the table edge' },
  /** Hits gained in the step being assessed (HOW-REACT-03). */
  'hit now': { until: 'step', title: 'Hit in this phase' },
  /** Took hits from fire this turn: its commander is in danger (HOW-CMD-09). */
  'shot at': { until: 'turn', title: 'Shot at' },
  'may have been hit': { until: 'turn', title: 'In the line of fire' },
  /** Has retreated or routed this turn. */
  retreated: { until: 'turn', title: 'Has given way this turn' },

  /** Its guns are abandoned (HOW-RET-14, HOW-ARTY-21). */
  'crew only': { until: 'cleared', title: 'Crew without guns' },

  /** A battalion that has lost its morale and with it its guns (HOW-OPT-05). */
  'guns left': { until: 'cleared', title: 'Has left its battalion guns' },

  // What a unit did this turn
  activated: { until: 'turn', title: 'Has been activated' },
  moved: { until: 'turn', title: 'Has moved', shows: 'moved' },
  fired: { until: 'turn', title: 'Has fired', shows: 'fired' },
  /** Fired as unmoved: may not move any more (HOW-FIRE-16). */
  stands: { until: 'turn', title: 'Stands to fire' },
  /** Friends have passed through it: it may not move any more (HOW-INTER-03). */
  'passed through': { until: 'turn', title: 'Stands for friends to pass' },
  'crossing fire': { until: 'turn', title: 'Used crossing fire' },
  /** Faces of a block as bits: those it fights through this turn, those it has fired through, those it defends (HOW-BUA-11, 13, 14). */
  faces: { until: 'turn', title: 'Fights through' },
  'faces fired': { until: 'turn', title: 'Has fired through' },
  'holds faces': { until: 'cleared', title: 'Holds faces' },
  /** Charged or counter-charged: no fire (HOW-CHG-19). */
  charged: { until: 'turn', title: 'Has charged', shows: 'charged' },
  evaded: { until: 'turn', title: 'Has evaded' },
  /** Turned or changed formation to meet a charge (HOW-CCHG-13). */
  turned: { until: 'turn', title: 'Turned to meet a charge' },
  pursued: { until: 'turn', title: 'Has pursued' },
  /** Failed its roll out of command: acts as Poor (HOW-CMD-03). */
  'acts as poor': { until: 'turn', title: 'Out of command' },

  // Contact: kept on the unit that made it, front to a sector of its target
  'in contact': { until: 'turn', title: 'In contact', shows: 'fighting', touching: true },
  'contact sector': { until: 'turn', title: 'Contact made on', touching: true },

  /** The second of two enemies charged at once (HOW-CHG-15). */
  'in contact too': { until: 'turn', title: 'In contact with another', touching: true },
  'contact sector too': { until: 'turn', title: 'Contact with the other made on', touching: true },
  'contact order': { until: 'turn', title: 'Order of contact', touching: true },
  /** Why a charging unit has no bonus: a clause id. */
  'no bonus': { until: 'turn', title: 'No charge bonus' },
  /** Rounds of the contact it has made. */
  'rounds fought': { until: 'turn', title: 'Rounds fought' },
  /** Friends it has lent a hand in this phase (HOW-MELEE-11). */
  supports: { until: 'step', title: 'Supports' },
  'supports too': { until: 'step', title: 'Supports as well' },
  /** Hits it gave to troops in houses: the best of several winners takes them (HOW-BUA-20). */
  'hits dealt': { until: 'turn', title: 'Hits given in melee' },

  // Commands
  /** More than half of it is lost: it falls back off the table (HOW-OPT-01). */
  'brigade broken': { until: 'cleared', title: 'Brigade broken', shows: 'shaken' },
  joined: { until: 'turn', title: 'Was asked to join his brigade' },
  performance: { until: 'turn', title: 'Command performance' },
  'influence used': { until: 'turn', title: 'Influence used' },
  'figure tested': { until: 'turn', title: 'Tested for a casualty' },
  /** A rating thrown for, or after a casualty (HOW-ORG-05, HOW-CMD-11). */
  rating: { until: 'cleared', title: 'Rating now' },
  'command loss': { until: 'cleared', title: 'Worse command' },
  /** What the commanding general makes of a lieutenant general this turn: a rating (HOW-OPT-08, HOW-OPT-09). */
  raised: { until: 'turn', title: 'Raised by the general' },

  /** Holds (HOW-SCEN-11, HOW-SCEN-19), who has taken the army over (HOW-SCEN-20), objectives (HOW-OBJ-03). */
  ...SCENARIO_MARKS,

  // The battle
  /** Two dice and what they have changed to (HOW-WX-07). */
  'weather score': { until: 'cleared', title: 'Weather score' },
  'move initiative': { until: 'cleared', title: 'Movement initiative' },
  'fire initiative': { until: 'turn', title: 'Firing initiative' },
} as const satisfies Marks;

/** Guns that their crew has left (HOW-BASE-12). */
export const LOOSE: NonNullable<Vocabulary['loose']> = { guns: { title: 'Abandoned guns', looks: 'gun' } };
