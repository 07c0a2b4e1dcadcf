/** Short sentences at the foot of the window: each stays six seconds, longer while the pointer is on it. */
export interface Notice {
  readonly id: number;
  readonly sentence: string;
  readonly severity: 'told' | 'error';
}

const STAYS_MS = 6000;

export class Notices {
  shown = $state<readonly Notice[]>([]);
  #next = 1;

  tell(sentence: string, severity: Notice['severity'] = 'told'): void {
    const id = this.#next++;
    this.shown = [...this.shown.slice(-2), { id, sentence, severity }];
    if (severity === 'told') setTimeout(() => this.dismiss(id), STAYS_MS);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}
