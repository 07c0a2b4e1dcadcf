import { expect, it } from 'vitest';
import { outdated } from '../../../../electron/desk/own/versions';

const HOUR = 3_600_000;
const NOON = 12 * HOUR;

it('keeps the twenty latest versions, and of those before one a day for forty days', () => {
  const hourly = Array.from({ length: 20 + 3 * 24 }, (_, i) => NOON + 200 * 24 * HOUR - i * HOUR);
  const gone = new Set(outdated(hourly));
  const kept = hourly.filter((at) => !gone.has(at));
  expect(kept.slice(0, 20)).toEqual(hourly.slice(0, 20));
  expect(kept.slice(20).map((at) => Math.floor(at / (24 * HOUR)))).toEqual([199, 198, 197, 196]);
  const daily = Array.from({ length: 70 }, (_, i) => (100 - i) * 24 * HOUR);
  expect(outdated(daily)).toEqual(daily.slice(60));
  expect(outdated(daily.slice(0, 60))).toEqual([]);
});
