import { expect, it } from 'vitest';
import { commandsUnder } from '../../../engine/generals';
import { openPlay } from '../../../engine/play';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { scenarioAt, ST_ULRICH } from '../../bench/inputs';

it('a person has one wing and a general the rest of the side: each is asked about his own', () => {
  const scenario = scenarioAt(ST_ULRICH);
  const { roster } = honoursOfWar.prepare(scenario);
  const [side, other] = roster.sides;
  const wing = Object.values(roster.commands).find(
    (command) => command.side === side?.id && command.kind === 'brigade' && command.units.length > 1,
  );
  if (!side || !other || !wing) throw new Error('no wing');
  const players = { [side.id]: 'capable', [wing.id]: 'person', [other.id]: 'capable' };
  const order = {
    scenario,
    system: honoursOfWar.id,
    dice: { from: 'seed', seed: 3 },
    turns: 2,
    players,
    practice: false,
  } as const;
  const play = openPlay(order, honoursOfWar);
  const own = commandsUnder(roster, wing.id);
  let answered = 0;
  for (play.goOn(); ; play.goOn()) {
    const { asked, entries, seat, ended, waitingFor } = play.position(play.eyesOf(null), 0);
    const [question] = asked;
    if (ended || !question) break;
    expect([seat, ...waitingFor]).toEqual([side.seat, side.seat]);
    expect(own.has(question.command ?? '')).toBe(true);
    const choice = (question.idle ?? question.choices[0])?.choice;
    if (!choice) throw new Error(question.title);
    expect(play.move({ do: 'answer', at: entries, asked: 0, choice }, seat)).toBeNull();
    answered += 1;
  }
  expect(answered).toBeGreaterThan(1);
  // The general has moved the rest of the side.
  const mine = new Set([...own].flatMap((id) => roster.commands[id]?.units ?? []));
  const movers = play
    .record()
    .events.flatMap((event) => (event.do === 'moved' ? event.movers.map(({ id }) => id) : []));
  const his = movers.filter((id) => roster.units[id] && !mine.has(id));
  expect(his.some((id) => roster.commands[roster.units[id]?.command ?? '']?.side === side.id)).toBe(true);
  expect(movers.some((id) => mine.has(id))).toBe(false);
});
