/** Changes to a scenario file that a window, a fix or a program asks for, as plain data. */

/** What a file can hold. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** Keys and positions from the top of the file, as `['armies', 'blue', 'independents', 0, 'at']`. */
export type KeyPath = readonly (string | number)[];

export type Edit =
  /** Puts a value at a key, new or there already, or in place of a list entry; missing groups on the way are made. */
  | { readonly do: 'set'; readonly path: KeyPath; readonly value: Plain }
  /** Takes a key or a list entry out; comments above it stay. */
  | { readonly do: 'remove'; readonly path: KeyPath }
  /**
   * Puts a value into the list at `path` before the entry at `index`, or last. With `commentsOf` it is that of another entry,
   * whose comments it takes over.
   */
  | {
      readonly do: 'insert';
      readonly path: KeyPath;
      readonly index: number;
      readonly value: Plain;
      readonly commentsOf?: KeyPath;
    }
  /** Moves a list entry, and the comments above it, to another position of its list. */
  | { readonly do: 'move'; readonly path: KeyPath; readonly to: number }
  /** Gives a key another name. */
  | { readonly do: 'rename'; readonly path: KeyPath; readonly key: string };

const STEP = /([^.[\]]+)|\[(\d+)\]/g;

/** The path of a field as findings name it: `armies.blue.brigades[0].units[2].at`. */
export const pathOfField = (field: string): KeyPath =>
  [...field.matchAll(STEP)].map(([, key, index]) => key ?? Number(index));

/** A path as findings and ids have it: `armies.blue.brigades[0].units[2].at`. */
export const fieldOfPath = (path: KeyPath): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`)).join('');
