/** He plays the turn out with each of the best answers, as far as he may know the position, and thinks the same whenever he is asked. */
import { describe, expect, it } from 'vitest';
import { openBattle } from '../../../engine/battle';
import type { Battle, Decision } from '../../../engine/battle';
import { generalNamed, rehearseAs } from '../../../engine/generals';
import { brilliantGeneral } from '../../../engine/generals/brilliant';
import type { ExplainingGeneral } from '../../../engine/generals';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { mcnally } from '../../../engine/rules/mcnally';
import { setUpOf } from '../../kit';
import { stUlrich } from '../scenario/files';

const setUp = setUpOf({ system: honoursOfWar, scenario: stUlrich(), turns: 6 }, 1);
const [brilliant, capable] = [brilliantGeneral(honoursOfWar), generalNamed('capable').make(honoursOfWar)];

const asked = (battle: Battle): { decision: Decision; question: NonNullable<ReturnType<Battle['question']>> } => {
  const [decision] = battle.pending;
  const question = decision && battle.question(decision.kind);
  if (!question) throw new Error('nothing is asked');
  return { decision, question };
};

/** Goes on until a unit that may win or lose something by it is asked for its move, in the second turn or later. */
function untilContact(battle: Battle, capable: ExplainingGeneral, seat?: string): Battle {
  for (;;) {
    const { decision, question } = asked(battle);
    const view = battle.view(decision.seat);
    const { choice, weighed } = capable.explain(view, decision, question);
    const isHis = seat === undefined || decision.seat === seat;
    const mayWin = weighed.slice(0, 2).every(({ parts: { harm, risk } }) => harm + risk > 0.15);
    if (isHis && battle.state.at.turn >= 2 && decision.kind === 'manoeuvre' && weighed.length > 2 && mayWin)
      return battle;
    battle.submit(decision.seat, choice);
  }
}

const thought = (battle: Battle) => {
  const { decision, question } = asked(battle);
  const rehearse = rehearseAs(battle, decision.seat);
  return brilliant.explain(battle.view(decision.seat), decision, question, rehearse);
};

describe('the brilliant general', () => {
  const battle = untilContact(openBattle(setUp), capable);
  const { decision, question } = asked(battle);
  const estimated = capable.explain(battle.view(decision.seat), decision, question);

  it('plays out the best answers, and takes the one that is best then', () => {
    const { weighed, choice } = thought(battle);
    const [best] = weighed;
    expect(choice).toEqual(best?.choice);
    const played = weighed.filter(({ parts }) => parts.played !== 0);
    expect(played.length).toBeGreaterThan(0);
    expect(played.every(({ givenUp }) => !givenUp)).toBe(true);
    for (const { choice: one, score, parts } of weighed) {
      const before = estimated.weighed.find((other) => JSON.stringify(other.choice) === JSON.stringify(one));
      expect(score - parts.played).toBeCloseTo(before?.score ?? Number.NaN, 9);
    }
  });

  it('thinks the same when the battle is entered there anew, and changes nothing in it', () => {
    const events = battle.events.length;
    const first = thought(battle);
    expect(battle.events).toHaveLength(events);
    expect(thought(battle.backTo(battle.entries.length))).toEqual(first);
  });

  it('thinks as a capable general where the battle cannot be tried out', () => {
    const view = battle.view(decision.seat);
    expect(brilliant.explain(view, decision, question, () => null)).toEqual(estimated);
    expect(brilliant.choose(view, decision, question)).toEqual(estimated.choice);
  });
});

describe('where each side has a half of the turn, he plays on until the other has had his', () => {
  it.each(['blue', 'red'])('as %s', (seat) => {
    const under = { ...stUlrich(), rules: { ...stUlrich().rules, system: mcnally.id } };
    const everybody = generalNamed('capable').make(mcnally);
    const opened = openBattle(setUpOf({ system: mcnally, scenario: under, turns: 12 }, 1));
    const battle = untilContact(opened, everybody, seat);
    const { turn } = battle.state.at;
    const { decision, question } = asked(battle);
    const played: Battle[] = [];
    const rehearse = (): Battle => {
      const rehearsed = battle.rehearsal();
      played.push(rehearsed);
      return rehearsed;
    };
    brilliantGeneral(mcnally).explain(battle.view(seat), decision, question, rehearse);
    expect(played.length).toBeGreaterThan(0);
    for (const { state, ended } of played) if (!ended) expect(state.at).toMatchObject({ turn: turn + 1, halfOf: seat });
  });
});

describe('a battle to be tried out', () => {
  it('is given to nobody from whom a unit is hidden', () => {
    const pieces = setUp.start.pieces.map((piece) =>
      piece.id === 'red/regiment-prinz-casimir' ? { ...piece, where: { off: 'the road' } } : piece,
    );
    const battle = openBattle({ ...setUp, start: { ...setUp.start, pieces } });
    expect(rehearseAs(battle, 'blue')()).toBeNull();
    expect(rehearseAs(battle, 'red')()).not.toBeNull();
  });
});
