/** What a person prefers. */
import { expect, it } from 'vitest';
import { ok } from './connected';
import type { OpenDesk } from './connected';

export function describeSettings(desk: OpenDesk): void {
  it('keeps settings, and refuses those that make no sense', async () => {
    const { call } = await desk();
    const preset = ok(await call('settings.read', {})).settings;
    expect(preset).toEqual({
      quality: 'auto',
      picture: 'table',
      lastSeed: 1,
      speed: 1,
      panelLeft: 200,
      panelRight: 360,
      editorPanels: { small: { left: 232, right: 268 }, large: { left: 336, right: 340 } },
      folded: [],
      tab: 'log',
      captions: true,
      sound: false,
      backgroundBattles: true,
      volume: 0.6,
      plans: false,
      ghosts: true,
      inset: true,
      historyPlan: false,
      ghostsInFight: false,
      generals: [],
      wishes: [],
      recent: [],
      carryOn: { edited: null, fought: null, replayed: null },
      play: { players: ['person', 'general'], dice: 'seed', turns: 30, practice: false, taught: false },
      keys: {},
      editor: expect.objectContaining({ ruler: 'ft', stamps: [], tracings: [] }) as unknown,
      print: expect.objectContaining({ tab: 'map', style: 'colour', square: 5, along: [] }) as unknown,
    });
    ok(await call('settings.write', { settings: { lastSeed: 7 } }));
    ok(await call('settings.write', { settings: { recent: ['fictional/hamlet.yaml'] } }));
    const kept = ok(await call('settings.read', {})).settings;
    expect(kept).toEqual({ ...preset, lastSeed: 7, recent: ['fictional/hamlet.yaml'] });
    expect(await call('settings.write', { settings: { speed: -1 } })).toMatchObject({
      fault: { code: 'bad-argument', field: 'settings.speed' },
    });
  });
}
