import { expect, it } from 'vitest';
import { putDownBy, whyNotThere } from '../../../engine/battle/put-down';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { face } from '../play/face';
import { pose, stateOf } from './states';

it.each([
  [0, 0, true],
  [180, 120, true],
  [-0.1, 60, false],
  [180.1, 60, false],
  [90, -0.1, false],
  [90, 120.1, false],
])('puts pieces no farther than the edge of the table: %d, %d', (x, y, may) => {
  const refusal = whyNotThere(stateOf(), { width: 180, depth: 120 }, [{ id: 'first', to: pose(x, y) }]);
  expect(refusal?.sentence ?? null).toBe(may ? null : 'That is not on the table.');
});

it('ends a contact when the two are put apart, whoever of them is moved, and not while they touch', () => {
  const { roster, state } = honoursOfWar.prepare(face('honours-of-war'));
  const [blue, red] = ['blue/blue-first', 'red/red-first'];
  const depth = roster.units[blue]?.layouts['line']?.[0]?.depth ?? 0;
  const pieces = state.pieces.map((piece) =>
    piece.id === blue
      ? {
          ...piece,
          where: { on: pose(48, 43 - depth) },
          marks: { 'in contact': red, 'contact sector': 'front', moved: 1 },
        }
      : piece,
  );
  const ended = (id: string, x: number, y: number): readonly unknown[] =>
    putDownBy({ ...state, pieces }, roster, [{ id, to: pose(x, y) }], honoursOfWar.marks).flatMap(({ gesture }) =>
      gesture.do === 'mark' ? [[gesture.id, gesture.mark, gesture.value]] : [],
    );
  const both = [
    [blue, 'in contact', null],
    [blue, 'contact sector', null],
  ];
  expect(ended(blue, 48, 43 - depth - 3)).toEqual(both);
  expect(ended(red, 48, 43 + 3)).toEqual(both);
  expect(ended(blue, 50, 43 - depth - 0.5)).toEqual([]);
  expect(ended('blue/blue-horse', 100, 20)).toEqual([]);
});
