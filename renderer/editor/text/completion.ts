import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { FILE_FORMS, offersAt, type Offer } from '../../../engine/scenario/description';
import { holeAt, scalarText, type Hole } from '../../../engine/scenario/edits';
import { troopsIn, type Nation, type Scenario } from '../../../engine/scenario';
import { namesCalled } from './names';

interface Known {
  readonly scenario: Scenario | null;
  readonly nations: readonly Nation[];
}

/** Completes keys, words and names of a scenario file, as its format and the file itself have them. */
export const completionFrom =
  (known: () => Known) =>
  (context: CompletionContext): CompletionResult | null => {
    const text = context.state.doc.toString();
    const hole = holeAt(text, context.pos);
    if (!hole || (!context.explicit && hole.from === context.pos && !/[{,:-]\s$/.test(text.slice(0, context.pos))))
      return null;
    const { scenario, nations } = known();
    const offers = offersAt(FILE_FORMS.scenario, hole, (called) => namesCalled(called, scenario, nations));
    if (offers.length === 0) return null;
    const isKeyed = text[hole.to] === ':';
    const kinds = kindsOf(hole, scenario);
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

/** What the army's nation has of each type in its year, where a type is being written: "superior". */
function kindsOf({ path }: Hole, scenario: Scenario | null): ReadonlyMap<string, string> {
  const [armies, side] = path;
  const army = scenario?.armies.find(({ id }) => id === side);
  if (armies !== 'armies' || path.at(-1) !== 'type' || !army) return new Map();
  return new Map(troopsIn(army.nation, army.year).map((kind) => [kind.type, kind.class]));
}
