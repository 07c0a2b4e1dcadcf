/**
 * Asks one question at a time, and then the newest: while things are dragged, questions come faster than answers. An
 * answer is told even when a newer question waits, so that what is seen keeps up.
 */
export class Latest<Question, Answer> {
  #next: { readonly question: Question } | null = null;
  #isAsking = false;
  #isDropped = false;
  readonly #ask: (question: Question) => Promise<Answer | null>;
  readonly #tell: (answer: Answer, question: Question) => void;

  constructor(ask: (question: Question) => Promise<Answer | null>, tell: (answer: Answer, question: Question) => void) {
    this.#ask = ask;
    this.#tell = tell;
  }

  ask(question: Question): void {
    this.#next = { question };
    this.#isDropped = false;
    void this.#goOn();
  }

  /** What is being asked is not told any more. */
  drop(): void {
    this.#next = null;
    this.#isDropped = true;
  }

  async #goOn(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    for (let next = this.#next; next; next = this.#next) {
      this.#next = null;
      const answer = await this.#ask(next.question);
      if (answer !== null && !this.#isDropped) this.#tell(answer, next.question);
    }
    this.#isAsking = false;
  }
}
