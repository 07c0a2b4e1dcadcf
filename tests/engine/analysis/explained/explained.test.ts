/** What the generals of a record thought, worked out from the record alone. */
import { describe, expect, it } from 'vitest';
import { adviceAt, explainMoment, explainTurns, fightBattle, plansOf, verifyRecord } from '../../../../engine/analysis';
import type { ExplainedAnswer } from '../../../../engine/analysis';
import type { BattleRecord } from '../../../../engine/battle';
import { honoursOfWar as system } from '../../../../engine/rules/honours-of-war';
import { scenarioAt, ST_ULRICH } from '../../../bench/inputs';

const scenario = scenarioAt(ST_ULRICH);
const STEINACH = 'blue/steinachs-brigade';
const fought = (generals: Readonly<Record<string, string>>, turns = 4): BattleRecord =>
  fightBattle({ scenario, system, seed: 3, turns, generals });
const record = fought({ blue: 'capable:by-rating', red: 'drill-book', [STEINACH]: 'capable:bold' });
const answersOf = (of: BattleRecord, from = 0, to = 99) => {
  const told: ExplainedAnswer[] = [];
  const unknown = explainTurns(of, system, { from, to }, (answer) => told.push(answer));
  return { told, unknown };
};
const all = answersOf(record);
const weighed = all.told.filter((answer) => answer.weighed.length > 0);

