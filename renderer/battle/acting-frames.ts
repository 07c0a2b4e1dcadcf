/** The frames of an event that is being acted, until its time is over or somebody is in a hurry. */
export class ActingFrames {
  readonly #onFrame: () => void;
  #end: (() => void) | null = null;

  constructor(onFrame: () => void) {
    this.#onFrame = onFrame;
  }

  /** Calls `draw` with the share of the time passed, frame by frame. */
  during(ms: number, draw: (share: number) => void): Promise<void> {
    return new Promise((resolve) => {
      const start = performance.now();
      let over = false;
      const end = (): void => {
        over = true;
        this.#end = null;
        resolve();
      };
      const step = (now: number): void => {
        if (over) return;
        const share = ms <= 0 ? 1 : Math.min(1, (now - start) / ms);
        draw(share);
        this.#onFrame();
        if (share < 1) requestAnimationFrame(step);
        else end();
      };
      this.#end = end;
      requestAnimationFrame(step);
    });
  }

  hurry(): void {
    this.#end?.();
  }
}
