import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { FILE_FORMS, offersAt, type Offer } from '../../engine/scenario/description';
import { holeAt, scalarText, type Hole } from '../../engine/scenario/edits';

/** Completes keys, words and names of a file of a format; `kindsOf` has more to say of some words, which come first. */
export const completing =
  (
    file: keyof typeof FILE_FORMS,
    namesCalled: (called: string) => readonly string[],
    kindsOf: (hole: Hole) => ReadonlyMap<string, string> = () => new Map(),
  ) =>
  (context: CompletionContext): CompletionResult | null => {
    const text = context.state.doc.toString();
    const hole = holeAt(text, context.pos);
    if (!hole || (!context.explicit && hole.from === context.pos && !/[{,:-]\s$/.test(text.slice(0, context.pos))))
      return null;
    const offers = offersAt(FILE_FORMS[file], hole, namesCalled);
    if (offers.length === 0) return null;
    const isKeyed = text[hole.to] === ':';
    const kinds = kindsOf(hole);
    const options = offers.map((offer) => completionOf(offer, isKeyed, kinds.get(offer.word)));
    return { from: hole.from, to: hole.to, options, validFor: /^[^:,{}[\]#'"\n]*$/ };
  };

function completionOf({ word, is, says, needed }: Offer, isKeyed: boolean, kind: string | undefined): Completion {
  return {
    label: word,
    type: is === 'key' ? 'property' : is === 'word' ? 'enum' : 'variable',
    apply: is === 'key' ? (isKeyed ? word : `${word}: `) : scalarText(word),
    ...(says && { info: says }),
    ...(needed && { detail: 'needed' }),
    ...(kind !== undefined && { detail: kind }),
    boost: needed || kind !== undefined ? 50 : 0,
  };
}
