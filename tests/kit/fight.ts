/** Whole battles of any rule system, fought by its general or by chance, and a walk through what happened. */
import { copyState, groundNow, openBattle, viewOfPosition } from '../../engine/battle';
import type { Battle, BattleEvent, BattleSetUp, View } from '../../engine/battle';
import { apply } from '../../engine/battle/reducer';
import { capableGeneral } from '../../engine/generals';
import { chances, playAtRandom } from './fuzzer';
import type { Dealt } from './fuzzer';
import { setUpOf } from './subject';
import type { Subject } from './subject';

export const PLAYERS = ['generals', 'chance'] as const;
export type Player = (typeof PLAYERS)[number];

export interface Fought {
  readonly subject: Subject;
  readonly player: Player;
  readonly setUp: BattleSetUp;
  readonly battle: Pick<
    Battle,
    'state' | 'events' | 'entries' | 'steps' | 'stepStates' | 'ended' | 'pending' | 'view' | 'backTo'
  >;
  /** Entries made before each step began. */
  readonly entriesBefore: readonly number[];
}

/** Sees each decision of a battle at random before it is answered. */
export type Look = (dealt: Dealt, battle: Battle) => void;

export function fight(subject: Subject, player: Player, seed: number, look?: Look): Fought {
  const setUp = setUpOf(subject, seed);
  const battle = openBattle(setUp);
  const entriesBefore: number[] = [];
  const note = (): void => {
    while (entriesBefore.length < battle.stepStates.length) entriesBefore.push(battle.entries.length);
  };
  note();
  if (player === 'generals')
    while (!battle.ended) {
      answerOne(subject, battle);
      note();
    }
  else
    playAtRandom(battle, chances(seed), {
      weigh: subject.weigh,
      look: (dealt) => {
        note();
        look?.(dealt, battle);
      },
    });
  note();
  return { subject, player, setUp, battle, entriesBefore };
}

/** The capable general answers the first open decision. */
export function answerOne({ system }: Pick<Subject, 'system'>, battle: Battle): void {
  const [decision] = battle.pending;
  const question = decision && battle.question(decision.kind);
  if (!question) throw new Error('the battle neither asks nor ends');
  const choice = capableGeneral(system).choose(battle.view(decision.seat), decision, question);
  const refusal = battle.submit(decision.seat, choice);
  if (refusal) throw new Error(`${decision.kind}: ${refusal.sentence}`);
}

/** Every event in turn, with a view of the state before it; `step` sees the state at the end of each step. */
export function walk(
  { subject, setUp, battle }: Pick<Fought, 'subject' | 'setUp' | 'battle'>,
  each: ((event: BattleEvent, before: () => View) => void) | null,
  step: ((end: View) => void) | null = null,
): void {
  const state = copyState(setUp.start);
  const seat = setUp.roster.sides[0]?.seat ?? '';
  const view = (): View =>
    viewOfPosition({ seat, state, roster: setUp.roster, ground: groundNow(subject.scenario, state) });
  for (const [i, event] of battle.events.entries()) {
    if (event.do === 'step' && i > 0) step?.(view());
    each?.(event, view);
    apply(state, event, setUp.script.marks);
  }
  step?.(view());
}
