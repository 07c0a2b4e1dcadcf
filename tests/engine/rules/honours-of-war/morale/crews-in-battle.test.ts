import { expect, it } from 'vitest';
import { freshAllowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { rallyPhase } from '../../../../../engine/rules/honours-of-war/rally/rally-phase';
import { battlefield, leaveGunsAt } from '../field';
import type { UnitPlace } from '../field';

/** A crew at `at` that has left a medium gun (7 by 7) at (100, 100). */
const crew = (at: readonly [number, number], red: Record<string, UnitPlace> = {}, more: UnitPlace = {}) => {
  const field = battlefield({
    blue: { crew: { type: 'medium gun', formation: 'crew', at, marks: { 'crew only': 1, ...more.marks } } },
    red,
  });
  leaveGunsAt(field, 'crew', { x: 100, y: 100 });
  return field;
};

it('HOW-ARTY-20: guns an enemy stands on are lost in the rally phase at the latest, and the crew with them', () => {
  const taken = crew([100, 60], { esterle: { at: [100, 102] } });
  taken.run(rallyPhase(taken));
  expect(taken.piece('crew').where).toEqual({ gone: 'Done For' });
  expect(taken.state.loose).toBeUndefined();
  const near = crew([100, 60], { esterle: { at: [100, 106] } });
  near.run(rallyPhase(near));
  expect(near.piece('crew').marks['done for']).toBeUndefined();
  expect(near.state.loose?.['crew guns']?.at).toMatchObject({ x: 100, y: 100 });
});

it('HOW-ARTY-21: a steady crew beside its guns may man them when it moves', () => {
  const offered = (at: readonly [number, number], marks: UnitPlace['marks'] = {}) => {
    const field = crew(at, {}, { marks });
    const view = field.view('blue');
    const about = freshAllowance(view, field.troop('crew'), { performance: 'Steady', directed: false });
    return manoeuvreQuestion.check(view, about, { pick: 'man guns' }) === null;
  };
  expect(offered([100, 93])).toBe(true);
  expect(offered([100, 92.8])).toBe(false);
  expect(offered([100, 93], { reforming: 1 })).toBe(false);
});
