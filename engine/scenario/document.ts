/**
 * Opens the text of a file as entries with their places. Refuses what is too large, too deep or built to explode, and
 * puts the parser's complaints into plain words.
 */
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document, Node, YAMLMap, YAMLSeq } from 'yaml';
import { Page } from './page';
import type { Content, Entry, Pair, Place } from './page';
import { SYNTAX_FAULTS } from './syntax-faults';

const MOST_CHARACTERS = 5_000_000;
const MOST_ALIASES = 100;
const MOST_SYNTAX_FAULTS = 20;
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
  for (const { code, pos } of document.errors.slice(0, MOST_SYNTAX_FAULTS))
    page.fault({ field: '', place: placeAt(lines, pos[0]) }, SYNTAX_FAULTS[code]);
  if (document.errors.length > 0) return { page, root: null };
  const root = new Opener(page, document, lines).entry(document.contents, '', START);
  if (root.content.is !== 'nothing') return { page, root };
  page.fault(whole, { code: 'empty-file', message: 'The file is empty.', fix: 'Start it with "cockade: 1".' });
  return { page, root: null };
}

function parsed(text: string, lineCounter: LineCounter): Document.Parsed | null {
  try {
    // Double keys are found by our own readers: the parser compares every key with every other.
    return parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      stringKeys: true,
      uniqueKeys: false,
      logLevel: 'silent',
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

  constructor(
    readonly page: Page,
    readonly document: Document.Parsed,
    readonly lines: LineCounter,
  ) {}

  /** `owner` is the place of the key or the list that holds the node. */
  entry(value: unknown, field: string, owner: Place, keyPlace: Place | null = null): Entry {
    const node = isNode(value) ? value : null;
    const place = this.#place(node, owner);
    this.page.places.set(field, place);
    return { page: this.page, field, place, keyPlace, content: this.#content(node, field, place) };
  }

  /** Indented blocks are found at the key that owns them, everything else where it starts. */
  #place(node: Node | null, owner: Place): Place {
    const start = node?.range?.[0];
    if (start === undefined) return owner;
    const indented = (isMap(node) || isSeq(node)) && node.flow !== true;
    const own = placeAt(this.lines, start);
    return indented && owner.line < own.line && owner !== START ? owner : own;
  }

  #content(node: Node | null, field: string, place: Place): Content {
    if (isAlias(node)) {
      this.#aliases += 1;
      if (this.#aliases <= MOST_ALIASES) return this.#content(node.resolve(this.document) ?? null, field, place);
      if (this.#aliases === MOST_ALIASES + 1)
        this.page.fault(
          { field, place },
          {
            code: 'too-many-references',
            message: `The file repeats parts of itself by reference ("*name") more than ${MOST_ALIASES} times.`,
            fix: 'Write the parts out.',
          },
        );
      return { is: 'nothing' };
    }
    if (isMap(node)) return { is: 'keys', pairs: () => this.#pairs(node, field) };
    if (isSeq(node)) return { is: 'list', items: () => this.#items(node, field, place) };
    return scalarContent(node);
  }

  #items(list: YAMLSeq, field: string, place: Place): readonly Entry[] {
    return list.items.map((item, number) => this.entry(item, `${field}[${number}]`, place));
  }

  #pairs(map: YAMLMap, field: string): readonly Pair[] {
    return map.items.map(({ key, value }) => {
      const word = isScalar(key) ? String(key.value) : '';
      const place = this.#place(isNode(key) ? key : null, START);
      return { key: word, value: this.entry(value, field === '' ? word : `${field}.${word}`, place, place) };
    });
  }
}

function scalarContent(node: Node | null): Content {
  if (!isScalar(node)) return { is: 'nothing' };
  const { value } = node;
  const text = node.source ?? String(value);
  if (typeof value === 'string') return { is: 'text', text: value };
  if (typeof value === 'number') return { is: 'number', text, number: value };
  if (typeof value === 'boolean') return { is: 'flag', text, flag: value };
  return { is: 'nothing' };
}
