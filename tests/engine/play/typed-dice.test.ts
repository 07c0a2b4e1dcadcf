import { expect, it } from 'vitest';
import { verifyRecord } from '../../../engine/analysis';
import type { BattleRecord, Choice, DiceSource } from '../../../engine/battle';
import { openPlay } from '../../../engine/play';
import type { AskedQuestion } from '../../../engine/play';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { scenarioAt, ST_ULRICH } from '../../bench/inputs';

/** More is asked in no battle of this size. */
const MOST_ASKED = 1500;

/** What Enter gives: the first shot or unit that is offered, else what lets it be. */
function entered({ isFree, idle, choices: [first], still }: AskedQuestion): Choice | undefined {
  const choice = first?.choice;
  const isShot = choice !== undefined && 'pick' in choice && String(choice.of).startsWith('blue/');
  return !isFree && (isShot || still.some(({ of }) => of.length > 0)) ? choice : (idle?.choice ?? choice);
}

/** St. Ulrich defended by a person against a general, to the break of an army; `thrown`: what is typed in, throw by throw. */
function fought(
  dice: DiceSource,
  thrown: readonly (readonly number[])[] = [],
  look: (question: AskedQuestion) => void = () => undefined,
): BattleRecord {
  const scenario = scenarioAt(ST_ULRICH);
  const players = { blue: 'capable', red: 'person' };
  const play = openPlay({ scenario, system: honoursOfWar.id, dice, turns: 30, players, practice: false }, honoursOfWar);
  play.goOn();
  let next = 0;
  for (let i = 0; i < MOST_ASKED; i++) {
    const { asked, entries, seat } = play.position(play.eyesOf(null), 0);
    const [question] = asked;
    if (!question) return play.record();
    look(question);
    const choice = question.form.form === 'dice' ? { dice: [...(thrown[next++] ?? [])] } : entered(question);
    if (!choice) throw new Error(`nothing to answer to ${question.title}`);
    expect(play.move({ do: 'answer', at: entries, asked: 0, choice }, seat)).toBeNull();
    play.goOn();
  }
  throw new Error('the battle does not end');
}

it('a battle whose dice are typed in is the one they were thrown in, to the break of the army', () => {
  const first = fought({ from: 'seed', seed: 1 });
  expect(first.outcome).toMatchObject({ ended: true, winner: 'blue', reason: 'The Rearguard of Lindenau is broken' });
  expect(first.outcome.turns).toBeLessThan(30);
  const asked: AskedQuestion[] = [];
  const typed = fought(
    { from: 'people' },
    first.events.flatMap((event) => (event.do === 'rolled' ? [event.dice] : [])),
    (question) => asked.push(question),
  );
  expect([typed.checksum, typed.outcome]).toEqual([first.checksum, first.outcome]);
  expect(typed.events).toEqual(first.events);
  expect([first.dice.from, typed.dice.from]).toEqual(['seed', 'people']);
  expect(verifyRecord(typed, honoursOfWar)).toMatchObject({ verified: true });

  // Who fires says at whom, for the table to mark him.
  const shots = asked.flatMap(({ form }) => (form.form === 'dice' && / fires? at /.test(form.why) ? [form] : []));
  expect(shots.length).toBeGreaterThan(10);
  for (const { why, at = '' } of shots) expect(why).toContain(`at ${typed.roster.units[at]?.name ?? 'nobody'}`);
  // Several of those who may move next may be moved by one gesture, and of no others.
  const next = asked.filter(({ kind }) => kind === 'next unit');
  expect(next.length).toBeGreaterThan(5);
  for (const { movers, still } of next) expect(movers).toEqual(still.flatMap(({ of }) => of));
  expect(asked.filter(({ kind, movers }) => kind !== 'next unit' && movers.length > 0)).toEqual([]);
}, 120_000);
