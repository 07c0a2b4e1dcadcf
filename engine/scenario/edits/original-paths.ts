import { isSeq } from 'yaml';
import type { Document } from 'yaml';
import type { Edit, KeyPath } from './edit';

/** Where the entries of a file stood before the edits that are told one after another, each of which moves those behind it. */
export class OriginalPaths {
  /** For each list that has changed, by its path before, the places before of the entries it holds now; null of new ones. */
  readonly #lists = new Map<string, readonly (number | null)[]>();

  constructor(private readonly document: Document) {}

  /** The edit with the path that was; null within what is new. */
  asBefore<E extends Edit>(edit: E): E | null {
    const path = this.#pathBefore(edit.path);
    if (path === null) return null;
    if (edit.do !== 'insert') return { ...edit, path };
    const commentsOf = edit.commentsOf && this.#pathBefore(edit.commentsOf);
    const ahead =
      this.#placesIn(path)
        ?.slice(0, edit.index)
        .findLast((place) => place !== null) ?? -1;
    return commentsOf === null ? null : { ...edit, path, index: ahead + 1, ...(commentsOf ? { commentsOf } : {}) };
  }

  /** The edit, whose path before is given, has been made. */
  note(edit: Edit, before: KeyPath): void {
    const last = edit.path.at(-1);
    if (edit.do === 'insert') this.#change(before, (places) => places.toSpliced(edit.index, 0, null));
    else if (edit.do === 'remove' && typeof last === 'number')
      this.#change(before.slice(0, -1), (places) => places.toSpliced(last, 1));
  }

  #pathBefore(path: KeyPath): KeyPath | null {
    const before: (string | number)[] = [];
    for (const step of path) {
      const place = typeof step === 'number' ? (this.#lists.get(JSON.stringify(before)) ?? [])[step] : step;
      if (place === null) return null;
      before.push(place ?? step);
    }
    return before;
  }

  #change(list: KeyPath, change: (places: readonly (number | null)[]) => readonly (number | null)[]): void {
    const places = this.#placesIn(list);
    if (places) this.#lists.set(JSON.stringify(list), change(places));
  }

  #placesIn(list: KeyPath): readonly (number | null)[] | null {
    const known = this.#lists.get(JSON.stringify(list));
    if (known) return known;
    const node = this.document.getIn(list, true);
    return isSeq(node) ? [...node.items.keys()] : null;
  }
}
