/** Readers put together: groups of keys, variants, maps and lists, so that a part of the format reads like its documentation. */
import { capital, listed } from '../model/phrases';
import { shortened, wrongType } from './faults';
import type { Plain } from '../edits';
import type { KeyForm, KindForm, LeftOut } from './form';
import { withoutCutText } from './cut-text';
import type { Entry, UnplacedFault } from '../text/page';
import { reader } from './reader';
import type { Reader } from './reader';
import { nearest } from './spelling';

const MOST_ITEMS = 2000;

/** A reader for one key of a group, what the key is, and what stands for it when the file leaves it out. */
export interface Key<out T> extends KeyForm {
  readonly reader: Reader<T>;
  readonly absent: { readonly value: T } | null;
  /** What reading goes on with where the key is needed and cannot be read: the thing is told as a part only. */
  readonly insteadOf?: { readonly value: T } | undefined;
}
export type GroupShape = Readonly<Record<string, Key<unknown>>>;
export type KeysRead<S> = { readonly [K in keyof S]: S[K] extends Key<infer T> ? T : never };

const key = <T>(
  read: Reader<T>,
  says: string,
  absent: { readonly value: T } | null,
  leftOut: LeftOut | null,
): Key<T> => ({
  reader: read,
  form: read.form,
  says,
  absent,
  leftOut,
});
/** A key a file must give. `insteadOf` stands for it while the rest is read and checked, where reading goes on. */
export const needs = <T>(read: Reader<T>, says: string, insteadOf?: { readonly value: NoInfer<T> }): Key<T> => ({
  ...key(read, says, null, null),
  insteadOf,
});
/** A key a file may leave out: it reads as null then, and `words` tell what that means. */
export const may = <T>(read: Reader<T>, says: string, words = 'nothing'): Key<T | null> =>
  key<T | null>(read, says, { value: null }, { words });
/** A key a file may leave out, with the value that stands for it then. */
export const otherwise = <T extends Plain>(read: Reader<T>, value: T, says: string): Key<T> =>
  key(read, says, { value }, { value });
/** A list or map that is empty when a file leaves it out. */
export const orNone = <T>(read: Reader<T>, none: T, says: string): Key<T> =>
  key(read, says, { value: none }, { words: 'none' });

/**
 * A group of known keys, read in the order of `shape`; `what` names the group in findings, as `a bridge`. A key that
 * somebody misspelt is read as the one that was meant, so that nothing more is said of it. With `goOn` a part that cannot
 * be read, but could be left out, is lost and the others are kept.
 */
export function keys<S extends GroupShape>(what: string, shape: S, goOn: 'go on' | null = null): Reader<KeysRead<S>> {
  const known = Object.keys(shape);
  const described = Object.entries(shape).map(([name, { form, says, leftOut }]): [string, KeyForm] => [
    name,
    { form, says, leftOut },
  ]);
  return reader({ is: 'keys', what, keys: Object.fromEntries(described) }, (entry) => {
    const given = keyed(entry, what, known);
    if (given === undefined) return undefined;
    const meant = new Map(given);
    for (const [name, value] of given)
      if (!Object.hasOwn(shape, name)) {
        const better = unknownKey(value, name, what, known, meant);
        if (better !== null) meant.set(better, value);
      }
    let whole = true;
    const read = known.map((name): [string, unknown] => {
      const value = readKey(entry, meant.get(name), name, what, shape[name]);
      if (value !== undefined) return [name, value];
      const instead = goOn === null ? undefined : (shape[name]?.absent ?? shape[name]?.insteadOf);
      if (instead === undefined) whole = false;
      else entry.page.lose(meant.get(name) ?? { field: inside(entry, name), content: { is: 'nothing' } });
      return [name, instead?.value];
    });
    // The one cast of the readers: the entries are those of the shape, key by key.
    return whole ? (Object.fromEntries(read) as KeysRead<S>) : undefined;
  });
}

const inside = ({ field }: Entry, name: string): string => (field === '' ? name : `${field}.${name}`);

function readKey(entry: Entry, value: Entry | undefined, name: string, what: string, kind: Key<unknown> | undefined) {
  if (value !== undefined && value.content.is !== 'nothing') return kind?.reader(value);
  if (kind?.absent != null) return kind.absent.value;
  const given = value === undefined ? entry : value;
  return entry.page.fault(given, {
    code: 'missing-key',
    message: value === undefined ? `"${name}" is missing: ${what} needs it.` : `"${name}" has no value.`,
    fix: `Add ${name}: ...`,
  });
}

/** A reader for one kind of a variant, and what the kind is. */
export interface Kind<out T> extends KindForm {
  readonly reader: Reader<T>;
}
export const kind = <T>(read: Reader<T>, says: string): Kind<T> => ({ reader: read, form: read.form, says });

