/** What the kit tests: a rule system over a scenario that it can play. */
import type { BattleSetUp, Choice, DiceSource, View } from '../../engine/battle';
import type { RuleSystem } from '../../engine/rules/system';
import type { Scenario } from '../../engine/scenario';
import type { Body } from '../../engine/tabletop';
import { groundOf } from '../../engine/terrain';
import type { Fought } from './fight';

export interface Subject {
  readonly title: string;
  readonly system: RuleSystem;
  readonly scenario: Scenario;
  /** Turns after which a battle has shown enough. */
  readonly turns: number;
  /** From the seed of the battle unless told. */
  readonly dice?: DiceSource;
  /**
   * The units that may lie neither on one another nor in water nobody can enter nor over the edge of the table when a
   * step ends. Left out: the book lets units lie anywhere.
   */
  readonly bodies?: (view: View) => readonly Body[];
  /** How often chance takes a choice, against 1 for any other: a battle at random that seeks something. Left out: all are alike. */
  readonly weigh?: (choice: Choice) => number;
  /** What only its own book knows to be wrong, in sentences. */
  readonly faults?: (fought: Fought) => readonly string[];
}

export function setUpOf(
  { system, scenario, turns, dice }: Omit<Subject, 'title' | 'weigh'>,
  seed: number,
): BattleSetUp {
  const { roster, state } = system.prepare(scenario);
  return {
    script: system,
    ground: groundOf(scenario),
    roster,
    start: state,
    dice: dice ?? { from: 'seed', seed },
    turns,
    keepSteps: true,
  };
}
