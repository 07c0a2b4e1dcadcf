import { OUT_OF_SIGHT } from '../../../engine/battle';
import { describe, expect, it } from 'vitest';
import { Fight } from '../../../renderer/play/fight.svelte';
import { FakeDesk } from '../fake-desk';
import { askedOf, positionOf, shownOf, type Position } from './sample-fight';

type Answers = ConstructorParameters<typeof FakeDesk>[1];
const moved = (position: Position, refusal: null | { clause: string; sentence: string; reasons: [] } = null) => ({
  ok: { position, refusal },
});

function opened(answers: Answers, position = positionOf(10)) {
  const desk = new FakeDesk([], answers);
  return { desk, fight: new Fight(desk, shownOf(position)) };
}

describe('a fight in the window', () => {
  it('gives what is chosen, else the answer that lets it be', async () => {
    const { desk, fight } = opened({ 'play.answer': () => moved(positionOf(12, 10, { entries: 5 })) });
    fight.choose(1);
    await fight.confirm();
    await fight.confirm();
    expect(desk.askedFor('play.answer')).toMatchObject([
      { play: 'p1', seat: 'blue', from: 10, at: 4, asked: 0, choice: { pick: 'evade' } },
      { from: 12, at: 5, choice: { pick: 'stand' } },
    ]);
    expect(fight.battle.length).toBe(12);
  });

  it('tells why an answer was not taken, until the next choice', async () => {
    const refusal = { clause: 'HOW-EVADE-02', sentence: 'Only light troops evade.', reasons: [] as [] };
    const { fight } = opened({ 'play.answer': () => moved(positionOf(10, 10), refusal) });
    expect(await fight.answer({ pick: 'evade' })).toBe(false);
    expect(fight.refusal?.sentence).toBe('Only light troops evade.');
    fight.choose(0);
    expect(fight.refusal).toBeNull();
  });

  it('tells why nothing is done with a piece, where the desk has told it', () => {
    const why = { clause: 'HOW-FIRE-11', sentence: 'The ground hides it wholly.' };
    const refused = [{ choice: { pick: 'fire', of: 'red/regiment-alt-lindenau' }, label: 'Alt-Lindenau', why }];
    const { fight } = opened({}, positionOf(10, 0, { asked: [askedOf({ refused })] }));
    expect(fight.tellWhy('blue/leib-regiment')).toBe(false);
    expect(fight.refusal).toBeNull();
    expect(fight.tellWhy('red/regiment-alt-lindenau')).toBe(true);
    expect(fight.refusal).toMatchObject(why);
  });

  it('gives nothing up by Enter alone where others could still act', () => {
    const still = [{ pick: 'move', of: ['blue/regiment-prinz-casimir'] }];
    const { fight } = opened({}, positionOf(10, 0, { asked: [askedOf({ still })] }));
    expect(fight.chosen).toBe(0);
    expect(opened({}).fight.chosen).toBeNull();
    // A shot that may be held is not held by Enter.
    const fire = { choice: { pick: 'fire', of: 'red/regiment-alt-lindenau' }, label: 'Regiment Alt-Lindenau, 29.4 cm' };
    const hold = { choice: { pick: 'hold' }, label: 'Hold fire' };
    const asked = [askedOf({ choices: [fire, hold], idle: hold })];
    expect(opened({}, positionOf(10, 0, { asked })).fight.chosen).toBe(0);
  });

  it('fires by Enter wherever a shot is listed, and knows when Enter would let it be', () => {
    const hold = { choice: { pick: 'hold' }, label: 'Hold fire' };
    const choices = [hold, { choice: { moment: 3 }, label: 'Fire at 0.5 cm' }];
    const { fight } = opened({}, positionOf(10, 0, { asked: [askedOf({ choices, idle: hold, shot: 1 })] }));
    expect([fight.chosen, fight.letsBe]).toEqual([1, false]);
    fight.choose(0);
    expect(fight.letsBe).toBe(true);
    fight.choose(null);
    expect(fight.letsBe).toBe(true);
  });

  it('takes an order back to the events that stay, and forward again', async () => {
    const { desk, fight } = opened({
      'play.undo': () =>
        moved(positionOf(6, 0, { undo: { isPossible: false, from: 6, why: 'The die has been seen.', redo: 1 } })),
      'play.redo': () => moved(positionOf(10, 0)),
    });
    await fight.undo();
    expect([fight.battle.length, fight.battle.moment]).toEqual([6, 6]);
    expect(await fight.undo()).toBe(false);
    expect(fight.refusal?.sentence).toBe('The die has been seen.');
    expect(desk.askedFor('play.undo')).toHaveLength(1);
    await fight.redo();
    expect(fight.battle.length).toBe(10);
  });

  it('puts right dice that were mistyped, and shows the battle as it went with them', async () => {
    const typed = [{ entry: 2, dice: [4], faces: 6, why: 'Fire' }];
    const { desk, fight } = opened(
      { 'play.correct': () => moved(positionOf(8, 0, { entries: 3 })) },
      positionOf(10, 0, { typed }),
    );
    expect(await fight.correct(2, [5])).toBe(true);
    expect(desk.askedFor('play.correct')).toMatchObject([{ play: 'p1', seat: 'blue', from: 0, entry: 2, dice: [5] }]);
    expect([fight.battle.length, fight.position.entries]).toEqual([8, 3]);
  });

  it('lets the other player at the same screen go on at once while he has seen the same', async () => {
    const forRed = positionOf(12, 0, { seat: 'red', asked: [askedOf({ seat: 'red' })], waitingFor: ['red'] });
    const { fight } = opened({
      'play.answer': () => moved(positionOf(12, 10, { asked: [], waitingFor: ['red'] })),
      'play.watch': () => ({ ok: shownOf(forRed) }),
    });
    await fight.answer({ pick: 'stand' });
    expect([fight.curtain, fight.asked?.seat]).toEqual([null, 'red']);
  });

  it('lowers a curtain before a player who has seen something else, and answers nothing behind it', async () => {
    const forRed = positionOf(9, 0, { seat: 'red', asked: [askedOf({ seat: 'red' })], waitingFor: ['red'] });
    const { desk, fight } = opened({
      'play.answer': () => moved(positionOf(12, 10, { asked: [], waitingFor: ['red'] })),
      'play.watch': () => ({ ok: shownOf(forRed) }),
    });
    await fight.answer({ pick: 'stand' });
    expect(fight.curtain?.seat).toBe('red');
    expect(await fight.answer({ pick: 'stand' })).toBe(false);
    expect(desk.askedFor('play.answer')).toHaveLength(1);
    fight.raiseCurtain();
    expect([fight.curtain, fight.asked?.seat, fight.battle.length]).toEqual([null, 'red', 9]);
  });

  it('shows the other player the troops that he alone knows of, though both have seen as many events', async () => {
    const forRed = positionOf(12, 0, { seat: 'red', asked: [askedOf({ seat: 'red' })], waitingFor: ['red'] });
    const shown = shownOf(forRed);
    const hidden = shown.first.start.pieces.at(-1)?.id ?? '';
    const start = structuredClone(shown.first.start);
    for (const piece of start.pieces) if (piece.id === hidden) piece.where = { off: OUT_OF_SIGHT };
    const { fight } = opened({
      'play.answer': () => moved(positionOf(12, 10, { asked: [], waitingFor: ['red'] })),
      'play.watch': () => ({ ok: { ...shown, first: { ...shown.first, start } } }),
    });
    const where = (id: string) => fight.battle.state.pieces.find((piece) => piece.id === id)?.where;
    expect(where(hidden)).not.toEqual({ off: OUT_OF_SIGHT });
    await fight.answer({ pick: 'stand' });
    expect(fight.curtain?.seat).toBe('red');
    fight.raiseCurtain();
    expect(where(hidden)).toEqual({ off: OUT_OF_SIGHT });
  });

  it('shows what a computer does while it goes on thinking, once', async () => {
    const { desk, fight } = opened({ 'play.answer': () => moved(positionOf(14, 10)) });
    fight.battle.hurry();
    desk.tell('play.progress', { play: 'p1', seat: 'blue', from: 10, events: positionOf(13, 10).events });
    desk.tell('play.progress', { play: 'p2', seat: 'blue', from: 13, events: positionOf(20, 13).events });
    expect(fight.battle.length).toBe(13);
    await fight.answer({ pick: 'stand' });
    expect(fight.battle.length).toBe(14);
  });
});
