import { corners, distance, frontEdge, minus, unit as unitVector, type Point, type Pose } from '../../engine/geometry';
import type { Id } from '../../engine/battle';
import type { Fight } from './fight.svelte';
import { basesAt, NO_MARKS, poseOn, type GhostMarks } from './ghosts';

/** A unit is put down where it stands on the real table: dragged there, and turned to the pointer with Shift. */
export class SettingDown {
  #held = $state.raw<{ readonly unit: Id; readonly pose: Pose } | null>(null);
  readonly ghost: GhostMarks | null;
  readonly #fight: Fight;

  constructor(fight: Fight) {
    this.#fight = fight;
    this.ghost = $derived(this.#ghostNow());
  }

  /** False for a unit that moves by the rules. */
  take(unit: Id): boolean {
    const pose = this.#fight.position.real.includes(unit) ? poseOn(this.#fight.battle.state, unit) : null;
    this.#held = pose && { unit, pose };
    return pose !== null;
  }

  get isHeld(): boolean {
    return this.#held !== null;
  }

  carry(place: Point, turns: boolean): void {
    if (!this.#held) return;
    const { unit, pose } = this.#held;
    if (!turns) this.#held = { unit, pose: { ...pose, x: place.x, y: place.y } };
    else if (distance(pose, place) > LEAST_TURN) {
      const { x, y } = unitVector(minus(place, pose));
      this.#held = { unit, pose: { ...pose, hx: x, hy: y } };
    }
  }

  async go(): Promise<void> {
    const held = this.#held;
    this.#held = null;
    if (held) await this.#fight.put([{ id: held.unit, to: held.pose }]);
  }

  forget(): void {
    this.#held = null;
  }

  #ghostNow(): GhostMarks | null {
    if (!this.#held) return null;
    const { unit, pose } = this.#held;
    const { state, record } = this.#fight.battle;
    const boxes = basesAt(record.roster, state, unit, pose);
    return {
      ...NO_MARKS,
      bases: boxes.map((box) => corners(box)),
      fronts: boxes.map((box) => frontEdge(box)),
      at: pose,
      says: ['As on the real table', 'Shift turns it to the pointer'],
    };
  }
}
/** Nearer to its centre than that the pointer tells no direction, cm. */
const LEAST_TURN = 1;
