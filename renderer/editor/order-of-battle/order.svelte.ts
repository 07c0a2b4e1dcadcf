import { remove } from '../../../editing/removing';
import { addBrigade, addLeader, addUnit, moveToBrigade } from '../../../editing/troops';
import type { BrigadeTemplate, UnitOrder } from '../../../editing/troops';
import { facingOf, plus, times } from '../../../engine/geometry';
import type { Army, Id } from '../../../engine/scenario';
import { renameThing } from '../commands/renaming';
import { selectNew } from '../commands/selecting';
import type { Editing } from '../editing.svelte';
import { freeGround } from './free-ground';
import { rowsOf, type TreeRow } from './rows';

/** So far behind his brigade a new commander stands, cm at 28 mm; the tenth of a spacing elsewhere. */
const BEHIND = 0.4;

/** What the tree of the armies shows, and what is done in it. */
export class OrderOfBattle {
  folded = $state.raw<readonly Id[]>([]);
  /** The row whose name is being written. */
  renamed = $state<Id | null>(null);
  /** The row the keys act on. */
  focused = $state<Id | null>(null);
  readonly rows: readonly TreeRow[] = $derived.by(() => {
    const { scenario, reading } = this.#editing;
    return scenario ? rowsOf(scenario, reading?.play?.sides ?? [], this.folded) : [];
  });
  readonly #editing: Editing;
  /** Where a range of rows begins. */
  #anchor: Id | null = null;

  constructor(editing: Editing) {
    this.#editing = editing;
  }

  fold(id: Id, isFolded: boolean): void {
    const others = this.folded.filter((one) => one !== id);
    this.folded = isFolded ? [...others, id] : others;
  }

  /** Opens the brigades that hold something of a selection. */
  openFor(ids: readonly Id[]): void {
    const hidden = this.#editing.scenario?.armies.flatMap(({ brigades }) =>
      brigades.filter(({ id, units }) => this.folded.includes(id) && units.some((unit) => ids.includes(unit.id))),
    );
    for (const { id } of hidden ?? []) this.fold(id, false);
  }

  /** A row was chosen: alone, with all between (`range`), or added and taken out (`toggle`). */
  choose(id: Id, how: 'alone' | 'range' | 'toggle'): void {
    this.focused = id;
    const known = (one: Id): boolean => Object.hasOwn(this.#editing.fields, one);
    if (how === 'toggle') {
      if (known(id)) this.#editing.toggle([id]);
      this.#anchor = id;
    } else if (how === 'range') {
      const ids = this.rows.map((row) => row.id);
      const [from, to] = [ids.indexOf(this.#anchor ?? id), ids.indexOf(id)];
      const units = this.rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter(({ is }) => is === 'unit');
      this.#editing.select(units.length > 0 ? units.map((row) => row.id) : [id].filter(known));
    } else {
      this.#anchor = id;
      this.#editing.seek([id].filter(known));
    }
  }

  rename(id: Id, name: string): void {
    this.renamed = null;
    if (name.trim() !== '') this.focused = renameThing(this.#editing, id, name);
  }

  remove(ids: readonly Id[]): boolean {
    return this.#editing.attempt((draft) => remove(draft, ids));
  }

  /** Moves units into a brigade, or with null out of all, before the one that stands there. */
  move(ids: readonly Id[], brigade: Id | null, position?: number): boolean {
    return this.#editing.attempt((draft) => moveToBrigade(draft, ids, brigade, position));
  }

  /** One place up or down, into the next brigade at its ends. */
  shift(id: Id, by: 1 | -1): void {
    const row = this.rows.find((one) => one.id === id);
    if (row?.is !== 'unit') return;
    const brigades = this.#army(row.side)?.brigades ?? [];
    const own = brigades.find((one) => one.id === row.brigade);
    const isAtEnd = !own || (by < 0 ? row.position === 0 : row.position === own.units.length - 1);
    if (!isAtEnd) this.move([id], own.id, by < 0 ? row.position - 1 : row.position + 2);
    else {
      const next = own ? brigades[brigades.indexOf(own) + by] : by < 0 ? brigades.at(-1) : undefined;
      if (next) this.move([id], next.id, by < 0 ? undefined : 0);
    }
  }

  /** Adds a unit to a brigade of a side, or with null beside them. */
  addUnit(side: Id, brigade: Id | null, order: UnitOrder): boolean {
    return selectNew(this.#editing, () =>
      this.#editing.attempt((draft) => {
        const army = draft.scenario.armies.find(({ id }) => id === side);
        const home = army?.brigades.find(({ id }) => id === brigade) ?? null;
        return army
          ? addUnit(draft, side, brigade, order, freeGround(draft.scenario, army, home, 1))
          : { refused: 'There is no such side.' };
      }),
    );
  }

  addBrigade(side: Id, template: BrigadeTemplate): boolean {
    return selectNew(this.#editing, () =>
      this.#editing.attempt((draft) => {
        const army = draft.scenario.armies.find(({ id }) => id === side);
        if (!army) return { refused: 'There is no such side.' };
        const ground = freeGround(draft.scenario, army, null, template.units.length);
        const commander = plus(ground.at, times(facingOf(ground.heading), 0 - ground.spacing * BEHIND));
        return addBrigade(draft, side, template, { order: { in: 'line', ...ground, depth: 0 }, commander });
      }),
    );
  }

  addLeader(side: Id, post: 'general' | 'lieutenant general'): boolean {
    return selectNew(this.#editing, () =>
      this.#editing.attempt((draft) => {
        const army = draft.scenario.armies.find(({ id }) => id === side);
        return army
          ? addLeader(draft, side, post, freeGround(draft.scenario, army, null, 1).at)
          : { refused: 'There is no such side.' };
      }),
    );
  }

  #army(side: Id): Army | undefined {
    return this.#editing.scenario?.armies.find(({ id }) => id === side);
  }
}
