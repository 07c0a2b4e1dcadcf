import { Color, Matrix4, PlaneGeometry, ShaderMaterial, Vector3 } from 'three';
import type { DataTexture } from 'three';
import type { Fire, Id } from '../../../engine/battle';
import { along } from '../../../engine/geometry';
import type { Pose } from '../../../engine/geometry';
import { chance, noise } from './chance';
import { Crowd } from './crowd';
import type { Channels } from './crowd';
import { firePuffs } from './fire';
import type { FirePuff } from './fire';
import type { Footing } from './footing';
import { woolCard } from './textures';

/** Where shots leave a base: the middle of its front, and how wide the line of muzzles is. */
export interface Muzzles {
  readonly at: Pose;
  readonly width: number;
  readonly gun: boolean;
}
/** A tuft of smoke or a flash: where it is born, where it comes to rest and how large it is there. */
interface Puff {
  readonly from: Vector3;
  readonly to: Vector3;
  readonly size: number;
  readonly spin: number;
}
interface Cloud {
  readonly by: Id;
  readonly puffs: readonly Puff[];
  readonly flashes: readonly Puff[];
  /** 0 at the shot, 1 when the smoke has come to rest. */
  grown: number;
  /** Steps of the battle since. */
  age: number;
}

/** Size, turn, density and heat: 1 is a flash, 0 white smoke, -1 soot. */
const PUFF: Channels = [['puff', 4]];
const DENSE = 0.8;
/** A cloud has lost six tenths after one step and is gone after the second. */
const fading = (age: number): number => Math.max(0, 1 - 0.6 * age);
/** Smoke before the eye would veil all that lies behind: a puff is whole from so many of its sizes off, and gone so near. */
const [WHOLE, GONE] = [8, 3] as const;
const clearing = (far: number, size: number): number => Math.max(0, Math.min(1, (far / size - GONE) / (WHOLE - GONE)));

const VERTEX = `
  attribute vec4 puff; varying float vAlpha; varying float vHeat; varying vec2 vCard; varying vec2 vTurned;
  void main() {
    vec4 view = viewMatrix * (modelMatrix * vec4(instanceMatrix[3].xyz, 1.0));
    float c = cos(puff.y), s = sin(puff.y);
    vTurned = mat2(c, s, -s, c) * position.xy;
    view.xy += vTurned * puff.x * vec2(1.0, 0.88);
    vAlpha = puff.z; vHeat = puff.w; vCard = position.xy * 0.5 + 0.5;
    gl_Position = projectionMatrix * view;
  }`;
const FRAGMENT = `
  uniform sampler2D card; uniform vec3 lit; uniform vec3 shaded;
  varying float vAlpha; varying float vHeat; varying vec2 vCard; varying vec2 vTurned;
  void main() {
    vec4 wool = texture2D(card, vCard);
    float light = clamp(0.5 + 0.5 * dot(vTurned, normalize(vec2(-0.55, 0.83))), 0.0, 1.0);
    float soot = max(0.0, -vHeat);
    float heat = max(0.0, vHeat);
    vec3 smoke = wool.rgb * mix(shaded, lit, smoothstep(0.12, 0.85, light)) * mix(vec3(1.0), vec3(0.2, 0.19, 0.2), soot);
    float glow = max(0.0, 1.0 - length(vTurned));
    vec3 flash = mix(vec3(2.2, 0.5, 0.04), vec3(5.0, 2.6, 0.5), glow * glow);
    float alpha = mix(wool.a, smoothstep(0.0, 0.5, glow), heat) * vAlpha;
    if (alpha < 0.01) discard;
    gl_FragColor = vec4(mix(smoke, flash, heat), alpha);
    #include <tonemapping_fragment>
    #include <colorspace_fragment>
  }`;

