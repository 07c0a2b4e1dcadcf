/** What an edit makes of the values of a file, whatever its text: the measure every edit of the text is held against. */
import type { Edit, KeyPath, Plain } from './edit';

export const isGroup = (value: Plain | undefined): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: Plain | undefined): value is readonly Plain[] => Array.isArray(value);

/** A parsed value as plain data; what no file of ours holds becomes nothing. */
export function plainOf(value: unknown): Plain {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(plainOf);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plainOf(one)]));
}

/** The value at a path; undefined where there is none. */
function valueAt(value: Plain, path: KeyPath): Plain | undefined {
  let at: Plain | undefined = value;
  for (const step of path) {
    if (typeof step === 'number') at = isList(at) ? at[step] : undefined;
    else at = isGroup(at) && Object.hasOwn(at, step) ? at[step] : undefined;
  }
  return at;
}

/** Undefined when the edit fits nothing: no such list, no such entry, a key that is taken. */
export function editedPlainly(value: Plain, edit: Edit): Plain | undefined {
  switch (edit.do) {
    case 'set':
      return put(value, edit.path, edit.value);
    case 'remove':
      return within(value, edit.path, (holder, last) => without(holder, last));
    case 'insert': {
      const list = valueAt(value, edit.path);
      if (list === undefined || list === null)
        return edit.index === 0 ? put(value, edit.path, [edit.value]) : undefined;
      if (!isList(list) || edit.index > list.length || edit.index < 0) return undefined;
      return put(value, edit.path, list.toSpliced(edit.index, 0, edit.value));
    }
    case 'move':
      return within(value, edit.path, (holder, last) => {
        if (!isList(holder) || typeof last !== 'number') return undefined;
        const moved = holder[last];
        if (moved === undefined || edit.to < 0 || edit.to >= holder.length) return undefined;
        return holder.toSpliced(last, 1).toSpliced(edit.to, 0, moved);
      });
    case 'rename':
      return within(value, edit.path, (holder, last) => {
        if (!isGroup(holder) || typeof last !== 'string' || !Object.hasOwn(holder, last)) return undefined;
        if (Object.hasOwn(holder, edit.key)) return undefined;
        return Object.fromEntries(Object.entries(holder).map(([key, one]) => [key === last ? edit.key : key, one]));
      });
  }
}

/** The value with what holds the end of the path changed. */
function within(
  value: Plain,
  path: KeyPath,
  change: (holder: Plain, last: string | number) => Plain | undefined,
): Plain | undefined {
  const last = path.at(-1);
  const holder = valueAt(value, path.slice(0, -1));
  if (last === undefined || holder === undefined) return undefined;
  const changed = change(holder, last);
  return changed === undefined ? undefined : put(value, path.slice(0, -1), changed);
}

function without(holder: Plain, last: string | number): Plain | undefined {
  if (typeof last === 'number') return isList(holder) && last < holder.length ? holder.toSpliced(last, 1) : undefined;
  if (!isGroup(holder) || !Object.hasOwn(holder, last)) return undefined;
  return Object.fromEntries(Object.entries(holder).filter(([key]) => key !== last));
}

function put(value: Plain | undefined, path: KeyPath, wanted: Plain): Plain | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return wanted;
  if (typeof step === 'number') {
    if (!isList(value) || step >= value.length) return undefined;
    const changed = put(value[step], rest, wanted);
    return changed === undefined ? undefined : value.with(step, changed);
  }
  if (value !== undefined && value !== null && !isGroup(value)) return undefined;
  const group = value ?? {};
  const changed = put(Object.hasOwn(group, step) ? group[step] : undefined, rest, wanted);
  return changed === undefined ? undefined : { ...group, [step]: changed };
}

/** Are two values the same, whatever the order of their keys? */
export function isSame(a: Plain | undefined, b: Plain | undefined): boolean {
  if (isList(a)) return isList(b) && a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (!isGroup(a)) return Object.is(a, b);
  if (!isGroup(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}
