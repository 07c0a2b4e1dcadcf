import { CustomToneMapping, PCFShadowMap, Scene, WebGLRenderer } from 'three';
import type { Camera } from 'three';
import { EXPOSURE, gradeTones } from './light';
import { bufferRatio } from './quality';
import type { Means } from './quality';

/** After this long without movement the picture is drawn at its full size, ms. */
const REST = 140;

/** The canvas and its drawing on demand: a smaller buffer while things move where means are small, a full one at rest. */
export class SceneStage {
  readonly scene = new Scene();
  private readonly renderer: WebGLRenderer;
  private size = { width: 1, height: 1, ratio: 1 };
  private frame = 0;
  private rest: ReturnType<typeof setTimeout> | null = null;
  private before = 0;
  private drawn = { calls: 0, triangles: 0 };
  private moved = false;
  private hurried = false;
  private ended = false;

  /**
   * `advance` is told the seconds since the last frame (0 after a rest) and answers whether anything still moves;
   * `afterwards` is called when a frame is drawn.
   */
  constructor(
    canvas: HTMLCanvasElement,
    private readonly means: Means,
    private readonly camera: Camera,
    private readonly advance: (seconds: number) => boolean,
    private readonly afterwards: () => void,
    /** Frames are drawn by `step` and at no other time: for pictures and films. */
    private readonly byHand = false,
  ) {
    gradeTones();
    this.renderer = new WebGLRenderer({ canvas, antialias: means.smoothEdges, powerPreference: 'high-performance' });
    this.renderer.toneMapping = CustomToneMapping;
    this.renderer.toneMappingExposure = EXPOSURE;
    this.renderer.shadowMap.enabled = means.shadows;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.info.autoReset = false;
  }

  resize(width: number, height: number, ratio: number): void {
    this.size = { width, height, ratio };
    this.fit(this.byHand ? Infinity : this.means.restPixels);
    this.ask();
  }

  /** The camera moves: as `ask`, and the frame may be drawn small. */
  move(): void {
    this.moved = true;
    this.ask();
  }

  /** From now on, or no longer, pictures follow each other as fast as they can be drawn: small ones, with no rest between them. */
  hurry(on: boolean): void {
    this.hurried = on;
    if (!on) this.ask();
  }

  /** Something changed: a frame will be drawn. */
  ask(): void {
    if (this.ended || this.byHand || this.frame !== 0) return;
    this.frame = requestAnimationFrame((now) => this.next(now));
  }

  /** Things that cast shadows have moved or changed. */
  recastShadows(): void {
    this.renderer.shadowMap.needsUpdate = true;
    this.ask();
  }

  /** So much time passes, and a frame is drawn; true while anything still moves. */
  step(seconds: number): boolean {
    const going = this.advance(seconds);
    this.draw();
    return going;
  }

  /** Draws now. */
  draw(): void {
    if (this.ended) return;
    this.renderer.info.reset();
    this.renderer.render(this.scene, this.camera);
    this.drawn = { calls: this.renderer.info.render.calls, triangles: this.renderer.info.render.triangles };
    this.afterwards();
  }

  /** Of the last frame drawn, with its shadows if they were recast. */
  stats(): { calls: number; triangles: number } {
    return this.drawn;
  }

  dispose(): void {
    this.ended = true;
    cancelAnimationFrame(this.frame);
    if (this.rest) clearTimeout(this.rest);
    this.renderer.dispose();
  }

  private next(now: number): void {
    this.frame = 0;
    const seconds = this.before === 0 ? 0 : Math.min(0.25, (now - this.before) / 1000);
    const going = this.advance(seconds);
    const moving = going || this.moved || this.hurried;
    this.moved = false;
    this.before = going ? now : 0;
    const shrinks = this.means.movingPixels < this.means.restPixels;
    if (shrinks && moving) this.fit(this.means.movingPixels);
    this.draw();
    if (going) this.ask();
    else if (shrinks) this.restSoon();
  }

  private restSoon(): void {
    if (this.rest) clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.rest = null;
      if (this.frame === 0 && !this.hurried && this.fit(this.means.restPixels)) this.draw();
    }, REST);
  }

  /** Sizes the buffer; true when it changed. */
  private fit(most: number): boolean {
    const { width, height, ratio } = this.size;
    const wanted = bufferRatio(width, height, ratio, most);
    if (this.renderer.getPixelRatio() === wanted && this.renderer.domElement.width === Math.floor(width * wanted))
      return false;
    this.renderer.setPixelRatio(wanted);
    this.renderer.setSize(width, height, false);
    return true;
  }
}
