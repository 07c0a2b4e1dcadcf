import { describe, expect, it } from 'vitest';
import { fightAgain, fightBattle, recordOf, settingOf, summaryOf, verifyRecord } from '../../../engine/analysis';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { scenarioAt, ST_ULRICH } from '../../bench/inputs';

const scenario = scenarioAt(ST_ULRICH);
const record = fightBattle({ scenario, system: honoursOfWar, seed: 7, turns: 30 });
const again = (turn: number, seed: number) => fightAgain({ record, system: honoursOfWar, turn, seed, turns: 30 });
const other = again(2, 1);
const otherRecord = recordOf(other);
const beginOf = (turn: number) => record.events.findIndex((event) => event.do === 'step' && event.turn === turn);

describe('a battle fought again from one of its turns', () => {
  it('is the same up to there, and another afterwards', () => {
    const fought = otherRecord;
    const begin = beginOf(2);
    expect(fought.events.slice(0, begin)).toEqual(record.events.slice(0, begin));
    expect(fought.checksum).not.toBe(record.checksum);
    expect(fought.steps.filter(({ turn }) => turn < 2)).toEqual(record.steps.filter(({ turn }) => turn < 2));
  });

  it('makes a whole record, which verifies by its own dice', () => {
    expect(verifyRecord(otherRecord, honoursOfWar)).toMatchObject({ difference: null, verified: true });
  });

  it('comes to the same end with the same dice: all orders are repeated', () => {
    const fought = again(2, 7);
    expect(fought.repeated?.repeated).toBe(fought.repeated?.asked);
    expect(recordOf(fought).checksum).toBe(record.checksum);
  });

  it('repeats orders only as far as they are the same questions', () => {
    const { repeated } = other;
    expect(repeated?.repeated).toBeGreaterThan(0);
    expect(repeated?.repeated).toBeLessThan(repeated?.asked ?? 0);
    const summary = summaryOf(other, settingOf(scenario, honoursOfWar), 1);
    expect(summary.repeated).toEqual(repeated);
  });

  it('is fought twice alike by the same seed, and otherwise by another', () => {
    const checksum = (seed: number) => recordOf(again(2, seed)).checksum;
    expect(checksum(1)).toBe(otherRecord.checksum);
    expect(checksum(2)).not.toBe(otherRecord.checksum);
  });

  it('goes on freely from a turn, where nothing is repeated: what could have come of it', () => {
    const last = record.outcome.turns;
    const freely = fightAgain({ record, system: honoursOfWar, turn: last, seed: 1, turns: 30, freely: true });
    expect(freely.repeated).toBeUndefined();
    const begin = beginOf(last);
    expect(freely.battle.events.slice(0, begin)).toEqual(record.events.slice(0, begin));
    expect(verifyRecord(recordOf(freely), honoursOfWar)).toMatchObject({ difference: null, verified: true });
  });

  it('has no turn 0 to go on from, nor one after its last', () => {
    const last = record.outcome.turns;
    for (const turn of [0, last + 1])
      expect(() => again(turn, 1)).toThrow(`The battle has no turn ${turn}: it goes from turn 1 to turn ${last}.`);
  });

  it('is refused under other rules than its own', () => {
    const system = { ...honoursOfWar, version: '99' };
    expect(() => fightAgain({ record, system, turn: 2, seed: 1, turns: 30 })).toThrow(
      'Honours of War 99 is installed.',
    );
  });
});
