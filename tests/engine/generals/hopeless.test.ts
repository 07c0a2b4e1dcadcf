/** Weighing an answer only until it is hopeless changes nothing but the time it takes. */
import { describe, expect, it } from 'vitest';
import { openBattle } from '../../../engine/battle';
import type { AnyQuestion, BattleEvent, Evaluation } from '../../../engine/battle';
import { capableGeneral } from '../../../engine/generals';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { setUpOf } from '../../kit';
import { stUlrich } from '../scenario/files';

type Evaluate = NonNullable<AnyQuestion['evaluate']>;

/** A battle whose questions promise what `instead` makes of their own estimates. */
function foughtWith(instead: (evaluate: Evaluate) => Evaluate, seed: number): readonly BattleEvent[] {
  const battle = openBattle(setUpOf({ system: honoursOfWar, scenario: stUlrich(), turns: 4 }, seed));
  const general = capableGeneral(honoursOfWar);
  while (!battle.ended) {
    const [decision] = battle.pending;
    const question = decision && battle.question(decision.kind);
    if (!question) throw new Error('the battle neither asks nor ends');
    const evaluate = question.evaluate?.bind(question);
    const asked = evaluate ? { ...question, evaluate: instead(evaluate) } : question;
    battle.submit(decision.seat, general.choose(battle.view(decision.seat), decision, asked));
  }
  return battle.events;
}

describe('an answer that is given up as hopeless', () => {
  it.each([1, 2, 3])('was not the best: the battle is the same when all is weighed to the end (seed %i)', (seed) => {
    const hasty = foughtWith((evaluate) => evaluate, seed);
    const patient = foughtWith((evaluate) => (view, about, choice) => evaluate(view, about, choice), seed);
    expect(JSON.stringify(hasty)).toBe(JSON.stringify(patient));
  });

  it('is never shown less than it promises', () => {
    let [shown, givenUp] = [0, 0];
    const watched =
      (evaluate: Evaluate): Evaluate =>
      (view, about, choice) => {
        const seen: Evaluation[] = [];
        const whole = evaluate(view, about, choice, (atBest) => {
          seen.push(atBest);
          return false;
        });
        for (const { harm, risk, ready } of seen) {
          expect(harm).toBeGreaterThanOrEqual(whole.harm);
          expect(risk).toBeLessThanOrEqual(whole.risk);
          expect(ready).toBe(whole.ready);
        }
        const atBest = evaluate(view, about, choice, () => true);
        expect(atBest).toEqual(seen[0] ?? whole);
        shown += seen.length;
        if (seen.length > 0 && atBest.harm - atBest.risk > whole.harm - whole.risk) givenUp++;
        return whole;
      };
    foughtWith(watched, 2);
    expect(shown).toBeGreaterThan(100);
    expect(givenUp).toBeGreaterThan(20);
  });
});
