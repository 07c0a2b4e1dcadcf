import { describe, expect, it } from 'vitest';
import type { RetreatAbout } from '../../../../../engine/rules/honours-of-war/morale/retreat-length';
import { weighedRetreatQuestion } from '../../../../../engine/rules/honours-of-war/sequence/retreat-question';
import { battlefield } from '../field';
import type { UnitPlace } from '../field';

interface Situation {
  readonly leader: readonly [number, number];
  readonly lossow?: UnitPlace;
  readonly esterle?: UnitPlace;
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

describe('HOW-RET-02: what a length of retreat is worth', () => {
  const foot = (leader: readonly [number, number], enemy: number) => {
    const on = battlefield({
      blue: { a: { at: [100, 98], hits: 4, command: 'first', marks: { 'struck by': 'z', 'struck from': 'front' } } },
      red: { z: { at: [100, enemy] } },
      leaders: { first: { at: leader } },
    });
    return weighedRetreatQuestion.evaluate?.(on.view('blue'), { unit: 'a', least: 20, most: 40 }, { span: 20 });
  };
  it.each<[string, Parameters<typeof foot>, number]>([
    ['its commander hears it, and a hit is rallied past 30 cm', [[100, 66], 120], 0.1 + 0.3 - 0.1],
    ['out of command it is 0.3 less', [[220, 98], 120], 0.1 - 0.1],
    ['past 60 cm two hits are rallied', [[220, 98], 145], 0.2 - 0.1],
  ])('%s', (_what, [leader, enemy], ready) => {
    expect(foot(leader, enemy)).toEqual({ harm: 0, risk: 0, ready: expect.closeTo(ready, 6) as number });
  });
});

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
