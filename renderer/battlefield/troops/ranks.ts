import { LOD, Matrix4, PerspectiveCamera, Vector3 } from 'three';
import type { BufferGeometry, Camera, DataTexture, Material } from 'three';
import type { Id, RosterSide } from '../../../engine/battle';
import { TOP, basedMaterial, contactShadow, roundBase, shadowQuad, squareBase } from './bases';
import type { ContactShadow } from './bases';
import { Crowd } from './crowd';
import type { Channels } from './crowd';
import { DRESS, OUTLINE, dyedMaterial, outlineMaterial } from './dyed-material';
import { FAR_OF, model, rgb } from './figures';
import type { ModelKind } from './figures';
import { turnedToEye } from './flag-turn';
import { FLAG_CHANNELS, clothGeometry, clothMaterial, flagStrip, poleGeometry, tileOf } from './flags';
import { DIE_CHANNELS, SHAKEN, STEADY, dieGeometry, dieMaterial } from './hit-dice';

import type { Parts, PlacedBase } from './parts';
import type { Smoke } from './smoke';
import { turf } from './textures';

/** Figures are drawn near below the first distance and far above the second, cm at a field of view of 33 degrees. */
const SWITCH = { high: [240, 290], low: [95, 110] } as const;
const USUAL_VIEW = 1 / Math.tan((33 * Math.PI) / 360);
const SELECTED = rgb('#F2B92C');
const HOVERED = rgb('#fff6da');

/** How far outlines reach beyond a base, as a share of the way to the eye: as many pixels from near as from afar. */
const RING = { selected: 0.0036, hovered: 0.0021 } as const;
/** At most so high, as a share of a base, and no more than twice as high as they reach: close by a higher one is a slab. */
const RING_HIGH = { most: 0.6, reach: 2 } as const;

/** A flat slab under the base that reaches so far beyond it on all sides; neighbours melt into one outline. */
function ringAbout({ matrix, width, depth }: PlacedBase, reach: number, scale: number): Matrix4 {
  const high = Math.min(scale * RING_HIGH.most, (RING_HIGH.reach * reach) / TOP);
  return matrix.clone().scale(new Vector3(width + 2 * reach, high, depth + 2 * reach));
}

/** What is drawn first: the ground, then the shadows of bases upon it, then all that stands. */
const ORDER = { shadows: 1, troops: 2 } as const;

/**
 * Draws the parts of all units, one call for each kind of model. A level of detail of its own: before every frame the
 * renderer tells it the camera, and it chooses near or far figures for each unit and puts the smoke in order.
 */
export class Ranks extends LOD {
  /** True from any change until it has been drawn. */
  stale = true;
  private readonly crowds = new Map<string, Crowd>();
  private readonly dyed = dyedMaterial();
  private readonly turf: DataTexture = turf();
  private readonly based: Material;
  private readonly strip: DataTexture;
  private readonly cloth: Material;
  private readonly ring = outlineMaterial();
  private readonly die = dieMaterial();
  private readonly shadow: ContactShadow;
  private readonly far = new Set<Id>();
  private readonly eye = new Vector3(0, 1000, 0);
  private parts: readonly Parts[] = [];
  private selected: ReadonlySet<Id> = new Set();
  private hovered: Id | null = null;

  constructor(
    private readonly sides: readonly RosterSide[],
    private readonly quality: 'high' | 'low',
    private readonly figureScale: number,
    private readonly smoke: Smoke,
  ) {
    super();
    this.based = basedMaterial(this.turf);
    this.strip = flagStrip(sides);
    this.cloth = clothMaterial(this.strip);
    this.shadow = contactShadow(quality === 'low' ? 0.75 : 0.5);
    this.add(smoke.crowd.mesh);
  }

  /** Shows these parts and no others. */
  show(parts: readonly Parts[]): void {
    this.parts = parts;
    this.measure();
    this.fill();
    this.smoke.fill(this.eye);
    this.stale = true;
  }

  mark(selected: ReadonlySet<Id>, hovered: Id | null): void {
    this.selected = selected;
    this.hovered = hovered;
    this.fillRings();
    this.stale = true;
  }

  override update(camera: Camera): void {
    const before = this.eye.clone();
    this.eye.setFromMatrixPosition(camera.matrixWorld).applyMatrix4(this.matrixWorld.clone().invert());
    const zoom = camera instanceof PerspectiveCamera ? USUAL_VIEW * Math.tan((camera.fov * Math.PI) / 360) : 1;
    const moved = before.distanceToSquared(this.eye) > 0.01;
    if (this.measure(zoom)) this.fill();
    else if (moved) {
      this.fillFlags();
      this.fillRings();
    }
    if (moved) this.smoke.fill(this.eye);
    this.stale = false;
  }

