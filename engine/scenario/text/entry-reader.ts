/** Opens the nodes of a parsed file as entries with their places, follows references and merges, and counts what is read. */
import { isAlias, isMap, isNode, isScalar, isSeq, visit } from 'yaml';
import type { Alias, Document, LineCounter, Node, YAMLMap, YAMLSeq } from 'yaml';
import { UNKNOWN_REFERENCE } from './page';
import type { Content, Entry, UnplacedFault, Page, Pair, FilePosition } from './page';

const MOST_ALIASES = 1000;
const MOST_ENTRIES = 200_000;
const TOO_MANY_REFERENCES: UnplacedFault = {
  code: 'too-many-references',
  message: `The file repeats parts of itself by reference ("*name") more than ${MOST_ALIASES} times.`,
  fix: 'Write the parts out.',
};
const TOO_MANY_ENTRIES: UnplacedFault = {
  code: 'too-many',
  message: `The file holds more than ${MOST_ENTRIES} values.`,
  fix: 'Check that this is the right file.',
};
const unknownReference = (name: string): UnplacedFault => ({
  code: UNKNOWN_REFERENCE,
  message: `"*${name}" refers to a part labelled "&${name}" above it, and there is none.`,
  fix: 'Write the value out, or put text that starts with an asterisk in quotes.',
});
const BAD_MERGE: UnplacedFault = {
  code: 'bad-merge',
  message: '"<<" takes in the keys of another group, and here it refers to something else.',
  fix: 'Write "<<: *name" with the label of a group, or a list of such labels.',
};
const ENDLESS_MERGE: UnplacedFault = {
  code: 'bad-merge',
  message: 'Groups take in one another here without an end, or more than twenty deep.',
  fix: 'Write the keys out.',
};
const MERGE = '<<';
const DEEPEST_MERGE = 20;
/** Keys that are there already, and the groups that are taking in the one being read. */
interface Taken {
  readonly keys: Set<string>;
  readonly within: readonly YAMLMap[];
}

/** Where a file begins. */
export const START: FilePosition = { line: 1, column: 1 };

