import { describe, expect, it, vi } from 'vitest';
import type { BattleOrder, CallResponse } from '../../../../electron/desk/api';
import { NewBattle } from '../../../../renderer/editor/new-battle/new-battle.svelte';
import { FakeDesk } from '../../fake-desk';

const KIND = { id: 'attack-defence', title: 'Attack and defence', sentence: 'A ridge.', isUnmanned: false };

async function begun(made: (order: BattleOrder) => Promise<CallResponse<'scenario.make'>>) {
  const desk = new FakeDesk([], {
    'scenario.choices': () => ({ ok: { kinds: [KIND] } }),
    'editor.nations': () => ({ ok: { nations: [] } }),
    'scenario.make': made,
  });
  const battle = new NewBattle(desk, 7);
  await battle.begin();
  await vi.advanceTimersByTimeAsync(1);
  return { desk, battle };
}
const of = ({ seed }: BattleOrder): CallResponse<'scenario.make'> => ({
  ok: { title: `Battle ${seed}`, text: `title: Battle ${seed}`, drawing: '<svg/>' },
});
vi.useFakeTimers();

describe('a new battle that is being chosen', () => {
  it('is made at once by the first rule system, and again with the next seed', async () => {
    const { desk, battle } = await begun((order) => Promise.resolve(of(order)));
    expect(battle.made?.title).toBe('Battle 7');
    expect(desk.askedFor('scenario.make')).toMatchObject([{ rules: 'honours-of-war', scale: '28mm', seed: 7 }]);
    battle.another();
    await vi.advanceTimersByTimeAsync(1);
    expect(battle.made?.title).toBe('Battle 8');
  });

  it('waits for the end of typing, and shows no battle that was ordered before', async () => {
    let answerFirst: (answer: CallResponse<'scenario.make'>) => void = () => undefined;
    const slow = new Promise<CallResponse<'scenario.make'>>((resolve) => (answerFirst = resolve));
    const { desk, battle } = await begun((order) => (order.points === 1000 ? slow : Promise.resolve(of(order))));
    for (const points of [1100, 1200]) battle.change({ points });
    await vi.advanceTimersByTimeAsync(201);
    expect(desk.askedFor('scenario.make').map(({ points }) => points)).toEqual([1000, 1200]);
    answerFirst({ ok: { title: 'Late', text: '', drawing: '' } });
    await vi.advanceTimersByTimeAsync(1);
    expect([battle.made?.title, battle.busy]).toEqual(['Battle 7', false]);
  });

  it('keeps to the figure scales of the rules, and says why there is none', async () => {
    const fault = { code: 'army-unfit', message: 'Saxony has no troops listed for 1757.' };
    const { battle } = await begun(() => Promise.resolve({ fault }));
    expect([battle.made, battle.fault]).toEqual([null, fault]);
    battle.change({ scale: '54mm' });
    expect(battle.order.scale).toBe('28mm');
    battle.swap();
    expect(battle.order.nations).toEqual(['austria', 'prussia']);
  });
});
