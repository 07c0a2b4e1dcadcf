/** Which things stand where in the text, and which thing stands at a place of it. */
import { fieldOfPath, pathOfField, TextParts, type TextStretch } from '../../engine/scenario/edits';
import type { Id } from '../../engine/scenario';

export class TextPlaces {
  readonly #parts: TextParts;
  readonly #fields: Readonly<Record<Id, string>>;
  readonly #owners = new Map<string, Id[]>();

  /** `fields` tell where each thing stands in the text. */
  constructor(text: string, fields: Readonly<Record<Id, string>>) {
    this.#parts = new TextParts(text);
    this.#fields = fields;
    for (const [id, field] of Object.entries(fields)) this.#owners.set(field, [...(this.#owners.get(field) ?? []), id]);
  }

  /** The stretches in which things are written, in the order of the text; those of one entry once. */
  stretchesOf(ids: readonly Id[]): readonly TextStretch[] {
    const fields = new Set(ids.flatMap((id) => (Object.hasOwn(this.#fields, id) ? [this.#fields[id] ?? ''] : [])));
    return [...fields]
      .flatMap((field) => this.#parts.stretchOf(pathOfField(field)) ?? [])
      .toSorted((a, b) => a.from - b.from);
  }

  /** The innermost things written at an offset: several where copies share an entry. */
  thingsAt(offset: number): readonly Id[] {
    const path = this.#parts.pathAt(offset);
    for (let length = path.length; length > 0; length -= 1) {
      const owners = this.#owners.get(fieldOfPath(path.slice(0, length)));
      if (owners) return owners;
    }
    return [];
  }
}