export function placeAt(lines: LineCounter, offset: number): FilePosition {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

export class EntryReader {
  #aliases = 0;
  #entries = 0;
  #targets: ReadonlyMap<Alias, Node> | null = null;

  constructor(
    readonly page: Page,
    readonly document: Document.Parsed,
    readonly lines: LineCounter,
  ) {}

  /** `keyPlace` is that of the key whose value this is; `owner` that of the list it is in. */
  entry(value: unknown, field: string, owner: FilePosition, keyPlace: FilePosition | null = null): Entry {
    const node = this.#nodeOf(value);
    const place = this.#place(node, owner, keyPlace);
    this.page.places.set(field, place);
    return { page: this.page, field, place, keyPlace, content: this.#content(node, field, place) };
  }

  /** What a migration put there may be plain. */
  #nodeOf(value: unknown): Node | null {
    if (isNode(value)) return value;
    return value === null || value === undefined ? null : this.document.createNode(value);
  }

  /** Indented blocks are found at the key that owns them, everything else where it starts. */
  #place(node: Node | null, owner: FilePosition, keyPlace: FilePosition | null): FilePosition {
    const indented = (isMap(node) || isSeq(node)) && node.flow !== true;
    if (keyPlace !== null && indented) return keyPlace;
    const start = node?.range?.[0];
    return start === undefined ? (keyPlace ?? owner) : placeAt(this.lines, start);
  }

  #content(node: Node | null, field: string, place: FilePosition): Content {
    if (isAlias(node)) return this.#referred(node, field, place);
    if (isMap(node)) return { is: 'keys', pairs: once(() => this.#pairs(node, field, place)) };
    if (isSeq(node)) return { is: 'list', items: once(() => this.#items(node, field, place)) };
    return scalarContent(node);
  }

  #referred(alias: Alias, field: string, place: FilePosition): Content {
    const target = this.#targetOf(alias, field, place);
    return target === null ? { is: 'nothing' } : this.#content(target, field, place);
  }

  /** What a reference stands for; null after noting why there is nothing. */
  #targetOf(alias: Alias, field: string, place: FilePosition): Node | null {
    this.#aliases += 1;
    if (this.#aliases > MOST_ALIASES) {
      if (this.#aliases === MOST_ALIASES + 1) this.page.fault({ field, place }, TOO_MANY_REFERENCES);
      return null;
    }
    this.#targets ??= targetsIn(this.document);
    const target = this.#targets.get(alias);
    if (target === undefined) this.page.fault({ field, place }, unknownReference(alias.source));
    return target ?? null;
  }

  /** References multiply what is written, so what is read is counted, not what is there. */
  #hasRoomFor(more: number, field: string, place: FilePosition): boolean {
    const before = this.#entries;
    this.#entries += more;
    if (this.#entries <= MOST_ENTRIES) return true;
    if (before <= MOST_ENTRIES) this.page.fault({ field, place }, TOO_MANY_ENTRIES);
    return false;
  }

  #items(list: YAMLSeq, field: string, place: FilePosition): readonly Entry[] {
    if (!this.#hasRoomFor(list.items.length, field, place)) return [];
    return list.items.map((item, number) => this.entry(item, `${field}[${number}]`, place));
  }

  /** The pairs of a map and those it takes in by "<<"; what is `taken` already is left out, for what stands first counts. */
  #pairs(
    map: YAMLMap,
    field: string,
    at: FilePosition,
    taken: Taken = { keys: new Set(), within: [] },
  ): readonly Pair[] {
    if (!this.#hasRoomFor(map.items.length, field, at)) return [];
    const own = map.items.filter(({ key }) => wordOf(key) !== MERGE && !taken.keys.has(wordOf(key)));
    const pairs = own.map(({ key, value }): Pair => {
      const word = wordOf(key);
      const place = this.#place(isNode(key) ? key : null, START, null);
      return { key: word, value: this.entry(value, field === '' ? word : `${field}.${word}`, place, place) };
    });
    if (own.length === map.items.length) return pairs;
    for (const { key } of pairs) taken.keys.add(key);
    const merges = map.items.filter(({ key }) => wordOf(key) === MERGE);
    const inside = { keys: taken.keys, within: [...taken.within, map] };
    return [...pairs, ...merges.flatMap(({ value }) => this.#merged(value, field, at, inside))];
  }

  /** The keys that `<<: *name` or `<<: [*one, *other]` takes in. */
  #merged(value: unknown, field: string, at: FilePosition, taken: Taken): readonly Pair[] {
    const node = isNode(value) ? value : null;
    const place = this.#place(node, at, null);
    const target = isAlias(node) ? this.#targetOf(node, field, place) : node;
    if (isMap(target) && !taken.within.includes(target) && taken.within.length <= DEEPEST_MERGE)
      return this.#pairs(target, field, place, taken);
    if (isSeq(target) && target === node)
      return target.items.flatMap((item) => this.#merged(item, field, place, taken));
    if (!isAlias(node) || target !== null) this.page.fault({ field, place }, isMap(target) ? ENDLESS_MERGE : BAD_MERGE);
    return [];
  }
}

const wordOf = (key: unknown): string => (isScalar(key) ? String(key.value) : typeof key === 'string' ? key : '');

/** What every reference refers to: the part above it that last had its label. */
function targetsIn(document: Document.Parsed): ReadonlyMap<Alias, Node> {
  const labelled = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) {
        const target = labelled.get(node.source);
        if (target !== undefined) targets.set(node, target);
      } else if (node.anchor !== undefined) labelled.set(node.anchor, node);
    },
  });
  return targets;
}

/** Opens on first use, and only once. */
function once<T>(open: () => T): () => T {
  let opened: { readonly it: T } | null = null;
  return () => (opened ??= { it: open() }).it;
}

function scalarContent(node: Node | null): Content {
  if (!isScalar(node)) return { is: 'nothing' };
  const { value } = node;
  if (value === null) return { is: 'nothing' };
  if (typeof value === 'string') return { is: 'text', text: value };
  const text = node.source ?? '';
  if (typeof value === 'number') return { is: 'number', text, number: value };
  return typeof value === 'boolean' ? { is: 'flag', text, flag: value } : { is: 'text', text };
}