  override dispose(): void {
    for (const crowd of this.crowds.values()) crowd.dispose();
    for (const thing of [this.dyed, this.turf, this.based, this.strip, this.cloth, this.ring, this.die])
      thing.dispose();
    this.shadow.card.dispose();
    this.shadow.material.dispose();
    this.clear();
  }

  /** Chooses near or far for every unit; true when one has changed. */
  private measure(zoom = 1): boolean {
    const [near, far] = SWITCH[this.quality];
    let changed = false;
    for (const { kit, centre } of this.parts) {
      const away = centre.distanceTo(this.eye) * zoom;
      const wasFar = this.far.has(kit.id);
      if (wasFar ? away > near * this.figureScale : away > far * this.figureScale) this.far.add(kit.id);
      else this.far.delete(kit.id);
      changed ||= wasFar !== this.far.has(kit.id);
    }
    return changed;
  }

  private fill(): void {
    for (const crowd of this.crowds.values()) crowd.begin();
    const place = new Matrix4();
    const size = new Vector3();
    for (const { kit, figures, bases, flags, dice } of this.parts) {
      const far = this.far.has(kit.id);
      for (const figure of figures)
        this.figures(far ? FAR_OF[figure.kind] : figure.kind).add(figure.matrix, figure.dress);
      for (const base of bases) {
        if (!base.drawn) continue;
        const shape = base.round
          ? this.crowd('round bases', roundBase, this.based, DRESS)
          : this.crowd('bases', squareBase, this.based, DRESS);
        shape.add(place.copy(base.matrix).scale(size.set(base.width, this.figureScale, base.depth)), kit.rim);
        const soft = this.crowd('shadows of bases', shadowQuad, this.shadow.material, []);
        soft.add(place.copy(base.matrix).scale(size.set(base.width * 1.62, 1, base.depth * 1.62)));
      }
      for (const flag of flags) this.crowd('flag poles', poleGeometry, this.dyed, DRESS).add(flag.pole, kit.rim);
      for (const die of dice)
        this.crowd('dice', dieGeometry, this.die, DIE_CHANNELS).add(die.matrix, die.shaken ? SHAKEN : STEADY);
    }
    for (const crowd of this.crowds.values()) crowd.end();
    this.fillFlags();
    this.fillRings();
  }

  /** Cloths as the eye sees them from where it is. */
  private fillFlags(): void {
    const cloths = this.crowd('flags', clothGeometry, this.cloth, FLAG_CHANNELS);
    cloths.begin();
    for (const { flags } of this.parts)
      for (const { cloth, design } of flags)
        cloths.add(turnedToEye(cloth, this.eye), tileOf(design, this.sides.length));
    cloths.end();
  }

  private fillRings(): void {
    const square = this.crowd('rings of selection', squareBase, this.ring, OUTLINE);
    const round = this.crowd('round rings of selection', roundBase, this.ring, OUTLINE);
    square.begin();
    round.begin();
    for (const { kit, bases, centre } of this.parts) {
      const away = centre.distanceTo(this.eye);
      const colour = this.selected.has(kit.id) ? SELECTED : kit.id === this.hovered ? HOVERED : null;
      const reach = away * (this.selected.has(kit.id) ? RING.selected : RING.hovered);
      if (colour)
        for (const base of bases) (base.round ? round : square).add(ringAbout(base, reach, this.figureScale), colour);
    }
    square.end();
    round.end();
  }

  private figures(kind: ModelKind): Crowd {
    return this.crowd(kind, () => model(kind), this.dyed, DRESS);
  }

  /** The crowd of a kind, made when it is first needed. */
  private crowd(name: string, geometry: () => BufferGeometry, material: Material, channels: Channels): Crowd {
    const known = this.crowds.get(name);
    if (known) return known;
    const flat = material === this.shadow.material || material === this.ring;
    const crowd = new Crowd(name, geometry(), material, channels, this.quality === 'high' && !flat);
    crowd.mesh.renderOrder = material === this.shadow.material ? ORDER.shadows : ORDER.troops;
    this.crowds.set(name, crowd);
    this.add(crowd.mesh);
    return crowd;
  }
}
