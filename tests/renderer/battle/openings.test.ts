import { describe, expect, it, vi } from 'vitest';
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
    const plans = [{ seat: 'blue', sentences: ["Steinach's Brigade pins the bridge."] }];
    desk.tell('battle.progress', { battle: battle ?? '', turn: 3, events: 60, plans });
    desk.tell('battle.progress', { battle: battle ?? '', turn: 3, events: 70 });
    expect(openings.progress).toEqual({ turn: 3, events: 70, plans });
    openings.stop();
    openings.stop();
    expect(desk.askedFor('battle.stop')).toEqual([{ battle }]);
    finish();
    expect([await fighting, openings.battle, openings.fault, openings.progress]).toEqual([false, null, null, null]);
  });

  it('is known as long as no eight others have been on show since, each once', () => {
    const openings = new Openings(new FakeDesk());
    const show = (i: number): void => openings.show(`b${i}`, { ...sampleBattle(), checksum: `${i}` });
    for (const i of [1, 2, 3, 4, 5, 6, 7, 8, 1]) show(i);
    expect(openings.known.map(({ battle }) => battle)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((i) => `b${i}`));
    show(9);
    expect(openings.known.map(({ battle }) => battle)).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((i) => `b${i}`));
  });

  it('has its plans told once, and asks why at any moment', async () => {
    const seat = 'blue';
    const plan = { seat, events: 3, turn: 1, tasks: [], news: [] };
    const desk = new FakeDesk([entryOf()], { 'battle.plans': () => ({ ok: { plans: [plan], unknown: [] } }) });
    const openings = new Openings(desk);
    expect(await openings.explain(4)).toMatchObject({ fault: { code: 'battle-closed' } });
    await openings.tellPlans();
    expect(desk.askedFor('battle.plans')).toEqual([]);
    await openings.open(entryOf());
    await openings.fight(3);
    await openings.tellPlans();
    await openings.tellPlans();
    expect(desk.askedFor('battle.plans')).toEqual([{ battle: 'b1' }]);
    expect(openings.player?.plans).toEqual([plan]);
    expect(await openings.explain(4)).toMatchObject({ ok: { answer: null } });
    expect(desk.askedFor('battle.explain')).toEqual([{ battle: 'b1', event: 4 }]);
  });

  it('has its armies set up though its card is read only meanwhile', async () => {
    const record = sampleBattle();
    let lay: () => void = () => undefined;
    const desk = new FakeDesk([], {
      'battle.lay': () => new Promise<Answer>((resolve) => (lay = () => resolve({ ok: { battle: 'b1', record } }))),
      'battle.stop': () => ({ ok: {} }),
    });
    const openings = new Openings(desk);
    await openings.open(entryOf({ isReading: true }));
    openings.complete(entryOf());
    lay();
    await vi.waitFor(() => expect(openings.start?.record.roster).toEqual(record.roster));
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

describe('a kept battle that is opened', () => {
  const entries = [entryOf({ file: 'own/another' }), entryOf({ file: 'own/the-same' })];
  const record = sampleBattle();
  const scenarios = { 'own/another': { ...record.scenario, armies: [] }, 'own/the-same': record.scenario };
  const opened = async (there: readonly (keyof typeof scenarios)[]) => {
    const desk = new FakeDesk(entries, {
      'record.open': () => ({ ok: { battle: 'b1', record, remark: null } }),
      'scenario.open': ({ file }) => {
        const scenario = Object.entries(scenarios).find(([name]) => name === file)?.[1];
        return { ok: { scenario: scenario ?? null, findings: [], text: '', stamp: '' } };
      },
    });
    const openings = new Openings(desk);
    const told = { title: '', scenario: '', seed: 7, at: 0, turns: 2, outcome: '' };
    const kept = { ...told, file: 'kept-1', leftIn: null, fault: null, isGivenUp: false };
    await openings.replay(
      kept,
      entries.filter(({ file }) => there.some((name) => name === file)),
    );
    return openings.entry?.file ?? null;
  };

  it('finds the file it was fought on: of several by one title that with the same content', async () => {
    expect(await opened(['own/another', 'own/the-same'])).toBe('own/the-same');
    expect(await opened(['own/another'])).toBe('own/another');
    expect(await opened([])).toBeNull();
  });
});
