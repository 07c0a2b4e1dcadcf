import type { Scenario } from '../../../engine/scenario';
import type { GroundPainting } from './painter';

/** Has the fine ground painted by a worker. One bake at a time: a new one ends the last. */
export class Baker {
  private worker: Worker | null = null;

  /** `done` is called once with the painting; never after `stop`. */
  bake(scenario: Scenario, perCm: number, done: (painting: GroundPainting) => void): void {
    this.stop();
    if (typeof Worker === 'undefined') return;
    const worker = new Worker(new URL('./bake.worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    worker.addEventListener('message', (message: MessageEvent<GroundPainting>) => {
      if (this.worker !== worker) return;
      this.stop();
      done(message.data);
    });
    worker.postMessage({ scenario, perCm });
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
