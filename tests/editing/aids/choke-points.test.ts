import { describe, expect, it } from 'vitest';
import { chokePoints } from '../../../editing/aids';
import { system, viewOf } from './tables';

const found = (terrain: string, units?: string) =>
  chokePoints(system, viewOf({ terrain, ...(units ? { units } : {}) })).map(({ kind, length, arms, sentence }) => ({
    kind,
    length: Number(length.toFixed(2)),
    arms: arms.join(' '),
    sentence,
  }));
const pond = (name: string, left: number): string =>
  `{ pond: { name: ${name}, outline: { polygon: [[${left}, 40], [${left + 20}, 40], [${left + 20}, 60], [${left}, 60]] } } }`;

describe('choke points', () => {
  it('are passages between closed ground that are narrower than a line', () => {
    expect(found(`[${pond('Upper Pond', 10)}, ${pond('Lower Pond', 42)}]`)).toEqual([
      {
        kind: 'passage',
        length: 12,
        arms: 'foot',
        sentence: 'Between Upper Pond and Lower Pond: 12 cm wide, in column for foot.',
      },
    ]);
  });

  it.each([
    ['as wide as a line is', 50, 0],
    ['a hair narrower', 49.9, 1],
    ['as wide as a column', 34, 1],
    ['a hair narrower than a column', 33.9, 0],
  ])('%s', (_what, left, count) => {
    expect(found(`[${pond('One', 10)}, ${pond('Two', left)}]`)).toHaveLength(count);
  });

  it('are no gap that other closed ground fills', () => {
    expect(found(`[${pond('One', 10)}, ${pond('Two', 42)}, ${pond('Three', 26)}]`)).toEqual([]);
  });

  it('are bridges over closed water', () => {
    const river = '{ river: { name: Elbe, class: impassable, width: 8cm, course: [[-5, 60], [125, 60]] } }';
    expect(found(`[${river}, { bridge: { name: Long Bridge, over: Elbe, at: [100, 60], width: 6cm } }]`)).toEqual([
      {
        kind: 'bridge',
        length: 6,
        arms: 'foot',
        sentence: 'Long Bridge: 6 cm wide, the way over Elbe for foot.',
      },
    ]);
  });

  it('are roads through houses, one a village', () => {
    const terrain = `[{ bua: { name: Hof, build: rustic, blocks: [{ at: [60, 60] }] } },
      { road: { name: Post road, course: [[0, 60], [52, 60], [68, 60], [120, 60]] } }]`;
    expect(found(terrain)).toEqual([
      {
        kind: 'road',
        length: 16,
        arms: 'foot',
        sentence: 'Post road runs 16 cm through Hof: foot cannot leave it there.',
      },
    ]);
  });

  it('of a stream hold up guns only', () => {
    const terrain = `[{ stream: { name: Bach, width: 3cm, course: [[-5, 60], [125, 60]] } }, { ford: { over: Bach, at: [30, 60] } }]`;
    const units = `- { name: Alt, type: line infantry, at: [30, 20], heading: 0 }
      - { name: Battery, type: medium gun, at: [60, 20], heading: 0 }`;
    expect(found(terrain, units)).toMatchObject([{ kind: 'ford', arms: 'guns' }]);
  });
});
