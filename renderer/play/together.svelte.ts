import { corners, facing, frontEdge, headingOf, minus, plus, rightOf, times, type Point } from '../../engine/geometry';
import type { Id } from '../../engine/battle';
import { middleOf, moved, turnToward, type BlockMove, type Moved, type StandingUnit } from './blocks';
import type { Fight } from './fight.svelte';
import { basesAt, NO_MARKS, poseOn, type GhostMarks } from './ghosts';

const NOWHERE: BlockMove = { to: null, turn: 0 };

/** A brigade that is moved by one gesture, in formation: all of it goes on, or wheels about its flank. */
export class Together {
  on = $state(false);
  /** Made by key: the pointer does not change it. */
  pinned = $state(false);
  #wish = $state.raw<BlockMove>(NOWHERE);
  /** From the place at which it is held to its middle; null while it is not. */
  #grip: Point | null = null;
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

  /** Something is thought of that can be carried out. */
  get isAimed(): boolean {
    return this.#wish.to !== null || this.#wish.turn !== 0;
  }

  /** The move made by key, in words; null while there is none. */
  get march(): string | null {
    return this.on && this.pinned && this.isAimed ? `Move ${this.units.length} units` : null;
  }

  /** Begins it or gives it up; where there is nothing to be moved together it says why. */
  toggle(): void {
    const on = !this.on && this.isPossible;
    if (!this.on && !this.isPossible) this.#fight.tell(this.#whyNot());
    this.stop();
    this.on = on;
  }

  stop(): void {
    this.on = this.pinned = false;
    this.#wish = NOWHERE;
  }

  /** Its middle comes to a place; `wheels`: it stays and wheels to face the place. */
  aim(place: Point | null, wheels: boolean): void {
    this.pinned = false;
    if (!place) this.#wish = NOWHERE;
    else this.#wish = wheels ? { to: null, turn: turnToward(this.#block(), place) } : { to: place, turn: 0 };
  }

  /** Takes the brigade by one of its units, at a place of the table; false for one that does not go with it. */
  take(unit: Id, place: Point): boolean {
    const middle = this.on && this.units.includes(unit) ? middleOf(this.#block()) : null;
    this.#grip = middle && minus(middle, place);
    return middle !== null;
  }

  get isHeld(): boolean {
    return this.#grip !== null;
  }

  /** Carries it along, the unit by which it was taken under the pointer. */
  carry(place: Point, wheels: boolean): void {
    if (this.#grip) this.aim(wheels ? place : plus(place, this.#grip), wheels);
  }

  letGo(): void {
    this.#grip = null;
  }

  /** Goes on by hand with the move thought of: cm ahead or to the right, degrees to the right. */
  step(kind: 'ahead' | 'sideways' | 'turn', by: number): void {
    const block = this.#block();
    const middle = middleOf(block);
    if (!middle) return;
    const { to, turn } = this.pinned ? this.#wish : NOWHERE;
    this.pinned = true;
    if (kind === 'turn') this.#wish = { to: null, turn: turn + by };
    else {
      const direction = kind === 'ahead' ? facing(middle) : rightOf(facing(middle));
      this.#wish = { to: plus(to ?? middle, times(direction, by)), turn: 0 };
    }
  }

  /** Moves them all, or says why one of them cannot go there: then none has moved. */
  async go(): Promise<void> {
    const all = this.#moved();
    if (all.length === 0) return;
    const { real } = this.#fight.position;
    const isDone = all.every(({ unit }) => real.includes(unit))
      ? await this.#fight.put(all.map(({ unit, to }) => ({ id: unit, to })))
      : await this.#fight.moveTogether(
          all.map(({ unit, to }) => ({
            unit,
            attempts: [{ to: { x: to.x, y: to.y }, heading: headingOf({ x: to.hx, y: to.hy }) }],
          })),
        );
    if (isDone) this.stop();
  }

  #whyNot(): string {
    const { asked, battle } = this.#fight;
    const { units } = battle.record.roster;
    const name = asked?.unit == null ? undefined : units[asked.unit]?.name;
    if (asked?.form.form === 'march' && name !== undefined)
      return `${name} is being moved. Units move together while none of them has been named: take it back first, or move it.`;
    const [last] = this.units;
    if (last !== undefined) return `${units[last]?.name ?? last} alone has still to move.`;
    return 'Units move together when it is asked which of a brigade moves.';
  }

  #unitsNow(): readonly Id[] {
    const { asked, battle, meant } = this.#fight;
    if (!asked) return [];
    const { commands, units } = battle.record.roster;
    // Where any unit of the side may be named it is the brigade of the one that is chosen.
    const named = meant === null ? undefined : asked.choices[meant]?.choice;
    const chosen = named && 'pick' in named ? units[String(named.of)]?.command : undefined;
    const own = commands[asked.command ?? chosen ?? '']?.units ?? [];
    return asked.movers.filter((id) => own.includes(id));
  }

  #block(): readonly StandingUnit[] {
    const { state, record } = this.#fight.battle;
    return this.units.flatMap((unit) => {
      const pose = poseOn(state, unit);
      return pose
        ? [{ unit, pose, corners: basesAt(record.roster, state, unit, pose).flatMap((box) => corners(box)) }]
        : [];
    });
  }

  #moved(): readonly Moved[] {
    return this.isAimed ? moved(this.#block(), this.#wish) : [];
  }

  #ghostNow(): GhostMarks | null {
    const all = this.#moved();
    const { state, record } = this.#fight.battle;
    const boxes = all.flatMap(({ unit, to }) => basesAt(record.roster, state, unit, to));
    const middle = middleOf(all.map(({ unit, to }) => ({ unit, pose: to, corners: [] })));
    if (!middle) return null;
    const degrees = Math.round(this.#wish.turn);
    return {
      ...NO_MARKS,
      bases: boxes.map((box) => corners(box)),
      fronts: boxes.map((box) => frontEdge(box)),
      at: middle,
      says: [
        `${all.length} units together`,
        degrees === 0 ? 'Shift wheels them' : `wheel ${Math.abs(degrees)}° to the ${degrees < 0 ? 'left' : 'right'}`,
      ],
    };
  }
}
