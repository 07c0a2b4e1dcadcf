import type { Change } from '../../../editing/change';
import type { Draft, Refused } from '../../../editing/draft';
import { remove } from '../../../editing/removing';
import { addArmy, addBrigade, behindRow, addLeader, addUnit, moveToBrigade, setOutList } from '../../../editing/troops';
import type { BrigadeTemplate, ListedTroops, RowOfUnits, UnitOrder } from '../../../editing/troops';
import type { Point } from '../../../engine/geometry';
import type { Army, Id } from '../../../engine/scenario';
import { renameThing } from '../commands/renaming';
import { selectNew } from '../commands/selecting';
import type { Editing } from '../editing.svelte';
import { freeGround, placesInRow, needsOf } from './free-ground';
import { canDrop, dropped, isLieutenant, shifted } from './ordering';
import { rowsOf, wingOf, type TreeRow } from './rows';

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
    if (this.folded.includes(id) === isFolded) return;
    const others = this.folded.filter((one) => one !== id);
    this.folded = isFolded ? [...others, id] : others;
  }

  /** Opens the wings and brigades that hold something of a selection. */
  openFor(ids: readonly Id[]): void {
    for (const army of this.#editing.scenario?.armies ?? [])
      for (const { id, units } of army.brigades) {
        if (units.some((unit) => ids.includes(unit.id))) this.fold(id, false);
        const wing = wingOf(army, id);
        if (wing !== null && [id, ...units.map((unit) => unit.id)].some((one) => ids.includes(one)))
          this.fold(wing, false);
      }
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

  /** One place up or down: a unit into the next brigade at the ends of its own, a brigade into the next wing. */
  shift(id: Id, by: 1 | -1): void {
    const row = this.rows.find((one) => one.id === id);
    const army = row && this.#army(row.side);
    const act = row && army ? shifted(army, row, by) : null;
    if (act) this.#editing.attempt(act);
  }

  canDrop(ids: readonly Id[], at: TreeRow): boolean {
    const army = this.#army(at.side);
    return army !== undefined && canDrop(army, this.#rowsOf(ids), at);
  }

  /** Lets rows go at another, before or behind it; false where they cannot lie there. */
  drop(ids: readonly Id[], at: TreeRow, where: 'before' | 'behind'): boolean {
    const army = this.#army(at.side);
    const act = army && dropped(army, this.#rowsOf(ids), at, where, (id) => this.rows.find((row) => row.id === id));
    return act ? this.#editing.attempt(act) : false;
  }

  /** Rows that can be dragged; a commanding general stands above all. */
  canDrag(row: TreeRow): boolean {
    const army = this.#army(row.side);
    return row.is === 'unit' || row.is === 'brigade' || (army !== undefined && isLieutenant(army, row));
  }

  #rowsOf(ids: readonly Id[]): readonly TreeRow[] {
    return this.rows.filter(({ id }) => ids.includes(id));
  }

  /** Adds a unit to a brigade of a side, or with null beside them. */
  addUnit(side: Id, brigade: Id | null, order: UnitOrder): boolean {
    return selectNew(this.#editing, () =>
      this.#editing.attempt((draft) => {
        const army = draft.scenario.armies.find(({ id }) => id === side);
        const home = army?.brigades.find(({ id }) => id === brigade) ?? null;
        return army
          ? addUnit(draft, side, brigade, order, freeGround(draft.scenario, army, home, 1, [], needsOf([order])))
          : { refused: 'There is no such side.' };
      }),
    );
  }

  /** The change that adds a brigade where there is room for it. */
  brigadeChange(side: Id, template: BrigadeTemplate): (draft: Draft) => Change | Refused {
    return (draft) => {
      const army = draft.scenario.armies.find(({ id }) => id === side);
      if (!army) return { refused: 'There is no such side.' };
      const ground = freeGround(draft.scenario, army, null, template.units.length, [], needsOf(template.units));
      return addBrigade(draft, side, template, {
        order: { in: 'line', ...ground, depth: 0 },
        commander: behindRow(ground),
      });
    };
  }

  addBrigade(side: Id, template: BrigadeTemplate): boolean {
    return this.take(this.brigadeChange(side, template));
  }

  /** Sets a list of troops out where there is room, brigade by brigade. */
  listChange(side: Id, troops: ListedTroops): (draft: Draft) => Change | Refused {
    return (draft) => {
      const army = draft.scenario.armies.find(({ id }) => id === side);
      if (!army) return { refused: 'There is no such side.' };
      const taken: { at: Point; heading: number }[] = [];
      const all = [...troops.brigades.flatMap(({ units }) => units), ...troops.independents];
      const groundFor = (count: number): RowOfUnits => {
        const ground = freeGround(draft.scenario, army, null, count, taken, needsOf(all));
        taken.push(...placesInRow(ground, count));
        return ground;
      };
      return addArmy(draft, side, setOutList(troops, groundFor));
    };
  }

  /** Adds what a change adds, and selects it. */
  take(make: (draft: Draft) => Change | Refused): boolean {
    return selectNew(this.#editing, () => this.#editing.attempt(make));
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
