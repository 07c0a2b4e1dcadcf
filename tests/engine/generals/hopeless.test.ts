/** Weighing an answer only until it is hopeless changes nothing but the time it takes. */
import { describe, expect, it } from 'vitest';
import { openBattle } from '../../../engine/battle';
import type { BattleEvent } from '../../../engine/battle';
import { capableGeneral } from '../../../engine/generals';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import type { Prospect, RuleSystem } from '../../../engine/rules/system';
import { setUpOf } from '../analysis/battles';

/** A battle in which `system` weighs for both sides, under the same rules. */
function foughtWith(system: RuleSystem, seed: number): readonly BattleEvent[] {
  const battle = openBattle(setUpOf(seed, 4));
  const general = capableGeneral(system);
  while (!battle.ended) {
    const [decision] = battle.pending;
    const question = decision && battle.question(decision.kind);
    if (!question) throw new Error('the battle neither asks nor ends');
    battle.submit(decision.seat, general.choose(battle.view(decision.seat), decision, question));
  }
  return battle.events;
}

describe('an answer that is given up as hopeless', () => {
  it.each([1, 2, 3])('was not the best: the battle is the same when all is weighed to the end (seed %i)', (seed) => {
    const patient = {
      ...honoursOfWar,
      prospect: (...[view, decision, choice]: Parameters<RuleSystem['prospect']>) =>
        honoursOfWar.prospect(view, decision, choice),
    };
    expect(JSON.stringify(foughtWith(honoursOfWar, seed))).toBe(JSON.stringify(foughtWith(patient, seed)));
  });

  it('is never shown less than it promises', () => {
    let [shown, givenUp] = [0, 0];
    const watched: RuleSystem = {
      ...honoursOfWar,
      prospect: (view, decision, choice) => {
        const seen: Prospect[] = [];
        const whole = honoursOfWar.prospect(view, decision, choice, (atBest) => {
          seen.push(atBest);
          return false;
        });
        for (const { harm, risk, ready } of seen) {
          expect(harm).toBeGreaterThanOrEqual(whole.harm);
          expect(risk).toBeLessThanOrEqual(whole.risk);
          expect(ready).toBe(whole.ready);
        }
        const atBest = honoursOfWar.prospect(view, decision, choice, () => true);
        expect(atBest).toEqual(seen[0] ?? whole);
        shown += seen.length;
        if (seen.length > 0 && atBest.harm - atBest.risk > whole.harm - whole.risk) givenUp++;
        return whole;
      },
    };
    foughtWith(watched, 2);
    expect(shown).toBeGreaterThan(100);
    expect(givenUp).toBeGreaterThan(20);
  });
});
