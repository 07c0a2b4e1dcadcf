import { PerspectiveCamera } from 'three';
import { between, eyeOf, framed, kept, LENS, pointUnder } from './view';
import type { View } from './view';

/** What the rig needs to know of the table. */
export interface RigTable {
  readonly width: number;
  readonly depth: number;
  heightAt(x: number, y: number): number;
}

const FLIGHT = 0.6;
const BARE: RigTable = { width: 183, depth: 122, heightAt: () => 0 };

/**
 * The camera over the table. Flights take 0.6 seconds, none with reduced motion. While a person holds it nothing else
 * moves it, and once taken it follows nothing until `frame` or `follow`.
 */
export class CameraRig {
  readonly camera = new PerspectiveCamera((LENS * 180) / Math.PI, 16 / 9, 2, 3000);
  private table = BARE;
  private view: View = framed(BARE, 16 / 9);
  private flight: { from: View; to: View; gone: number } | null = null;
  private held = false;
  private taken = false;
  private pixels = { width: 1280, height: 720 };

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

  get looking(): View {
    return this.view;
  }

  /** A table to look at: all of it at once, unless it is as large as the last one, which was merely rebuilt. */
  stand(table: RigTable): void {
    const rebuilt = this.table !== BARE && this.table.width === table.width && this.table.depth === table.depth;
    this.table = table;
    this.flight = null;
    if (!rebuilt) this.taken = false;
    this.look(rebuilt ? this.view : framed(table, this.aspect));
  }

  /** The window's size in css pixels. */
  resize(width: number, height: number): void {
    const wasFramed = !this.taken && !this.flight && this.view.elevation === framed(this.table, this.aspect).elevation;
    this.pixels = { width: Math.max(1, width), height: Math.max(1, height) };
    this.camera.aspect = this.aspect;
    if (wasFramed) this.view = framed(this.table, this.aspect);
    this.aim();
    this.changed();
  }

  /** The whole table; gives the camera back. */
  frame(): void {
    this.taken = false;
    this.flyTo(framed(this.table, this.aspect));
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

  /** Brings pieces into the picture, near enough to see them; refused while a person keeps the camera. */
  lookAt(ids: readonly string[]): void {
    if (this.keep) return;
    const places = this.whereAre(ids);
    if (places.length === 0) return;
    const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
    const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
    const spread = Math.max(0, ...places.map((place) => Math.hypot(place.x - x, place.y - y)));
    this.flyTo({
      ...this.view,
      x,
      y,
      height: this.table.heightAt(x, y),
      distance: Math.min(framed(this.table, this.aspect).distance, 70 + spread * 3.2),
      elevation: Math.min(this.view.elevation, (40 * Math.PI) / 180),
    });
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
    const aside = -right * perPixel;
    const ahead = (down * perPixel) / Math.max(0.25, Math.sin(elevation));
    this.take({
      ...this.view,
      x: this.view.x + Math.cos(azimuth) * aside + Math.sin(azimuth) * ahead,
      y: this.view.y - Math.sin(azimuth) * aside + Math.cos(azimuth) * ahead,
    });
  }

  /** Multiplies the distance, holding still the place under a css pixel. */
  zoom(factor: number, x = this.pixels.width / 2, y = this.pixels.height / 2): void {
    const { width, height } = this.pixels;
    const under = pointUnder(this.view, this.aspect, (2 * x) / width - 1, 1 - (2 * y) / height);
    const nearer = kept({ ...this.view, distance: this.view.distance * factor }, this.table);
    const share = nearer.distance / this.view.distance;
    const to = under ?? this.view;
    this.take({
      ...this.view,
      distance: nearer.distance,
      x: to.x + (this.view.x - to.x) * share,
      y: to.y + (this.view.y - to.y) * share,
    });
  }

  /** Puts the camera somewhere at once, as a film or a test does. */
  look(view: View): void {
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

  private get aspect(): number {
    return this.pixels.width / this.pixels.height;
  }

  private take(view: View): void {
    this.flight = null;
    this.taken = true;
    this.look(view);
  }

  private flyTo(to: View): void {
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
