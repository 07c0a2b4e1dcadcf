import { describe, expect, it } from 'vitest';
import { fightBattle, fightOut, settingOf, summaryOf } from '../../../../engine/analysis';
import { playback, viewOfPosition } from '../../../../engine/battle';
import { objectivesHeld } from '../../../../engine/battle';
import { groundOf } from '../../../../engine/terrain';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { scenarioAt, ST_ULRICH } from '../../../bench/inputs';

const scenario = scenarioAt(ST_ULRICH);
const fight = { scenario, system: honoursOfWar, seed: 7, turns: 30 };
const record = fightBattle(fight);
const setting = settingOf(scenario, honoursOfWar);
const summary = summaryOf(fightOut(fight), setting, 7);

describe('the summary of a battle', () => {
  it('tells how it ended, of the same battle as its record', () => {
    expect(summary.outcome).toEqual(record.outcome);
    expect([summary.seed, summary.events, summary.checksum]).toEqual([7, record.events.length, record.checksum]);
  });

  it('has who fights where, with squares that cover the table', () => {
    const { grid, sides, table } = setting;
    expect(sides.map(({ id, breaksAt }) => [id, breaksAt])).toEqual([
      ['blue', 2],
      ['red', 2],
    ]);
    expect(grid).toEqual({ cell: 5, columns: Math.ceil(table.width / 5), rows: Math.ceil(table.depth / 5) });
    expect(setting.units).toHaveLength(9);
  });

  it('has the losses of every turn, the last as in the outcome', () => {
    for (const { id } of setting.sides) {
      const lost = summary.lostByTurn[id] ?? [];
      expect(lost).toHaveLength(record.outcome.turns);
      expect(lost.at(-1)).toBe(record.outcome.losses[id]);
    }
    const begin = record.events.findIndex((event) => event.do === 'step' && event.turn === 2);
    const state = playback(record).stateAt(begin);
    const view = viewOfPosition({ seat: 'red', state, ground: groundOf(scenario), roster: record.roster });
    expect(summary.lostByTurn.red?.[0]).toBe(honoursOfWar.standing(view, 'red').lost);
  });

  it('has each unit lost once, and every hit where it was borne', () => {
    const marked = record.events.filter(
      (event) => event.do === 'mark' && event.mark === 'done for' && event.value !== null,
    );
    const ids = summary.units.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(marked.map((event) => ('id' in event ? event.id : '')))).toEqual(new Set(ids));
    const hits = record.events.reduce((sum, event) => sum + (event.do === 'gauge' && event.by > 0 ? event.by : 0), 0);
    const borne = Object.values(summary.suffered).reduce((sum, count) => sum + count, 0);
    const inSquares = Object.values(summary.casualties)
      .flatMap((squares) => squares.filter((_, i) => i % 2 === 1))
      .reduce((sum, count) => sum + count, 0);
    expect([borne, inSquares]).toEqual([hits, hits]);
  });

  it('has no more charges than were begun, and the objectives as the record last has them', () => {
    const begun = record.events.filter(
      (event) => event.do === 'moved' && record.vocabulary.manners[event.manner]?.gait === 'charge',
    );
    expect(summary.charges.length).toBeLessThanOrEqual(begun.length);
    expect(begun.length === 0).toBe(summary.charges.length === 0);
    const last = objectivesHeld(playback(record).stateAt(record.events.length));
    for (const { id } of setting.objectives) {
      const told = summary.objectives.findLast((change) => change.id === id);
      if (told) expect(told.side).toBe(last.get(id) ?? null);
    }
  });

  it('turned in one of its turns, if anybody won', () => {
    const { turning, outcome } = summary;
    expect(turning === null).toBe(outcome.winner === null);
    if (turning) expect(turning.turn).toBeGreaterThanOrEqual(1);
    if (turning) expect(turning.turn).toBeLessThanOrEqual(outcome.turns);
  });

  it('is small: a thousand of them are a few megabytes', () => {
    expect(JSON.stringify(summary).length).toBeLessThan(8000);
  });
});
