import { describe, expect, it } from 'vitest';
import type { Battle, Choice } from '../../../engine/battle';
import { replayEntries } from '../../../engine/battle';
import { openToy, toySetUp } from './table';

const stand = (battle: Battle): void => {
  for (const seat of ['blue', 'red']) expect(battle.submit(seat, { pick: 'stand' })).toBeNull();
};
const pips = (battle: Battle): readonly (number | undefined)[] =>
  battle.state.pieces.filter(({ id }) => id.endsWith('line')).map(({ gauges }) => gauges['pips']);

describe('dice typed in by people', () => {
  const typed = () => {
    const battle = openToy({ dice: { from: 'people' } });
    stand(battle);
    return battle;
  };

  it('are asked of the seat that throws, all at once', () => {
    const form = { form: 'dice', count: 2, faces: 6, why: 'Fire', who: 'blue line' };
    expect(typed().pending).toEqual([{ kind: 'dice', seat: 'blue', form, about: { clause: 'TOY-2', who: form.who } }]);
  });

  const WRONG: readonly (readonly [string, Choice, string])[] = [
    ['too few', { dice: [3] }, '2 dice are wanted; 1 were given.'],
    ['too many', { dice: [3, 3, 3] }, '2 dice are wanted; 3 were given.'],
    ['a nought', { dice: [0, 1] }, 'A die shows 1 to 6; 0 was given.'],
    ['a seven', { dice: [6, 7] }, 'A die shows 1 to 6; 7 was given.'],
    ['half a pip', { dice: [1, 2.5] }, 'A die shows 1 to 6; 2.5 was given.'],
    ['no number', { dice: [1, NaN] }, 'A die shows 1 to 6; NaN was given.'],
    ['something else', { pick: 'stand' }, 'Dice are wanted here.'],
  ];
  it.each(WRONG)('are refused when they are wrong: %s', (_title, choice, sentence) => {
    const battle = typed();
    const before = structuredClone({ state: battle.state, entries: battle.entries, events: battle.events });
    expect(battle.check('blue', choice)?.sentence).toBe(sentence);
    expect(battle.submit('blue', choice)?.sentence).toBe(sentence);
    expect({ state: battle.state, entries: battle.entries, events: battle.events }).toEqual(before);
    expect(battle.pending).toHaveLength(1);
  });

  it('are taken from nobody else', () => {
    expect(typed().submit('red', { dice: [1, 1] })?.sentence).toBe('Nothing is asked of red now.');
  });

  it('count as they lie: fives and sixes hit, and both sides have thrown before either is hurt', () => {
    const battle = typed();
    expect(battle.submit('blue', { dice: [4, 5] })).toBeNull();
    expect(pips(battle)).toEqual([3, 3]);
    expect(battle.submit('red', { dice: [6, 6] })).toBeNull();
    expect(pips(battle)).toEqual([1, 2]);
    expect(battle.state.drawn).toBe(4);
  });

  it('mistyped are put right by running again with another entry', () => {
    const battle = typed();
    battle.submit('blue', { dice: [1, 1] });
    const corrected = battle.entries.map((entry, i) => (i === 2 ? { seat: 'blue', choice: { dice: [6, 6] } } : entry));
    const again = replayEntries(toySetUp({ dice: { from: 'people' } }), corrected);
    again.submit('red', { dice: [1, 1] });
    expect(pips(again)).toEqual([3, 1]);
  });
});

describe('dice from a list', () => {
  it('are taken in order and nobody is asked', () => {
    const battle = openToy({ dice: { from: 'list', dice: [5, 6, 1, 6] } });
    stand(battle);
    expect(pips(battle)).toEqual([2, 1]);
    expect(battle.pending.map(({ kind }) => kind)).toEqual(['order', 'order']);
  });

  it('that comes to its end stops the rules, and says so', () => {
    const battle = openToy({ dice: { from: 'list', dice: [5, 6, 1] } });
    expect(() => stand(battle)).toThrow('the rules stopped: the list of dice ends after 3');
  });
});

describe('dice from a seed', () => {
  it('make the same battle as the same dice typed in', () => {
    const seeded = openToy({ dice: { from: 'seed', seed: 12 } });
    const people = openToy({ dice: { from: 'people' } });
    for (let turn = 0; turn < 3; turn++) {
      stand(seeded);
      stand(people);
      const drawn = seeded.events.flatMap((event) => (event.do === 'rolled' ? event.dice : []));
      while (people.state.drawn < drawn.length) {
        const from = people.state.drawn;
        people.submit(people.pending[0]?.seat ?? '', { dice: drawn.slice(from, from + 2) });
      }
    }
    expect(people.events).toEqual(seeded.events);
  });
});
