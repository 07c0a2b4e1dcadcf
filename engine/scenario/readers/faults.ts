/** Faults that many readers find, in the same words everywhere. */
import type { Entry, Fault } from '../text/page';
import { nearest, orList } from './spelling';

/** A word that is not among those allowed, with the likeliest repair. */
export function notAllowed(word: string, allowed: readonly string[], code = 'value-not-allowed'): Fault {
  const meant = nearest(word, allowed);
  return {
    code,
    message: `"${shortened(word)}" is not known here; allowed: ${orList(allowed)}.`,
    fix: meant === null ? `Write ${orList(allowed)}.` : `Did you mean "${meant}"?`,
    ...(meant !== null && { quickFix: { write: meant } }),
  };
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
