/** Ids of one side, `<side>/<name>`; its brigades and units share the names, which must differ. */
import type { Ids } from './ids';
import type { Id } from './measures';
import type { Entry } from './page';
import type { Placed } from './reader';
import { kebab } from './words';

export class SideNames {
  readonly #names = new Map<string, Entry>();

  constructor(
    readonly side: Id,
    readonly ids: Ids,
  ) {}

  /** For a brigade or unit at `field`; the entry is that of its name. */
  take({ value, entry }: Placed<string>, field: string): Id {
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
