import { untrack } from 'svelte';
import type { Fault } from '../../electron/desk/api';
/** Short sentences at the foot of the window: each stays six seconds, with something to press until it is pressed. */
export interface Notice {
  readonly id: number;
  readonly sentence: string;
  readonly severity: 'told' | 'error';
  readonly act?: NoticeAct | undefined;
}
/** What a notice offers to do. */
export interface NoticeAct {
  readonly label: string;
  readonly run: () => void;
}

/** Offered where a fault may be none the next time. */
export const tryAgain = ({ again }: Fault, run: () => void): NoticeAct | undefined =>
  again && { label: 'Try again', run };

const STAYS_MS = 6000;

export class Notices {
  shown = $state<readonly Notice[]>([]);
  #next = 1;

  tell(sentence: string, severity: Notice['severity'] = 'told', act?: NoticeAct): void {
    const id = this.#show(sentence, severity, act);
    if (severity === 'told' && !act) setTimeout(() => this.dismiss(id), STAYS_MS);
  }

  /** Tells what was done and offers a way back: until that is pressed, or what is given back is called. */
  offer(sentence: string, act: NoticeAct): () => void {
    const id = this.#show(sentence, 'told', act);
    return () => this.dismiss(id);
  }

  /** Tells what is wrong as long as it is: until what is given back is called. */
  keep(sentence: string): () => void {
    const id = this.#show(sentence, 'error');
    return () => this.dismiss(id);
  }

  #show(sentence: string, severity: Notice['severity'], act?: NoticeAct): number {
    const id = this.#next++;
    // The same sentence once more stands there once. An effect that tells something does not depend on what was told before.
    const others = untrack(() => this.shown).filter((one) => one.act !== undefined || one.sentence !== sentence);
    this.shown = [...others.slice(-2), { id, sentence, severity, act }];
    return id;
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}
