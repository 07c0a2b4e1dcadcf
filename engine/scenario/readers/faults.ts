/** Faults that many readers find, in the same words everywhere. */
import { listed } from '../model/phrases';
import type { Entry, UnplacedFault } from '../text/page';
import { containing, nearest } from './spelling';

/** Words that people use for others that are allowed, in small letters. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;
/** More guesses than this are none. */
const MOST_GUESSES = 4;

/** A word that is not among those allowed, with the likeliest repair. */
export function notAllowed(
  word: string,
  allowed: readonly string[],
  code = 'value-not-allowed',
  synonyms: Synonyms = {},
): UnplacedFault {
  const meant = guesses(word, allowed, synonyms);
  const [only, second] = meant;
  return {
    code,
    message: `"${shortened(word)}" is not known here; allowed: ${listed(allowed, 'or')}.`,
    fix:
      only === undefined
        ? 'Write one of these.'
        : `Did you mean ${listed(
            meant.map((one) => `"${one}"`),
            'or',
          )}?`,
    ...(only !== undefined && second === undefined && { quickFix: { write: only } }),
  };
}

function guesses(word: string, allowed: readonly string[], synonyms: Synonyms): readonly string[] {
  const same = Object.hasOwn(synonyms, word.toLowerCase()) ? synonyms[word.toLowerCase()] : undefined;
  if (same) return same;
  const meant = nearest(word, allowed);
  if (meant !== null) return [meant];
  const longer = containing(word, allowed);
  return longer.length <= MOST_GUESSES ? longer : [];
}

export function wrongType(entry: Entry, wanted: string): undefined {
  return entry.page.fault(entry, {
    code: 'wrong-type',
    message: `Here stands ${described(entry)}; it must be ${wanted}.`,
    fix: `Write ${wanted}.`,
  });
}

function described({ content }: Entry): string {
  if (content.is === 'nothing') return 'nothing';
  if (content.is === 'list') return 'a list';
  if (content.is === 'keys') return 'a group of keys';
  return content.is === 'text' ? `the text "${shortened(content.text)}"` : shortened(content.text);
}

/** Words of a file as they may stand in a message. */
export const shortened = (words: string): string => (words.length > 60 ? `${words.slice(0, 57)}...` : words);
