/** Plays any rule system by choices at random among those listed, and says what was wrong with the lists. */
import type { Battle, Choice, Decision } from '../../engine/battle';

/** Numbers from 0 up to 1, the same for the same seed. */
export function chances(seed: number): () => number {
  let state = (Math.imul(seed, 0x9e37_79b1) ^ 0x5bd1_e995) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** One decision answered, and all that could have been. */
export interface Dealt {
  readonly decision: Decision;
  readonly list: readonly Choice[];
  readonly choice: Choice;
}

export interface Play {
  /** Looks at each decision before it is answered. */
  readonly look?: (dealt: Dealt, battle: Battle) => void;
  /** Answers after which the play stops of itself. */
  readonly most?: number;
  /** How often a choice is taken, against 1 for any other; all alike when left out. */
  readonly weigh?: ((choice: Choice) => number) | undefined;
}

/** Plays on to the end, or to `most` answers; a refused answer or nothing to choose throws. */
export function playAtRandom(battle: Battle, chance: () => number, { look, most = 5000, weigh }: Play = {}): void {
  for (let answers = 0; !battle.ended && answers < most; answers++) {
    const [decision] = battle.pending;
    if (!decision) throw new Error('the battle neither asks nor ends');
    const dealt = deal(battle, decision, chance, weigh);
    look?.(dealt, battle);
    const refusal = battle.submit(decision.seat, dealt.choice);
    if (refusal) throw new Error(`${decision.kind}: a listed answer is refused: ${refusal.sentence}`);
  }
}

function deal(battle: Battle, decision: Decision, chance: () => number, weigh: Play['weigh']): Dealt {
  const list = listOf(battle, decision, chance);
  const choice = weigh ? weighed(list, chance(), weigh) : list[Math.floor(chance() * list.length)];
  if (!choice) throw new Error(`${decision.kind} offers ${decision.seat} nothing to choose`);
  return { decision, list, choice };
}

/** The choice that a number from 0 up to 1 falls on when each takes up as much room as it weighs. */
function weighed(list: readonly Choice[], at: number, weigh: (choice: Choice) => number): Choice | undefined {
  const weights = list.map(weigh);
  let left = at * weights.reduce((sum, weight) => sum + weight, 0);
  return list.find((_choice, i) => (left -= weights[i] ?? 0) < 0) ?? list.at(-1);
}

function listOf(battle: Battle, decision: Decision, chance: () => number): readonly Choice[] {
  if (decision.form.form === 'dice') {
    const { count, faces } = decision.form;
    return [{ dice: Array.from({ length: count }, () => 1 + Math.floor(chance() * faces)) }];
  }
  const question = battle.question(decision.kind);
  if (!question) throw new Error(`no question ${decision.kind}`);
  return question.choices(battle.view(decision.seat), decision.about).list;
}
