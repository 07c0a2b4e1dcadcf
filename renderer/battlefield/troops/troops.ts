import { Group } from 'three';
import type { Raycaster, Vector3 } from 'three';
import type { BattleEvent, BattleState, Fire, Id, Roster, Vocabulary } from '../../../engine/battle';
import { along, poseAt } from '../../../engine/geometry';
import type { Footing } from './footing';
import { kitsOf } from './kit';
import type { Kit } from './kit';
import { loosePartsOf } from './loose';
import { carriedOver, passagesOf } from './carrying';
import type { PassingSpan } from './carrying';
import { changingFormation, durationOf, partWay } from './motion';
import type { Forming } from './motion';
import { figureScale } from './figures-on-base';
import { partsOf } from './parts';
import type { Parts } from './parts';
import { pickedBy } from './picking';
import { Postures } from './posture';
import type { BlockShape, TroopPosture } from './posture';
import { Ranks } from './ranks';
import { Smoke } from './smoke';
import type { Muzzles } from './smoke';

/** The postures at both ends of the event that is being played. */
interface Scene {
  readonly event: BattleEvent;
  readonly before: BattleState;
  readonly after: BattleState;
  readonly from: Map<Id, TroopPosture>;
  readonly to: Map<Id, TroopPosture>;
  /** Who is carried over others on the way, and when. */
  readonly passages: ReadonlyMap<Id, PassingSpan>;
}

const NO_PASSAGES: ReadonlyMap<Id, PassingSpan> = new Map();

/**
 * All miniatures of a battle: units, commanders, flags, dice, loose things and smoke. Position and look come from the state alone;
 * an event is played between the state before and the state after it.
 */
export class TroopModels {
  readonly group = new Group();
  private readonly kits: ReadonlyMap<Id, Kit>;
  private readonly scale: number;
  private readonly postures: Postures;
  private readonly smoke: Smoke;
  private readonly ranks: Ranks;
  private shown = new Map<Id, TroopPosture>();
  private parts = new Map<Id, Parts>();
  /** Whose parts were made as of men who fired a moment ago. */
  private firers = new Set<Id>();
  private loose: readonly Parts[] = [];
  private scene: Scene | null = null;
  /** Postures of the states from which units are forming. */
  private readonly formed = new WeakMap<BattleState, ReadonlyMap<Id, TroopPosture>>();
  private volley: BattleEvent | null = null;
  private selected: ReadonlySet<Id> = new Set();
  private hovered: Id | null = null;

  constructor(
    private readonly ground: Footing,
    private readonly roster: Roster,
    quality: 'high' | 'low',
    blocks: ReadonlyMap<Id, BlockShape>,
    private readonly vocabulary: Pick<Vocabulary, 'gauges' | 'marks' | 'manners' | 'loose'>,
  ) {
    this.kits = kitsOf(roster);
    this.scale = figureScale(Object.values(roster.units));
    this.postures = new Postures(roster, blocks, this.scale, vocabulary);
    this.smoke = new Smoke(ground, this.scale, quality === 'low' ? 0.4 : 1);
    this.ranks = new Ranks(roster.sides, quality, this.scale, this.smoke);
    this.group.name = 'troops';
    this.group.add(this.ranks);
  }

  /** True when something has changed since the last frame. */
  get needsFrame(): boolean {
    return this.ranks.stale;
  }

  /** Shows a state as it is, without smoke of what went before. */
  stand(state: BattleState): void {
    this.smoke.clear();
    this.settle(state);
  }

  /** Shows the state an event has led to; the smoke of its volley stays. */
  settle(after: BattleState): void {
    if (this.volley) this.smoke.grow(1);
    this.volley = null;
    this.scene = null;
    const { roster, vocabulary, ground, scale } = this;
    this.loose = loosePartsOf(after, { roster, vocabulary, ground, scale });
    this.show(this.postures.of(after));
  }

  /** Shows an event part of the way through, `t` from 0 (the state before) to 1 (the state after). */
  animate(event: BattleEvent, before: BattleState, after: BattleState, t: number): void {
    const { from, to, passages } = this.sceneOf(event, before, after);
    if (event.do === 'fired') this.shoot(event, event.by, from, Math.min(1, Math.max(0, t)));
    if (t <= 0 || t >= 1) return this.show(t <= 0 ? from : to);
    const here = new Map(to);
    for (const [id, posture] of from) if (!here.has(id)) here.set(id, posture);
    for (const [id, posture] of partWay(event, from, to, this.vocabulary, t)) {
      const passage = passages.get(id);
      here.set(id, passage ? carriedOver(posture, passage, t, this.scale) : posture);
    }
    this.show(here);
  }

  /** Shows an event part of the way through without easing: it is one stretch of a longer one. */
  hold(event: BattleEvent, before: BattleState, after: BattleState, t: number): void {
    const { from, to } = this.sceneOf(event, before, after);
    const here = new Map(from);
    for (const [id, posture] of partWay(event, from, to, this.vocabulary, t, 'evenly')) here.set(id, posture);
    this.show(here);
  }

  /** Shows units, as they are shown now, part of the way into the formation that they have. */
  form(forming: readonly Forming[]): void {
    const here = new Map(this.shown);
    for (const { id, before, share } of forming) {
      const [from, to] = [this.posturesIn(before).get(id), this.shown.get(id)];
      if (from && to && from.inside === null && to.inside === null) here.set(id, changingFormation(from, to, share));
    }
    this.show(here);
  }

