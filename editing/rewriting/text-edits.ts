/** Edits gathered one after the other, with what the text holds after them: only what differs is written. */
import type { Point } from '../../engine/geometry';
import type { Cm } from '../../engine/scenario';
import { editedPlainly, isGroup, isList } from '../../engine/scenario/edits';
import type { Edit, KeyPath, Plain } from '../../engine/scenario/edits';
import { isWritten, valueAt, writtenOut } from '../draft';
import { cmOf, groundScaleOf, headingText, lengthText, rounded, turnText } from './numbers';
import type { GroundScale } from './numbers';

/** Lengths that differ by less were not changed, cm. */
export const SAME = 0.0005;

export class TextEdits {
  readonly edits: Edit[] = [];
  #values: Plain;
  readonly #scale: GroundScale | undefined;

  /** `scale` is that of the whole file, where `values` are a part of one. */
  constructor(values: Plain, scale?: GroundScale) {
    this.#values = values;
    this.#scale = scale;
  }

  get scale(): GroundScale {
    return this.#scale === undefined ? groundScaleOf(this.#values) : this.#scale;
  }

  /** What the text holds after the edits so far. */
  get values(): Plain {
    return this.#values;
  }
  at(path: KeyPath): Plain | undefined {
    return valueAt(this.#values, path);
  }
  /** The length at a path, in cm; null where there is none. */
  cm(path: KeyPath): Cm | null {
    return cmOf(this.at(path), this.scale);
  }
  has(path: KeyPath): boolean {
    return this.at(path) !== undefined;
  }

  set(path: KeyPath, value: Plain): void {
    if (sameScalar(this.at(path), value)) return;
    const above = path.slice(0, -1);
    const last = path.at(-1);
    // What is taken in from another group is written out here first, so that the other group stays as it is.
    if (last !== undefined && above.length > 0 && !isWritten(this.#values, above) && this.has(above))
      this.set(above, replaced(writtenOut(this.at(above) ?? null), last, value));
    else this.#add({ do: 'set', path, value });
  }

  remove(path: KeyPath): void {
    if (!this.has(path)) return;
    const key = path.at(-1);
    if (isWritten(this.#values, path)) this.#add({ do: 'remove', path });
    // It was or is still taken in with `<<`: its group is written out without it.
    const above = path.slice(0, -1);
    const left = this.has(path) ? writtenOut(this.at(above) ?? null) : null;
    if (isGroup(left))
      this.#add({
        do: 'set',
        path: above,
        value: Object.fromEntries(Object.entries(left).filter(([one]) => one !== key)),
      });
  }

  /** With `commentsOf` it takes over the comments of the entry there. */
  insert(path: KeyPath, index: number, value: Plain, commentsOf?: KeyPath): void {
    if (!isWritten(this.#values, path) && this.has(path)) this.set(path, writtenOut(this.at(path) ?? null));
    this.#add({ do: 'insert', path, index, value, ...(commentsOf ? { commentsOf } : {}) });
  }
  move(path: KeyPath, to: number): void {
    this.#add({ do: 'move', path, to });
  }
  /** Another name for a key; one that is taken in with `<<` is written here under its new name. */
  rename(path: KeyPath, key: string): void {
    if (isWritten(this.#values, path)) this.#add({ do: 'rename', path, key });
    else {
      const value = writtenOut(this.at(path) ?? null);
      this.set(path.slice(0, -1), { [key]: value });
    }
  }

  /** A length that is left as it stands when it means the same already. */
  length(path: KeyPath, wanted: Cm, places = 1): void {
    const now = this.cm(path);
    if (now !== null && Math.abs(now - wanted) < SAME) return;
    this.set(path, lengthText(this.at(path), wanted, this.scale, places));
  }
  pair(path: KeyPath, [one, two]: readonly [Cm, Cm], places = 1): void {
    const written = this.at(path);
    if (isList(written) && written.length === 2) {
      this.length([...path, 0], one, places);
      this.length([...path, 1], two, places);
    } else this.set(path, [rounded(one, places), rounded(two, places)]);
  }
  point(path: KeyPath, { x, y }: Point, places = 1): void {
    this.pair(path, [x, y], places);
  }
  heading(path: KeyPath, degrees: number, places = 1): void {
    const now = this.at(path);
    const isSame = typeof now === 'number' && Math.abs(((now - degrees + 540) % 360) - 180) < 0.001;
    if (!isSame) this.set(path, headingText(degrees, places));
  }
  /** The turn of a shape; one of nothing is left out where none stands. */
  turn(path: KeyPath, degrees: number, places = 1): void {
    const now = this.at(path) ?? 0;
    const isSame = typeof now === 'number' && Math.abs(((((now - degrees) % 360) + 540) % 360) - 180) < 0.001;
    if (!isSame) this.set(path, turnText(degrees, places));
  }

  #add(edit: Edit): void {
    const after = editedPlainly(this.#values, edit);
    if (after === undefined) throw new Error(`No such place in the file: ${edit.do} ${edit.path.join(' / ')}`);
    this.#values = after;
    this.edits.push(edit);
  }
}

const sameScalar = (a: Plain | undefined, b: Plain): boolean => a === b && typeof b !== 'object';

function replaced(holder: Plain, key: string | number, value: Plain): Plain {
  if (typeof key === 'number') return isList(holder) ? holder.with(key, value) : holder;
  return { ...(isGroup(holder) ? holder : {}), [key]: value };
}

/** Brings a list into the order in which `wanted` names its entries as they stand now. */
export function reorder(text: TextEdits, list: KeyPath, wanted: readonly number[]): void {
  const now = [...wanted].sort((a, b) => a - b);
  wanted.forEach((entry, to) => {
    const from = now.indexOf(entry);
    if (from === to) return;
    text.move([...list, from], to);
    now.splice(to, 0, ...now.splice(from, 1));
  });
}
