/** What may be written at a place of a file: for a text window that completes words. */
import { inline } from '../edits/rendering';
import type { Hole, KeyPath } from '../edits';
import type { ReaderForm } from '../readers/form';
import { capital } from '../model/phrases';

export interface Offer {
  readonly word: string;
  readonly is: 'key' | 'word' | 'name';
  /** A sentence, or empty where the word says it all. */
  readonly says: string;
  /** The group cannot do without this key. */
  readonly needed: boolean;
}

/** The forms of what a path leads to; several where the format lets one choose. */
function formsAt(form: ReaderForm, path: KeyPath): readonly ReaderForm[] {
  const [step, ...rest] = path;
  if (form.is === 'either') return form.forms.flatMap((one) => formsAt(one, path));
  if (step === undefined) return [form];
  const inner = stepped(form, step);
  return inner ? formsAt(inner, rest) : [];
}

function stepped(form: ReaderForm, step: string | number): ReaderForm | undefined {
  if (form.is === 'list' || form.is === 'pair') return typeof step === 'number' ? form.of : undefined;
  if (form.is === 'map') return form.of;
  if (form.is === 'keys') return form.keys[step]?.form;
  return form.is === 'variant' ? form.kinds[step]?.form : undefined;
}

/** What may stand in a hole; `namesFor` knows the names of the file that are meant by words as `name of a block`. */
export function offersAt(
  root: ReaderForm,
  { path, is, taken }: Hole,
  namesFor: (called: string) => readonly string[],
): readonly Offer[] {
  const forms = formsAt(root, path);
  const keys = is === 'value' ? [] : forms.flatMap((form) => keysOf(form, taken));
  const values = is === 'key' ? [] : forms.flatMap((form) => valuesOf(form, namesFor));
  return [...keys, ...values];
}

function keysOf(form: ReaderForm, taken: readonly string[]): readonly Offer[] {
  if (form.is === 'variant')
    return taken.length > 0
      ? []
      : Object.entries(form.kinds).map(([word, { says }]) => ({ word, is: 'key', says, needed: false }));
  if (form.is !== 'keys') return [];
  return Object.entries(form.keys)
    .filter(([word]) => !taken.includes(word))
    .map(([word, { says, leftOut }]) => {
      const absent =
        leftOut === null ? '' : ` Left out: ${'words' in leftOut ? leftOut.words : inline(leftOut.value)}.`;
      return { word, is: 'key', says: `${capital(says)}${absent}`, needed: leftOut === null };
    });
}

function valuesOf(form: ReaderForm, namesFor: (called: string) => readonly string[]): readonly Offer[] {
  const words = form.is === 'word' ? form.words : form.is === 'flag' ? ['true', 'false'] : [];
  const names = form.is === 'text' ? namesFor(form.called) : [];
  return [
    ...words.map((word): Offer => ({ word, is: 'word', says: '', needed: false })),
    ...names.map((word): Offer => ({ word, is: 'name', says: '', needed: false })),
  ];
}
