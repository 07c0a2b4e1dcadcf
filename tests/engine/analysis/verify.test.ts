import { describe, expect, it } from 'vitest';
import { fightBattle, verifyRecord } from '../../../engine/analysis';
import type { BattleEvent, BattleRecord, Choice } from '../../../engine/battle';
import { fold, playback } from '../../../engine/battle';
import { toyScenario, toySystem } from '../toy';

const record = fightBattle({ scenario: toyScenario, system: toySystem, seed: 5, turns: 30 });
const verify = (change: Partial<BattleRecord>) => verifyRecord({ ...record, ...change }, toySystem);

const changed = <E extends BattleEvent['do']>(what: E, how: (event: Extract<BattleEvent, { do: E }>) => object) => {
  const at = record.events.findIndex((event) => event.do === what);
  const events = record.events.map((event, i) =>
    i === at ? { ...event, ...how(event as Extract<BattleEvent, { do: E }>) } : event,
  );
  return { at, events };
};
const entriesWith = (choice: Choice) => record.entries.map((entry, i) => (i === 0 ? { seat: 'blue', choice } : entry));

const oneArmy = record.scenario.armies.slice(0, 1);
const mapped = <T>(record: Readonly<Record<string, T>>, to: () => T): Record<string, T> =>
  Object.fromEntries(Object.keys(record).map((key) => [key, to()]));

describe('a record', () => {
  it('comes back from JSON as it went', () => {
    const back = JSON.parse(JSON.stringify(record)) as BattleRecord;
    expect(back).toEqual(record);
    expect(verifyRecord(back, toySystem)).toEqual({
      verified: true,
      events: record.events.length,
      checksum: record.checksum,
      difference: null,
    });
    expect(playback(back).stateAt(back.events.length)).toEqual(
      fold(record.start, record.events, record.vocabulary.marks),
    );
  });

  it('of a battle stopped at its last turn verifies too', () => {
    const stopped = fightBattle({ scenario: toyScenario, system: toySystem, seed: 2, turns: 0 });
    expect(stopped.outcome).toMatchObject({ ended: false, turns: 0, reason: 'Undecided after 0 turns' });
    expect(verifyRecord(stopped, toySystem).verified).toBe(true);
  });

  it('does not verify with an event changed, and says which', () => {
    const { at, events } = changed('rolled', ({ dice }) => ({ dice: dice.map((die) => (die % 6) + 1) }));
    const said = verify({ events });
    expect(said.verified).toBe(false);
    expect(said.difference).toMatch(new RegExp(`^Event ${at + 1} of ${record.events.length} differs`));
    expect(verify({ events: changed('gauge', () => ({ text: 'Nothing happened.' })).events }).difference).toContain(
      '“Nothing happened.”',
    );
    expect(verify({ events: record.events.slice(0, -1) }).verified).toBe(false);
    expect(verify({ events: [...record.events, ...record.events.slice(-1)] }).verified).toBe(false);
  });

  const TAMPERED: readonly (readonly [string, Partial<BattleRecord>, RegExp])[] = [
    ['another seed', { dice: { from: 'seed', seed: 6 } }, /^Event \d+ of \d+ differs/],
    ['another version', { system: { ...record.system, version: '0' } }, /fought under Toy 0; Toy 1 is installed/],
    ['another system', { system: { id: 'chess', title: 'Chess', version: '1' } }, /fought under Chess 1/],
    ['another order', { entries: entriesWith({ pick: 'advance' }) }, /differs|It cannot be fought again/],
    [
      'an order nobody may give',
      { entries: entriesWith({ pick: 'flee' }) },
      /cannot be fought again.*no order “flee”\.$/,
    ],
    ['an entry too many', { entries: [...record.entries, ...record.entries] }, /cannot be fought again/],
    ['an entry too few', { entries: record.entries.slice(0, -1) }, /differs/],
    ['fewer turns', { outcome: { ...record.outcome, turns: 0 } }, /differs|cannot be fought again/],
    ['dice that run out', { dice: { from: 'list', dice: [1, 1] } }, /cannot be fought again.*ends after 2\.$/],
    ['another start', { start: { ...record.start, drawn: 1 } }, /does not start as its scenario does/],
    ['more in its start', { start: { ...record.start, more: 1 } as never }, /does not start as its scenario does/],
    ['one army the less', { scenario: { ...record.scenario, armies: oneArmy } }, /does not start as its scenario does/],
    [
      'a step’s checksum changed',
      { steps: record.steps.map((mark, i) => (i === 1 ? { ...mark, checksum: '0'.repeat(16) } : mark)) },
      /steps are not those/,
    ],
    ['a step left out', { steps: record.steps.slice(0, -1) }, /steps are not those/],
    ['its checksum changed', { checksum: '0'.repeat(16) }, /checksum is not that of its events/],
    ['another winner', { outcome: { ...record.outcome, winner: 'nobody' } }, /outcome is not the one/],
    ['other losses', { outcome: { ...record.outcome, losses: { blue: 99 } } }, /outcome is not the one/],
    ['another unit in its roster', { roster: { ...record.roster, units: {} } }, /roster is not that/],
    ['other words', { vocabulary: { ...record.vocabulary, clauses: {} } }, /words are not those/],
    ['a seat too many', { seats: { ...record.seats, green: 'Someone' } }, /seats are not those/],
    ['another option', { options: { weather: 'storm' } }, /optional rules are not those/],
    ['its rules renamed', { system: { ...record.system, title: 'Chess' } }, /names its rules otherwise/],
    ['another general', { seats: mapped(record.seats, () => 'Somebody else') }, /seal is broken/],
    ['another title', { scenario: { ...record.scenario, title: 'Leuthen' } }, /seal is broken/],
    ['another briefing', { scenario: { ...record.scenario, description: 'None.' } }, /seal is broken/],
    ['its seal changed', { seal: '0'.repeat(16) }, /seal is broken/],
  ];
  it.each(TAMPERED)('does not verify with %s', (_title, change, sentence) => {
    const said = verify(change);
    expect(said.verified).toBe(false);
    expect(said.difference).toMatch(sentence);
  });
});
