import { describe, expect, it } from 'vitest';
import { curvesOf, leftAt, marksOf } from '../../../renderer/replay/curves';
import { breakLabels, curvePath, heightOf, spread, strokesPath } from '../../../renderer/replay/drawing';
import { sampleBattle } from '../sample-battle';

const record = sampleBattle();
const [blue, red] = curvesOf(record);
if (!blue || !red) throw new Error('two sides fight');

describe('units left', () => {
  it('falls when a unit goes, at its moment and not before', () => {
    expect([blue.start, blue.end, red.start, red.end]).toEqual([5, 4, 4, 4]);
    expect(leftAt(blue, 30)).toBe(5);
    expect(leftAt(blue, 31)).toBe(4);
  });

  it('breaks where the lost points leave it', () => {
    expect([blue.breaksAt, red.breaksAt]).toEqual([3, 2]);
    expect(curvesOf({ ...record, vocabulary: { ...record.vocabulary, breaksAt: {} } })[0]?.breaksAt).toBeNull();
  });

  it('counts who runs as lost while he runs, where the book does, in its words', () => {
    const words = { one: 'unit gone or running', many: 'units gone or running' };
    const vocabulary = { ...record.vocabulary, breaking: { words, whileMarked: ['running'] } };
    const unit = Object.values(record.roster.units).find(({ side }) => side === 'red')?.id ?? '';
    const reasons = record.events[0]?.reasons ?? [];
    const told = { act: 0, seen: 'all', text: '', reasons } as const;
    const marked = (value: number | null) => ({ do: 'mark', id: unit, mark: 'running', value, ...told }) as const;
    const events = [marked(1), marked(2), marked(null), marked(null), marked(1)];
    const [, curve] = curvesOf({ ...record, vocabulary, events });
    expect(curve?.points).toEqual([
      { moment: 1, left: 3 },
      { moment: 3, left: 4 },
      { moment: 5, left: 3 },
    ]);
    const gone = { do: 'went', id: unit, to: { gone: 'destroyed' }, ...told } as const;
    expect(curvesOf({ ...record, vocabulary, events: [...events, gone, marked(null)] })[1]?.end).toBe(3);
    expect(breakLabels([{ name: 'Red', curve: curve ?? red }])[0]?.text).toBe('Red breaks at 2 units gone or running');
    expect(curvesOf({ ...record, events })[1]?.points).toEqual([]);
  });

  it('draws a loss as a drop', () => {
    expect(
      curvePath(
        blue,
        (moment) => moment * 10,
        (left) => 100 - left,
        32,
      ),
    ).toBe('M0 95H310V96H320');
  });

  it('keeps the most units at the top and the break lines above the floor', () => {
    const y = heightOf([blue, red], 10, 110);
    expect(y(5)).toBe(10);
    expect(y(2)).toBeLessThan(110);
    expect(y(2)).toBeGreaterThan(y(3));
  });

  it('names the break lines, together where they are one', () => {
    const lines = [
      { name: 'Blue', curve: blue },
      { name: 'Red', curve: red },
    ];
    expect(breakLabels(lines).map((label) => label.text)).toEqual([
      'Blue breaks at 2 points lost',
      'Red breaks at 2 points lost',
    ]);
    const same = lines.map((line) => ({ ...line, curve: { ...line.curve, breaksAt: 1, breakPoints: 1 } }));
    expect(breakLabels(same)).toEqual([{ text: 'both break at 1 point lost', at: 1 }]);
  });
});

describe('marks', () => {
  it('tells who struck, how and when', () => {
    expect(marksOf(record)).toEqual([
      { moment: 12, side: 'red', kind: 'fire', total: 2 },
      { moment: 26, side: 'red', kind: 'melee', total: 4 },
    ]);
  });

  it('draws fire short and melee tall, the first side upwards', () => {
    const marks = marksOf(record);
    expect(strokesPath(marks, (moment) => moment, 40, true)).toBe('M11 39h2v-6h-2zM25 39h2v-10h-2z');
    expect(strokesPath(marks, (moment) => moment, 40, false)).toBe('M11 41h2v6h-2zM25 41h2v10h-2z');
  });
});

describe('labels at the right end', () => {
  it('pushes the lower one away only when they meet', () => {
    expect(spread([50, 52], 15)).toEqual([50, 65]);
    expect(spread([80, 20], 15)).toEqual([80, 20]);
    expect(spread([30, 30, 30], 10)).toEqual([30, 40, 50]);
  });
});
