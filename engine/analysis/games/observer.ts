import type { BattleEvent, BattleState } from '../../battle';

/** Looks at every event: `before` it is applied, and after. */
export interface Observer {
  before?(event: BattleEvent, state: BattleState): void;
  after?(event: BattleEvent, state: BattleState): void;
}