/** Exactly one key, which says what the thing is: `- hill: {...}`. */
export function variant<T>(what: string, kinds: Readonly<Record<string, Kind<T>>>): Reader<T> {
  const known = new Map(Object.entries(kinds));
  const described = [...known].map(([name, { form, says }]): [string, KindForm] => [name, { form, says }]);
  return reader({ is: 'variant', what, kinds: Object.fromEntries(described) }, (entry) => {
    const given = keyed(entry, what, [...known.keys()]);
    if (given === undefined) return undefined;
    const [first, second] = given;
    if (first === undefined || second !== undefined)
      return entry.page.fault(entry, {
        code: 'wrong-type',
        message: `${capital(what)} is written as one key with its parts below it; here are ${given.size} keys.`,
        fix: `Write one of ${listed([...known.keys()], 'or')}, then its parts indented or in braces.`,
      });
    const [name, value] = first;
    const found = known.get(name);
    if (found !== undefined) return found.reader(value);
    unknownKey(value, name, what, [...known.keys()], given);
    return undefined;
  });
}

/** Any keys, each with a value of one kind, in file order; with `goOn` those that cannot be read are lost. */
export function mapOf<T>(what: string, of: Reader<T>, goOn: 'go on' | null = null): Reader<ReadonlyMap<string, T>> {
  return reader({ is: 'map', what, of: of.form }, (entry) => {
    const given = keyed(entry, what);
    if (given === undefined) return undefined;
    const good = [...given].flatMap(([name, item]) => {
      const value = of(item);
      if (value === undefined && goOn !== null) item.page.lose(item);
      return value === undefined ? [] : [[name, value] as const];
    });
    return goOn !== null || good.length === given.size ? new Map(good) : undefined;
  });
}

/** A list of at least `least` entries and at most `most`; `tooFew` is the fault when there are fewer. */
export const listOf = <T>(of: Reader<T>, least = 0, tooFew?: UnplacedFault, most = MOST_ITEMS): Reader<readonly T[]> =>
  listReader(of, { least, most, tooFew }, null);

/** A list of things that stand each for itself: those that cannot be read are lost, and the others are kept. */
export const thingsOf = <T>(of: Reader<T>, least = 0, tooFew?: UnplacedFault): Reader<readonly T[]> =>
  listReader(of, { least, most: MOST_ITEMS, tooFew }, 'go on');

interface Counts {
  readonly least: number;
  readonly most: number;
  readonly tooFew: UnplacedFault | undefined;
}
function listReader<T>(of: Reader<T>, { least, most, tooFew }: Counts, goOn: 'go on' | null): Reader<readonly T[]> {
  return reader({ is: 'list', of: of.form, least, most }, (entry) => {
    if (entry.content.is !== 'list') return wrongType(entry, 'a list');
    const items = entry.content.items();
    if (items.length > most)
      return entry.page.fault(entry, {
        code: 'too-many',
        message: `The list has ${items.length} entries; Cockade reads at most ${most}.`,
        fix: 'Shorten it.',
      });
    if (items.length < least)
      return entry.page.fault(
        entry,
        tooFew ?? {
          code: 'too-few',
          message: `The list has ${items.length} of at least ${least} entries.`,
          fix: `Add ${least - items.length} more.`,
        },
      );
    const good = items.flatMap((item) => {
      const value = of(item);
      if (value === undefined && goOn !== null) item.page.lose(item);
      return value === undefined ? [] : [value];
    });
    return goOn !== null || good.length === items.length ? good : undefined;
  });
}

/** The keys of a group; the second of two equal keys is a fault. Where the `known` ones are told, cut-off text is one as well. */
function keyed(entry: Entry, what: string, known: readonly string[] = []): ReadonlyMap<string, Entry> | undefined {
  if (entry.content.is !== 'keys') return wrongType(entry, `the keys of ${what}`);
  const given = new Map<string, Entry>();
  const pairs = known.length > 0 ? withoutCutText(entry.content.pairs(), known) : entry.content.pairs();
  for (const { key: name, value } of pairs) {
    if (given.has(name))
      entry.page.fault(
        { field: value.field, place: value.keyPlace ?? value.place },
        {
          code: 'duplicate-key',
          message: `"${shortened(name)}" stands twice in ${what}.`,
          fix: 'Remove one of the two.',
        },
      );
    else given.set(name, value);
  }
  return given;
}

/** Notes a key nobody knows. What was meant, if anything was, is looked for among the keys that are not there already. */
function unknownKey(
  entry: Entry,
  name: string,
  what: string,
  known: readonly string[],
  given: ReadonlyMap<string, Entry>,
): string | null {
  // To look for what was meant takes long when thousands of keys are wrong.
  if (entry.page.isFull) return null;
  const meant = nearest(
    name,
    known.filter((one) => !given.has(one)),
  );
  entry.page.fault(
    { field: entry.field, place: entry.keyPlace ?? entry.place },
    {
      code: 'unknown-key',
      message: `"${shortened(name)}" is not a key of ${what}; known: ${known.join(', ')}.`,
      fix: meant === null ? 'Remove it.' : `Did you mean "${meant}"?`,
      quickFix: meant === null ? { remove: true } : { rename: meant },
    },
  );
  return meant;
}
