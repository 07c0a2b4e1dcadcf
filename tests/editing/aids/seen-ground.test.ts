import { describe, expect, it } from 'vitest';
import { seenGround } from '../../../editing/aids';
import type { Lookout } from '../../../engine/rules/system';
import { hiddenFrom } from '../../../engine/tabletop';
import { at, course, groundOf, hill, polygon, village, wood } from '../../engine/terrain/tables';
import { system, viewOf } from './tables';

const view = viewOf({});
const lookout = system.lookout?.(view);
if (!lookout) throw new Error('the book tells nothing of sight');

const square = polygon([40, 50], [60, 50], [60, 70], [40, 70]);
const treeLine = { ...wood('x', square), id: 'trees', kind: 'tree line', course: course([40, 60], [60, 60]) } as const;

describe('what the ground hides from a place', () => {
  it.each([
    ['nothing on open ground', [], [50, 10], [50, 110], null],
    ['what lies behind a wood', [wood('elms', square)], [50, 10], [50, 90], 'elms'],
    ['not what lies beside its shadow', [wood('elms', square)], [50, 10], [66, 70], null],
    ['not the near edge of the wood, 1 cm in', [wood('elms', square)], [50, 10], [50, 51], null],
    ['what is 2 cm inside the wood', [wood('elms', square)], [50, 10], [50, 52], 'elms'],
    ['from 10 cm inside a wood, what lies beyond it', [wood('elms', square)], [50, 60], [50, 90], 'elms'],
    ['not what is within 15 cm inside the same wood', [wood('elms', square)], [45, 55], [55, 65], null],
    ['what is farther than 15 cm inside the same wood', [wood('elms', square)], [42, 52], [58, 68], 'elms'],
    ['from the edge of the wood, nothing before it', [wood('elms', square)], [50, 69], [50, 110], null],
    ['what lies behind the crest of a hill', [hill('mons', 'gentle', 4, square)], [50, 10], [50, 61], 'mons'],
    ['not the near slope of the hill', [hill('mons', 'gentle', 4, square)], [50, 10], [50, 59], null],
    ['from the crest, nothing', [hill('mons', 'gentle', 4, square)], [50, 60], [50, 110], null],
    ['what lies behind a line of trees', [treeLine], [50, 10], [50, 61], 'trees'],
    ['from the line of trees, nothing', [treeLine], [50, 60], [50, 61], null],
    ['what lies behind houses', [village('hof', at(50, 60), 0)], [50, 10], [50, 90], 'hof/1'],
    ['from houses, nothing of them', [village('hof', at(50, 60), 0)], [50, 60], [50, 90], null],
  ] as const)('%s', (_what, terrain, [x, y], [toX, toY], by) => {
    expect(hiddenFrom(groundOf(...terrain), lookout, at(x, y))(at(toX, toY))).toBe(by);
  });
});

describe('the seen ground of a table', () => {
  it('is told square by square from the south-west, with what hides the most', () => {
    const wooded = viewOf({
      terrain: '[{ wood: { name: Elms, outline: { polygon: [[0, 50], [120, 50], [120, 60], [0, 60]] } } }]',
    });
    const found = seenGround(wooded, lookout, [at(60, 10)], 20);
    expect(found).toMatchObject({ cell: 20, columns: 6, rows: 6 });
    // Rows from the south: two before the wood; the middle of the third (y = 50) is its near edge.
    expect(found.hidden).toBe('0'.repeat(18) + '1'.repeat(18));
    expect(found.seen).toBe(0.5);
    expect(found.by).toEqual([{ id: 'elms', share: 0.5 }]);
  });

  it('is what any of several places sees', () => {
    const wooded = viewOf({
      terrain: '[{ wood: { name: Elms, outline: { polygon: [[0, 50], [120, 50], [120, 60], [0, 60]] } } }]',
    });
    expect(seenGround(wooded, lookout, [at(60, 10), at(60, 110)], 20).seen).toBe(1);
  });

  it('ends where the weather lets nobody see farther', () => {
    const foggy: Lookout = { ...lookout, farthest: 30 };
    const { hidden, by } = seenGround(view, foggy, [at(10, 10)], 20);
    expect(hidden).toBe('001111' + '001111' + '1'.repeat(24));
    expect(by).toEqual([]);
  });
});
