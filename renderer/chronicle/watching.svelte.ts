import type { ChronicleEntry, DeskBridge } from '../../electron/desk/api';
import { tryAgain, type Notices } from '../ui';
import { ChroniclePlayer } from './player.svelte';

/** The chronicles there are, and the one that is watched. */
export class Watching {
  entries = $state.raw<readonly ChronicleEntry[]>([]);
  player = $state.raw<ChroniclePlayer | null>(null);
  /** The file that is being opened. */
  opening = $state<string | null>(null);
  /** A scenario is being made of the hour that is watched. */
  forking = $state(false);
  #file: string | null = null;
  readonly #desk: DeskBridge;
  readonly #notices: Notices;

  constructor(desk: DeskBridge, notices: Notices) {
    this.#desk = desk;
    this.#notices = notices;
  }

  async read(): Promise<void> {
    const answer = await this.#desk.call('chronicle.list', {});
    if ('ok' in answer) this.entries = answer.ok.chronicles;
  }

  /** True when it can be watched now; `again` is what is tried once more where it was given up. */
  async open(entry: ChronicleEntry, again: () => void): Promise<boolean> {
    this.opening = entry.file;
    const answer = await this.#desk.call('chronicle.open', { file: entry.file });
    this.opening = null;
    if ('fault' in answer) {
      this.#notices.tell(answer.fault.message, 'error', tryAgain(answer.fault, again));
      return false;
    }
    this.#file = entry.file;
    this.player = new ChroniclePlayer(answer.ok.chronicled);
    return true;
  }

  /** The text of a scenario that begins where the day has come to; null where there can be none, which is told. */
  async fork(again: () => void): Promise<string | null> {
    const { player } = this;
    if (!player || this.#file === null || this.forking) return null;
    player.pause();
    this.forking = true;
    const answer = await this.#desk.call('chronicle.fork', { file: this.#file, at: Math.floor(player.now) });
    this.forking = false;
    if ('ok' in answer) return answer.ok.text;
    this.#notices.tell(answer.fault.message, 'error', tryAgain(answer.fault, again));
    return null;
  }

  close(): void {
    this.player?.pause();
    this.player = null;
  }
}