  /** Seconds an event takes at speed 1; 0 happens at once. */
  duration(event: BattleEvent): number {
    return durationOf(event, this.vocabulary);
  }

  /** Smoke grows thinner by `steps` of the battle (parts of a step are allowed). */
  thin(steps: number): void {
    this.smoke.thin(steps);
    this.show(this.shown);
  }

  /** What burns, as long as it is not told otherwise. */
  burn(fires: readonly Fire[]): void {
    this.smoke.burn(fires);
  }

  /** Smoke of a volley just over hangs before these, and before nobody else. */
  smokeOf(ids: readonly Id[]): void {
    const gone = this.smoke.keep(new Set(ids));
    if (!this.haze(ids) && gone.length > 0) this.show(this.shown);
  }

  /** Smoke as of a volley just over hangs before these, and of one a step ago before the others; true when any had none. */
  haze(ids: readonly Id[], thinning: readonly Id[] = []): boolean {
    const thin = thinning.filter((id) => !this.smoke.hangsBefore(id));
    const clear = ids.filter((id) => !this.smoke.isFresh(id));
    for (const id of [...thin, ...clear]) {
      const firer = this.shown.get(id);
      if (firer) this.smoke.fire(id, muzzlesOf(firer), thin.includes(id) ? 1 : 0);
      this.smoke.grow(1);
    }
    const isNew = thin.length + clear.length > 0;
    if (isNew) this.show(this.shown);
    return isNew;
  }

  setSelected(ids: Iterable<Id>): void {
    this.selected = new Set(ids);
    this.ranks.mark(this.selected, this.hovered);
  }

  setHovered(id: Id | null): void {
    if (id === this.hovered) return;
    this.hovered = id;
    this.ranks.mark(this.selected, this.hovered);
  }

  /** The unit, commander or loose thing under a ray. */
  pickAt(raycaster: Raycaster): Id | null {
    const ray = raycaster.ray.clone().applyMatrix4(this.group.matrixWorld.clone().invert());
    return pickedBy(ray, [...this.parts.values(), ...this.loose], this.scale);
  }

  /** The place above a unit, commander or loose thing for its name, in the group's own axes; null when it is not there. */
  anchor(id: Id): Vector3 | null {
    const parts = this.parts.get(id) ?? this.loose.find(({ kit }) => kit.id === id);
    return parts?.anchor.clone() ?? null;
  }

  dispose(): void {
    this.ranks.dispose();
    this.smoke.dispose();
    this.group.clear();
    this.shown.clear();
    this.parts.clear();
  }

  /** The ground under them is another: all are set down anew when they are shown next. */
  loseFooting(): void {
    this.parts.clear();
  }

  /** Draws postures; units that stand as before are not set down anew. */
  private show(postures: Map<Id, TroopPosture>): void {
    const parts = new Map<Id, Parts>();
    const firers = new Set<Id>();
    for (const [id, posture] of postures) {
      const kit = this.kits.get(id);
      if (!kit) continue;
      const known = this.parts.get(id);
      const fires = this.smoke.isFresh(id);
      if (fires) firers.add(id);
      const same = known && this.shown.get(id) === posture && this.firers.has(id) === fires;
      const made = same ? known : partsOf(posture, kit, this.ground, this.scale, fires);
      if (made.bases.length > 0) parts.set(id, made);
    }
    this.shown = postures;
    this.parts = parts;
    this.firers = firers;
    this.ranks.show([...parts.values(), ...this.loose]);
  }

  private posturesIn(state: BattleState): ReadonlyMap<Id, TroopPosture> {
    const known = this.formed.get(state);
    if (known) return known;
    const postures = this.postures.of(state);
    this.formed.set(state, postures);
    return postures;
  }

  private sceneOf(event: BattleEvent, before: BattleState, after: BattleState): Scene {
    const last = this.scene;
    if (last?.event === event && last.before === before && last.after === after) return last;
    const [from, to] = [this.postures.of(before), this.postures.of(after)];
    const goes = event.do === 'moved' || event.do === 'formed';
    const passages = goes ? passagesOf(from, to, (t) => partWay(event, from, to, this.vocabulary, t)) : NO_PASSAGES;
    this.scene = { event, before, after, from, to, passages };
    return this.scene;
  }

  private shoot(event: BattleEvent, by: Id, from: ReadonlyMap<Id, TroopPosture>, t: number): void {
    if (this.volley !== event) {
      const firer = from.get(by);
      this.smoke.fire(by, firer ? muzzlesOf(firer) : []);
      this.volley = event;
    }
    this.smoke.grow(t);
  }
}

/** The lines of muzzles of a unit: the front edge of every base that has nothing of its own before it. */
function muzzlesOf(posture: TroopPosture): Muzzles[] {
  const shooting = posture.bases.filter((base) => {
    const ahead = along(base.pose, base.depth, 0);
    return !posture.bases.some(
      (other) => other !== base && Math.hypot(other.pose.x - ahead.x, other.pose.y - ahead.y) < base.depth * 0.4,
    );
  });
  return shooting.map((base) => {
    const gun = base.carries === 'gun';
    const front = along(base.pose, gun ? base.depth * 0.3 : base.depth / 2, 0);
    return { at: poseAt(front, { x: base.pose.hx, y: base.pose.hy }), width: base.width, gun };
  });
}
