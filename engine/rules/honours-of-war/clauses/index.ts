/**
 * The clauses of Honours of War, a file a chapter and in the order of its chapters: id, title and what the clause says,
 * in a sentence or two of our own. Every id cited anywhere must stand here (a test says so). Distances marked (28mm) are
 * those for 28mm figures; HOW-SCALE-07 to HOW-SCALE-11 have the other scales.
 */
import type { Clause } from '../../system';
import { ARTILLERY } from './artillery';
import { BASES } from './bases';
import { BREAKING } from './breaking';
import { BRIGADES } from './brigades';
import { BUILT_UP_AREAS } from './built-up-areas';
import { CHARGES } from './charges';
import { COMMAND } from './command';
import { COUNTER_CHARGES } from './counter-charges';
import { EVADING } from './evading';
import { EXAMPLES } from './examples';
import { FIRE } from './fire';
import { FLANK_CHARGES } from './flank-charges';
import { FORMATION_CHANGES } from './formation-changes';
import { FORMATIONS } from './formations';
import { GRAZING } from './grazing';
import { HITS } from './hits';
import { INITIATIVE } from './initiative';
import { INTERPENETRATION } from './interpenetration';
import { MEASURING } from './measuring';
import { MELEE } from './melee';
import { MOVEMENT } from './movement';
import { NATIONS } from './nations';
import { OBJECTIVES } from './objectives';
import { OPTIONS } from './options';
import { PERFORMANCE } from './performance';
import { POINTS } from './points';
import { PURSUIT } from './pursuit';
import { RALLY } from './rally';
import { RANGES } from './ranges';
import { REACTIONS } from './reactions';
import { RETREATS } from './retreats';
import { SCENARIOS } from './scenarios';
import { SECTORS } from './sectors';
import { TARGETS } from './targets';
import { TERRAIN } from './terrain';
import { TROOP_CLASSES } from './troop-classes';
import { TURN } from './turn';
import { UNITS } from './units';
import { WEATHER } from './weather';

export const CLAUSES: readonly Required<Clause>[] = [
  ...MEASURING,
  ...BASES,
  ...UNITS,
  ...FORMATIONS,
  ...SECTORS,
  ...TROOP_CLASSES,
  ...BRIGADES,
  ...COMMAND,
  ...TERRAIN,
  ...BUILT_UP_AREAS,
  ...TURN,
  ...INITIATIVE,
  ...PERFORMANCE,
  ...MOVEMENT,
  ...FORMATION_CHANGES,
  ...INTERPENETRATION,
  ...CHARGES,
  ...COUNTER_CHARGES,
  ...EVADING,
  ...FLANK_CHARGES,
  ...FIRE,
  ...TARGETS,
  ...RANGES,
  ...ARTILLERY,
  ...GRAZING,
  ...HITS,
  ...REACTIONS,
  ...RETREATS,
  ...MELEE,
  ...PURSUIT,
  ...RALLY,
  ...BREAKING,
  ...OBJECTIVES,
  ...OPTIONS,
  ...WEATHER,
  ...NATIONS,
  ...POINTS,
  ...EXAMPLES,
  ...SCENARIOS,
];
