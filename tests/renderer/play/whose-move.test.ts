import { describe, expect, it } from 'vitest';
import { actingSide, isAnswer, openActs } from '../../../renderer/play/whose-move';
import { sampleBattle } from '../sample-battle';

const { events, roster } = sampleBattle();
const BLUE = 'blue/leib-regiment';
const [RED] = Object.values(roster.units).flatMap(({ id, side }) => (side === 'red' ? [id] : []));
const bare = { text: '', reasons: [], seen: 'all', act: 0 } as const;
const begin = (act: number, who = BLUE) => ({ ...bare, do: 'begin', act, in: null, title: 'Move', who }) as const;
const end = (act: number) => ({ ...bare, do: 'end', act }) as const;
const step = { ...bare, do: 'step', turn: 1, phase: 'Move', seat: null } as never;

describe('whose move it is', () => {
  it('is that of the innermost act that has not ended', () => {
    expect(openActs([begin(1), begin(2, RED), end(2), begin(3)])).toEqual([BLUE, BLUE]);
    expect(openActs([begin(1), begin(2, RED)]).at(-1)).toBe(RED);
    expect(openActs([begin(1), end(1)])).toEqual([]);
  });

  it.each([
    ['an act of the enemy', [step, begin(1)], 'red', true],
    ['an act of its own', [step, begin(1)], 'blue', false],
    ['no act', [step, begin(1), end(1)], 'red', false],
    ['a phase that began since', [begin(1), step], 'red', false],
  ])('makes a question an answer or not: in %s', (_what, told, seat, answers) => {
    expect(isAnswer({ events: told, roster }, seat)).toBe(answers);
  });

  it('is that of who did something last in the phase', () => {
    const fired = events.findIndex((event) => event.do === 'fired');
    expect(events[fired]).toMatchObject({ by: 'red/regiment-prinz-casimir' });
    expect(actingSide({ events, roster }, fired + 1)).toBe('red');
    expect(actingSide({ events: [begin(1, RED), step], roster }, 1)).toBe('red');
    expect(actingSide({ events: [begin(1, RED), step], roster }, 2)).toBeNull();
    expect(actingSide({ events, roster }, 0)).toBeNull();
  });
});
