import * as v from 'valibot';
import { integer, nothing, number, object, oneOf, text } from '../fields';
import { document, file, scenarioText, seed, stamp, title } from './fragments';

export const raisingOrder = object({
  text: scenarioText,
  file: v.nullable(file),
  side: text(200),
  points: number(1, 100_000),
  /** What the nation has in it; left out, the army's own year. */
  year: v.optional(integer(1, 9999)),
  shape: oneOf('balanced', 'foot', 'horse', 'light'),
  seed,
});

export const EDITING_ARGUMENTS = {
  'editing.begin': object({ document, file: v.nullable(file) }),
  'editing.end': object({ document }),
  'journal.write': object({
    document,
    file: v.nullable(file),
    title,
    stamp,
    steps: integer(0, 10_000_000),
    text: scenarioText,
  }),
  'journal.forget': object({ document }),
  'recovery.list': nothing,
  'recovery.open': object({ document }),
  'recovery.discard': object({ document }),
  'recovery.restore': object({ document }),
  /** `file` is what it was opened as; null of one that was never saved. */
  'editor.read': object({ text: scenarioText, file: v.nullable(file) }),
  'editor.nations': nothing,
  'nation.text': object({ id: text(200) }),
  /** `id` is null of a new one, which its name gives a file; `expects` the stamp of what is replaced. */
  'nation.save': object({ id: v.nullable(text(200)), name: title, text: scenarioText, expects: stamp }),
  'editor.raise': raisingOrder,
};
