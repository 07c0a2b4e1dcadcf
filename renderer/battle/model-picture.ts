import type { BattleEvent, BattleRecord, BattleState } from '../../engine/battle';
import type { Bounds, Point } from '../../engine/geometry';
import type { Scenario } from '../../engine/scenario';
import {
  airAt,
  Battlefield,
  type BattlefieldOptions,
  type CameraView,
  type HintBlend,
  type ShownTracing,
} from '../battlefield';
import type { ShownDoings, ShownHour, ShownZone, TablePicture } from './table-picture';

/** Radians of the camera for a pixel of dragging. */
const TURN_A_PIXEL = 0.006;

/** The 3D table as a stage. What is asked before the troops stand on it waits for them. */
export class ModelPicture implements TablePicture {
  readonly #field: Battlefield;
  readonly #canvas: HTMLCanvasElement;
  #peopled = false;
  #state: BattleState | null = null;
  #selected: readonly string[] = [];
  #zones: readonly ShownZone[] = [];
  #doings: ShownDoings = { trails: [], fired: [], thinning: [] };
  #look: HintBlend | null = null;

  /** Throws where the machine cannot draw in three dimensions. */
  constructor(canvas: HTMLCanvasElement, options: BattlefieldOptions) {
    this.#canvas = canvas;
    this.#field = new Battlefield(canvas, options);
  }

  /** Resolves when the table can be seen, still without troops. */
  async lay(scenario: Scenario): Promise<void> {
    this.#peopled = false;
    await this.#field.lay(scenario);
  }

  /** Lays the ground anew, as it was edited. */
  relay(scenario: Scenario): void {
    this.#field.relay(scenario);
  }

  /** The place of the ground under a place of the picture, px; null above the horizon. */
  groundUnder(x: number, y: number): Point | null {
    return this.#field.groundUnder(x, y);
  }

  groundOnScreen(place: Point): { readonly x: number; readonly y: number } | null {
    return this.#field.groundOnScreen(place);
  }

  /** The same beside the picture too. */
  groundAhead(place: Point): { readonly x: number; readonly y: number } | null {
    return this.#field.groundAhead(place);
  }

  /** Puts the troops of a battle on the laid table. */
  showArmies(record: Pick<BattleRecord, 'roster' | 'vocabulary'>): void {
    this.#field.showArmies(record);
    this.#peopled = true;
    if (this.#state) this.#field.stand(this.#state);
    this.#field.select(this.#selected);
    this.#field.showZones(this.#zones);
    this.showDoings(this.#doings);
    if (this.#look) this.#field.camera.lead(this.#look);
  }

  stand(state: BattleState): void {
    this.#state = state;
    if (this.#peopled) this.#field.stand(state);
  }

  hurry(on: boolean): void {
    this.#field.hurry(on);
  }

  play(event: BattleEvent, before: BattleState, after: BattleState, speed: number): Promise<void> {
    this.#state = after;
    return this.#peopled ? this.#field.play(event, before, after, speed) : Promise.resolve();
  }

  hold(...held: Parameters<TablePicture['hold']>): void {
    [, this.#state] = held;
    if (this.#peopled) this.#field.hold(...held);
  }

  shine(hour: ShownHour | null): void {
    this.#field.shine(hour && airAt(hour.minute, hour, hour.weather));
  }

  finish(): void {
    this.#field.finish();
  }

  select(ids: readonly string[]): void {
    this.#selected = ids;
    this.#field.select(ids);
  }

  hover(id: string | null): void {
    this.#field.hover(id);
  }

  pick(x: number, y: number): string | null {
    return this.#peopled ? this.#field.pick(x, y) : null;
  }

  onScreen(id: string): { readonly x: number; readonly y: number } | null {
    return this.#peopled ? this.#field.onScreen(id) : null;
  }

  placeOnScreen(place: Point): { readonly x: number; readonly y: number } | null {
    return this.#peopled ? this.#field.placeOnScreen(place) : null;
  }

  showZones(zones: readonly ShownZone[]): void {
    this.#zones = zones;
    if (this.#peopled) this.#field.showZones(zones);
  }

  showDoings(doings: ShownDoings): void {
    this.#doings = doings;
    if (!this.#peopled) return;
    this.#field.showTrails(doings.trails);
    this.#field.showSmoke(doings.fired, doings.thinning);
  }

  /** A picture of a real map on the ground, to trace terrain from. */
  showTracing(tracing: ShownTracing | null): void {
    this.#field.showTracing(tracing);
  }

  frame(): void {
    this.#field.camera.frame();
  }

  lookAt(ids: readonly string[], also: readonly Point[] = []): void {
    this.#field.camera.lookAt(ids, also);
  }

  goTo(ids: readonly string[]): void {
    this.#field.camera.goTo(ids);
  }

  lookFrom(view: CameraView): void {
    this.#field.camera.flyFrom(view);
  }

  lead(look: HintBlend | null): void {
    this.#look = look;
    if (look && this.#peopled) this.#field.camera.lead(look);
  }

  get isHeld(): boolean {
    return this.#field.camera.keep;
  }

  cover(edges: Parameters<TablePicture['cover']>[0]): void {
    this.#field.camera.cover(edges);
  }

  /** Flies to where a part of the table, cm, fills the picture. */
  show(bounds: Bounds): void {
    this.#field.camera.show(bounds);
  }

  /** The middle of a part of the table is in the picture. */
  isInSight({ minX, maxX, minY, maxY }: Bounds): boolean {
    const at = this.groundOnScreen({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });
    const { clientWidth, clientHeight } = this.#canvas;
    return at !== null && at.x > 0 && at.y > 0 && at.x < clientWidth && at.y < clientHeight;
  }

  /** Where the eye is. */
  get eye(): CameraView {
    return this.#field.camera.looking;
  }
  set eye(view: CameraView) {
    this.#field.camera.look(view);
  }

  pan(dx: number, dy: number): void {
    this.#field.camera.pan(dx, dy);
  }

  orbit(dx: number, dy: number): void {
    this.#field.camera.orbit(dx * TURN_A_PIXEL, dy * TURN_A_PIXEL);
  }

  zoom(factor: number, x?: number, y?: number): void {
    this.#field.camera.zoom(1 / factor, x, y);
  }

  /** At the height of a player's chin. */
  low(): void {
    this.#field.camera.low();
  }

  /** The camera may follow the action again. */
  follow(): void {
    this.#field.camera.follow();
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth > 0 && clientHeight > 0) this.#field.resize(clientWidth, clientHeight, window.devicePixelRatio);
  }

  dispose(): void {
    this.#field.dispose();
  }
}
