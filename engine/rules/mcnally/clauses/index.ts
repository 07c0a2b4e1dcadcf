/**
 * The clauses of the book, a file a chapter and in the order of its chapters: id, title and what the clause says, in a sentence
 * or two of our own. Where the source has lost a number, its stand-in is called a house value.
 */
import type { Clause } from '../../system';
import { SCALES } from './scales';
import { UNITS } from './units';
import { STRENGTH } from './strength';
import { GENERALS } from './generals';
import { FORMATIONS } from './formations';
import { SEQUENCE } from './sequence';
import { MORALE } from './morale';
import { SHAKEN } from './shaken';
import { ROUTS } from './routs';
import { RETIRING } from './retiring';
import { SURRENDER } from './surrender';
import { MOVEMENT } from './movement';
import { FORMATION_CHANGES } from './formation-changes';
import { ROADS } from './roads';
import { FIRE } from './fire';
import { FIRE_MORALE } from './fire-morale';
import { GENERALS_AT_RISK } from './generals-at-risk';
import { CHARGES } from './charges';
import { COUNTER_CHARGES } from './counter-charges';
import { EVADING } from './evading';
import { MELEE } from './melee';
import { TERRAIN } from './terrain';
import { SIGHT } from './sight';
import { ENGINEERS } from './engineers';
import { WORKS } from './works';
import { EXAMPLES } from './examples';

export const CLAUSES: readonly Required<Clause>[] = [
  ...SCALES,
  ...UNITS,
  ...STRENGTH,
  ...GENERALS,
  ...FORMATIONS,
  ...SEQUENCE,
  ...MORALE,
  ...SHAKEN,
  ...ROUTS,
  ...RETIRING,
  ...SURRENDER,
  ...MOVEMENT,
  ...FORMATION_CHANGES,
  ...ROADS,
  ...FIRE,
  ...FIRE_MORALE,
  ...GENERALS_AT_RISK,
  ...CHARGES,
  ...COUNTER_CHARGES,
  ...EVADING,
  ...MELEE,
  ...TERRAIN,
  ...SIGHT,
  ...ENGINEERS,
  ...WORKS,
  ...EXAMPLES,
];
