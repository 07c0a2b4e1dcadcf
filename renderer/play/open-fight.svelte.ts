import type { DeskBridge } from '../../electron/desk/api';
import { Fight, type PlayShown } from './fight.svelte';

/** All that the window holds of the fight it has open. */
export class OpenFight {
  readonly fight: Fight;
  /** It is in the library. */
  kept = $state(false);

  constructor(desk: DeskBridge, shown: PlayShown) {
    this.fight = new Fight(desk, shown);
  }
}
