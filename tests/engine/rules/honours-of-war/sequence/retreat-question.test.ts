import { describe, expect, it } from 'vitest';
import type { RetreatAbout } from '../../../../../engine/rules/honours-of-war/morale/retreat';
import { weighedRetreatQuestion } from '../../../../../engine/rules/honours-of-war/sequence/retreat-question';
import { battlefield } from '../field';
import type { Place } from '../field';

interface Situation {
  readonly leader: readonly [number, number];
  readonly lossow?: Place;
  readonly esterle?: Place;
  readonly swept?: RetreatAbout['swept'];
}

/** Lossow at (100, 98) faces north and gives way before Esterle: the length, of 20 to 40 cm, that promises the most. */
function preferred({ leader, lossow, esterle, swept }: Situation): number {
  const field = battlefield({
    blue: {
      lossow: {
        at: [100, 98],
        hits: 4,
        command: 'first',
        marks: { 'struck by': 'esterle', 'struck from': 'front', 'broken off': 1 },
        ...lossow,
      },
    },
    red: { esterle: { at: [100, 116], ...esterle } },
    leaders: { first: { at: leader } },
  });
  const view = field.view('blue');
  const about = { unit: 'lossow', least: 20, most: 40, ...(swept ? { swept } : {}) };
  const promises = weighedRetreatQuestion.choices(view, about).list.map((choice) => {
    const { harm = 0, risk = 0, ready = 0 } = weighedRetreatQuestion.evaluate?.(view, about, choice) ?? {};
    return { span: choice.span, score: harm - risk + ready };
  });
  return promises.reduce((best, one) => (one.score > best.score ? one : best)).span;
}

/** Rallies one hit less. */
const INFERIOR: Situation = { leader: [100, 66], lossow: { class: 'inferior' } };

describe('HOW-RET-02: how far a general retreats', () => {
  it.each<[string, number, Situation]>([
    ['to where it rallies a hit', 25, { leader: [100, 66], esterle: { at: [100, 112] } }],
    ['no farther than it need, in command all the way', 20, { leader: [100, 66] }],
    ['no farther where no length brings it to its commander', 20, { leader: [220, 98] }],
    ['no farther than its commander is heard', 20, { leader: [100, 92] }],
    ['to its commander', 40, { leader: [100, 45] }],
    ['no farther from foot, where it rallies nothing', 20, { ...INFERIOR, esterle: { at: [100, 113] } }],
    ['out of reach of a charge of horse', 25, { ...INFERIOR, esterle: { at: [100, 109], type: 'dragoons' } }],
    [
      'to its commander, the way a friend sweeps it',
      40,
      { leader: [35, 98], swept: { direction: { x: -1, y: 0 }, with: [] } },
    ],
    ['out of range of guns', 40, { leader: [100, 66], esterle: { type: 'light gun', at: [100, 135] } }],
  ])('%s: %d cm', (_what, span, layout) => {
    expect(preferred(layout)).toBe(span);
  });
});
