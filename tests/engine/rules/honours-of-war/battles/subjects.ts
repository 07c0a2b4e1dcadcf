/** Battles of Honours of War for the kit to fight. */
import { honoursOfWar } from '../../../../../engine/rules/honours-of-war';
import { findTroop, isDoneFor, troopsOn } from '../../../../../engine/rules/honours-of-war/troops/troop';
import type { Scenario } from '../../../../../engine/scenario';
import type { Fought, Player, Subject } from '../../../../kit';
import { walk } from '../../../../kit';
import { wildScenario } from '../../../../soak';
import { faultsOfAllowances } from './allowances';

/** Units lie on nobody but those that are Done For; none goes farther than its moves or is hit after its end. */
export const subjectOf = (title: string, scenario: Scenario, turns: number): Subject => ({
  title,
  system: honoursOfWar,
  scenario,
  turns,
  bodies: (view) => troopsOn(view).filter((troop) => !isDoneFor(troop)),
  faults: (fought) => [...faultsOfAllowances(fought), ...faultsOfHits(fought)],
});

/** Hits of one die, the most the hit table gives (HOW-HIT-01). */
const MOST_HITS = 4;

/** Between two reactions a unit may be hit by as many as can fire at it (HOW-FIRE-13), once it is Done For by none. */
function faultsOfHits(fought: Fought): readonly string[] {
  const faults: string[] = [];
  walk(fought, (event, before) => {
    if (event.do !== 'gauge' || event.by <= 0) return;
    if (event.by > MOST_HITS) faults.push(`${event.id} takes ${event.by} hits at once`);
    const troop = findTroop(before(), event.id);
    if (troop && isDoneFor(troop)) faults.push(`${event.id} is hit though it is Done For`);
  });
  return faults;
}

/** Turns after which a wild battle has shown enough; at random every turn is long. */
const WILD_TURNS: Readonly<Record<Player, number>> = { generals: 12, chance: 5 };
/** More answers in a turn than armies of this size can need. */
const MOST_ANSWERS = 250;

export const wildSubject = (seed: number, player: Player): Subject =>
  watched(subjectOf(`wild ${seed}`, wildScenario(seed, honoursOfWar), WILD_TURNS[player]));

/** Armies that begin within a charge or two of each other; at random they charge and meet charges whenever they may. */
export const meleeSubject = (seed: number): Subject => ({
  ...watched(subjectOf(`melee ${seed}`, wildScenario(seed, honoursOfWar, 'close'), MELEE_TURNS)),
  weigh: (choice) => ('pick' in choice ? (WEIGHTS[choice.pick] ?? 1) : 'march' in choice ? 0.5 : 1),
});
/** Close armies have fought it out by then. */
const MELEE_TURNS = 5;
const WEIGHTS: Readonly<Partial<Record<string, number>>> = {
  charge: 40,
  'counter-charge': 4,
  intercept: 4,
  reinforce: 4,
  follow: 2,
  evade: 3,
  done: 0.5,
  end: 0.1,
};

function watched(subject: Subject): Subject {
  return {
    ...subject,
    faults: (fought) => {
      const answers = fought.battle.entries.length / Math.max(1, fought.battle.state.at.turn);
      const faults = subject.faults?.(fought) ?? [];
      return answers > MOST_ANSWERS ? [...faults, `${Math.round(answers)} answers a turn`] : faults;
    },
  };
}
