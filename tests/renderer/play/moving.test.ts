import { describe, expect, it, vi } from 'vitest';
import type { CallResponse, DeskCalls } from '../../../electron/desk/api';
import { Fight, type Asked } from '../../../renderer/play/fight.svelte';
import { Moving } from '../../../renderer/play/moving.svelte';
import { FakeDesk } from '../fake-desk';
import { askedOf, positionOf, shownOf } from './sample-fight';

const UNIT = 'blue/leib-regiment';
const question = askedOf({ form: { form: 'march', movers: [UNIT] }, unit: UNIT, isFree: true });
const asked = [question];

/** A fight in which a unit is asked where it goes, and a desk that answers each attempt when it is told to. */
function opened(questions: readonly Asked[] = asked) {
  const answers: ((answer: CallResponse<'play.try'>) => void)[] = [];
  const desk = new FakeDesk([], { 'play.try': () => new Promise((resolve) => answers.push(resolve)) });
  const fight = new Fight(desk, shownOf(positionOf(10, 0, { asked: questions })));
  const moving = new Moving(fight, desk);
  return { desk, fight, moving, answers };
}
const tried = (label: string): { readonly ok: DeskCalls['play.try']['result'] } => ({
  ok: { path: null, ends: [], choice: { pick: 'move' }, label, left: null, refusal: null },
});

describe('a move that is thought of', () => {
  it('asks the desk one thing at a time, and of many wishes only the last', async () => {
    const { desk, moving, answers } = opened();
    for (const y of [40, 50, 60]) moving.aim({ x: 150, y }, false);
    expect(desk.askedFor('play.try').map(({ attempt }) => attempt)).toEqual([{ to: { x: 150, y: 40 } }]);
    answers[0]?.(tried('to 40'));
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(desk.askedFor('play.try').at(-1)?.attempt).toEqual({ to: { x: 150, y: 60 } });
    answers[1]?.(tried('to 60'));
    await vi.waitFor(() => expect(moving.tried?.label).toBe('to 60'));
  });

  it('is still asked for where the answer to the last question comes after the next one', async () => {
    const { fight, moving, answers } = opened();
    moving.aim({ x: 150, y: 40 }, false);
    fight.position = positionOf(10, 0, { asked, entries: 5 });
    moving.forget();
    moving.aim({ x: 150, y: 60 }, false);
    answers[0]?.(tried('of the last question'));
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(tried('of this one'));
    await vi.waitFor(() => expect(moving.tried?.label).toBe('of this one'));
  });

  it('is not needed to see on the table who can reach the unit or fire at it where it stands', async () => {
    const [by, distance, clause] = ['red/regiment-prinz-casimir', 30, 'HOW-TGT-01'];
    const threats = [{ by, does: 'fire', distance, clause, odds: { leaf: { hits: 1 } } }] as const;
    const desk = new FakeDesk([], { 'play.threats': () => Promise.resolve({ ok: { threats } }) });
    const moving = new Moving(new Fight(desk, shownOf(positionOf(10, 0, { asked }))), desk);
    expect(moving.ghost).toBeNull();
    await moving.askThreats();
    expect(moving.ghost?.threats).toHaveLength(1);
    expect(moving.ghost?.bases).toEqual([]);
  });

  it('is named on the card only when it was made by key', async () => {
    const { moving, answers } = opened();
    moving.aim({ x: 150, y: 40 }, false);
    answers[0]?.(tried('March'));
    await vi.waitFor(() => expect(moving.tried).not.toBeNull());
    expect(moving.march).toBeNull();
    moving.step('ahead', 2);
    expect(moving.march).toBe('March');
  });

  it('is not shown while another answer is chosen, and goes on by the next key in its place', async () => {
    const choices = [{ choice: { pick: 'charge' }, label: 'Charge' }];
    const { fight, moving, answers } = opened([{ ...question, choices }]);
    moving.step('ahead', 2);
    answers[0]?.(tried('March'));
    await vi.waitFor(() => expect(moving.ghost).not.toBeNull());
    fight.choose(0);
    expect([moving.ghost, moving.isSetAside]).toEqual([null, true]);
    moving.step('ahead', 2);
    expect([fight.chosen, moving.isSetAside]).toEqual([null, false]);
    expect(moving.ghost).not.toBeNull();
    // One that the pointer thinks of is seen beside a chosen answer: a click makes it.
    answers[1]?.(tried('March'));
    fight.choose(0);
    moving.aim({ x: 150, y: 40 }, false);
    expect(moving.ghost).not.toBeNull();
  });

  it('is begun afresh by a key where the pointer rests on a place that cannot be reached', async () => {
    const fresh = opened();
    fresh.moving.step('ahead', 2);
    const { desk, moving, answers } = opened();
    moving.aim({ x: 150, y: 140 }, true);
    const refusal = { clause: 'HOW-MOVE-01', sentence: 'Too far.', reasons: [], at: { x: 150, y: 140 } };
    answers[0]?.({ ok: { ...tried('March').ok, refusal } as never });
    await vi.waitFor(() => expect(moving.tried).not.toBeNull());
    moving.step('ahead', 2);
    expect(desk.askedFor('play.try').at(-1)?.attempt).toEqual(fresh.desk.askedFor('play.try').at(-1)?.attempt);
  });
});
