/** A battle of Honours of War is its start, its dice and its entries, and nothing else. */
import { describe, expect, it } from 'vitest';
import {
  battleChecksum,
  CENTIMETRES,
  fold,
  openBattle,
  playback,
  replayEntries,
  stateChecksum,
} from '../../../engine/battle';
import type { Battle, Entry } from '../../../engine/battle';
import { fightBattle, verifyRecord } from '../../../engine/analysis';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { stUlrich } from '../scenario/files';
import { answerOne, CHANCE_SEEDS, foughtByChance, foughtByGenerals, GENERALS_SEEDS } from './battles';
import type { Fought } from './battles';

const fought: readonly Fought[] = [
  ...GENERALS_SEEDS.map(foughtByGenerals),
  ...CHANCE_SEEDS.map((seed) => foughtByChance(seed)),
];
const titled = fought.map((one) => [one.title, one] as const);
const bytes = (battle: Battle): string => JSON.stringify(battle.events);

/** All that goes on from here hangs on this. */
const bits = ({ events, entries, steps, stepStates, state, pending, ended }: Battle): string =>
  JSON.stringify({ events, entries, steps, stepStates, state, pending, ended });

/** One step in so many is entered; a turn has seven. */
const SAMPLED = 5;
/** The battle is taken back to one entry in so many. */
const ENTRIES_SAMPLED = 13;

function enter(battle: Battle, entries: readonly Entry[]): void {
  for (const entry of entries) if ('choice' in entry) expect(battle.submit(entry.seat, entry.choice)).toBeNull();
}

describe.each(titled)('a battle by %s', (_title, { setUp, battle, entriesBefore }) => {
  const marks = honoursOfWar.marks;
  const begins = battle.events.flatMap((event, i) => (event.do === 'step' ? [i] : []));

  it('is the fold of its events', () => {
    expect(fold(setUp.start, battle.events, marks)).toEqual(battle.state);
  });

  it('sums to each step’s checksum where that step ends', () => {
    for (const { event, checksum } of battle.steps)
      expect(stateChecksum(fold(setUp.start, battle.events.slice(0, event), marks))).toBe(checksum);
  });

  it('keeps the state at the start of every step, and plays back to it', () => {
    expect(battle.stepStates).toHaveLength(begins.length);
    const vocabulary = {
      gauges: {},
      marks,
      manners: {},
      scores: { one: '', many: '' },
      lengths: CENTIMETRES,
      clauses: {},
      breaksAt: {},
    };
    const film = playback({ start: setUp.start, events: battle.events, vocabulary });
    begins.forEach((at, i) => expect(film.stateAt(at + 1)).toEqual(battle.stepStates[i]));
  });

  it('comes again from its entries, byte for byte', () => {
    const again = replayEntries(setUp, battle.entries);
    expect(bytes(again)).toBe(bytes(battle));
    expect(again.steps).toEqual(battle.steps);
    expect(battleChecksum(again)).toBe(battleChecksum(battle));
  });

  it('taken back to its middle, stands as it stood and goes on as it went', () => {
    const half = Math.floor(battle.entries.length / 2);
    const back = replayEntries(setUp, battle.entries, half);
    expect(bytes(back)).toBe(JSON.stringify(battle.events.slice(0, back.events.length)));
    enter(back, battle.entries.slice(half));
    expect(bytes(back)).toBe(bytes(battle));
  });

  it('taken back to any entry by entering at a step is what it was there', () => {
    const again = replayEntries(setUp, []);
    for (const [count, entry] of battle.entries.entries()) {
      if (count % ENTRIES_SAMPLED === 0) expect(bits(battle.backTo(count))).toBe(bits(again));
      enter(again, [entry]);
    }
    expect(bits(battle.backTo(battle.entries.length))).toBe(bits(battle));
  });

  it('entered at any step goes on with the same events', () => {
    battle.stepStates.forEach((start, i) => {
      if (i % SAMPLED !== 1) return;
      const later = openBattle({ ...setUp, start });
      enter(later, battle.entries.slice(entriesBefore[i]));
      expect(bytes(later)).toBe(JSON.stringify(battle.events.slice(begins[i])));
    });
  });

  it('left its start as it was', () => {
    expect(setUp.start).toEqual(honoursOfWar.prepare(stUlrich()).state);
  });
});

describe('the general', () => {
  it.each([1, 4])('fights the same battle twice from seed %i, and a record that verifies', (seed) => {
    const once = fought[seed - 1];
    const record = fightBattle({ scenario: stUlrich(), system: honoursOfWar, seed, turns: 30 });
    expect(JSON.stringify(record.events)).toBe(once && bytes(once.battle));
    expect(verifyRecord(record, honoursOfWar)).toMatchObject({ verified: true, difference: null });
  });

  it('fights other battles from other seeds', () => {
    expect(new Set(fought.map(({ battle }) => battleChecksum(battle))).size).toBe(fought.length);
  });

  it('remembers nothing from step to step: entered anywhere he decides the same', () => {
    const { setUp, battle } = foughtByGenerals(3);
    const begins = battle.events.flatMap((event, i) => (event.do === 'step' ? [i] : []));
    for (const at of [2, Math.floor(begins.length / 2), begins.length - 3]) {
      const later = openBattle({ ...setUp, start: battle.stepStates[at] ?? setUp.start });
      while (!later.ended) answerOne(later);
      expect(bytes(later)).toBe(JSON.stringify(battle.events.slice(begins[at])));
    }
  });
});
