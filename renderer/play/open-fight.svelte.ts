import type { DeskBridge } from '../../electron/desk/api';
import { HistoryBeside } from '../beside';
import { Fight, type PlayShown } from './fight.svelte';
import { Moving } from './moving.svelte';
import { PositionHints } from './telling.svelte';
import { SettingDown } from './setting-down.svelte';
import { Together } from './together.svelte';
import { Zones } from './zones.svelte';
import { hourOfTurn } from '../../engine/scenario';
import type { MomentBeside } from '../battle';

/** All that the window holds of the fight it has open. */
export class OpenFight {
  readonly fight: Fight;
  readonly moving: Moving;
  readonly telling: PositionHints;
  readonly together: Together;
  readonly setting: SettingDown;
  readonly zones: Zones;
  /** Null for a fight that left none; it is read once it is to be seen. */
  readonly history: HistoryBeside | null;
  /** It is in the library. */
  kept = $state(false);

  constructor(desk: DeskBridge, shown: PlayShown) {
    this.fight = new Fight(desk, shown);
    this.moving = new Moving(this.fight, desk);
    this.telling = new PositionHints(this.fight, desk);
    this.together = new Together(this.fight);
    this.setting = new SettingDown(this.fight);
    this.zones = new Zones(this.fight, desk);
    this.history = HistoryBeside.of(desk, this.fight.battle.record);
  }
}

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
