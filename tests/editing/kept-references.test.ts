/** What is named by its number in the file, as an accepted finding is, stays with its thing when entries go, come and change places. */
import { describe, expect, it } from 'vitest';
import type { Change } from '../../editing/change';
import type { Draft, Refused } from '../../editing/draft';
import { duplicate } from '../../editing/copying';
import { withReferencesKept } from '../../editing/kept-references';
import { remove } from '../../editing/removing';
import { moveInOrder } from '../../editing/troops';
import { moveToBrigade } from '../../editing/troops/reorganise';
import { isList, plainText } from '../../engine/scenario/edits';
import { after, ODD, open } from './drafts';

/** Woods without a name, two of the three accepted by their number; a fence whose copies have numbers too. */
const WOODS = ['[20, 100]', '[60, 20]', '[100, 90]']
  .map((at) => `  - wood: { outline: { ellipse: { at: ${at}, radii: [4, 3] } } }\n`)
  .join('');
const accepting = (...fields: readonly string[]): string =>
  ODD.replace('  - hedge:', `${WOODS}  - hedge:`) +
  `accept:\n${fields.map((field) => `  - { code: some-code, field: '${field}', reason: Known. }   # why\n`).join('')}`;

function acceptedAfter(text: string, make: (draft: Draft) => Change | Refused): readonly unknown[] {
  const draft = open(text);
  const change = make(draft);
  if ('refused' in change) throw new Error(change.refused);
  const kept = withReferencesKept(draft, text, change, (now) => open(now).fields);
  const values = plainText(after(text, kept));
  const all = values !== null && typeof values === 'object' && !isList(values) ? (values['accept'] ?? []) : [];
  return isList(all)
    ? all.map((one) => (one !== null && typeof one === 'object' && 'field' in one ? one.field : one))
    : [];
}

describe('accepted findings', () => {
  it.each<readonly [string, string, (draft: Draft) => Change | Refused, readonly string[]]>([
    ['by number, an earlier one goes', 'wood-3', (draft) => remove(draft, ['wood-1']), ['wood-2']],
    ['by number, a later one goes', 'wood-1', (draft) => remove(draft, ['wood-3']), ['wood-1']],
    ['by number, it goes itself', 'wood-2', (draft) => remove(draft, ['wood-2']), []],
    [
      'by field, an earlier one goes',
      'terrain[9].wood.outline',
      (draft) => remove(draft, ['zeitberg']),
      ['terrain[8].wood.outline'],
    ],
    ['by field, it goes itself', 'terrain[8].wood', (draft) => remove(draft, ['wood-2']), []],
    ['by field, one comes before it', 'terrain[9].wood', (draft) => duplicate(draft, ['knoll']), ['terrain[10].wood']],
    [
      'by field of units, an earlier one goes',
      'armies.blue.brigades[2].units[1]',
      (draft) => remove(draft, ['blue/column']),
      ['armies.blue.brigades[1].units[1]'],
    ],
    [
      'by field, brigades change places',
      'armies.blue.brigades[2].units[1]',
      (draft) => moveInOrder(draft, ['blue/reserve'], { before: 'blue/column' }),
      ['armies.blue.brigades[1].units[1]'],
    ],
    [
      'by field, it joins another brigade',
      'armies.blue.independents[0]',
      (draft) => moveToBrigade(draft, ['blue/lancers'], 'blue/reserve', 0),
      ['armies.blue.brigades[2].units[0]'],
    ],
    [
      'by the id of a name, which stays',
      'blue/lancers',
      (draft) => moveToBrigade(draft, ['blue/lancers'], 'blue/reserve', 0),
      ['blue/lancers'],
    ],
  ])('%s', (_, field, make, wanted) => {
    expect(acceptedAfter(accepting(field), make)).toEqual(wanted);
    // Beside another, which stays.
    expect(acceptedAfter(accepting(field, 'red/watch'), make)).toEqual([...wanted, 'red/watch']);
  });

  it('a change that touches no numbered name is left as it is', () => {
    const draft = open(ODD);
    const change = remove(draft, ['knoll']);
    if ('refused' in change) throw new Error(change.refused);
    expect(withReferencesKept(draft, ODD, change, () => expect.fail('not read'))).toBe(change);
  });
});
