/** Readers of single values: text, numbers, flags and words. */
import { notAllowed, wrongType } from './faults';
import type { Synonyms } from './faults';
import type { TextForm } from './form';
import type { Entry } from '../text/page';
import { made, reader } from './reader';
import type { Reader } from './reader';

/** Characters of a name or another text of a line, and of a text of paragraphs. */
const LONGEST_LINE = 120;
const LONGEST_TEXT = 20_000;

const textForm = (called: string, like: string | null, most: number): TextForm => ({ is: 'text', called, like, most });

/** Text that is not empty, of at most `most` characters; `called` says what it is in the documentation. */
export const textCalled = (called: string, most = LONGEST_LINE): Reader<string> => matching(called, null, most);
/** A name, or a few words. */
export const text = textCalled('text');
/** Sentences or paragraphs. */
export const longTextCalled = (called: string): Reader<string> => textCalled(called, LONGEST_TEXT);
export const longText = longTextCalled('text');

/** Text that `like`, a regular expression, must match; the fault, when it does not, is `code`. */
export function textLike(called: string, like: string, code: string, fix: string): Reader<string> {
  const wanted = new RegExp(like, 'u');
  return made(matching(called, like, LONGEST_LINE), (written, entry) =>
    wanted.test(written)
      ? written
      : entry.page.fault(entry, { code, message: `"${written.slice(0, 60)}" is not ${called}.`, fix }),
  );
}

/** What has no place on paper or screen: control characters but line ends and tabs, and halves of characters. */
const UNPRINTABLE = /[^\P{Cc}\n\r\t]|\p{Cs}|[\uFFFE\uFFFF]/u;

function matching(called: string, like: string | null, most: number): Reader<string> {
  return reader(textForm(called, like, most), (entry) => {
    const { content } = entry;
    if (content.is === 'list' || content.is === 'keys' || content.is === 'nothing') return wrongType(entry, 'text');
    const trimmed = content.text.trim();
    if (trimmed === '') return wrongType(entry, 'text that is not empty');
    if (trimmed.length > most)
      return entry.page.fault(entry, {
        code: 'too-long',
        message: `The text has ${trimmed.length} characters; at most ${most} may stand here.`,
        fix: 'Shorten it.',
      });
    const [strange] = UNPRINTABLE.exec(trimmed) ?? [];
    if (strange === undefined) return trimmed;
    return entry.page.fault(entry, {
      code: 'unprintable',
      message: `The text has a character that nothing can show: U+${strange.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}.`,
      fix: 'Remove it.',
    });
  });
}

export const flag: Reader<boolean> = reader({ is: 'flag' }, (entry) =>
  entry.content.is === 'flag' ? entry.content.flag : wrongType(entry, 'true or false'),
);

export function number(least: number, most: number, whole: 'whole' | 'any' = 'any'): Reader<number> {
  return reader({ is: 'number', least, most, whole: whole === 'whole' }, (entry) => {
    const { content } = entry;
    if (content.is !== 'number' || (whole === 'whole' && !Number.isInteger(content.number)))
      return wrongType(entry, whole === 'whole' ? 'a whole number' : 'a number');
    return inRange(entry, content.number, least, most, '');
  });
}

export function inRange(entry: Entry, value: number, least: number, most: number, unit: string): number | undefined {
  // Written so that NaN, which is in no range, is refused as well.
  if (value >= least && value <= most) return value + 0;
  return entry.page.fault(entry, {
    code: 'out-of-range',
    message: `${value}${unit} is out of range here.`,
    fix: `Write a value from ${least}${unit} to ${most}${unit}.`,
  });
}

/** One of the words, however it is capitalised; `synonyms` are other words for them, to guess at. */
export function oneOf<const T extends string>(allowed: readonly T[], synonyms: Synonyms = {}): Reader<T> {
  return reader({ is: 'word', words: allowed }, (entry) => {
    const word = text(entry);
    if (word === undefined) return undefined;
    const found = allowed.find((value) => value === word.toLowerCase());
    return found ?? entry.page.fault(entry, notAllowed(word, allowed, 'value-not-allowed', synonyms));
  });
}
