/** What a made-up battle is asked for, and what comes of it. */
import type { RuleSystem } from '../../engine/rules/system';
import type { Cm, Nation, Scale, Scenario } from '../../engine/scenario';
import type { NotMade, ArmyShape } from '../army';
import type { MakingStep } from '../table';

export interface ScenarioOrder {
  readonly seed: number;
  /** West to east, south to north. */
  readonly size: readonly [Cm, Cm];
  readonly scale?: Scale;
  /** The first sets up in the south, the second in the north. */
  readonly nations: readonly [Nation, Nation];
  readonly year: number | null;
  /** Of each army. */
  readonly points: number;
  readonly shape?: ArmyShape;
}

export type Builder = Pick<RuleSystem, 'id' | 'title' | 'points' | 'organisation' | 'layout' | 'review'>;

/** A battle with the points of its armies, or why there is none. */
export type MadeBattle = { readonly scenario: Scenario; readonly points: readonly [number, number] } | NotMade;
export type MadeScenario = (Exclude<MadeBattle, NotMade> & { readonly told: readonly MakingStep[] }) | NotMade;
