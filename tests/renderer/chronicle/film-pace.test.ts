import { describe, expect, it } from 'vitest';
import type { ChronicleCaption } from '../../../engine/chronicle';
import { ROSTER } from '../battlefield/troops/small-battle';
import {
  endSeconds,
  lastWords,
  readingSeconds,
  secondsOf,
  stretchesOf,
  TITLE,
} from '../../../renderer/chronicle/film-pace';

const caption = (at: number, text: string): ChronicleCaption => ({
  ...{ entry: 0, at, until: at, text, who: [], confidence: null, source: null },
});
const day = { captions: [caption(400, 'It goes forward.'), caption(460, 'One two three four five six.')] };
const seconds = (from: number, to: number, waits: boolean) =>
  stretchesOf(day, { from, to }, { speed: 30, waits }).map((one) => [one.from, one.until, one.seconds, one.caption]);

describe('how the hours of a chronicle are laid on the seconds of a film', () => {
  it('goes evenly where nobody waits for captions', () => {
    expect(seconds(370, 490, false)).toEqual([
      [370, 400, 1, ''],
      [400, 460, 2, 'It goes forward.'],
      [460, 490, 1, 'One two three four five six.'],
    ]);
  });
  it('goes slower where a caption could not be read, and nowhere else', () => {
    expect(readingSeconds('One two three four five six.')).toBe(3);
    expect(seconds(370, 490, true)).toEqual([
      [370, 400, 1, ''],
      [400, 460, 2, 'It goes forward.'],
      [460, 490, 3, 'One two three four five six.'],
    ]);
    expect(secondsOf(stretchesOf(day, { from: 370, to: 490 }, { speed: 30, waits: true }))).toBe(6);
  });
  it('begins a part of the day with the caption that was on show, and ends it where it is to end', () => {
    expect(seconds(430, 445, false)).toEqual([[430, 445, 0.5, 'It goes forward.']]);
    expect(seconds(400, 430, false)).toEqual([[400, 430, 1, 'It goes forward.']]);
    // A chapter ends where the caption of the next one begins.
    expect(seconds(430, 460, false)).toEqual([[430, 460, 1, 'It goes forward.']]);
  });
  it('stands still for those of one minute, so that each is told', () => {
    const both = { captions: [caption(400, 'One two.'), caption(400, 'Three four five.')] };
    const told = stretchesOf(both, { from: 390, to: 430 }, { speed: 30, waits: true });
    expect(told.map((one) => [one.from, one.until, one.caption])).toEqual([
      [390, 400, ''],
      [400, 400, 'One two.'],
      [400, 430, 'Three four five.'],
    ]);
    expect(told[1]?.seconds).toBeCloseTo(5 / 3, 9);
  });
  it('ends with who won where it goes to the end of the day, as long as that takes to read', () => {
    const text = 'The enemy goes over the river in the night, and the field with all its guns is ours.';
    const over = {
      day: { begins: 360, ends: 500, sunrise: null, sunset: null },
      outcome: { winner: null, text, losses: [] },
      roster: ROSTER,
    };
    expect(lastWords(over, 499)).toBe('');
    expect(lastWords(over, 500)).toBe(`Nobody wins. ${text}`);
    expect(lastWords({ ...over, outcome: null }, 500)).toBe('The day is over');
    expect(endSeconds('')).toBe(TITLE);
    expect(endSeconds(`Nobody wins. ${text}`)).toBeCloseTo(1 + 20 / 3, 9);
  });
});
