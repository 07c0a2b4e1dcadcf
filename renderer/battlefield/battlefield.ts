import { firesOn, scenarioNow } from '../../engine/battle';
import type { BattleEvent, BattleRecord, BattleState, Id, Roster, Vocabulary } from '../../engine/battle';
import type { Point } from '../../engine/geometry';
import type { Scenario } from '../../engine/scenario';
import { airOf } from './air';
import type { Air } from './air';
import { CameraRig, listenToMouse } from './camera';
import { footingsOf } from './footings';
import { letteringReady } from './frame';
import { GroundOnShow } from './ground-on-show';
import { Projection } from './projection';
import type { Pixel } from './projection';
import { MEANS } from './quality';
import type { Quality } from './quality';
import { SceneStage } from './stage';
import type { ShownTracing } from './tracing';
import { TroopModels } from './troops';
import type { Forming } from './troops';
import type { DrapedTrail, DrapedZone } from './zones';

export interface BattlefieldOptions {
  readonly quality: Quality;
  readonly reducedMotion: boolean;
  /** After every frame drawn: labels follow their pieces. */
  readonly onFrame?: () => void;
  /** Frames are drawn by `step` alone: for pictures and films. */
  readonly byHand?: boolean;
}

/** What goes on about a moment that is held: who has fired a while ago, and who is still forming. */
export interface HeldAbout {
  readonly fired: readonly Id[];
  readonly forming: readonly Forming[];
}

interface Playing {
  readonly event: BattleEvent;
  readonly before: BattleState;
  readonly after: BattleState;
  readonly seconds: number;
  gone: number;
  readonly done: () => void;
}