/** Cotton-wool smoke of volleys and fires, lit from the upper left whatever the view, and the flashes of muzzles. */
export class Smoke {
  readonly crowd: Crowd;
  private readonly card: DataTexture;
  private readonly material: ShaderMaterial;
  private clouds: Cloud[] = [];
  private fires: readonly FirePuff[] = [];

  constructor(
    private readonly ground: Footing,
    private readonly scale: number,
    private readonly thickness: number,
  ) {
    this.card = woolCard();
    this.material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        card: { value: this.card },
        lit: { value: new Color(1.02, 0.97, 0.88) },
        shaded: { value: new Color(0.3, 0.31, 0.36) },
      },
      transparent: true,
      depthWrite: false,
    });
    this.crowd = new Crowd('smoke', new PlaneGeometry(2, 2), this.material, PUFF, false);
    this.crowd.mesh.renderOrder = 5;
  }

  /** True while the smoke of a unit's last volley is thick before it. */
  isFresh(id: Id): boolean {
    return this.clouds.some((cloud) => cloud.by === id && cloud.age < 1);
  }

  /** Some smoke of a unit is left. */
  hangsBefore(id: Id): boolean {
    return this.clouds.some((cloud) => cloud.by === id);
  }

  /** A volley begins, or began so many steps ago; nothing is seen before it grows. */
  fire(by: Id, muzzles: readonly Muzzles[], age = 0): void {
    const seed = `${by} ${this.clouds.length}`;
    const puffs = muzzles.flatMap((line, i) =>
      line.gun ? this.gunSmoke(line, `${seed} ${i}`) : this.musketSmoke(line, `${seed} ${i}`),
    );
    const flashes = muzzles.flatMap((line, i) => this.flashes(line, `${seed} ${i}`));
    this.clouds.push({ by, puffs, flashes, grown: 0, age });
  }

  /** How far the last volley has come, 0 to 1. */
  grow(share: number): void {
    const last = this.clouds.at(-1);
    if (last) last.grown = share;
  }

  /** Every cloud grows older by `steps` of the battle. */
  thin(steps: number): void {
    for (const cloud of this.clouds) cloud.age += steps;
    this.clouds = this.clouds.filter((cloud) => fading(cloud.age) > 0.01);
  }

  /** Only the smoke of these stays; whose is gone. */
  keep(ids: ReadonlySet<Id>): readonly Id[] {
    const gone = this.clouds.flatMap(({ by }) => (ids.has(by) ? [] : [by]));
    if (gone.length > 0) this.clouds = this.clouds.filter(({ by }) => ids.has(by));
    return gone;
  }

  clear(): void {
    this.clouds = [];
  }

  /** These houses and bridges burn, and nothing else; a fire stays as it is until it is put out. */
  burn(fires: readonly Fire[]): void {
    this.fires = fires.flatMap((fire) => firePuffs(fire, this.ground, this.scale, this.thickness));
  }

  /** Fills the sprites, furthest from the eye first and flashes over all; what is right before the eye is left out. */
  fill(eye: Vector3): void {
    const sprites: { at: Vector3; far: number; values: readonly number[] }[] = [];
    const put = (at: Vector3, size: number, spin: number, alpha: number, heat: number): void => {
      const far = at.distanceTo(eye);
      const seen = heat > 0 ? alpha : alpha * clearing(far, size);
      if (seen > 0) sprites.push({ at, far: heat === 1 ? -1 : far, values: [size, spin, seen, heat] });
    };
    for (const cloud of this.clouds) {
      const g = cloud.grown;
      const spread = 1 - (1 - g) * (1 - g);
      const rise = cloud.age * 1.6 * this.scale;
      const alpha = DENSE * fading(cloud.age) * Math.min(1, g * 5);
      if (alpha > 0)
        for (const puff of cloud.puffs) {
          const at = puff.from.clone().lerp(puff.to, spread);
          at.y += rise;
          put(at, puff.size * (0.35 + 0.65 * spread) * (1 + 0.35 * cloud.age), puff.spin, alpha, 0);
        }
      const heat = g > 0 && g < 0.35 ? 1 - g / 0.35 : 0;
      if (heat > 0)
        for (const flash of cloud.flashes) put(flash.from, flash.size * (0.6 + 0.4 * heat), flash.spin, heat, 1);
    }
    for (const { at, size, spin, alpha, heat } of this.fires) put(at, size, spin, alpha, heat);
    sprites.sort((a, b) => b.far - a.far);
    this.crowd.begin();
    const place = new Matrix4();
    for (const sprite of sprites) this.crowd.add(place.makeTranslation(sprite.at), sprite.values);
    this.crowd.end();
  }

  dispose(): void {
    this.crowd.dispose();
    this.material.dispose();
    this.card.dispose();
  }

  private musketSmoke(line: Muzzles, seed: string): Puff[] {
    const s = this.scale;
    const count = Math.round((line.width / s) * 4.6 * this.thickness);
    return Array.from({ length: count }, (_, i) => {
      const right = (chance(seed, i * 5) - 0.5) * line.width;
      const ahead = (1.7 + chance(seed, i * 5 + 1) ** 1.7 * 4.6) * s;
      const spot = along(line.at, ahead, right);
      const lump = 0.6 + 0.8 * noise(spot.x / s / 2 + 400, spot.y / s / 2 + 400, 4096, 'smoke');
      const height = (0.75 + chance(seed, i * 5 + 2) * (0.8 + (ahead / s + 2) * 0.18) * lump) * s;
      const size = ((0.85 + chance(seed, i * 5 + 3) * 0.75) * lump + (ahead / s) * 0.06) * s;
      return this.puff(
        along(line.at, 0.5 * s, right),
        2.2 * s,
        spot,
        height,
        size / this.thickness ** 0.4,
        chance(seed, i * 5 + 4),
      );
    });
  }

  private gunSmoke(line: Muzzles, seed: string): Puff[] {
    const s = this.scale;
    return Array.from({ length: Math.round(34 * this.thickness) }, (_, i) => {
      const ahead = (0.4 + chance(seed, i * 5) ** 1.2 * 6.5) * s;
      const right = (chance(seed, i * 5 + 1) - 0.5) * (0.5 * s + ahead * 0.5);
      const height = (1.3 + (chance(seed, i * 5 + 2) - 0.3) * (0.5 + (ahead / s) * 0.26)) * s;
      const size = (0.65 + (ahead / s) * 0.14 + chance(seed, i * 5 + 3) * 0.5) * s;
      const spot = along(line.at, ahead, right);
      return this.puff(line.at, 1.85 * s, spot, height, size / this.thickness ** 0.4, chance(seed, i * 5 + 4));
    });
  }

  private flashes(line: Muzzles, seed: string): Puff[] {
    const s = this.scale;
    const count = line.gun ? 1 : Math.max(1, Math.round(line.width / s / 2));
    return Array.from({ length: count }, (_, i) => {
      const right = count === 1 ? 0 : ((i + 0.5) / count - 0.5) * line.width;
      const spot = along(line.at, (line.gun ? 0.5 : 1.1) * s, right);
      return this.puff(spot, (line.gun ? 1.85 : 2.45) * s, spot, 0, (line.gun ? 1.7 : 0.7) * s, chance(seed, 700 + i));
    });
  }

  private puff(
    from: { readonly x: number; readonly y: number },
    fromHeight: number,
    to: { readonly x: number; readonly y: number },
    toHeight: number,
    size: number,
    spin: number,
  ): Puff {
    const on = (point: { readonly x: number; readonly y: number }, height: number): Vector3 =>
      new Vector3(point.x, this.ground.heightAt(point.x, point.y) + height, -point.y);
    return { from: on(from, fromHeight), to: on(to, toHeight), size, spin: spin * Math.PI * 2 };
  }
}
