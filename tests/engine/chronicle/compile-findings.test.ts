/** What a chronicle is told about places that others have, and about what cannot have been. */
import { describe, expect, it } from 'vitest';
import { positionAt } from '../../../engine/chronicle';
import type { Chronicled } from '../../../engine/chronicle';
import { pieceOf, poseOf } from '../../../engine/battle';
import { hullOf } from '../../../engine/tabletop';
import { codes, stateAt, told } from './mill';

const HOURS = 60;
const END = 12 * 60;

describe('a place that others have', () => {
  const HOLDS = '  - { at: "07:00", who: [Watch], does: hold }\n';
  /** The second comes to the place of the first, and looks as told. */
  const taken = (looks: number): string =>
    `  - { at: "07:00", who: [First], does: march, along: [[90, 140]], facing: 90 }
  - { at: "08:30", who: [Second], does: march, along: [[90, 140]], facing: ${looks}, through: [First] }\n`;

  it('is told with the one who has it, and where he who comes is set down', () => {
    const { remarks } = told(taken(0));
    expect(remarks).toMatchObject([{ code: 'set-down-beside', severity: 'warning', entry: 1, key: 'along' }]);
    expect(remarks[0]?.message).toMatch(
      /^Second is set down \d+ m from where its way ends, at \[\d+\.\d, \d+\.\d\]: First has the room\.$/,
    );
  });

  it('is not told where there is room within 5 cm: a line before or behind the other', () => {
    expect(codes(told(taken(90)))).toEqual([]);
  });

  it.each([
    [5, []],
    [6, ['1 set-down-beside']],
  ])('is told of who is set down more than 5 cm beside it: %d cm', (off, expected) => {
    // One looks east and the other north, so that their middles are half a front and half a depth apart where they touch.
    const { width, depth } = hullOf(told(HOLDS).roster.units['blue/first']?.layouts['line'] ?? []);
    const y = 140 + (width + depth) / 2 - off + 0.5;
    const day = told(
      '  - { at: "07:00", who: [First], does: march, along: [[90, 140]], facing: 0 }\n' +
        `  - { at: "08:30", who: [Second], does: march, along: [[90, ${y}]], facing: 90, through: [First] }\n`,
    );
    expect(codes(day)).toEqual(expected);
    expect(poseOf(pieceOf(stateAt(day, END), 'blue/second').where)?.y).toBeCloseTo(y + off, 3);
  });

  it.each([
    [5, []],
    [6, ['begins 1 begins-beside at']],
  ])('is told of who begins the day more than 5 cm beside it: %d cm', (off, expected) => {
    const { width, depth } = hullOf(told(HOLDS).roster.units['blue/first']?.layouts['line'] ?? []);
    const y = 140 + (width + depth) / 2 - off + 0.5;
    const begins = `begins:\n  - { who: [First], at: [90, 140], facing: 0 }\n  - { who: [Second], at: [90, ${y}], facing: 90 }\n`;
    const day = told(HOLDS, begins);
    expect(day.remarks.map(({ part, entry, code, key }) => `${part} ${entry} ${code} ${key}`)).toEqual(expected);
    expect(poseOf(pieceOf(day.start, 'blue/second').where)?.y).toBeCloseTo(y + off, 3);
    const words = /^Second begins \d+ m from its place, at \[90\.0, \d+\.\d\]: First has the room\.$/;
    expect(day.remarks.filter(({ severity, message }) => severity === 'warning' && words.test(message))).toEqual(
      day.remarks,
    );
  });

  it('is told as well of who begins on one whom the chronicle leaves as deployed', () => {
    const { remarks, start } = told(HOLDS, 'begins:\n  - { who: [Second], at: [40, 38], facing: 0 }\n');
    expect(remarks.map(({ code, message }) => [code, message.split(': ')[1]])).toEqual([
      ['begins-beside', 'First has the room.'],
    ]);
    expect(poseOf(pieceOf(start, 'blue/first').where)).toMatchObject({ x: 40, y: 38 });
  });

  it('is told as well where ground leaves no room, and not at all of a commander', () => {
    const beginning = (who: string, at: string) =>
      told(HOLDS, `begins:\n  - { who: [${who}], at: ${at}, facing: 90 }\n`);
    const { remarks } = beginning('Second', '[150, 40]');
    expect(remarks.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(
        /^begins-beside Second begins \d+ m from its place, at \[1\d\d\.\d, \d+\.\d\]: Schwartz leaves it no room\.$/,
      ),
    ]);
    expect(codes(beginning('Colonel Foot', '[150, 40]'))).toEqual([]);
  });

  it('is free when its holder sets out before the other can be there', () => {
    const leaving = (at: string): Chronicled =>
      told(`${taken(0)}  - { at: "${at}", who: [First], does: march, along: [[90, 165]], facing: 90 }\n`);
    const day = leaving('08:32');
    expect(codes(day)).toEqual([]);
    expect(poseOf(pieceOf(positionAt(day, 12 * HOURS), 'blue/second').where)).toMatchObject({ x: 90, y: 140 });
    expect(codes(leaving('11:30'))).toEqual(['1 set-down-beside']);
  });
});

