import { Raycaster, Vector2, Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Point } from '../../engine/geometry';
import { groundAlong } from './camera';

/** Height of a figure with its hat, cm. */
const MEN = 3;
/** Nearer than this before the camera nothing is drawn, cm: it would lie endlessly far beside the picture. */
const AHEAD = 3;

/** A place of the picture, css pixels from its upper left corner. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** From places of the table to css pixels of the canvas and back. */
export class Projection {
  private size = { width: 1280, height: 720 };

  constructor(
    private readonly camera: PerspectiveCamera,
    private readonly heightAt: (x: number, y: number) => number,
  ) {}

  resize(width: number, height: number): void {
    this.size = { width, height };
  }

  /** Where a point in space appears; null when it is not in the picture. */
  project(place: Vector3): Pixel | null {
    const seen = place.clone().project(this.camera);
    if (seen.z > 1 || Math.abs(seen.x) > 1.05 || Math.abs(seen.y) > 1.05) return null;
    return this.toPixels(seen);
  }

  /** Where a place of the table appears, at the height of men upon it. */
  ofMen({ x, y }: Point): Pixel | null {
    return this.project(new Vector3(x, this.heightAt(x, y) + MEN, -y));
  }

  /** Where a place of the ground itself appears; null when it is not in the picture. */
  ofGround({ x, y }: Point): Pixel | null {
    return this.project(new Vector3(x, this.heightAt(x, y), -y));
  }

  /** The same beside the picture too, where lines that cross it lead; null beside the camera and behind it. */
  ofGroundAhead({ x, y }: Point): Pixel | null {
    const place = new Vector3(x, this.heightAt(x, y), -y);
    const isAhead = -place.clone().applyMatrix4(this.camera.matrixWorldInverse).z > AHEAD;
    return isAhead ? this.toPixels(place.project(this.camera)) : null;
  }

  /** The ray that leads from the eye through a pixel. */
  ray(x: number, y: number): Raycaster {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((2 * x) / this.size.width - 1, 1 - (2 * y) / this.size.height), this.camera);
    return ray;
  }

  /** The place of the ground under a pixel; null above the horizon. */
  groundUnder(x: number, y: number): Point | null {
    const { origin, direction } = this.ray(x, y).ray;
    return groundAlong(
      { x: origin.x, y: -origin.z, height: origin.y },
      { east: direction.x, north: -direction.z, rise: direction.y },
      this.heightAt,
    );
  }

  private toPixels({ x, y }: Vector3): Pixel {
    return { x: ((x + 1) / 2) * this.size.width, y: ((1 - y) / 2) * this.size.height };
  }
}
