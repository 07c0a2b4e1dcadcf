/**
 * Opens the text of a file as entries with their places. Refuses what is too large, too deep or built to explode, and
 * puts the parser's complaints into plain words.
 */
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Alias, Document, Node, YAMLMap, YAMLSeq } from 'yaml';
import { Page } from './page';
import type { Content, Entry, Fault, Pair, Place } from './page';
import { SYNTAX_FAULTS } from './syntax-faults';

const MOST_CHARACTERS = 5_000_000;
const MOST_ALIASES = 100;
const MOST_ENTRIES = 200_000;
const TOO_MANY_REFERENCES: Fault = {
  code: 'too-many-references',
  message: `The file repeats parts of itself by reference ("*name") more than ${MOST_ALIASES} times.`,
  fix: 'Write the parts out.',
};
const TOO_MANY_ENTRIES: Fault = {
  code: 'too-many',
  message: `The file holds more than ${MOST_ENTRIES} values.`,
  fix: 'Check that this is the right file.',
};
const unknownReference = (name: string): Fault => ({
  code: 'unknown-reference',
  message: `"*${name}" refers to a part labelled "&${name}" above it, and there is none.`,
  fix: 'Write the value out, or put text that starts with an asterisk in quotes.',
});
const START: Place = { line: 1, column: 1 };

/** The whole file as one entry, or null with the reasons among the findings of the page. */
export function openDocument(file: string, text: string): { page: Page; root: Entry | null } {
  const page = new Page(file);
  const whole = { field: '', place: START };
  if (text.length > MOST_CHARACTERS) {
    page.fault(whole, {
      code: 'file-too-large',
      message: `The file has ${text.length} characters; Cockade reads at most 5 million.`,
      fix: 'Check that this is the right file.',
    });
    return { page, root: null };
  }
  const lines = new LineCounter();
  const document = parsed(text, lines);
  if (document === null) {
    page.fault(whole, {
      code: 'not-readable',
      message: 'The file is nested too deeply to be read.',
      fix: 'Take the brackets or the indentation apart.',
    });
    return { page, root: null };
  }
  // One fault of syntax makes others below it, which would only confuse.
  const [first] = document.errors;
  if (first !== undefined) {
    page.fault({ field: '', place: placeAt(lines, first.pos[0]) }, SYNTAX_FAULTS[first.code]);
    return { page, root: null };
  }
  const root = new Opener(page, document, lines).entry(document.contents, '', START);
  if (root.content.is !== 'nothing') return { page, root };
  page.fault(whole, {
    code: 'empty-file',
    message: 'The file is empty.',
    fix: 'Start it with its kind, as "cockade: 1" for a scenario.',
  });
  return { page, root: null };
}

function parsed(text: string, lineCounter: LineCounter): Document.Parsed | null {
  try {
    // Double keys are found by our own readers: the parser compares every key with every other.
    return parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      stringKeys: true,
      resolveKnownTags: false,
      uniqueKeys: false,
      logLevel: 'error',
    });
  } catch {
    // The parser recurses; only its stack running out brings us here.
    return null;
  }
}

function placeAt(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

class Opener {
  #aliases = 0;
  #entries = 0;

  constructor(
    readonly page: Page,
    readonly document: Document.Parsed,
    readonly lines: LineCounter,
  ) {}

  /** `keyPlace` is that of the key whose value this is; `owner` that of the list it is in. */
  entry(value: unknown, field: string, owner: Place, keyPlace: Place | null = null): Entry {
    const node = isNode(value) ? value : null;
    const place = this.#place(node, owner, keyPlace);
    this.page.places.set(field, place);
    return { page: this.page, field, place, keyPlace, content: this.#content(node, field, place) };
  }

  /** Indented blocks are found at the key that owns them, everything else where it starts. */
  #place(node: Node | null, owner: Place, keyPlace: Place | null): Place {
    const indented = (isMap(node) || isSeq(node)) && node.flow !== true;
    if (keyPlace !== null && indented) return keyPlace;
    const start = node?.range?.[0];
    return start === undefined ? (keyPlace ?? owner) : placeAt(this.lines, start);
  }

  #content(node: Node | null, field: string, place: Place): Content {
    if (isAlias(node)) return this.#referred(node, field, place);
    if (isMap(node)) return { is: 'keys', pairs: once(() => this.#pairs(node, field, place)) };
    if (isSeq(node)) return { is: 'list', items: once(() => this.#items(node, field, place)) };
    return scalarContent(node);
  }

  #referred(alias: Alias, field: string, place: Place): Content {
    this.#aliases += 1;
    if (this.#aliases > MOST_ALIASES) {
      if (this.#aliases === MOST_ALIASES + 1) this.page.fault({ field, place }, TOO_MANY_REFERENCES);
      return { is: 'nothing' };
    }
    const target = alias.resolve(this.document);
    if (target !== undefined) return this.#content(target, field, place);
    this.page.fault({ field, place }, unknownReference(alias.source));
    return { is: 'nothing' };
  }

  /** References multiply what is written, so what is read is counted, not what is there. */
  #hasRoomFor(more: number, field: string, place: Place): boolean {
    const before = this.#entries;
    this.#entries += more;
    if (this.#entries <= MOST_ENTRIES) return true;
    if (before <= MOST_ENTRIES) this.page.fault({ field, place }, TOO_MANY_ENTRIES);
    return false;
  }

  #items(list: YAMLSeq, field: string, place: Place): readonly Entry[] {
    if (!this.#hasRoomFor(list.items.length, field, place)) return [];
    return list.items.map((item, number) => this.entry(item, `${field}[${number}]`, place));
  }

  #pairs(map: YAMLMap, field: string, at: Place): readonly Pair[] {
    if (!this.#hasRoomFor(map.items.length, field, at)) return [];
    return map.items.map(({ key, value }) => {
      const word = isScalar(key) ? String(key.value) : '';
      const place = this.#place(isNode(key) ? key : null, START, null);
      return { key: word, value: this.entry(value, field === '' ? word : `${field}.${word}`, place, place) };
    });
  }
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