/** From this speed on events are not acted but only shown done. */
const TOO_FAST = 8;
/** The table in three dimensions on one canvas. Drawn on demand; everything it made is given back by `dispose`. */
export class Battlefield {
  readonly camera: CameraRig;
  private readonly stage: SceneStage;
  private readonly ground: GroundOnShow;
  private readonly projection: Projection;
  private readonly letGo: () => void;
  private scenario: Scenario | null = null;
  private troops: TroopModels | null = null;
  private roster: Roster | null = null;
  private vocabulary: Vocabulary | null = null;
  private playing: Playing | null = null;
  /** In place of what the battle says of hour and weather. */
  private air: Air | null = null;
  /** The state that `hold` laid the ground for last. */
  private heldIn: BattleState | null = null;
  /** Whether somebody was shown forming. */
  private forms = false;
  private selected: readonly Id[] = [];
  private hovered: Id | null = null;
  private laid = 0;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly options: BattlefieldOptions,
  ) {
    const means = MEANS[options.quality];
    this.camera = new CameraRig(
      options.reducedMotion,
      (ids) => this.placesOf(ids),
      () => this.stage.move(),
    );
    this.stage = new SceneStage(
      canvas,
      means,
      this.camera.camera,
      (seconds) => this.advance(seconds),
      () => options.onFrame?.(),
      options.byHand,
    );
    this.ground = new GroundOnShow(this.stage.scene, means, options.reducedMotion, () => this.stage.ask());
    this.projection = new Projection(this.camera.camera, this.ground.heightAt);
    this.letGo = listenToMouse(canvas, this.camera);
  }

  /** Builds the table of a scenario. Resolves when its first, coarsely painted frame is drawn. */
  async lay(scenario: Scenario): Promise<void> {
    const turn = ++this.laid;
    await letteringReady();
    if (turn !== this.laid) return;
    this.clear();
    this.scenario = scenario;
    this.showGround(scenario);
    this.stage.recastShadows();
    this.stage.draw();
  }

  /** Lays the ground of a scenario anew under troops and camera: it was edited. */
  relay(scenario: Scenario): void {
    this.scenario = scenario;
    this.showGround(scenario);
    this.stage.recastShadows();
  }

  /** Brings the troops that are to stand on the laid table, and takes away those of another battle. */
  showArmies({ roster, vocabulary }: Pick<BattleRecord, 'roster' | 'vocabulary'>): void {
    if (!this.ground.table) return;
    this.dismiss();
    const troops = new TroopModels(this.ground, roster, this.options.quality, this.ground.blocks, vocabulary);
    this.stage.scene.add(troops.group);
    this.troops = troops;
    this.roster = roster;
    this.vocabulary = vocabulary;
    this.markSelection();
  }

  /** Puts every piece where the state says, at once. */
  stand(state: BattleState): void {
    this.finish();
    this.heldIn = null;
    this.layGround(state);
    this.troops?.stand(state);
    this.markSelection();
    this.makeRoom(state);
    this.stage.recastShadows();
  }

  /** Somebody drags through the battle: until it is over, pictures may be drawn small. */
  hurry(on: boolean): void {
    this.stage.hurry(on);
  }

  /** Acts one event, `speed` times as fast as life; resolves when it is done. */
  play(event: BattleEvent, before: BattleState, after: BattleState, speed: number): Promise<void> {
    this.finish();
    const { troops } = this;
    const seconds = troops && !this.options.reducedMotion && speed < TOO_FAST ? troops.duration(event) / speed : 0;
    if (event.do === 'step') troops?.thin(1);
    if (seconds <= 0) {
      this.conclude(event, before, after);
      return Promise.resolve();
    }
    return new Promise((done) => {
      this.playing = { event, before, after, seconds, gone: 0, done };
      this.stage.move();
    });
  }

  /** Shows a share of an event, 0 to 1, without acting it, or a state where none happens; smoke hangs before `fired` and nobody else. */
  hold(
    event: BattleEvent | null,
    before: BattleState,
    after: BattleState,
    share: number,
    { fired, forming }: HeldAbout,
  ): void {
    this.finish();
    if (this.heldIn !== before) {
      this.heldIn = before;
      this.layGround(before);
      this.troops?.settle(before);
      this.makeRoom(before);
    }
    if (event) this.troops?.hold(event, before, after, share);
    else if (forming.length > 0 || this.forms) this.troops?.settle(before);
    if (forming.length > 0) this.troops?.form(forming);
    this.forms = forming.length > 0;
    this.troops?.smokeOf(fired);
    this.markSelection();
    this.stage.recastShadows();
  }

  /** Light, shadows and weather are those of an hour from now on; null: as the battle has them. */
  shine(air: Air | null): void {
    this.air = air;
    if (air) this.ground.table?.showAir(air);
    this.stage.recastShadows();
  }

  /** Ends what is being acted, at once. */
  finish(): void {
    const { playing } = this;
    if (!playing) return;
    this.playing = null;
    this.conclude(playing.event, playing.before, playing.after);
    playing.done();
  }

  select(ids: readonly Id[]): void {
    this.selected = ids;
    this.markSelection();
  }

  hover(id: Id | null): void {
    if (this.hovered === id) return;
    this.hovered = id;
    this.markSelection();
  }

  /** The piece under a css pixel of the canvas. */
  pick(x: number, y: number): Id | null {
    return this.troops?.pickAt(this.projection.ray(x, y)) ?? null;
  }

  /** Where a piece appears in css pixels of the canvas; null when it is not in the picture. */
  onScreen(id: Id): Pixel | null {
    const anchor = this.troops?.anchor(id);
    return anchor ? this.projection.project(anchor) : null;
  }

  /** Where a place of the table appears, at the height of men upon it. */
  placeOnScreen(place: Point): Pixel | null {
    return this.projection.ofMen(place);
  }

  /** Where a place of the ground itself appears; null when it is not in the picture. */
  groundOnScreen(place: Point): Pixel | null {
    return this.projection.ofGround(place);
  }

  /** The same beside the picture too, where lines that cross it lead; null beside the camera and behind it. */
  groundAhead(place: Point): Pixel | null {
    return this.projection.ofGroundAhead(place);
  }

  /** The place of the ground under a css pixel of the canvas; null above the horizon. */
  groundUnder(x: number, y: number): Point | null {
    return this.projection.groundUnder(x, y);
  }

  /** Translucent areas draped on the ground; none takes them away. */
  showZones(zones: readonly DrapedZone[]): void {
    this.ground.showZones(zones);
  }

  /** The ways units went, on the ground; none takes them away. */
  showTrails(trails: readonly DrapedTrail[]): void {
    this.ground.showTrails(trails);
  }

  /** A picture of a real map on the ground, to trace terrain from; null takes it away. */
  showTracing(tracing: ShownTracing | null): void {
    this.ground.showTracing(tracing);
  }

  /** Smoke hangs before these units, if it does not yet: they fired a moment ago, or in the phase before. */
  showSmoke(ids: readonly Id[], thinning: readonly Id[] = []): void {
    if (this.troops?.haze(ids, thinning)) this.stage.recastShadows();
  }

  /** The canvas has this size in css pixels, on a screen with `pixelRatio` pixels to one. */
  resize(width: number, height: number, pixelRatio: number): void {
    const [wide, high] = [Math.max(1, width), Math.max(1, height)];
    this.projection.resize(wide, high);
    this.camera.resize(width, height);
    this.stage.resize(wide, high, pixelRatio);
  }

  /** So much time passes, and a frame is drawn; true while anything still moves. */
  step(seconds: number): boolean {
    return this.stage.step(seconds);
  }

  /** The fine paint of the ground is there. */
  get isPainted(): boolean {
    return this.ground.table?.isPainted === true;
  }

  /** Draw calls and triangles of the last frame. */
  stats(): { calls: number; triangles: number } {
    return this.stage.stats();
  }

  dispose(): void {
    this.laid++;
    this.clear();
    this.ground.dispose();
    this.letGo();
    this.stage.dispose();
  }

  private clear(): void {
    this.dismiss();
    this.ground.clear();
    this.scenario = null;
  }

  /** The ground as it is in a state: laid anew where something was built or razed, or taken from what was laid before; and what burns. */
  private layGround(state: BattleState): void {
    if (!this.scenario) return;
    const now = scenarioNow(this.scenario, state);
    this.showGround(now);
    this.ground.table?.showAir(this.air ?? airOf(now, state));
    if (this.vocabulary) this.troops?.burn(firesOn(state, this.vocabulary, now));
  }

  private showGround(scenario: Scenario): void {
    const table = this.ground.show(scenario);
    if (!table) return;
    this.camera.stand(table.relief);
    this.troops?.loseFooting();
  }

  private dismiss(): void {
    this.finish();
    if (this.troops) this.stage.scene.remove(this.troops.group);
    this.troops?.dispose();
    this.troops = null;
  }

  /** Shows an event done: its smoke hangs, its pieces stand where it left them. */
  private conclude(event: BattleEvent, before: BattleState, after: BattleState): void {
    this.troops?.animate(event, before, after, 1);
    this.layGround(after);
    this.troops?.settle(after);
    this.makeRoom(after);
    this.stage.recastShadows();
  }

  private makeRoom(state: BattleState): void {
    if (this.roster) this.ground.table?.clear(footingsOf(state, this.roster));
  }

  private markSelection(): void {
    this.troops?.setSelected(this.selected);
    this.troops?.setHovered(this.hovered);
    this.stage.ask();
  }

  private placesOf(ids: readonly Id[]): { x: number; y: number }[] {
    return ids.flatMap((id) => {
      const anchor = this.troops?.anchor(id);
      return anchor ? [{ x: anchor.x, y: -anchor.z }] : [];
    });
  }

  private advance(seconds: number): boolean {
    const flying = this.camera.advance(seconds);
    const painting = this.ground.advance(seconds);
    const { playing } = this;
    if (playing) {
      playing.gone += seconds / playing.seconds;
      if (playing.gone >= 1) this.finish();
      else {
        this.troops?.animate(playing.event, playing.before, playing.after, playing.gone);
        this.stage.recastShadows();
      }
    }
    return flying || this.playing !== null || painting;
  }
}
