/** Gives out ids, each once, and remembers where in the file the thing with an id stands. */
import type { Id } from './measures';

export class Ids {
  readonly #fields = new Map<Id, string>();

  /** The wanted id, or when that is taken the next free one: a second `first` becomes `first-2`. */
  take(wanted: Id, field: string): Id {
    let id = wanted;
    for (let number = 2; this.#fields.has(id); number++) id = `${wanted}-${number}`;
    this.#fields.set(id, field);
    return id;
  }

  /** The field of a thing, as `armies.blue.brigades[0].units[2]`; repeated things share one. Null for ids not given out. */
  fieldOf(id: Id): string | null {
    return this.#fields.get(id) ?? null;
  }
}
