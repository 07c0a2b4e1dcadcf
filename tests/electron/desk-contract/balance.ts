/** Many battles of one scenario. */
import { expect, it } from 'vitest';
import { ok } from './connected';
import type { OpenDesk } from './connected';

export function describeBalance(desk: OpenDesk): void {
  it('fights many battles, and has them all when they are asked for again', async () => {
    const { bridge, call } = await desk();
    const heard: string[] = [];
    const seeds: number[] = [];
    bridge.on('balance.setting', ({ run, setting }) => heard.push(`${run} ${setting.title}`));
    bridge.on('balance.games', ({ games }) => seeds.push(...games.map(({ seed }) => seed)));
    const order = { file: 'fictional/hamlet.yaml', seed: 20, games: 30, turns: 30 };
    expect(ok(await call('balance.run', { run: 'first', ...order }))).toEqual({ fought: 30 });
    expect(heard).toEqual(['first The Hamlet']);
    expect(seeds.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 20));
    seeds.length = 0;
    expect(ok(await call('balance.run', { run: 'again', ...order, games: 40, keptOnly: true })).fought).toBe(30);
    expect(seeds).toHaveLength(30);
    expect(ok(await call('generals.list', {})).generals[0]?.id).toBe('capable');
  });

  it('stops battles that are being fought, and keeps what was told', async () => {
    const { bridge, call } = await desk();
    const order = { run: 'long', file: 'fictional/hamlet.yaml', seed: 1000, games: 5000, turns: 30 };
    bridge.on('balance.games', ({ run }) => void call('balance.stop', { run }));
    expect(await call('balance.run', order)).toMatchObject({ fault: { code: 'balance-stopped' } });
    const kept = ok(await call('balance.run', { ...order, run: 'kept', keptOnly: true })).fought;
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(5000);
  });

  it('fights many battles of a text as it is being edited, of a file or of none', async () => {
    const { bridge, call } = await desk();
    const { text } = ok(await call('scenario.text', { file: 'fictional/hamlet.yaml' }));
    const heard: string[] = [];
    bridge.on('balance.setting', ({ run, setting }) => heard.push(`${run} ${setting.title}`));
    const order = { text: text.replace('The Hamlet', 'The Village'), seed: 1, games: 2, turns: 30 };
    expect(ok(await call('balance.run', { run: 'new', file: null, ...order, inBackground: true }))).toEqual({
      fought: 2,
    });
    expect(ok(await call('balance.run', { run: 'edited', file: 'fictional/hamlet.yaml', ...order })).fought).toBe(2);
    expect(heard).toEqual(['new The Village', 'edited The Village']);
    const broken = { run: 'broken', file: null, ...order, text: 'title: [' };
    expect(await call('balance.run', broken)).toMatchObject({ fault: { code: 'scenario-unfit' } });
  });

  it('goes on from a turn of an open battle, by its own rules and troops only', async () => {
    const { call } = await desk();
    const { battle } = ok(await call('battle.fight', { file: 'fictional/hamlet.yaml', seed: 4, turns: 30 }));
    const order = {
      run: 'again',
      file: 'fictional/hamlet.yaml',
      seed: 1,
      games: 2,
      turns: 30,
      again: { battle, turn: 2 },
    };
    expect(ok(await call('balance.run', order)).fought).toBe(2);
    expect(await call('balance.run', { ...order, scale: '15mm' })).toMatchObject({ fault: { code: 'unfit-choice' } });
    const gone = { ...order, again: { battle: 'nobody', turn: 2 } };
    expect(await call('balance.run', gone)).toMatchObject({ fault: { code: 'battle-closed' } });
  });
}
