import { describe, expect, it } from 'vitest';
import { poseAt } from '../../../../engine/geometry';
import { changingFormation, durationOf, partWay } from '../../../../renderer/battlefield/troops/motion';
import { STILL } from '../../../../renderer/battlefield/troops/posture';
import type { TroopPosture } from '../../../../renderer/battlefield/troops/posture';
import { EAST, WORDS, told } from './small-battle';

const walk = (length: number, manner: string) =>
  told({
    do: 'moved',
    manner,
    movers: [
      {
        id: 'bevern',
        path: {
          from: { x: 0, y: 0, ...EAST },
          legs: [{ kind: 'straight', to: { x: length, y: 0, ...EAST }, length }],
          length,
        },
      },
    ],
  });

describe('how long events take at speed 1', () => {
  it.each([
    ['a short step', walk(2, 'march'), 0.25],
    ['20 cm of march', walk(20, 'march'), 0.5],
    ['48 cm of march', walk(48, 'march'), 1.2],
    ['a long march', walk(90, 'march'), 1.2],
    ['35 cm of charge', walk(35, 'charge'), 0.5],
    ['a retreat', walk(30, 'retreat'), 0.8],
    ['a rout', walk(60, 'rout'), 0.8],
    ['a volley', told({ do: 'fired', by: 'a', at: ['b'], manner: 'musketry', total: 1 }), 0.5],
    ['dice', { ...told({ do: 'rolled', dice: [3], faces: 6, why: '', who: 'a' }), text: 'A throws 3.' }, 0.4],
    ['dice nobody speaks of', told({ do: 'rolled', dice: [3], faces: 6, why: '', who: 'a' }), 0],
    ['hits', told({ do: 'gauge', id: 'a', gauge: 'hits', by: 1, now: 1 }), 0.4],
    ['another gauge', told({ do: 'gauge', id: 'a', gauge: 'stands', by: 1, now: 1 }), 0],
    ['a mark', told({ do: 'mark', id: 'a', mark: 'moved', value: 1 }), 0],
    ['a step', told({ do: 'step', turn: 1, step: 0, title: '' }), 0],
  ])('%s', (_, event, seconds) => {
    expect(durationOf(event, WORDS)).toBeCloseTo(seconds, 5);
  });
});

it('hand to hand nobody goes beyond his own ground: stands that touch do not pass through each other', () => {
  const facing = (id: string, y: number, hy: number): TroopPosture => ({
    id,
    pose: poseAt({ x: 50, y }, { x: 0, y: hy }),
    bases: [],
    inside: null,
    count: 0,
    shaken: false,
    sway: STILL,
  });
  const both = new Map([facing('bevern', 30, 1), facing('battery', 34, -1)].map((one) => [one.id, one]));
  const fought = told({ do: 'fought', by: 'bevern', at: ['battery'], manner: 'melee', total: 1 });
  let moved = 0;
  for (let t = 0.05; t < 1; t += 0.05) {
    const now = partWay(fought, both, both, WORDS, t);
    const [south, north] = [now.get('bevern')?.sway.shift.y ?? 0, now.get('battery')?.sway.shift.y ?? 0];
    expect(south).toBeLessThanOrEqual(1e-9);
    expect(north).toBeGreaterThanOrEqual(-1e-9);
    moved = Math.max(moved, north - south);
  }
  expect(moved).toBeGreaterThan(0.3);
});

it('guns unlimber where their team came to: it goes back bit by bit, and the gun stands from half-way on', () => {
  const north = (x: number, y: number) => poseAt({ x, y }, { x: 0, y: 1 });
  const base = (carries: 'gun' | 'limber', y: number) => ({ carries, pose: north(50, y), width: 7, depth: 7 });
  const posture = (bases: TroopPosture['bases'], at: number): TroopPosture => ({
    ...{ id: 'battery', pose: north(50, at), bases, inside: null, count: 0, shaken: false, sway: STILL },
  });
  const [limbered, unlimbered] = [
    posture([base('limber', 20)], 20),
    posture([base('gun', 30), base('limber', 20.5)], 30),
  ];
  // It has gone 10 cm since.
  const at = (t: number) =>
    changingFormation(limbered, unlimbered, t).bases.map(({ carries, pose: { y } }) => [carries, Math.round(y)]);
  expect(at(0)).toEqual([['limber', 30]]);
  expect(at(0.25)).toEqual([['limber', 29]]);
  expect(at(0.75)).toEqual([
    ['gun', 30],
    ['limber', 22],
  ]);
  expect(at(1)).toEqual([
    ['gun', 30],
    ['limber', 21],
  ]);
});
