import { describe, expect, it } from 'vitest';
import { chaptersOf, labelled, type Chapter } from '../../../renderer/replay/chapters';
import { lossesOf } from '../../../renderer/replay/losses';
import { turnsOf } from '../../../renderer/replay/turns';
import { sampleBattle } from '../sample-battle';

const record = sampleBattle();
const turns = turnsOf(record.events);

describe('turning points', () => {
  it('finds who gives way, who is lost and who wins', () => {
    expect(chaptersOf(record, turns).map(({ moment, title, weight }) => [moment, title, weight])).toEqual([
      [29, 'Brackwitz gives way', 1],
      [31, 'Brackwitz lost', 2],
      [32, 'Lindenau wins', 3],
    ]);
  });

  it('makes one of several of a side in one phase, and none of an advance', () => {
    const gone = record.events[30];
    if (!gone) throw new Error('event 31 is a loss');
    const events = [...record.events.slice(0, 30), gone, { ...gone, id: 'blue/leib-regiment' }] as typeof record.events;
    const chapters = chaptersOf({ ...record, events }, turnsOf(events));
    expect(chapters.map((chapter) => chapter.title)).toEqual(['Brackwitz gives way', '2 units lost']);
    expect(chapters.some((chapter) => chapter.moment === 7)).toBe(false);
  });
});

describe('a unit marked as lost', () => {
  const vocabulary = {
    ...record.vocabulary,
    marks: { 'broken off': { until: 'cleared', title: 'Done For', shows: 'lost' } as const },
  };

  it('is lost at the mark, once, and its rout is no turning point of its own', () => {
    expect(lossesOf({ ...record, vocabulary })).toEqual([{ moment: 28, unit: 'blue/brackwitz-dragoons' }]);
    expect(chaptersOf({ ...record, vocabulary }, turns).map(({ moment, weight }) => [moment, weight])).toEqual([
      [28, 2],
      [32, 3],
    ]);
  });
});

describe('labels of flags', () => {
  const chapter = (moment: number, weight: Chapter['weight']): Chapter => {
    return { moment, turn: 1, title: 'x', side: null, weight };
  };
  const place = (chapters: readonly Chapter[], width: number, end = 1000): (string | undefined)[] => {
    const sides = labelled(
      chapters,
      (one) => one.moment,
      () => width,
      { start: 0, end },
    );
    return chapters.map((one) => {
      const at = sides.get(one);
      return at && `${at.side} ${at.row}`;
    });
  };

  it('stand right of the flag, left of it when the end is near', () => {
    expect(place([chapter(100, 1), chapter(950, 1)], 80)).toEqual(['right 0', 'left 0']);
  });

  it('go to the heavier when both want the same room; the other goes below', () => {
    expect(place([chapter(10, 1), chapter(60, 3)], 80)).toEqual(['right 1', 'right 0']);
    expect(place([chapter(10, 1), chapter(60, 3), chapter(90, 2)], 80)).toEqual([undefined, 'right 1', 'right 0']);
  });

  it('never cover a flag', () => {
    expect(place([chapter(0, 1), chapter(40, 1)], 30)).toEqual(['right 1', 'right 0']);
    expect(place([chapter(0, 1), chapter(42, 1)], 30)).toEqual(['right 0', 'right 0']);
  });
});
