/** The armies of a battle that is made: found room for, named apart, and what the rule system says of them accepted. */
import { kebab } from '../../engine/scenario';
import type { Acceptance, Army, Id, Nation, Scenario, UnplacedFinding } from '../../engine/scenario';
import { makeArmy, type ArmyOrder, type MadeArmy } from '../army';
import type { Builder } from './order';

const NEXT_DRAFT = 104_729;
const DRAFTS = 6;

/**
 * An army on plain ground if it can be, else where it can stand at all, else another army: the first that the rule system
 * has nothing against, or any that finds room; the last reason if none does.
 */
export function mustered(
  order: Omit<ArmyOrder, 'isOpen'>,
  grounds: readonly ArmyOrder['isOpen'][],
  isSound: (army: Army) => boolean,
  system: Builder,
): MadeArmy {
  let best: MadeArmy = { why: 'No army was tried.' };
  for (let draft = 0; draft < DRAFTS; draft += 1)
    for (const isOpen of grounds) {
      const made = makeArmy({ ...order, seed: order.seed + draft * NEXT_DRAFT, ...(isOpen && { isOpen }) }, system);
      if ('why' in made) {
        if ('why' in best) best = made;
        continue;
      }
      if (isSound(made.army)) return made;
      if ('why' in best) best = made;
    }
  return best;
}

const SIDES = ['south', 'north'] as const;

/** The nation's own key, but for a nation at war with itself, whose armies need names to be told apart. */
export function sideOf(nations: readonly [Nation, Nation], n: 0 | 1): Pick<ArmyOrder, 'side' | 'nation' | 'name'> {
  const nation = nations[n];
  if (nations[0].id !== nations[1].id) return { side: kebab(nation.id), nation };
  return { side: SIDES[n], nation, name: `${nation.name} (${SIDES[n]})` };
}

/**
 * What the rule system makes of diced ground is as it should be; so is what it has against the two armies together when
 * one is meant to be weaker.
 */
export function acceptedOf(scenario: Scenario, system: Builder, isUneven = false): readonly Acceptance[] {
  const found = system.review(scenario);
  const isOfAll = (about: Id | null): boolean => about === null || scenario.armies.some(({ id }) => id === about);
  return [
    ...codesOf(found, ({ severity }) => severity === 'ruling').map((code) => accepting(code, DICED)),
    ...codesOf(found, ({ severity, about }) => isUneven && severity === 'warning' && isOfAll(about)).map((code) =>
      accepting(code, UNEVEN),
    ),
  ];
}

const DICED = 'Diced ground is taken as the rules have it.';
const UNEVEN = 'The armies are not equal; the task of the stronger one makes up for it.';
const accepting = (code: string, reason: string): Acceptance => ({ code, field: null, reason });
const codesOf = (
  found: readonly UnplacedFinding[],
  isMeant: (finding: UnplacedFinding) => boolean,
): readonly string[] => [...new Set(found.filter(isMeant).map(({ code }) => code))];
