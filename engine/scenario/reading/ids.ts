/** Gives out ids, each once, and remembers where in the file the thing with an id stands. */
import type { Id } from '../model/measures';
import type { Entry } from '../text/page';
import type { PlacedValue } from '../readers/reader';
import { kebab } from '../readers/spelling';

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

  /** The fields of all things by their ids. */
  all(): Readonly<Record<Id, string>> {
    return Object.fromEntries(this.#fields);
  }
}

/** Ids of one side, `<side>/<name>`; its brigades and units share the names, which must differ. */
export class SideNames {
  readonly #names = new Map<string, Entry>();

  constructor(
    readonly side: Id,
    readonly ids: Ids,
  ) {}

  /** For a brigade or unit at `field`; the entry is that of its name. */
  take({ value, entry }: PlacedValue<string>, field: string): Id {
    const first = this.#names.get(value);
    if (first !== undefined)
      entry.page.fault(entry, {
        code: 'duplicate-name',
        message: `"${value}" is in this army already, in line ${first.place.line}.`,
        fix: 'Give each unit and brigade a name of its own.',
      });
    this.#names.set(value, entry);
    return this.#id(value, 'unit', field);
  }

  leader(name: string | null, post: string, field: string): { readonly id: Id; readonly name: string } {
    const title = name ?? post;
    return { id: this.#id(title, 'leader', field), name: title };
  }

  zone(name: string, field: string): Id {
    return this.#id(name, 'zone', field);
  }

  #id(name: string, otherwise: string, field: string): Id {
    return this.ids.take(`${this.side}/${kebab(name) || otherwise}`, field);
  }
}
