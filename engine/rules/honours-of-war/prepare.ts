/** A scenario set up for Honours of War: the roster and the state before turn 1. */
import type { Scenario } from '../../scenario';
import { setUpArmies } from '../common';
import type { SetUpRules } from '../common';
import type { PreparedBattle } from '../system';
import { asChosen, playsWith } from './options';
import { basesAt6mm, columnOf, layout, shapesOf } from './troops/layouts';
import { nationalValues, NEUTRAL } from './troops/nations';
import { OWN_KEY } from './troops/overrides';
import { isScale, scale as scaleById } from './troops/scales';
import type { ScaleLengths } from './troops/scales';

export const prepare = (scenario: Scenario): PreparedBattle =>
  setUpArmies(
    asChosen(scenario),
    rulesAt(
      scaleById(isScale(scenario.rules.scale) ? scenario.rules.scale : '28mm'),
      playsWith(scenario.rules, 'national differences'),
      basesAt6mm(scenario.rules),
    ),
  );

const rulesAt = (scale: ScaleLengths, national: boolean, at6mm: ReturnType<typeof basesAt6mm>): SetUpRules => ({
  measure: scale.id,
  // HOW-NAT-01: without national differences everybody has Austria's.
  national: national ? nationalValues : () => NEUTRAL,
  overrides: (unit) => unit.overrides[OWN_KEY] ?? null,
  layouts: (unit) => Object.fromEntries(shapesOf(unit).map((shape) => [shape, layout(unit, shape, scale, at6mm)])),
  formation: ({ formation }) => formation,
  column: columnOf,
  gauges: ({ lost = 0 }) => ({ hits: hitsFor(lost) }),
  // HOW-ORG-06
  ratingOfIndependents: 'dependable',
});

/** Who comes from a fight with losses comes with hits, a hit for each eighth of his men; he may still fight, so never with four. */
const hitsFor = (lost: number): number => Math.min(MOST_HITS, Math.floor(lost / MEN_TO_A_HIT + ROUNDING));
const MEN_TO_A_HIT = 1 / 8;
const MOST_HITS = 3;
const ROUNDING = 1e-6;
