import { expect, it } from 'vitest';
import type { Choice } from '../../../engine/battle';
import { endOf, pathOf, straight } from '../../../engine/geometry';
import { answerMark, type Answer } from '../../../renderer/play/answer-mark';
import { outlinesOf } from '../../../renderer/play/chosen-mark';
import { diceMark } from '../../../renderer/play/dice-mark';
import { poseOn } from '../../../renderer/play/ghosts';
import { sampleBattle } from '../sample-battle';
import { askedOf, type Asked } from './sample-fight';

const { start, roster, vocabulary } = sampleBattle();
const [own, enemy] = ['blue', 'red'].map((seat) => start.pieces.find((piece) => piece.seat === seat)?.id ?? '') as [
  string,
  string,
];
const piece = start.pieces.find(({ id }) => id === own);
const stands = poseOn(start, own);
if (!piece || !stands) throw new Error('it does not stand on the table');
const back = pathOf(stands, [straight(stands, -20)]);
const outcome = (paths: readonly (typeof back)[]) => ({
  p: 1,
  tells: [],
  figures: {},
  dice: [],
  isOpen: false,
  goes: paths.map((way) => ({ ...piece, ways: [way], to: endOf(way) })),
});
const bare = { text: '', reasons: [], seen: 'all', act: 1 } as const;
const events = [{ ...bare, do: 'begin', in: null, title: 'Charge', who: enemy }] as const;
const mark = (
  choice: Choice,
  goes: readonly (typeof back)[] | null,
  asked: Partial<Asked> = {},
  others: Answer['others'] = [],
) =>
  answerMark({ roster, events }, start, {
    asked: askedOf({ unit: own, ...asked }),
    choice,
    label: 'Retreat 20.0 cm',
    leads: '',
    outcomes: goes && [outcome(goes)],
    others,
  });

it('an answer that moves the unit shows its ghost where it ends, and the way there', () => {
  const shown = mark({ span: 20 }, [back]);
  expect(shown?.at).toEqual(endOf(back));
  expect(shown?.ways[0]?.at(-1)).toMatchObject({ x: endOf(back).x, y: endOf(back).y });
  expect(shown?.bases.length).toBeGreaterThan(0);
  expect(shown?.fronts).toHaveLength(shown?.bases.length ?? 0);
  const middles = shown?.bases.map((shape) => shape.reduce((sum, { y }) => sum + y, 0) / shape.length) ?? [];
  for (const y of middles) expect(Math.abs(y - endOf(back).y)).toBeLessThan(10);
  expect(shown?.says).toEqual(['Retreat 20.0 cm']);
  expect(shown?.kept).toEqual([...outlinesOf(roster, start, own), ...outlinesOf(roster, start, enemy)]);
});
it('whoever goes there whatever is answered is not shown, the unit that is asked always', () => {
  const friend = start.pieces.find(({ seat, id }) => seat === 'blue' && id !== own);
  if (!friend) throw new Error('it has no friend');
  const both = outcome([back]);
  const friendGoes = { ...friend, ways: [back], to: endOf(back) };
  const withFriend = { ...both, goes: [friendGoes, ...both.goes] };
  const shown = (...others: Answer['others']) =>
    answerMark({ roster, events }, start, {
      asked: askedOf({ unit: own }),
      choice: { pick: 'retreat' },
      label: '',
      leads: '',
      outcomes: [withFriend],
      others,
    });
  expect(shown([withFriend])?.ways).toHaveLength(1);
  expect(shown([both])?.ways).toHaveLength(2);
  expect(shown([withFriend], [both])?.ways).toHaveLength(2);
  expect(shown(null)?.ways).toHaveLength(1);
  expect(shown()?.ways).toHaveLength(2);
  // Its own ghost comes first: the note stands there.
  expect(shown()?.kept.slice(0, 1)).toEqual(outlinesOf(roster, start, own).slice(0, 1));
});
it('one that goes at an enemy shows both', () => {
  const shown = mark({ pick: 'charge', of: enemy }, [back]);
  expect(shown?.chosen.length).toBeGreaterThan(0);
  expect(shown?.bases.length).toBeGreaterThan(0);
});
it.each([
  ['moves nobody', []],
  ['has not been tried out yet', null],
] as const)('one that %s marks nothing', (_what, goes) => {
  expect(mark({ pick: 'stand' }, goes)).toBeNull();
});
it('a moment of the way of a charger shows him there', () => {
  const path = pathOf(stands, [straight(stands, 12)]);
  const shown = mark({ moment: 12 }, null, { form: { form: 'moment', path } });
  expect(shown?.at).toMatchObject({ x: endOf(path).x, y: endOf(path).y });
  expect(shown?.says[0]).toBe(roster.units[enemy]?.name);
  expect(shown?.kept).toEqual([...outlinesOf(roster, start, own), ...outlinesOf(roster, start, enemy)]);
});

const dice = (thrown: { readonly who: string; readonly at?: string }) =>
  diceMark(
    { roster, vocabulary },
    start,
    askedOf({ form: { form: 'dice', count: 1, faces: 6, why: 'It fires', ...thrown } }),
  );
it('dice that are typed in mark the target, with a line from who fires and how far it is', () => {
  const shown = dice({ who: own, at: enemy });
  expect(shown?.aims).toEqual([[poseOn(start, own), poseOn(start, enemy)]]);
  expect(shown?.chosen.length).toBeGreaterThan(0);
  expect(shown?.says).toEqual([roster.units[enemy]?.name, expect.stringMatching(/^[\d.]+ cm$/)]);
});
it('dice against nobody mark who throws', () => {
  expect(dice({ who: own })).toMatchObject({ aims: [], at: poseOn(start, own), says: [roster.units[own]?.name] });
});
it('dice of a whole side mark nobody', () => {
  expect(dice({ who: 'blue' })).toBeNull();
});
