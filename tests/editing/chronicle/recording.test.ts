import { describe, expect, it } from 'vitest';
import { companyOf, groupAt, recordPosition } from '../../../editing/chronicle';
import type { Id } from '../../../engine/scenario';
import { after, DAY, draftOf, toldBy } from './mill';

const FOOT: readonly Id[] = ['blue/first', 'blue/second', 'blue/guns'];
const record = (text: string, who: readonly Id[], at: number, by: readonly [number, number], keepsFront = false) => {
  const draft = draftOf(text);
  return recordPosition(draft, toldBy(draft), { who, at, by: { x: by[0], y: by[1] }, keepsFront });
};
const told = (text: string) => toldBy(draftOf(text));
const middle = (text: string, who: readonly Id[], at: number) => groupAt(told(text), at, who)?.middle;

describe('where troops stood', () => {
  it('at the first hour of the day is where they begin', () => {
    const moved = after(DAY, record(DAY, ['blue/dragoons'], 360, [10, -5]));
    expect(moved).toContain('- { who: [Dragoons], at: [50, 125], facing: 90 }');
    expect(middle(moved, ['blue/dragoons'], 361)).toMatchObject({ x: 50, y: 125 });
  });

  it('at the first hour leads a beginning that is written elsewhere, and touches its numbers alone', () => {
    const moved = after(DAY, record(DAY, [...FOOT, 'blue/foot'], 360, [-4, 2]));
    expect(moved).toBe(DAY.replace('at: [40, 58]', 'at: [36, 60]'));
  });

  it('at a later hour is the end of a march that begins early enough to be there', () => {
    const moved = after(DAY, record(DAY, ['red/guard'], 600, [-20, 0]));
    expect(moved).toContain("{ at: '09:45', until: '10:00', who: [Guard], does: march, along: [[180, 60]] }");
    expect(middle(moved, ['red/guard'], 600)).toMatchObject({ x: 180, y: 60 });
  });

  it('at the hour at which they arrive leads the end of their march', () => {
    const moved = after(DAY, record(DAY, FOOT, 450, [5, -3]));
    expect(moved).toBe(DAY.replace('[90, 62]]', '[95, 59]]'));
  });

  it('within a march parts it there, with what belongs to its end in the second part', () => {
    const moved = after(DAY, record(DAY, FOOT, 420, [0, 15]));
    const { story } = draftOf(moved).chronicle;
    expect(story[0]).toMatchObject({ at: 390, until: 420, facing: null, caption: 'The foot steps off.' });
    expect(story[0]?.along).toHaveLength(2);
    expect(story[1]).toMatchObject({ at: 420, until: 450, facing: 90, along: [{ x: 90, y: 62 }], caption: null });
    const [before, now] = [middle(DAY, FOOT, 420), middle(moved, FOOT, 420)];
    expect(now?.x).toBeCloseTo(before?.x ?? 0, 0);
    expect(now?.y).toBeCloseTo((before?.y ?? 0) + 15, 0);
    expect(middle(moved, FOOT, 450)).toEqual(middle(DAY, FOOT, 450));
  });

  it('is refused of some who are under way with others', () => {
    expect(record(DAY, ['blue/first'], 420, [0, 9])).toMatchObject({
      refused: 'Until 07:30 they go with Foot: choose all of those, or an hour after that.',
    });
  });

  it('is that of all who are under way together', () => {
    const draft = draftOf(DAY);
    const company = (at: number, id: Id) => companyOf(draft, toldBy(draft), at, id);
    expect(company(420, 'blue/first')).toEqual(expect.arrayContaining([...FOOT]));
    expect(company(450, 'blue/first')).toEqual(['blue/first']);
    expect(company(420, 'red/watch')).toEqual(['red/watch']);
  });

  it('begins when they are free where they would have no time', () => {
    const moved = after(DAY, record(DAY, ['blue/second'], 455, [0, 40]));
    expect(draftOf(moved).chronicle.story[1]).toMatchObject({ at: 450, until: null, who: ['blue/second'] });
  });

  it('keeps their front where that is wanted', () => {
    const moved = after(DAY, record(DAY, ['red/guard'], 600, [20, 0], true));
    expect(draftOf(moved).chronicle.story.find(({ who }) => who.includes('red/guard'))?.facing).toBe(270);
  });

  it('is refused of those who are not on the table, and at hours that are not told', () => {
    const gone = DAY.replace('does: march, along: [[60, 140], [90, 140]]', 'does: leave');
    expect(record(gone, ['blue/dragoons'], 600, [1, 1])).toHaveProperty('refused');
    expect(record(DAY, ['blue/dragoons'], 800, [1, 1])).toHaveProperty('refused');
  });

  it('is written in kilometres where the file measures in those', () => {
    const inKm = DAY.replace('day: {', 'places: km\nday: {').replace('at: [40, 58]', 'at: [1.18, 1.71]');
    const moved = after(inKm, record(inKm, ['red/guard'], 600, [-20, 0]));
    expect(moved).toMatch(/who: \[Guard\], does: march, along: \[\[5\.3[12], 1\.77\]\]/);
  });
});