describe('the answers of a record', () => {
  it('are those that its generals would give again, each with what was weighed', () => {
    expect(all.unknown).toEqual([]);
    expect(all.told).toHaveLength(record.entries.length);
    expect(all.told.filter(({ agrees }) => !agrees)).toEqual([]);
    expect(weighed.length).toBeGreaterThan(50);
    for (const { weighed: list, chosen } of weighed) {
      expect(list[0]).toMatchObject({ isChosen: true, label: chosen });
      expect(list.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    }
  });

  it('name side, brigade, unit, and what the brigade is to do', () => {
    const moved = weighed.find(({ command, unit }) => command === STEINACH && unit !== null);
    expect(moved).toMatchObject({
      seat: 'blue',
      general: expect.stringContaining('bold capable general over Steinach') as string,
    });
    expect(moved?.task).toMatch(/^Steinach's Brigade /);
  });

  it('tell what somebody would look for and the rules refuse, with the clause', () => {
    const refused = weighed.flatMap((answer) => answer.refused);
    expect(refused.length).toBeGreaterThan(10);
    for (const { label, sentence, clause } of refused)
      expect([label !== '', sentence.endsWith('.'), /^HOW-/.test(clause)]).toEqual([true, true, true]);
    expect(refused.some(({ label }) => label.startsWith('Charge '))).toBe(true);
  });

  it('of some turns are those of no others', () => {
    const second = answersOf(record, 2, 2).told;
    expect(second.length).toBeGreaterThan(10);
    const entries = new Set(answersOf(record, 1, 1).told.map(({ entry }) => entry));
    expect(second.some(({ entry }) => entries.has(entry))).toBe(false);
  });

  it('that were given by somebody else are told as such', () => {
    const person = { ...record, generals: { ...record.generals, blue: 'capable:cautious', red: 'capable:bold' } };
    expect(answersOf(person, 1, 4).told.some(({ agrees }) => !agrees)).toBe(true);
  });
});

describe('one moment', () => {
  const march = record.events.findIndex((event) => event.do === 'moved' && event.text !== '' && event.act > 0) + 1;
  const told = explainMoment(record, system, march);

  it('is explained by the answer that led to it, and the choice of the brigade before', () => {
    const mover = record.events[march - 1];
    const id = mover?.do === 'moved' ? mover.movers[0]?.id : undefined;
    expect(told.answer?.unit).toBe(id);
    expect(told.answer?.chosen).toMatch(/march/i);
    expect(told.brigade?.asked).toContain('chooses a brigade to move');
    expect(told.brigade?.chosen).toBe(record.roster.commands[told.answer?.command ?? '']?.name);
  });

  it('lists the answers of its activation in order, from that choice on', () => {
    expect(told.activation[0]).toMatchObject({ entry: told.brigade?.entry, asked: told.brigade?.asked });
    expect(told.activation.map(({ entry }) => entry)).toContain(told.answer?.entry);
    const choices = told.activation.filter(({ asked }) => asked.includes('chooses a brigade'));
    expect(choices).toHaveLength(1);
  });

  it('comes with the plans of both sides, as arrows and sentences', () => {
    expect(told.plans.map(({ seat }) => seat)).toEqual(['blue', 'red']);
    for (const { tasks } of told.plans)
      for (const { sentence, at, centre } of tasks) {
        expect(sentence).toMatch(/\.$/);
        expect([at.x, at.y, centre.x, centre.y].every(Number.isFinite)).toBe(true);
      }
  });

  it('is the beginning and the end of a battle too', () => {
    expect(explainMoment(record, system, 0)).toMatchObject({ brigade: null });
    expect(explainMoment(record, system, record.events.length).answer).not.toBeNull();
  });

  it('is refused under other rules than those of the record', () => {
    expect(() => explainMoment(record, { ...system, version: '99' }, 5)).toThrow('Honours of War 99 is installed.');
  });
});

describe('who commanded', () => {
  it('stands in the record, and does not keep it from verifying', () => {
    expect(record.generals).toEqual({ blue: 'capable:by-rating', red: 'drill-book', [STEINACH]: 'capable:bold' });
    expect(record.seats['red']).toBe('drill-book general');
    expect(verifyRecord(record, system).difference).toBeNull();
    expect(fought({}, 1).generals).toEqual({ blue: 'capable', red: 'capable' });
  });

  it('is taken from the words of an older record, or said to be unknown', () => {
    const { generals: _, ...older } = fought({}, 1);
    expect(answersOf(older)).toMatchObject({ unknown: [] });
    const strange = { ...older, seats: { ...older.seats, red: 'Aunt Emily' } };
    const { told, unknown } = answersOf(strange);
    expect(unknown).toEqual([
      'The Rearguard of Lindenau was commanded by “Aunt Emily”, who is not known here: nothing can be told of his thoughts.',
    ]);
    expect(new Set(told.map(({ seat }) => seat))).toEqual(new Set(['blue']));
    const gone = { ...older, generals: { blue: 'napoleon', red: 'capable' } };
    expect(answersOf(gone).unknown).toEqual([expect.stringContaining('There is no general “napoleon”')]);
  });

  it('has to be a side or a command of the battle', () => {
    expect(() => fought({ 'no such wing': 'capable' }, 1)).toThrow('There is no side and no command “no such wing”.');
  });
});

describe('plans', () => {
  const { plans, unknown } = plansOf(record, system);
  it('are told when they change, each task once', () => {
    expect(unknown).toEqual([]);
    expect(plans[0]?.tasks.length).toBe(plans[0]?.news.length);
    const told = plans.flatMap(({ seat, tasks, news, events }) =>
      tasks
        .filter(({ command }) => news.includes(command))
        .map(({ command, sentence }) => ({ seat, command, sentence, events })),
    );
    for (const [i, one] of told.entries()) {
      const before = told.slice(0, i).findLast(({ seat, command }) => seat === one.seat && command === one.command);
      expect(before?.sentence).not.toBe(one.sentence);
    }
    expect(told.map(({ events }) => events)).toEqual(told.map(({ events }) => events).toSorted((a, b) => a - b));
  });
});

describe('advice', () => {
  it('is the best answers to what is asked next, whoever answered it', () => {
    const answer = weighed.find(({ unit, command }) => unit !== null && command !== STEINACH && unit !== command);
    const line = explainMoment(record, system, record.events.length).activation[0];
    const moment = line?.events ?? 0;
    const told = adviceAt(record, system, moment, 'capable');
    expect(told).toMatchObject({ seat: line?.seat, asked: line?.asked, general: 'capable general' });
    expect(told.answers.length).toBeGreaterThan(0);
    expect(told.answers.every(({ label, reasons }) => label !== '' && reasons.length > 0)).toBe(true);
    expect(answer).toBeDefined();
  });

  it('is none after the end', () => {
    expect(() => adviceAt(record, system, record.events.length + 1, 'capable')).toThrow('Nothing is asked after event');
    expect(() => adviceAt(record, system, 1, 'napoleon')).toThrow('There is no general “napoleon”');
  });
});
