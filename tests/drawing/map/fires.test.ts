import { describe, expect, test } from 'vitest';
import { troopsLayer, type DrawnTroops } from '../../../drawing/map';
import type { BattleState } from '../../../engine/battle';
import { plainTroops } from './plain-troops';
import { stUlrich } from './scenarios';

const scenario = stUlrich();
const plain = plainTroops(scenario);
const vocabulary = { ...plain.vocabulary, ground: { alight: { title: 'Alight', looks: 'burning' as const } } };
const village = scenario.terrain.find(({ kind }) => kind === 'bua');
const bridge = scenario.terrain.find(({ kind }) => kind === 'bridge');
if (village?.kind !== 'bua' || !bridge) throw new Error('St. Ulrich has changed');

const fires = (ground: BattleState['ground'], of: Partial<DrawnTroops> = {}): number =>
  troopsLayer({ ...plain, vocabulary, state: { ...plain.state, ground }, ...of }, scenario).split('data-kind="fire"')
    .length - 1;

describe('what burns on the plan', () => {
  test('has its smoke, a village over each of its blocks, below the troops', () => {
    expect(fires({ [bridge.id]: { gauges: { alight: 1 } } })).toBe(1);
    expect(fires({ [village.id]: { gauges: { alight: 2 } } })).toBe(village.blocks.length);
    expect(fires({ [village.blocks[0]?.id ?? '']: { gauges: { alight: 1 } } })).toBe(1);
  });
  test('is nothing that is out, gone, or of a gauge that shows nothing', () => {
    expect(fires({ [bridge.id]: { gauges: { alight: 0 } } })).toBe(0);
    expect(fires({ [bridge.id]: { gauges: { alight: 1 }, gone: true } })).toBe(0);
    expect(fires({ [bridge.id]: { gauges: { breached: 1 } } })).toBe(0);
    expect(fires({ [bridge.id]: { gauges: { alight: 1 } } }, { vocabulary: plain.vocabulary })).toBe(0);
  });
});
