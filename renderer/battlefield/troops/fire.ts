import { Vector3 } from 'three';
import type { Fire } from '../../../engine/battle';
import { along } from '../../../engine/geometry';
import { chance } from './chance';
import type { Footing } from './footing';

/** A tuft of a fire: how large, how turned, how dense, and how hot: flame above 0, soot below. */
export interface FirePuff {
  readonly at: Vector3;
  readonly size: number;
  readonly spin: number;
  readonly alpha: number;
  readonly heat: number;
}

/** Where flames break out of a model house, and out of a bridge, cm at 28 mm. */
const BREAKS_OUT = { houses: 4.6, crossing: 2.4 } as const;
/** As far as the smoke climbs above its flames, cm at 28 mm. */
const CLIMB = 17;
/** How far the wind carries the smoke to the north-east as it climbs, as on the plan. */
const DRIFT = 9;

/** Flames out of the roofs of a burning box, and the column of soot over it. Lengths in cm; `thickness` 1 is the most. */
export function firePuffs(
  { id, of, box }: Fire,
  ground: Footing,
  scale: number,
  thickness: number,
): readonly FirePuff[] {
  const foot = BREAKS_OUT[of];
  const over = (ahead: number, right: number, height: number, east = 0): Vector3 => {
    const { x, y } = along(box.pose, ahead, right);
    return new Vector3(x + east, ground.heightAt(x, y) + height, -(y + east * 0.7));
  };
  const spread = (seed: number): number => chance(id, seed) - 0.5;
  const flames = Array.from({ length: 14 }, (_, i) => ({
    at: over(spread(i) * box.depth * 0.7, spread(i + 50) * box.width * 0.7, (foot + chance(id, i + 20) * 1.6) * scale),
    size: (1 + chance(id, i + 30) * 1.1) * scale,
    spin: chance(id, i + 40) * Math.PI * 2,
    alpha: 0.95,
    heat: 0.82,
  }));
  const soot = Array.from({ length: Math.round(70 * thickness) }, (_, i) => {
    const climbed = (i + chance(id, i + 100)) / (70 * thickness);
    const about = 0.55 - 0.25 * climbed;
    return {
      at: over(
        spread(i + 200) * box.depth * about,
        spread(i + 300) * box.width * about,
        (foot + 0.6 + CLIMB * climbed) * scale,
        DRIFT * climbed ** 1.4 * scale,
      ),
      size: ((1.2 + 2.6 * climbed + chance(id, i + 400) * 0.8) * scale) / thickness ** 0.4,
      spin: chance(id, i + 500) * Math.PI * 2,
      alpha: 0.85 * (1 - climbed) ** 0.7,
      heat: -0.9 + 0.65 * climbed,
    };
  });
  return [...flames, ...soot];
}
