/** What the inspector lets one change, as plain data: a field has a value, null where several things differ. */
import { capital } from '../../../engine/scenario';
import type { Change } from '../../../editing/change';
import type { Draft, Refused } from '../../../editing/draft';
import { setProperty } from '../../../editing/features/properties';
import type { Point } from '../../../engine/geometry';
import type { Cm, Id } from '../../../engine/scenario';

export type Make = (draft: Draft) => Change | Refused;
interface Labelled {
  readonly label: string;
  /** What it means, beside the pointer. */
  readonly hint?: string;
}
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}
export type InspectorField =
  | (Labelled & {
      readonly is: 'choice';
      readonly options: readonly FieldOption[];
      readonly value: string | null;
      /** What is chosen when there is no value; "Several" when nothing is said. */
      readonly unset?: string;
      readonly set: (value: string) => Make;
    })
  | (Labelled & { readonly is: 'flag'; readonly value: boolean | null; readonly set: (on: boolean) => Make })
  | (Labelled & NumberField)
  | (Labelled & TextField)
  | (Labelled & { readonly is: 'point'; readonly at: Point; readonly set: (at: Point) => Make })
  | (Labelled & { readonly is: 'words'; readonly words: string });
export interface TextField {
  readonly is: 'text';
  /** Empty where it is left out; null where several differ. */
  readonly value: string | null;
  /** Shown where it is left out. */
  readonly otherwise: string;
  /** Characters it may have. */
  readonly longest: number;
  /** Null: left out. */
  readonly set: (text: string | null) => Make;
}
export interface NumberField {
  readonly is: 'number';
  /** `cm`: a length, typed in any unit; `°`: a heading. */
  readonly unit: 'cm' | '°' | '';
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  /** What an arrow key adds. */
  readonly step: number;
  /** Shown where it is left out; an empty field leaves it out. */
  readonly otherwise?: string;
  /** Null: left out. */
  readonly set: (value: number | null) => Make;
}

/** The value they all have; null when they differ. */
export function shared<Thing, Value>(things: readonly Thing[], of: (thing: Thing) => Value): Value | null {
  const [first, ...others] = things;
  if (first === undefined) return null;
  const value = of(first);
  return others.every((one) => of(one) === value) ? value : null;
}

export const asOptions = (words: readonly string[]): readonly FieldOption[] =>
  words.map((value) => ({ value, label: capital(value) }));

/** One of a few words; the usual one is left out of the file. */
export const wordField = (
  label: string,
  ids: readonly Id[],
  key: string,
  words: readonly string[],
  value: string | null,
  usual: string | null = null,
): InspectorField => ({
  is: 'choice',
  label,
  options: asOptions(words),
  value,
  set: (word) => (draft) => setProperty(draft, ids, [key], word === usual ? null : word, key),
});

export const flagField = (
  label: string,
  ids: readonly Id[],
  key: string,
  value: boolean | null,
  usual: boolean | null = false,
): InspectorField => ({
  is: 'flag',
  label,
  value,
  set: (on) => (draft) => setProperty(draft, ids, [key], on === usual ? null : on, key),
});

/** A length of the file, cm; written as bare centimetres. */
export const lengthField = (
  label: string,
  ids: readonly Id[],
  key: string,
  value: Cm | null,
  [least, most]: readonly [Cm, Cm],
): InspectorField => ({
  is: 'number',
  label,
  unit: 'cm',
  value,
  least,
  most,
  step: 1,
  set: (length) => (draft) => setProperty(draft, ids, [key], length, key),
});

export const countField = (
  label: string,
  ids: readonly Id[],
  key: string,
  value: number | null,
  [least, most]: readonly [number, number],
  otherwise?: string,
): InspectorField => ({
  is: 'number',
  label,
  unit: '',
  value,
  least,
  most,
  step: 1,
  ...(otherwise !== undefined && { otherwise }),
  set: (count) => (draft) => setProperty(draft, ids, [key], count, key),
});
