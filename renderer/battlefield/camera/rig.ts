import { PerspectiveCamera } from 'three';
import type { Bounds } from '../../../engine/geometry';
import { clearPart, holding, isHolding, NOTHING_COVERED } from './clear-part';
import type { CoveredEdges, Surroundings } from './clear-part';
import { isClose, viewOfLook } from './hints';
import type { HintBlend } from './hints';
import { between, eyeOf, framed, kept, LENS, nearer, pointUnder } from './view';
import type { CameraView } from './view';

/** What the rig needs to know of the table. */
export interface RigTable {
  readonly width: number;
  readonly depth: number;
  heightAt(x: number, y: number): number;
}

const FLIGHT = 0.6;
/** The place under the pointer drags the view along by no more than this share of its distance. */
const FARTHEST_PULL = 0.8;
/** Room round a part of the table that is shown closely, as a multiple of it; from no nearer than this, cm. */
const ROUND_PART = 1.5;
const NEAREST_PART = 80;
/** The action is looked at from no nearer, cm, between these angles. */
const NEAREST_ACTION = 80;
/** Nor from farther than so many times the distance of the whole table: the clear part may be small. */
const FARTHEST_ACTION = 1.8;
const ACTION_ELEVATION = { flattest: (22 * Math.PI) / 180, steepest: (40 * Math.PI) / 180 } as const;
/** What is seen from so many times the distance it could be seen from is seen well enough. */
const FAR_ENOUGH = 1.7;
const BARE: RigTable = { width: 183, depth: 122, heightAt: () => 0 };

/**
 * The camera over the table. Flights take 0.6 seconds, none with reduced motion. While a person holds it nothing else
 * moves it, and once taken it follows nothing until `frame` or `follow`.
 */
export class CameraRig {
  readonly camera = new PerspectiveCamera((LENS * 180) / Math.PI, 16 / 9, 2, 3000);
  private table = BARE;
  private whole: CameraView = framed(BARE, 16 / 9);
  private view: CameraView = this.whole;
  private flight: { from: CameraView; to: CameraView; gone: number } | null = null;
  private held = false;
  private taken = false;
  private pixels = { width: 1280, height: 720 };
  private covered = NOTHING_COVERED;

  constructor(
    private readonly reducedMotion: boolean,
    private readonly whereAre: (ids: readonly string[]) => readonly { x: number; y: number }[],
    private readonly changed: () => void,
  ) {
    this.aim();
  }

  /** True while a person moves the camera, or has moved it and not given it back. */
  get keep(): boolean {
    return this.held || this.taken;
  }

  get flying(): boolean {
    return this.flight !== null;
  }

  get looking(): CameraView {
    return this.view;
  }

  /** A table to look at: all of it at once, unless it is as large as the last one, which was merely rebuilt. */
  stand(table: RigTable): void {
    const rebuilt = this.table !== BARE && this.table.width === table.width && this.table.depth === table.depth;
    this.table = table;
    this.flight = null;
    if (!rebuilt) this.taken = false;
    this.whole = framed(table, this.aspect);
    this.look(rebuilt ? this.view : this.whole);
  }

  /** The window's size in css pixels. */
  resize(width: number, height: number): void {
    const wasFramed = !this.taken && !this.flight && isSame(this.view, this.whole);
    this.pixels = { width: Math.max(1, width), height: Math.max(1, height) };
    this.camera.aspect = this.aspect;
    this.whole = framed(this.table, this.aspect);
    if (wasFramed) this.view = kept(this.whole, this.table);
    this.aim();
    this.changed();
  }

  /** The whole table; gives the camera back. */
  frame(): void {
    this.taken = false;
    this.flyTo(this.whole);
  }

  /** Down at the height of a player's chin, looking the way it looked. */
  low(): void {
    this.flyTo({
      ...this.view,
      height: this.table.heightAt(this.view.x, this.view.y) + 2,
      distance: 76,
      elevation: (15 * Math.PI) / 180,
    });
  }

  /** What lies over the picture at its edges, px: the action is shown in what it leaves. */
  cover(covered: CoveredEdges): void {
    this.covered = covered;
  }

  /**
   * Brings pieces, and places they are going to, into the clear part of the picture, near enough to see them; stays where
   * it is when they are seen well already. Refused while a person keeps the camera.
   */
  lookAt(ids: readonly string[], also: readonly { x: number; y: number }[] = []): void {
    if (!this.keep) this.goTo(ids, also);
  }

  /** The same because a person asks for it, who keeps the camera if he has it. */
  goTo(ids: readonly string[], also: readonly { x: number; y: number }[] = []): void {
    const places = [...this.whereAre(ids), ...also];
    if (places.length === 0) return;
    const around: Surroundings = {
      aspect: this.aspect,
      clear: clearPart(this.pixels, this.covered),
      nearest: NEAREST_ACTION,
      farthest: FARTHEST_ACTION * this.whole.distance,
      heightAt: (x, y) => this.groundAt(x, y),
    };
    const bound = this.flight?.to ?? this.view;
    const elevation = Math.min(this.view.elevation, ACTION_ELEVATION.steepest);
    const view = { ...this.view, elevation: Math.max(elevation, ACTION_ELEVATION.flattest) };
    const to = holding(view, places, around);
    if (isHolding(bound, places, around) && bound.distance < FAR_ENOUGH * to.distance) return;
    this.flyTo(to);
  }

