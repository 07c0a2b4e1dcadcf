/** A file while it is read: its entries, each with its place, and the findings gathered so far. Nothing here knows YAML. */
import type { Edit } from '../edits';
import type { Finding, QuickFix } from '../findings';
import { editOf } from '../findings';

/** Lines and columns count from 1. */
export interface FilePosition {
  readonly line: number;
  readonly column: number;
}

/** What stands at a place in the file. `text` of a number or a flag is what was typed. */
export type Content =
  | { readonly is: 'nothing' }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly text: string; readonly number: number }
  | { readonly is: 'flag'; readonly text: string; readonly flag: boolean }
  | { readonly is: 'list'; readonly items: () => readonly Entry[] }
  | { readonly is: 'keys'; readonly pairs: () => readonly Pair[] };

export interface Pair {
  readonly key: string;
  readonly value: Entry;
}

export interface Entry {
  readonly page: Page;
  /** As `armies.blue.brigades[0].units[2].at`; empty for the whole file. */
  readonly field: string;
  readonly place: FilePosition;
  /** Of the key the entry is the value of. */
  readonly keyPlace: FilePosition | null;
  readonly content: Content;
}

/** A fault without its place. */
export interface UnplacedFault {
  readonly code: string;
  readonly message: string;
  readonly fix?: string;
  /** The repair, where a program can make it. */
  readonly quickFix?: QuickFix;
  /** The same as edits, where it takes more than one. */
  readonly repair?: readonly Edit[];
}

const MOST_FINDINGS = 500;
const AND_MORE: UnplacedFault = {
  code: 'and-more',
  message: `There are more than ${MOST_FINDINGS - 1} findings; the rest are not told.`,
  fix: 'Repair these first.',
};

export const UNKNOWN_REFERENCE = 'unknown-reference';
const PLACE_UNCLEAR = 'place-unclear';
/** Keys that say where a thing is. */
const PLACE_KEYS = [
  'at',
  'heading',
  'inside',
  'arrives',
  'entry',
  'length',
  'course',
  'size',
  'outline',
  'feature',
] as const;

export class Page {
  readonly findings: Finding[] = [];
  /** Where each field that was read stands. */
  readonly places = new Map<string, FilePosition>();
  /** Fields of things that could not be read: what was read is then a part of what the file says. */
  readonly lostFields: string[] = [];
  /** Metres of the ground to a cm of the table; null where the file does not tell it. */
  metresToCm: number | 'unread' | null = null;
  readonly #lost = new Set<string>();
  /** Fields whose reference means nothing. */
  readonly #dead = new Set<string>();

  constructor(readonly file: string) {}

  get isIncomplete(): boolean {
    return this.lostFields.length > 0;
  }

  get isFull(): boolean {
    return this.findings.length >= MOST_FINDINGS;
  }

  /** Notes an error at a field; the place is the field's own unless another is given. Reads as "unread" in readers. */
  fault(at: Pick<Entry, 'field' | 'place'>, fault: UnplacedFault, severity: Finding['severity'] = 'error'): undefined {
    const { line, column } = at.place;
    if (this.isFull || this.#followsFromDead(at.field, fault.code)) return undefined;
    if (fault.code === UNKNOWN_REFERENCE) this.#dead.add(at.field);
    const { quickFix, ...told } = this.findings.length + 1 < MOST_FINDINGS ? fault : AND_MORE;
    const { file } = this;
    const repair = quickFix && at.field ? { repair: [editOf(at.field, quickFix)] } : {};
    this.findings.push({ file, line, column, severity, ...told, ...repair, ...(at.field && { field: at.field }) });
    return undefined;
  }

  /** Whether a reference to nothing stands at a field: what is missing there was told already. */
  isDead(field: string): boolean {
    return this.#dead.has(field);
  }

  /** Nothing else is said of what refers to nothing, nor that the place of a thing is unclear because of it. */
  #followsFromDead(field: string, code: string): boolean {
    if (code === UNKNOWN_REFERENCE) return false;
    if (this.isDead(field)) return true;
    return code === PLACE_UNCLEAR && PLACE_KEYS.some((key) => this.isDead(`${field}.${key}`));
  }

  /** Goes on without a thing that could not be read. What is called by a name in it means nothing, and no fault follows. */
  lose({ field, content }: Pick<Entry, 'field' | 'content'>): void {
    this.lostFields.push(field);
    this.#loseNames(content);
  }

  #loseNames(content: Content): void {
    if (content.is === 'list') for (const item of content.items()) this.#loseNames(item.content);
    if (content.is !== 'keys') return;
    for (const { key, value } of content.pairs())
      if (key === 'name' && value.content.is !== 'nothing' && 'text' in value.content)
        this.#lost.add(value.content.text.trim());
      else this.#loseNames(value.content);
  }

  /** Whether a name is that of something lost, of a copy of it (`Hedge 3`) or of a part (`Mulheim/2`). */
  isLost(name: string): boolean {
    return this.#lost.has(name) || this.#lost.has(name.replace(/[ /]\d+$/, ''));
  }

  /** The nearest place known for a field: its own, or that of what holds it. */
  placeOf(field: string): FilePosition {
    for (
      let path = field;
      path !== '';
      path = path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0))
    ) {
      const place = this.places.get(path);
      if (place !== undefined) return place;
    }
    return { line: 1, column: 1 };
  }
}
