import type { Settings } from '../../electron/desk/api';
import type { Scenario } from '../../engine/scenario';
import { qualityFor, wantsCalm } from './drawing-means';
import type { ModelPicture } from './model-picture';

/**
 * The 3D table of a scenario on a canvas of its own. It is laid when a fight is ordered, and handed from the view that
 * waits for the battle to the view that shows it.
 */
export class LaidTable {
  readonly canvas = document.createElement('canvas');
  readonly scenario: Scenario;
  readonly quality: Settings['quality'];
  /** Null until it can be drawn on. */
  model = $state.raw<ModelPicture | null>(null);
  /** The table can be seen; its troops come with the battle. */
  ready = $state(false);
  /** This machine draws no 3D table. */
  flat = $state(false);
  /** After every frame drawn. */
  onFrame: () => void = () => undefined;
  #disposed = false;

  constructor(scenario: Scenario, quality: Settings['quality']) {
    this.scenario = scenario;
    this.quality = quality;
    this.canvas.setAttribute('aria-label', 'The table in three dimensions');
    void this.#lay();
  }

  /** Whether it shows this scenario as it is now, drawn in this quality. */
  isFor(scenario: Scenario, quality: Settings['quality']): boolean {
    return this.quality === quality && JSON.stringify(this.scenario) === JSON.stringify(scenario);
  }

  dispose(): void {
    this.#disposed = true;
    this.canvas.remove();
    this.model?.dispose();
  }

  async #lay(): Promise<void> {
    try {
      const { ModelPicture } = await import('./model-picture');
      if (this.#disposed) return;
      const options = { quality: qualityFor(this.quality), reducedMotion: wantsCalm(), onFrame: () => this.onFrame() };
      this.model = new ModelPicture(this.canvas, options);
    } catch {
      this.flat = true;
      return;
    }
    this.model.resize();
    await this.model.lay(this.scenario);
    if (!this.#disposed) this.ready = true;
  }
}