  /** Flies to where a part of the table fills the picture, as a person asked; nothing else moves it then. */
  show({ minX, maxX, minY, maxY }: Bounds): void {
    const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
    const [across, deep] = [(maxX - minX) / Math.max(1, this.aspect), maxY - minY];
    const distance = (ROUND_PART * Math.max(across, deep)) / (2 * Math.tan(LENS / 2));
    this.taken = true;
    this.flyTo({
      ...this.view,
      x,
      y,
      height: this.groundAt(x, y),
      distance: Math.min(this.whole.distance, Math.max(NEAREST_PART, distance)),
    });
  }

  /** Flies to a view that a person kept; nothing else moves it then. */
  flyFrom(view: CameraView): void {
    this.taken = true;
    this.flyTo(kept(view, this.table));
  }

  /** Goes where a story looks, and flies there where that is far off. Refused while a person keeps the camera. */
  lead(look: HintBlend): void {
    if (this.keep) return;
    const share = this.reducedMotion ? Math.round(look.share) : look.share;
    const to = kept(
      viewOfLook({ ...look, share }, (x, y) => this.groundAt(x, y)),
      this.table,
    );
    if (this.flight) this.flight = { ...this.flight, to };
    else if (isClose(this.view, to)) this.look(to);
    else this.flyTo(to);
  }

  /** Gives the camera back after a person took it. */
  follow(): void {
    this.taken = false;
  }

  /** A person takes the camera; until `release` nothing else moves it. */
  hold(): void {
    this.held = true;
    this.taken = true;
    this.flight = null;
  }
  release(): void {
    this.held = false;
  }

  /** Turns about the point looked at, radians. */
  orbit(clockwise: number, upward: number): void {
    this.take({ ...this.view, azimuth: this.view.azimuth + clockwise, elevation: this.view.elevation + upward });
  }

  /** Drags the table by css pixels. */
  pan(right: number, down: number): void {
    const { azimuth, elevation, distance } = this.view;
    const perPixel = (2 * distance * Math.tan(LENS / 2)) / this.pixels.height;
    const sideways = -right * perPixel;
    const ahead = (down * perPixel) / Math.max(0.25, Math.sin(elevation));
    this.take({
      ...this.view,
      x: this.view.x + Math.cos(azimuth) * sideways + Math.sin(azimuth) * ahead,
      y: this.view.y - Math.sin(azimuth) * sideways + Math.cos(azimuth) * ahead,
    });
  }

  /** Multiplies the distance, holding still the place under a css pixel; far from the table the eye rises. */
  zoom(factor: number, x = this.pixels.width / 2, y = this.pixels.height / 2): void {
    const [across, upward] = [(2 * x) / this.pixels.width - 1, 1 - (2 * y) / this.pixels.height];
    const under = pointUnder(this.view, this.aspect, across, upward);
    const next = nearer(this.view, this.view.distance * factor, this.table);
    const then = pointUnder(next, this.aspect, across, upward);
    const pull = under && then ? { x: under.x - then.x, y: under.y - then.y } : { x: 0, y: 0 };
    const share = Math.min(1, (FARTHEST_PULL * this.view.distance) / Math.max(1e-6, Math.hypot(pull.x, pull.y)));
    const to = { x: next.x + pull.x * share, y: next.y + pull.y * share };
    this.take({ ...next, ...to, height: this.groundAt(to.x, to.y) });
  }

  /** Puts the camera somewhere at once, as a player or a test does. */
  look(view: CameraView): void {
    this.view = kept(view, this.table);
    this.aim();
    this.changed();
  }

  /** Carries a flight on; true while it lasts. */
  advance(seconds: number): boolean {
    const { flight } = this;
    if (!flight) return false;
    flight.gone = Math.min(1, flight.gone + seconds / FLIGHT);
    const share = flight.gone * flight.gone * (3 - 2 * flight.gone);
    this.view = kept(between(flight.from, flight.to, share), this.table);
    this.aim();
    if (flight.gone >= 1) this.flight = null;
    return this.flight !== null;
  }

  /** Ends a flight where it was going. */
  land(): void {
    this.advance(FLIGHT);
  }

  private groundAt(x: number, y: number): number {
    const { width, depth } = this.table;
    return this.table.heightAt(Math.min(width, Math.max(0, x)), Math.min(depth, Math.max(0, y)));
  }

  private get aspect(): number {
    return this.pixels.width / this.pixels.height;
  }

  private take(view: CameraView): void {
    this.flight = null;
    this.taken = true;
    this.look(view);
  }

  private flyTo(to: CameraView): void {
    if (this.held) return;
    this.flight = { from: this.view, to, gone: 0 };
    if (this.reducedMotion) this.land();
    this.changed();
  }

  private aim(): void {
    const { camera, view } = this;
    const eye = eyeOf(view);
    camera.position.set(eye.x, eye.height, -eye.y);
    camera.up.set(Math.sin(view.azimuth), 0, -Math.cos(view.azimuth));
    if (view.elevation < 1.5) camera.up.set(0, 1, 0);
    camera.lookAt(view.x, view.height, -view.y);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }
}

const isSame = (a: CameraView, b: CameraView): boolean =>
  a.x === b.x && a.y === b.y && a.distance === b.distance && a.elevation === b.elevation && a.azimuth === b.azimuth;
