import { describe, expect, it } from 'vitest';
import { fightBattle } from '../../../engine/analysis';
import { incoherenceOf, sealOf, type BattleRecord } from '../../../engine/battle';
import { toyScenario, toySystem } from '../toy';

const record = fightBattle({ scenario: toyScenario, system: toySystem, seed: 5, turns: 30 });
const resealed = (change: Partial<BattleRecord>): BattleRecord => {
  const changed = { ...record, ...change };
  return { ...changed, seal: sealOf(changed) };
};
const { events, steps, outcome } = record;
const middle = Math.floor(events.length / 2);
const stranger = { ...events.find((event) => event.do === 'gauge'), id: 'nobody' } as never;
const reworded = { ...events[1], text: 'Blue wins.' } as never;
const lastStep = { turn: 1, step: 1, ...steps.at(-1), event: events.length, checksum: '0' };

describe('a record', () => {
  it('holds together as it was fought, and after a way through a file', () => {
    expect(incoherenceOf(record)).toBeNull();
    expect(incoherenceOf(JSON.parse(JSON.stringify(record)) as BattleRecord)).toBeNull();
  });

  const BROKEN: readonly (readonly [string, BattleRecord, RegExp])[] = [
    ['with events cut out', resealed({ events: events.toSpliced(middle, 3) }), /do not lead to|are missing/],
    ['with its last events cut off', resealed({ events: events.slice(0, -2) }), /are missing/],
    ['with a sentence changed', resealed({ events: events.with(1, reworded) }), /not those it/],
    ['with another last step', resealed({ steps: steps.with(-1, lastStep) }), /do not lead to/],
    ['with another winner', resealed({ outcome: { ...outcome, winner: 'nobody' } }), /outcome is not that/],
    ['with fewer turns', resealed({ outcome: { ...outcome, turns: 1 } }), /outcome is not that/],
    ['as undecided', resealed({ outcome: { ...outcome, ended: !outcome.ended } }), /outcome is not that/],
    ['ended for another reason', resealed({ outcome: { ...outcome, reason: 'Hunger.' } }), /outcome is not that/],
    ['with other losses', { ...record, outcome: { ...outcome, losses: {} } }, /not as it was when it was kept/],
    ['of another scenario', { ...record, scenario: { ...record.scenario, title: 'Leuthen' } }, /not as it was/],
    ['with an event of a stranger', resealed({ events: events.with(1, stranger) }), /Event 2 of \d+ cannot be played/],
  ];
  it.each(BROKEN)('%s does not', (_title, broken, sentence) => {
    expect(incoherenceOf(broken)?.sentence).toMatch(sentence);
  });

  const PARTS = Object.keys(record).filter((part) => part !== 'events' && part !== 'seal');
  it.each(PARTS)('is sealed with its “%s”', (part) => {
    const changed = { ...record, [part]: 'changed' } as BattleRecord;
    expect(sealOf(changed)).not.toBe(record.seal);
  });

  it('is sealed alike in whatever order its parts are written', () => {
    expect(sealOf(Object.fromEntries(Object.entries(record).reverse()) as unknown as BattleRecord)).toBe(record.seal);
  });

  it('of the day before is sealed as it was then', () => {
    const kept = { cockade: 'battle record', format: 3, seats: { blue: 'Computer' }, seal: 'none' };
    expect(sealOf(kept as never)).toBe('4227762d9d476291');
  });
});
