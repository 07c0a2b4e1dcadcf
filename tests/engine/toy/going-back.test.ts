/** Undo: a battle taken back to any entry is the battle that was run again to there from its start. */
import { describe, expect, it } from 'vitest';
import { battleChecksum, replayEntries, stateChecksum, repeatEntry } from '../../../engine/battle';
import type { Battle, BattleSetUp, DiceSource, Script } from '../../../engine/battle';
import { chances, playAtRandom } from '../../kit';
import { ORDERS, toySystem } from './rules';
import { openToy, toySetUp } from './table';

const SEATS = ['blue', 'red'];

/** Played at random, with standing instructions given and taken back on the way. */
function fuzzed(setUp: BattleSetUp, seed: number): Battle {
  const battle = replayEntries(setUp, []);
  const chance = chances(seed);
  const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(chance() * all.length)];
  playAtRandom(battle, chance, {
    most: 60,
    look: () => {
      const seat = oneOf(SEATS) ?? '';
      const pick = oneOf(ORDERS) ?? '';
      const turnOfChance = chance();
      if (turnOfChance < 0.15) battle.instruct(seat, 'order', `${seat} line`, { pick });
      else if (turnOfChance < 0.3) battle.instruct(seat, 'order', `${seat} line`, null);
    },
  });
  return battle;
}

const allOf = (battle: Battle) => ({
  events: battle.events,
  entries: battle.entries,
  steps: battle.steps,
  stepStates: battle.stepStates,
  state: battle.state,
  pending: battle.pending,
  ended: battle.ended,
  floors: SEATS.map((seat) => battle.undoFloor(seat)),
  known: SEATS.map((seat) => stateChecksum(battle.view(seat).state)),
});

function goOn(battle: Battle, whole: Battle): void {
  for (const entry of whole.entries.slice(battle.entries.length)) expect(repeatEntry(battle, entry)).toBeNull();
}

describe.each(Array.from({ length: 6 }, (_, i) => i + 1))('a battle at random (play %i)', (seed) => {
  const dice: DiceSource = seed % 2 === 0 ? { from: 'people' } : { from: 'seed', seed };
  const setUp = toySetUp({ dice, keepSteps: seed % 3 === 0 });
  const whole = fuzzed(setUp, seed);
  const counts = Array.from({ length: whole.entries.length + 1 }, (_, count) => count);

  it('taken back to any entry is as if run again to there', () => {
    for (const count of counts)
      expect(allOf(whole.backTo(count))).toEqual(allOf(replayEntries(setUp, whole.entries, count)));
  });

  it('goes on from there as it went, and can be taken back once more', () => {
    for (const count of counts) {
      const back = whole.backTo(count);
      expect(allOf(back.backTo(Math.max(0, count - 3)))).toEqual(allOf(whole.backTo(Math.max(0, count - 3))));
      goOn(back, whole);
      expect(battleChecksum(back)).toBe(battleChecksum(whole));
    }
  });

  it('stays as it is while it is looked back on', () => {
    const before = structuredClone({ events: whole.events, state: whole.state, entries: whole.entries });
    goOn(whole.backTo(1), whole);
    expect({ events: whole.events, state: whole.state, entries: whole.entries }).toEqual(before);
  });
});

describe('a battle taken back', () => {
  it('runs only the step again in which it stood', () => {
    let begun = 0;
    const counted: Script = {
      ...toySystem,
      turn: (state) =>
        toySystem.turn(state).map((step) => ({
          ...step,
          rule: (field) => {
            begun++;
            return step.rule(field);
          },
        })),
    };
    const battle = openToy({ script: counted, dice: { from: 'list', dice: Array<number>(40).fill(1) } });
    for (let turn = 1; turn <= 8; turn++) for (const seat of SEATS) battle.submit(seat, { pick: 'stand' });
    expect([begun, battle.entries.length]).toEqual([17, 16]);
    const begunAgain = [0, 1, 8, 15, 16].map((count) => {
      begun = 0;
      battle.backTo(count);
      return begun;
    });
    expect(begunAgain).toEqual([1, 1, 1, 1, 1]);
  });

  it('may be given another die in place of a mistyped one', () => {
    const battle = openToy({ dice: { from: 'people' } });
    for (const seat of SEATS) battle.submit(seat, { pick: 'stand' });
    battle.submit('blue', { dice: [1, 1] });
    const again = battle.backTo(2);
    expect(again.submit('blue', { dice: [6, 6] })).toBeNull();
    again.submit('red', { dice: [1, 1] });
    expect(again.state.pieces.find(({ id }) => id === 'red line')?.gauges['pips']).toBe(1);
  });

  it('entered in its middle goes back no farther than it was entered', () => {
    const whole = fuzzed(toySetUp({ keepSteps: true }), 3);
    const start = whole.stepStates[2];
    if (!start) throw new Error('the play is too short');
    const later = replayEntries(toySetUp({ start }), []);
    const first = later.pending[0]?.seat ?? '';
    later.submit(first, { pick: 'stand' });
    expect(allOf(later.backTo(0))).toEqual(allOf(replayEntries(toySetUp({ start }), [])));
  });
});
