import { corners, headingOf, type Point, type Pose } from '../../engine/geometry';
import type { Id } from '../../engine/battle';
import type { Fight } from './fight.svelte';
import { basesAt, poseOn, type GhostMarks } from './ghosts';

/** A brigade that is moved by one gesture: every unit as far and in the same direction, its heading kept. */
export class Together {
  on = $state(false);
  /** Where the middle of the brigade is to come to. */
  aimed = $state.raw<Point | null>(null);
  /** Those that have still to move and may be named now; fewer than two are no brigade. */
  readonly units: readonly Id[];
  readonly ghost: GhostMarks | null;
  readonly #fight: Fight;

  constructor(fight: Fight) {
    this.#fight = fight;
    this.units = $derived(this.#unitsNow());
    this.ghost = $derived(this.on ? this.#ghostNow() : null);
  }

  get isPossible(): boolean {
    return this.units.length > 1;
  }

  toggle(): void {
    this.on = !this.on && this.isPossible;
    this.aimed = null;
  }

  stop(): void {
    this.on = false;
    this.aimed = null;
  }

  aim(place: Point | null): void {
    this.aimed = place;
  }

  /** Moves them all, or says why one of them cannot go there: then none has moved. */
  async go(): Promise<void> {
    const poses = this.#poses();
    const { real } = this.#fight.position;
    if (poses.length > 0 && poses.every(({ unit }) => real.includes(unit))) {
      if (await this.#fight.put(poses.map(({ unit, to }) => ({ id: unit, to })))) this.stop();
      return;
    }
    const moves = poses.map(({ unit, to }) => ({
      unit,
      attempts: [{ to: { x: to.x, y: to.y }, heading: headingOf(to) }],
    }));
    if (moves.length === 0) return;
    const isDone = await this.#fight.moveTogether(moves);
    if (isDone) this.stop();
  }

  #unitsNow(): readonly Id[] {
    const { asked, battle } = this.#fight;
    if (!asked || asked.form.form !== 'pick' || asked.command === null) return [];
    const { roster } = battle.record;
    const own = roster.commands[asked.command]?.units ?? [];
    return asked.still.flatMap(({ of }) => of.filter((id) => own.includes(id)));
  }

  #poses(): readonly { readonly unit: Id; readonly to: Pose }[] {
    const { aimed } = this;
    const stand = this.units.flatMap((unit) => {
      const pose = poseOn(this.#fight.battle.state, unit);
      return pose ? [{ unit, pose }] : [];
    });
    if (!aimed || stand.length === 0) return [];
    const middle = (of: (pose: Pose) => number): number =>
      stand.reduce((sum, { pose }) => sum + of(pose), 0) / stand.length;
    const by = { x: aimed.x - middle(({ x }) => x), y: aimed.y - middle(({ y }) => y) };
    return stand.map(({ unit, pose }) => ({
      unit,
      to: { x: pose.x + by.x, y: pose.y + by.y, hx: pose.hx, hy: pose.hy },
    }));
  }

  #ghostNow(): GhostMarks | null {
    const poses = this.#poses();
    const { state, record } = this.#fight.battle;
    const boxes = poses.flatMap(({ unit, to }) => basesAt(record.roster, state, unit, to));
    if (boxes.length === 0) return null;
    return {
      way: [],
      bases: boxes.map((box) => corners(box)),
      fronts: [],
      refused: [],
      threats: [],
      at: this.aimed,
      says: [`${poses.length} units together`],
      refusal: null,
    };
  }
}
