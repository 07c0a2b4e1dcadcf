import { openBattle } from '../../../engine/battle';
import type { Battle, BattleSetUp } from '../../../engine/battle';
import { layGround } from '../../../engine/terrain';
import { toyScenario } from './field';
import { toySystem } from './rules';

/** A toy battle from the start: seed 1 and no last turn unless told otherwise. */
export function toySetUp(change: Partial<BattleSetUp> = {}): BattleSetUp {
  const { roster, state } = toySystem.prepare(toyScenario);
  return {
    script: toySystem,
    ground: layGround(toyScenario),
    roster,
    start: state,
    dice: { from: 'seed', seed: 1 },
    ...change,
  };
}

export const openToy = (change?: Partial<BattleSetUp>): Battle => openBattle(toySetUp(change));
