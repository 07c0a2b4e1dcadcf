import { expect, it } from 'vitest';
import type { Choice, Decision, Odds, View } from '../../../engine/battle';
import { asListed } from '../../../engine/play/asked';

const hitsAt = (_view: View, _about: never, choice: Choice): Odds => ({
  leaf: { hits: 'moment' in choice && choice.moment > 0 && choice.moment < 7 ? 1 : 0 },
});
const listed = (question: { readonly odds?: typeof hitsAt }, list: readonly Choice[]): readonly Choice[] =>
  asListed(question, {} as View, { about: {} } as Decision, list);

it('lists of moments that come to the same the first and the last, and all that come to something else', () => {
  const hold: Choice = { pick: 'hold' };
  const moments = [0, 1, 2, 3, 4, 5, 6, 7].map((moment): Choice => ({ moment }));
  expect(listed({ odds: hitsAt }, [...moments, hold])).toEqual([moments[0], moments[1], moments[6], moments[7], hold]);
  expect(listed({}, [...moments, hold])).toEqual([...moments, hold]);
});
it('lists lengths from the shortest on', () => {
  expect(listed({}, [{ span: 9 }, { span: 3 }])).toEqual([{ span: 3 }, { span: 9 }]);
});
