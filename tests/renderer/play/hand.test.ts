import { describe, expect, it, vi } from 'vitest';
import { Viewing } from '../../../renderer/battle';
import { fightingHand } from '../../../renderer/play/hand';
import { OpenFight } from '../../../renderer/play/open-fight.svelte';
import { FakeDesk } from '../fake-desk';
import { askedOf, positionOf, shownOf, type Asked } from './sample-fight';

const UNIT = 'blue/leib-regiment';
const OTHER = 'blue/brackwitz-dragoons';
const choice = { pick: 'move', to: 'there' } as never;
const marching = askedOf({ form: { form: 'march', movers: [UNIT] }, unit: UNIT, isFree: true });
const naming = askedOf({
  choices: [UNIT, OTHER].map((of) => ({ choice: { pick: 'move', of }, label: of })),
  idle: null,
});

/** A hand over a plan of one px to the centimetre; a unit lies under each place that is given. */
function hand(question: Asked, under: Readonly<Record<string, string>> = {}) {
  const desk = new FakeDesk([], {
    'play.try': () => ({ ok: { path: null, ends: [], choice, label: '', left: null, refusal: null } }),
    'play.answer': () => ({ ok: { refusal: null, position: positionOf(10, 10) } }),
  });
  const open = new OpenFight(desk, shownOf(positionOf(10, 0, { asked: [question] })));
  const viewing = new Viewing();
  const pick = (x: number, y: number): string | null => under[`${x} ${y}`] ?? null;
  viewing.stage = { pick, groundUnder: (x: number, y: number) => ({ x, y }) } as never;
  const at = (x: number, y: number, shift = false) => ({ x, y, shift });
  const answers = (): readonly unknown[] => desk.askedFor('play.answer').map((call) => call.choice);
  const tries = (): readonly unknown[] => desk.askedFor('play.try').map(({ attempt }) => attempt);
  return { hand: fightingHand({ ...open, viewing }), open, viewing, at, answers, tries };
}

describe('a unit that moves by the rules', () => {
  it('is dragged to a place, and goes there when it is let go', async () => {
    const { hand: own, at, tries, answers } = hand(marching, { '10 10': UNIT });
    expect(own.take(at(10, 10))).toBe(true);
    own.carry(at(60, 40));
    own.put(at(70, 40));
    await vi.waitFor(() => expect(answers()).toEqual([choice]));
    expect(tries()).toEqual([{ to: { x: 60, y: 40 } }, { to: { x: 70, y: 40 } }]);
  });
  it('stays where it was when it is let go beside the table', async () => {
    const { hand: own, open, at, answers } = hand(marching, { '10 10': UNIT });
    own.take(at(10, 10));
    own.carry(at(60, 40));
    own.put(null);
    await vi.waitFor(() => expect(open.moving.ghost).toBeNull());
    expect(answers()).toEqual([]);
  });
  it('goes to a place that is clicked', async () => {
    const { hand: own, at, tries, answers } = hand(marching);
    expect(own.click(at(60, 40))).toBe(true);
    await vi.waitFor(() => expect(answers()).toEqual([choice]));
    expect(tries()).toEqual([{ to: { x: 60, y: 40 } }]);
  });
  it('is thought of under the pointer, without a click', async () => {
    const { hand: own, open, at, answers } = hand(marching);
    own.rest(at(60, 40));
    await vi.waitFor(() => expect(open.moving.tried).not.toBeNull());
    expect(answers()).toEqual([]);
  });
});

describe('a unit that may be named', () => {
  it('is chosen by a click and named by another', async () => {
    const { hand: own, open, viewing, at, answers } = hand(naming, { '5 5': OTHER });
    own.click(at(5, 5));
    expect([open.fight.chosen, viewing.selected, answers()]).toEqual([1, OTHER, []]);
    own.click(at(5, 5));
    await vi.waitFor(() => expect(answers()).toEqual([{ pick: 'move', of: OTHER }]));
  });
  it('is named as soon as it is dragged', async () => {
    const { hand: own, at, answers } = hand(naming, { '5 5': OTHER });
    expect(own.take(at(5, 5))).toBe(true);
    own.carry(at(9, 9));
    await vi.waitFor(() => expect(answers()).toEqual([{ pick: 'move', of: OTHER }]));
  });
});

it('an enemy is not dragged, nor is anything behind the curtain', () => {
  const { hand: own, open, at } = hand(marching, { '10 10': UNIT, '20 20': 'red/chevreul-dragoons' });
  expect(own.take(at(20, 20))).toBe(false);
  open.fight.curtain = { seat: 'red' } as never;
  expect([own.take(at(10, 10)), own.click(at(60, 40))]).toEqual([false, false]);
});
