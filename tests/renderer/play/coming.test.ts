import { expect, it } from 'vitest';
import { comingAt } from '../../../renderer/play/coming';
import { sampleBattle } from '../sample-battle';
import { askedOf } from './sample-fight';

const { roster, start, vocabulary } = sampleBattle();
const [FIRST, SECOND] = ['blue/leib-regiment', 'red/regiment-prinz-casimir'];
const bare = { text: '', reasons: [], seen: 'all', act: 1 } as const;
const events = [{ ...bare, do: 'begin', in: null, title: 'Charge', who: FIRST }] as const;
/** The first stands so far from the second, from middle to middle, both looking the same way. */
function comes(apart: number): ReturnType<typeof comingAt> {
  const pieces = start.pieces.map((piece) => {
    const y = piece.id === FIRST ? 50 : 50 + apart;
    return piece.id === FIRST || piece.id === SECOND ? { ...piece, where: { on: { x: 50, y, hx: 0, hy: 1 } } } : piece;
  });
  const asked = askedOf({ seat: 'red', unit: SECOND });
  return comingAt({ events, roster, vocabulary }, { ...start, pieces }, asked);
}
const says = (apart: number): readonly string[] | undefined => comes(apart)?.says;

it('who comes is named with how far he is from base to base, as the rules measure', () => {
  const [name, far = ''] = says(30) ?? [];
  expect(name).toBe(roster.units[FIRST]?.name);
  expect(Number.parseFloat(far)).toBeGreaterThan(10);
  expect(Number.parseFloat(far)).toBeLessThan(28);
  expect(says(1)?.[1]).toBe('touching');
});
it('his note stands by the unit that must answer, and covers neither of the two', () => {
  const marks = comes(30);
  expect(marks?.at).toMatchObject({ x: 50, y: 80 });
  const seen = marks?.kept.flat().map(({ y }) => y) ?? [];
  expect(Math.min(...seen)).toBeLessThan(50);
  expect(Math.max(...seen)).toBeGreaterThan(80);
});
