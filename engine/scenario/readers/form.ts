/**
 * What may stand at a place in a file, as plain data: every reader carries its form, and the JSON Schema and the
 * documentation are written from the forms alone.
 */
import type { Plain } from '../edits';
import type { Cm } from '../model/measures';

export type ReaderForm =
  | TextForm
  | NumberForm
  | LengthForm
  | WordForm
  | ListForm
  | PairForm
  | KeysForm
  | VariantForm
  | MapForm
  | EitherForm
  | { readonly is: 'flag' }
  | { readonly is: 'anything' };

/** Text in one line or more; `like` is a regular expression it must match, `called` what it is called: `a colour`. */
export interface TextForm {
  readonly is: 'text';
  readonly called: string;
  readonly like: string | null;
  /** Characters. */
  readonly most: number;
}
/** Bounds are included. */
export interface NumberForm {
  readonly is: 'number';
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
}
export interface LengthForm {
  readonly is: 'length';
  readonly least: Cm;
  readonly most: Cm;
}
export interface WordForm {
  readonly is: 'word';
  readonly words: readonly string[];
}
export interface ListForm {
  readonly is: 'list';
  readonly of: ReaderForm;
  readonly least: number;
  readonly most: number;
}
/** Two of a kind in brackets; `what` names them, `called` says which they are: `[east, north]`. */
export interface PairForm {
  readonly is: 'pair';
  readonly what: string;
  readonly of: ReaderForm;
  readonly called: string;
}
/** Known keys; `what` names the group: `a bridge`. */
export interface KeysForm {
  readonly is: 'keys';
  readonly what: string;
  readonly keys: Readonly<Record<string, KeyForm>>;
}
export interface KeyForm {
  readonly form: ReaderForm;
  /** One plain sentence. */
  readonly says: string;
  /** What stands for the key when a file leaves it out; null when it is needed. */
  readonly leftOut: LeftOut | null;
}
/** A value as it would be written, or in words. */
export type LeftOut = { readonly value: Plain } | { readonly words: string };
/** Exactly one of the known keys, which says what the thing is. */
export interface VariantForm {
  readonly is: 'variant';
  readonly what: string;
  readonly kinds: Readonly<Record<string, KindForm>>;
}
export interface KindForm {
  readonly form: ReaderForm;
  readonly says: string;
}
/** Any keys, each with a value of one form. */
export interface MapForm {
  readonly is: 'map';
  readonly what: string;
  readonly of: ReaderForm;
}
/** One of several forms. */
export interface EitherForm {
  readonly is: 'either';
  readonly what: string;
  readonly forms: readonly ReaderForm[];
}

/** The forms inside a form, in the order of the file. */
export function formsIn(form: ReaderForm): readonly ReaderForm[] {
  switch (form.is) {
    case 'list':
    case 'pair':
    case 'map':
      return [form.of];
    case 'keys':
      return Object.values(form.keys).map((key) => key.form);
    case 'variant':
      return Object.values(form.kinds).map((kind) => kind.form);
    case 'either':
      return form.forms;
    default:
      return [];
  }
}
