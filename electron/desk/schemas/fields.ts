/**
 * Fields of what comes from outside, each with what is allowed in it as its message: `a whole number from 1 to 9`. The
 * sentence around it, which names the field and what was found there, is made in `electron/desk/checked.ts`.
 */
import * as v from 'valibot';

/** Is a value that was read an object with fields, not a list? */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = (longest: number) => {
  const allowed = `a text of at most ${longest} letters`;
  return v.pipe(v.string(allowed), v.maxLength(longest, allowed));
};

/** A name of our own making, which can stand in the name of a file. */
export const token = (longest: number) => {
  const allowed = `a name of 8 to ${longest} letters, digits and hyphens`;
  return v.pipe(v.string(allowed), v.regex(/^[A-Za-z0-9-]{8,}$/, allowed), v.maxLength(longest, allowed));
};

/** A finite number from `least` to `most`. */
export const number = (least: number, most: number) => {
  const allowed = `a number from ${least} to ${most}`;
  return v.pipe(v.number(allowed), v.minValue(least, allowed), v.maxValue(most, allowed));
};

export const integer = (least: number, most: number) => {
  const allowed = `a whole number from ${least} to ${most}`;
  return v.pipe(v.number(allowed), v.integer(allowed), v.minValue(least, allowed), v.maxValue(most, allowed));
};

export const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  v.picklist(words, `one of ${words.join(', ')}`);

export const boolean = v.boolean('true or false');

export const list = <Item extends v.GenericSchema>(item: Item, longest: number) => {
  const allowed = `a list of at most ${longest}`;
  return v.pipe(v.array(item, allowed), v.maxLength(longest, allowed), v.readonly());
};

const AN_OBJECT = 'an object';

/** Texts by a name each. */
export const texts = (longest: number) =>
  v.pipe(v.custom<object>(isObject, 'an object of texts'), v.record(text(longest), text(longest)), v.readonly());

/** An object with exactly these fields, to be an option of `v.variant`; elsewhere `object` refuses lists as well. */
export const exactly = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, path }) => {
    const key = path?.at(-1)?.key;
    if (expected === 'never') return `only ${Object.keys(entries).join(', ')} may stand here`;
    const missing = typeof key === 'string' ? entries[key] : undefined;
    return missing ? allowedBy(missing) : AN_OBJECT;
  });

/** An object with exactly these fields. */
export const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<object>(isObject, AN_OBJECT), exactly(entries));

type AnyOf<Entries extends v.ObjectEntries> = {
  readonly [Key in keyof Entries]: v.ExactOptionalSchema<Entries[Key], undefined>;
};
/** An object with any of these fields; one that is there has a value. */
export const partial = <Entries extends v.ObjectEntries>(entries: Entries) => {
  const optional = Object.entries(entries).map(([key, entry]) => [key, v.exactOptional(entry)]);
  return object(Object.fromEntries(optional) as AnyOf<Entries>); // the same keys, each of them optional
};

export const nothing = v.pipe(
  v.custom<object>(isObject, AN_OBJECT),
  v.record(v.string(), v.never('nothing may stand here')),
);

/** What a schema says of a field that is missing: what should stand there. */
function allowedBy(schema: v.ObjectEntries[string]): string {
  const issues = schema.async ? undefined : v.safeParse(schema, undefined).issues;
  return issues?.[0].message ?? 'given';
}
