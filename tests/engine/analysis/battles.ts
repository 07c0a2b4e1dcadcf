/** Whole battles of Honours of War over St. Ulrich, fought by the general or by chance, and a walk through what happened. */
import { copyState, openBattle, viewOfPosition } from '../../../engine/battle';
import type { Battle, BattleEvent, BattleSetUp, View } from '../../../engine/battle';
import { apply } from '../../../engine/battle/reducer';
import { capableGeneral } from '../../../engine/generals';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { layGround } from '../../../engine/terrain';
import { stUlrich } from '../scenario/files';
import { chances, playAtRandom } from '../toy';
import type { Dealt } from '../toy';

export interface Fought {
  readonly title: string;
  readonly setUp: BattleSetUp;
  readonly battle: Battle;
  /** Entries made before each step began. */
  readonly entriesBefore: readonly number[];
}

const scenario = stUlrich();
const ground = layGround(scenario);
const general = capableGeneral(honoursOfWar);

export const GENERALS_SEEDS = [1, 2, 3, 4, 5, 6] as const;
export const CHANCE_SEEDS = [1, 2, 3] as const;
/** Turns after which a battle at random has shown enough. */
const RANDOM_TURNS = 8;

export function setUpOf(seed: number, turns = 30): BattleSetUp {
  const { roster, state } = honoursOfWar.prepare(scenario);
  const dice = { from: 'seed', seed } as const;
  return { script: honoursOfWar, ground, roster, start: state, dice, turns, keepSteps: true };
}

export const foughtByGenerals = (seed: number): Fought => fightByGenerals(`generals, seed ${seed}`, setUpOf(seed));

export function fightByGenerals(title: string, setUp: BattleSetUp): Fought {
  const battle = openBattle(setUp);
  const entriesBefore: number[] = [];
  note(battle, entriesBefore);
  while (!battle.ended) {
    answerOne(battle);
    note(battle, entriesBefore);
  }
  return { title, setUp, battle, entriesBefore };
}

/** The general answers the first open decision. */
export function answerOne(battle: Battle): void {
  const [decision] = battle.pending;
  const question = decision && battle.question(decision.kind);
  if (!question) throw new Error('the battle neither asks nor ends');
  const choice = general.choose(battle.view(decision.seat), decision, question);
  const refusal = battle.submit(decision.seat, choice);
  if (refusal) throw new Error(`${decision.kind}: ${refusal.sentence}`);
}

/** Sees each decision before it is answered. */
export type Look = (dealt: Dealt, battle: Battle) => void;

export const foughtByChance = (seed: number, look?: Look): Fought =>
  fightByChance(`chance, seed ${seed}`, setUpOf(seed, RANDOM_TURNS), seed, look);

export function fightByChance(title: string, setUp: BattleSetUp, seed: number, look?: Look): Fought {
  const battle = openBattle(setUp);
  const entriesBefore: number[] = [];
  playAtRandom(battle, chances(seed), {
    look: (dealt) => {
      note(battle, entriesBefore);
      look?.(dealt, battle);
    },
  });
  note(battle, entriesBefore);
  return { title, setUp, battle, entriesBefore };
}

function note(battle: Battle, entriesBefore: number[]): void {
  while (entriesBefore.length < battle.stepStates.length) entriesBefore.push(battle.entries.length);
}

/** Every event in turn, with a view of the state before it; `step` sees the state at the end of each step. */
export function walk(
  { setUp, battle }: Fought,
  each: ((event: BattleEvent, before: () => View) => void) | null,
  step: ((end: View) => void) | null = null,
): void {
  const state = copyState(setUp.start);
  const seat = setUp.roster.sides[0]?.seat ?? '';
  const view = (): View => viewOfPosition({ ...setUp, seat, state });
  for (const event of battle.events) {
    if (event.do === 'step') step?.(view());
    each?.(event, view);
    apply(state, event, honoursOfWar.marks);
  }
  step?.(view());
}
