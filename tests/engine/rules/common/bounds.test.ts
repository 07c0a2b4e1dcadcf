import { describe, expect, it } from 'vitest';
import { fightBattle } from '../../../../engine/analysis';
import { findPiece, fold } from '../../../../engine/battle';
import { placeLeft } from '../../../../engine/rules/common';
import { PLAIN_ARMY } from '../../../../engine/scenario';
import type { Keep } from '../../../../engine/scenario';
import { stUlrich } from '../../scenario/files';
import { battlefield } from '../honours-of-war/field';
import { books, redAt, smallBattle } from './small-battles';

const [army] = stUlrich().armies;
if (!army) throw new Error('no army');
const outline = { shape: 'rectangle', at: { x: 60, y: 50 }, size: [40, 40], turn: 0 } as const;
const WOOD = { ...PLAIN_ARMY, id: 'blue', name: 'Blue', nation: army.nation };
const armies = [{ ...WOOD, deployment: [{ id: 'blue/wood', name: 'The wood', outline, commands: [] }] }];

describe('who is kept to a place', () => {
  const keep: Keep = { rule: 'keep', units: ['a'], within: 'blue/wood', until: 3, reason: '' };
  const on = battlefield({ blue: { a: { at: [60, 50] } }, scenario: { special: [keep], armies } });
  const left = (unit: string, from: number, to: number, turn = 1) => {
    on.state.at = { turn, step: 0 };
    return placeLeft(on.view('blue'), unit, { x: from, y: 50 }, { x: to, y: 50 });
  };
  it('does not leave it with his middle', () =>
    expect([left('a', 60, 79), left('a', 60, 81)]).toEqual([null, 'The wood']));
  it('others do, and he after the last turn of it', () =>
    expect([left('b', 60, 81), left('a', 60, 81, 3), left('a', 60, 81, 4)]).toEqual([null, 'The wood', null]));
  it('is free once he was driven out', () => expect(left('a', 81, 120)).toBeNull());
});

const KEPT = (special: string): string => `armies:
  blue:
    name: Blue
    nation: prussia
    attacker: true
    deployment: [{ name: The post, outline: { rectangle: { at: [120, 30], size: [100, 50] } } }]
    brigades:
      - name: Left
        commander: { at: [120, 10] }
        deploy: { at: [120, 30], heading: 0, spacing: 22cm }
        units: [{ name: First, type: line infantry, repeat: 3 }]
${redAt(120)}special:
  - hold: { units: [Right], until: { turn: 9 } }
${special}
victory: { turns: 5 }
`;

it.each(books)('%s keeps them there, where they would go on', (_, system) => {
  const farthest = (special: string): number => {
    const scenario = smallBattle(system, KEPT(special));
    const { start, events } = fightBattle({ scenario, system, seed: 4, turns: 5 });
    const where = findPiece(fold(start, events, system.marks), 'blue/first-2')?.where;
    return where && 'on' in where ? where.on.y : Infinity;
  };
  expect(farthest('')).toBeGreaterThan(55);
  expect(farthest('  - keep: { units: [Left], within: The post, until turn: 9 }')).toBeLessThanOrEqual(55);
});
