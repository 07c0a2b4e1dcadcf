import { describe, expect, it } from 'vitest';
import {
  arrivalWords,
  classWords,
  happening,
  ratingWords,
  turnsWords,
  untilWords,
} from '../../../../drawing/paper/words';
import { CENTIMETRES, INCHES } from '../../../../engine/battle';
import type { Hold, Objective } from '../../../../engine/scenario';

const never: Hold['until'] = { turn: null, attacked: false, enemyWithin: null, lost: null };
const hill: Objective = {
  id: 'hill',
  name: 'The bare hill',
  at: { x: 0, y: 0 },
  feature: null,
  points: 1,
  holder: null,
  from: null,
  until: null,
};

describe('what sets held troops free', () => {
  const told = (until: Partial<Hold['until']>) =>
    untilWords({ ...never, ...until }, { objectives: [hill] }, CENTIMETRES);
  it.each([
    [{ turn: 3 }, 'turn 3'],
    [{ attacked: true }, 'they are fired at or charged'],
    [{ enemyWithin: 20 }, 'an enemy comes within 20\u00a0cm'],
    [{ lost: 'hill' }, 'The bare hill is lost'],
    [{ lost: 'gone' }, 'gone is lost'],
    [{ turn: 3, enemyWithin: 20 }, 'turn 3 or an enemy comes within 20\u00a0cm'],
    [
      { turn: 3, attacked: true, enemyWithin: 20 },
      'turn 3, they are fired at or charged or an enemy comes within 20\u00a0cm',
    ],
  ])('%j', (until, words) => expect(told(until)).toBe(words));

  it('is told in inches to who measures in them', () => {
    const near = { ...never, enemyWithin: 30.48 };
    expect(untilWords(near, { objectives: [] }, INCHES)).toBe('an enemy comes within 12″');
  });
});

describe('what happens', () => {
  const leaders = [
    { id: 'king', name: 'The King' },
    { id: 'keith', name: 'Keith' },
  ];
  const about = { turn: 5, at: 'start', text: null } as const;
  const ground = { terrain: [], objectives: [] };
  const leaves = (leader: string, successor: string | null) =>
    happening({ ...about, event: 'leaves', leader, successor }, leaders, ground, CENTIMETRES);
  it('is told of weather and of leaders', () => {
    expect(happening({ ...about, event: 'weather', to: 'fog' }, leaders, ground, CENTIMETRES)).toBe(
      'the weather turns to fog',
    );
    expect(leaves('king', null)).toBe('The King leaves the field');
    expect(leaves('king', 'keith')).toBe('The King leaves the field; Keith takes the army over');
  });
  it('is nothing for a message and for leaders of others', () => {
    expect(happening({ turn: 1, at: 'end', event: 'message', text: 'Rain.' }, leaders, ground, CENTIMETRES)).toBe('');
    expect(leaves('browne', null)).toBe('');
  });
});

describe('turns, ratings and classes', () => {
  it('are told in the same words everywhere', () => {
    expect(arrivalWords({ turn: 4, needs: null })).toBe('turn 4');
    expect(arrivalWords({ turn: 4, needs: 5 })).toBe('from turn 4, on 5+');
    expect(turnsWords({ from: 2, until: 4 })).toBe('turns 2 to 4');
    expect(turnsWords({ from: 2, until: null })).toBe('from turn 2');
    expect(turnsWords({ from: null, until: 4 })).toBe('until turn 4');
    expect(turnsWords({ from: null, until: null })).toBe('');
    expect([ratingWords(null), ratingWords('diced'), ratingWords('dashing')]).toEqual([
      'unrated',
      'rating thrown for',
      'dashing',
    ]);
    expect(classWords({ class: 'superior', size: 'standard' })).toBe('superior');
    expect(classWords({ class: 'standard', size: 'large' })).toBe('standard, large');
  });
});
