import { describe, expect, it } from 'vitest';
import { Openings } from '../../../renderer/battle/openings.svelte';
import { entryOf, FakeDesk } from '../fake-desk';
import { sampleBattle } from '../sample-battle';

type Answer = { readonly ok: { readonly battle: string; readonly record: ReturnType<typeof sampleBattle> } };

/** A desk whose fights last until they are let go. */
function slowDesk() {
  let finish: () => void = () => undefined;
  const desk = new FakeDesk([entryOf()], {
    'battle.fight': () =>
      new Promise<Answer>((resolve) => (finish = () => resolve({ ok: { battle: 'b1', record: sampleBattle() } }))),
    'battle.stop': () => ({ ok: {} }),
  });
  return { desk, finish: () => finish() };
}

describe('a battle that is fought', () => {
  it('is stopped by the name it was given here, and shows nothing then', async () => {
    const { desk, finish } = slowDesk();
    const openings = new Openings(desk);
    await openings.open(entryOf());
    const fighting = openings.fight(3);
    const [{ battle } = { battle: '' }] = desk.askedFor('battle.fight');
    desk.tell('battle.progress', { battle: 'another', turn: 9, events: 9 });
    expect(openings.progress).toEqual({ turn: 0, events: 0 });
    desk.tell('battle.progress', { battle: battle ?? '', turn: 2, events: 40 });
    expect(openings.progress).toEqual({ turn: 2, events: 40 });
    openings.stop();
    openings.stop();
    expect(desk.askedFor('battle.stop')).toEqual([{ battle }]);
    finish();
    expect([await fighting, openings.battle, openings.fault, openings.progress]).toEqual([false, null, null, null]);
  });

  it('goes on when its card, still being read before, is there', async () => {
    const { desk, finish } = slowDesk();
    const openings = new Openings(desk);
    await openings.open(entryOf({ title: 'st-ulrich.yaml', system: '', isReading: true }));
    const fighting = openings.fight(3);
    openings.complete(entryOf({ file: 'another' }));
    expect(openings.entry?.title).toBe('st-ulrich.yaml');
    openings.complete(entryOf());
    expect(openings.entry?.title).toBe('The Combat of St. Ulrich');
    finish();
    expect(await fighting).toBe(true);
  });
});
