/** Text in braces that a comma has cut in two: `{ text: Light comes, and the mist lifts }` is a text and a key without a value. */
import { pathOfField } from '../edits';
import type { Entry, Pair } from '../text/page';
import { shortened } from './faults';

/** The pairs with cut texts whole again, each noted as a fault that says to quote it. */
export function withoutCutText(pairs: readonly Pair[], known: readonly string[]): readonly Pair[] {
  const whole: Pair[] = [];
  for (let next = 0; next < pairs.length;) {
    const pair = pairs[next];
    if (!pair) break;
    next += 1;
    const from = next;
    while (isRestOf(pair.value, pairs[next], known)) next += 1;
    whole.push(from === next ? pair : joined(pair, pairs.slice(from, next)));
  }
  return whole;
}

/** A key nobody knows, without a value, behind a text in the same line. */
const isRestOf = ({ content, place }: Entry, pair: Pair | undefined, known: readonly string[]): boolean =>
  content.is === 'text' &&
  pair?.value.content.is === 'nothing' &&
  !known.includes(pair.key) &&
  pair.value.place.line === place.line;

function joined({ key, value }: Pair, rests: readonly Pair[]): Pair {
  const parts = [value.content.is === 'text' ? value.content.text : '', ...rests.map((rest) => rest.key)];
  const text = parts.join(', ');
  const at = rests[0]?.value ?? value;
  at.page.fault(
    { field: at.field, place: at.keyPlace ?? at.place },
    {
      code: 'text-cut',
      message: `"${shortened(parts[1] ?? '')}" is not a key: the comma before it ends the text of "${key}" too early.`,
      fix: `Put the text in quotes: ${key}: "${shortened(text)}".`,
      repair: [
        ...rests.map((rest) => ({ do: 'remove', path: pathOfField(rest.value.field) }) as const),
        { do: 'set', path: pathOfField(value.field), value: text },
      ],
    },
  );
  return { key, value: { ...value, content: { is: 'text', text } } };
}
