import type { DeskBridge, DeskCalls } from '../../electron/desk/api';
import type { Fight } from './fight.svelte';

type Zone = DeskCalls['play.zones']['result']['zones'][number];

/** The ground that the piece looked at fires into or commands. */
export class Zones {
  shown = $state.raw<readonly Zone[]>([]);
  readonly #fight: Fight;
  readonly #desk: DeskBridge;
  /** Whom the last call was about: a later one overtakes it. */
  #asked: object | null = null;

  constructor(fight: Fight, desk: DeskBridge) {
    this.#fight = fight;
    this.#desk = desk;
  }

  /** To be asked again whenever something has happened; null: of nobody. */
  async look(unit: string | null): Promise<void> {
    const mine = (this.#asked = {});
    if (unit === null) {
      this.shown = [];
      return;
    }
    const { play, seat } = this.#fight.question;
    const answer = await this.#desk.call('play.zones', { play, seat, unit });
    if (this.#asked === mine) this.shown = 'ok' in answer ? answer.ok.zones : [];
  }
}
