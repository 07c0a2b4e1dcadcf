import type { BattleNote } from '../../electron/desk/api';

/** At each mark it stays so long, ms. */
const STAY_MS = 5000;

/** Goes from mark to mark of a battle, and ends some time after the last. */
export class Tour {
  isOn = $state(false);
  readonly #go: (note: BattleNote) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(go: (note: BattleNote) => void) {
    this.#go = go;
  }

  begin(notes: readonly BattleNote[]): void {
    this.stop();
    this.isOn = true;
    this.#next(notes);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.isOn = false;
  }

  #next([note, ...later]: readonly BattleNote[]): void {
    if (!note) return this.stop();
    this.#go(note);
    this.#timer = setTimeout(() => this.#next(later), STAY_MS);
  }
}
