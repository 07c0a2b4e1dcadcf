import type { Scene } from 'three';
import type { Block, Id, Scenario } from '../../engine/scenario';
import { groundOf } from '../../engine/terrain';
import { Baker } from './ground';
import type { Means } from './quality';
import type { TableModel } from './table';
import { TableVersions } from './table-versions';
import { placeOnPicture, TracingTexture } from './tracing';
import type { ShownTracing } from './tracing';
import type { DrapedTrail, DrapedZone } from './zones';

/** How long the fine paint takes to appear, seconds. */
const PAINT_FADE = 0.5;

/** The table that is shown, with what is draped over it. Its fine paint comes later, and is faded in. */
export class GroundOnShow {
  /** Its built-up blocks, for who stands in them. */
  readonly blocks = new Map<Id, Block>();
  private readonly tables: TableVersions;
  private readonly baker = new Baker();
  /** The table of the moment, and the scenario it was laid from: the battle may change its ground. */
  private model: TableModel | null = null;
  private laidFrom: Scenario | null = null;
  private zones: readonly DrapedZone[] = [];
  private trails: readonly DrapedTrail[] = [];
  private tracing: ShownTracing | null = null;
  private readonly tracingTexture = new TracingTexture();
  private paintFade = 1;

  constructor(
    scene: Scene,
    private readonly means: Means,
    private readonly reducedMotion: boolean,
    /** Asks for a frame. */
    private readonly ask: () => void,
  ) {
    this.tables = new TableVersions(scene, means);
  }

  get table(): TableModel | null {
    return this.model;
  }

  /** Shows the ground of a scenario; the table where it is another than before, else null. */
  show(scenario: Scenario): TableModel | null {
    if (scenario === this.laidFrom) return null;
    const table = this.tables.show(scenario);
    this.model = table;
    this.laidFrom = scenario;
    this.blocks.clear();
    for (const { id, block } of groundOf(scenario).blocks) this.blocks.set(id, block);
    table.showZones(this.zones);
    table.showTrails(this.trails);
    this.layTracing();
    this.paint(scenario, table);
    return table;
  }

  readonly heightAt = (x: number, y: number): number => this.model?.relief.heightAt(x, y) ?? 0;
  readonly landAt = (x: number, y: number): number => this.model?.relief.landAt(x, y) ?? 0;

  showZones(zones: readonly DrapedZone[]): void {
    this.zones = zones;
    this.model?.showZones(zones);
    this.ask();
  }

  showTrails(trails: readonly DrapedTrail[]): void {
    this.trails = trails;
    this.model?.showTrails(trails);
    this.ask();
  }

  showTracing(tracing: ShownTracing | null): void {
    this.tracing = tracing;
    this.layTracing();
    if (!tracing) this.tracingTexture.dispose();
    this.ask();
  }

  /** So many seconds pass; true while paint still appears. */
  advance(seconds: number): boolean {
    if (this.paintFade >= 1) return false;
    this.paintFade = Math.min(1, this.paintFade + seconds / PAINT_FADE);
    this.model?.fadePaint(this.paintFade);
    return this.paintFade < 1;
  }

  /** Takes the table away, and all that lay on it but the picture to trace from. */
  clear(): void {
    this.baker.stop();
    this.tables.dispose();
    this.model = this.laidFrom = null;
    this.zones = this.trails = [];
  }

  dispose(): void {
    this.clear();
    this.tracingTexture.dispose();
  }

  private layTracing(): void {
    const { tracing, model } = this;
    model?.showTracing(
      tracing && {
        texture: this.tracingTexture.of(tracing),
        opacity: tracing.picture.opacity,
        place: placeOnPicture(tracing.picture, tracing.size, model.relief),
      },
    );
  }

  /** Has the fine paint of a table made, if it has none yet. */
  private paint(scenario: Scenario, table: TableModel): void {
    this.baker.stop();
    this.paintFade = 1;
    if (table.isPainted) return table.fadePaint(1);
    this.baker.bake(scenario, this.means.finePaint, (painting) => {
      table.receivePaint(painting);
      this.paintFade = this.reducedMotion || !this.means.fineShading ? 1 : 0;
      table.fadePaint(this.paintFade);
      this.ask();
    });
  }
}
