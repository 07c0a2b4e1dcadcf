import { hourOfTurn } from '../../engine/scenario';
import type { MomentBeside } from '../battle';
import type { OpenFight } from './open-fight.svelte';

/** In a fight history is shown as it was when the turn on show is over: how far to go lies before whoever moves. */
export const momentOfFight = ({ fight: { battle }, history }: OpenFight): MomentBeside => ({
  history,
  get state() {
    return battle.state;
  },
  hourIn: ({ record }) => {
    const { clock } = record.scenario;
    return clock ? hourOfTurn(clock, (battle.phase?.turn ?? 0) + 1) : 0;
  },
  partingIn: () => [],
});
