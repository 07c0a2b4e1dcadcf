/** He looks ahead on what his seat knows at the beginning of the step, and so thinks the same whenever he is asked. */
import { describe, expect, it } from 'vitest';
import { openBattle } from '../../../engine/battle';
import type { Battle } from '../../../engine/battle';
import { generalNamed } from '../../../engine/generals';
import { brilliantGeneral } from '../../../engine/generals/brilliant';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { setUpOf } from '../../kit';
import { stUlrich } from '../scenario/files';

const setUp = setUpOf({ system: honoursOfWar, scenario: stUlrich(), turns: 1 }, 1);
const [brilliant, capable] = [brilliantGeneral(honoursOfWar, 9), generalNamed('capable').make(honoursOfWar)];

/** Goes on until a unit of blue is asked for its move, with so many moves before it. */
function untilMove(battle: Battle, before: number): Battle {
  for (let moves = 0; !battle.ended;) {
    const [decision] = battle.pending;
    const question = decision && battle.question(decision.kind);
    if (!question) throw new Error('the battle neither asks nor ends');
    if (decision.kind === 'manoeuvre' && decision.seat === 'blue' && moves++ === before) break;
    battle.submit(decision.seat, capable.choose(battle.view(decision.seat), decision, question));
  }
  return battle;
}

const answer = (battle: Battle) => {
  const [decision] = battle.pending;
  const question = decision && battle.question(decision.kind);
  if (!question) throw new Error('nothing is asked');
  return brilliant.choose(battle.view(decision.seat), decision, question);
};

describe('the brilliant general', () => {
  it('answers the same in the middle of a step when the battle is entered there anew, and changes nothing in it', () => {
    const battle = untilMove(openBattle(setUp), 3);
    const events = battle.events.length;
    const first = answer(battle);
    expect(battle.events).toHaveLength(events);
    expect(answer(battle.backTo(battle.entries.length))).toEqual(first);
  });
});