describe('findings', () => {
  it.each([
    [
      'a way faster than the quickest legs',
      '  - { at: "07:00", until: "07:05", who: [First], does: march, along: [[90, 150]] }\n',
      ['0 too-fast'],
    ],
    [
      'a way off the table',
      '  - { at: "07:00", who: [First], does: march, along: [[400, 20]] }\n',
      ['0 no-room', '0 way-closed'],
    ],
    [
      'somebody who is gone',
      '  - { at: "07:00", who: [Watch], does: leave }\n  - { at: "08:00", who: [Watch], does: hold }\n',
      ['1 not-there'],
    ],
    [
      'somebody still on his way',
      '  - { at: "07:00", who: [First], does: march, along: [[90, 150]] }\n  - { at: "07:05", who: [First], does: hold }\n',
      ['1 still-marching'],
    ],
  ])('tell of %s', (_, story, expected) => {
    const { remarks } = told(story);
    expect(remarks.map(({ code, entry }) => `${entry} ${code}`)).toEqual(expected);
  });

  it('tell of those who lie on one another for long, though they may pass', () => {
    const rides = (until: string) =>
      told(
        `  - { at: "07:00", ${until}who: [Dragoons], does: march, along: [[40, 12]], facing: 180, through: [Foot] }\n`,
      );
    expect(codes(rides(''))).toEqual([]);
    const { remarks } = rides('until: "11:30", ');
    expect(new Set(remarks.map(({ code, entry }) => `${entry} ${code}`))).toEqual(new Set(['0 lying']));
    expect(remarks[0]?.message).toMatch(
      /^\w+ and Dragoons lie on one another for \d+ minutes of the day, \d+ minutes /,
    );
  });

  it('tell of a commander whom his troops left among the enemy, until he goes with them', () => {
    const flight = (with_: string) =>
      told(
        `  - { at: "06:30", who: [First, Second, Guns${with_}], does: march, along: [[40, 150]], through: [Dragoons] }\n` +
          '  - { at: "08:00", who: [Watch], does: march, along: [[34, 62]] }\n',
      );
    expect(flight('').remarks.map(({ code, entry, key }) => [code, entry, key])).toEqual([['left-behind', 0, 'who']]);
    expect(flight('').remarks[0]?.message).toMatch(
      /^Colonel Foot stays among the enemy from 0[89]:\d\d, for \d\.\d hours: his troops have gone\.$/,
    );
    expect(codes(flight(', Colonel Foot'))).toEqual([]);
  });

  it('tell of no commander whom the enemy passes within half an hour, or whose own men are nearer', () => {
    const PASSES =
      '  - { at: "06:30", who: [First, Second, Guns], does: march, along: [[40, 150]], through: [Dragoons] }\n' +
      '  - { at: "08:00", until: "09:00", who: [Watch], does: march, along: [[34, 62]] }\n' +
      '  - { at: "09:10", until: "09:40", who: [Watch], does: retreat, along: [[120, 62]] }\n';
    expect(codes(told(PASSES))).toEqual([]);
    expect(codes(told('  - { at: "08:00", until: "09:00", who: [Watch], does: march, along: [[62, 62]] }\n'))).toEqual(
      [],
    );
  });

  it('give the time that a way needs', () => {
    const { remarks } = told(
      '  - { at: "07:00", until: "07:05", who: [Dragoons], does: charge, along: [[140, 130]] }\n',
    );
    expect(remarks).toMatchObject([{ key: 'until', entry: 0 }]);
    expect(remarks[0]?.message).toMatch(
      /^Dragoons goes 3\.0 km, which takes \d+ minutes at the quickest; here are 5 minutes\.$/,
    );
  });
});
