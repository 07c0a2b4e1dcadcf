import { describe, expect, it } from 'vitest';
import { airOf } from '../../../renderer/battlefield/air';
import { PLAIN_SCENARIO } from '../../../engine/scenario';

const at = (turn: number, marks: Record<string, number | string> = {}) => ({ at: { turn, step: 1 }, marks });
const { weather, special } = PLAIN_SCENARIO;

describe('the air over the table', () => {
  it('is clear by day in fair weather', () => {
    expect(airOf({ weather, special }, at(1))).toEqual({ daylight: 1, glow: 0, grey: 0, mist: 0, rain: 0 });
  });

  it('holds a scenario’s mist from its first turn to its last, and before the battle as in turn 1', () => {
    const mist = { rule: 'mist', from: 1, until: 3, beyond: 30, failsOn: 3, sparing: [], reason: '' } as const;
    const told = [0, 1, 3, 4].map((turn) => airOf({ weather, special: [mist] }, at(turn)).mist);
    expect(told).toEqual([0.75, 0.75, 0.75, 0]);
    expect(airOf({ weather, special: [{ ...mist, from: 2 }] }, at(0)).mist).toBe(0);
  });

  it('is the hazier the less far one sees', () => {
    const mist = (sight: number) => airOf({ weather, special }, at(2, { sight })).mist;
    expect([mist(20) > mist(60), mist(60) > 0, mist(120)]).toEqual([true, true, 0]);
    expect(airOf({ weather: { ...weather, sight: 30 }, special }, at(0)).mist).toBeGreaterThan(0);
  });

  it.each([
    ['fair', 0, 0, 0],
    ['light rain', 0.55, 0.1, 0.35],
    ['heavy rain', 0.8, 0.2, 0.8],
    ['storm', 1, 0.15, 1],
    ['fog', 0.7, 1, 0],
  ] as const)('shows %s, as the scenario has it or as a mark of the battle says', (start, grey, mist, rain) => {
    expect(airOf({ weather: { start, changing: false }, special }, at(1))).toMatchObject({ grey, mist, rain });
    expect(airOf({ weather, special }, at(1, { 'any mark': start }))).toMatchObject({ grey, mist, rain });
  });

  it.each([
    ['05:00', 300, 0.12, 0],
    ['sunrise', 360, 0.55, 1],
    ['an hour later', 420, 1, 0.4],
    ['noon', 720, 1, 0],
    ['half an hour before sunset', 1110, 0.85, 0.7],
    ['an hour after sunset', 1200, 0.12, 0],
    ['after midnight', 1500, 0.12, 0],
  ])('is lit as at %s', (_, begins, daylight, glow) => {
    const air = airOf({ weather, special, clock: { begins, turn: 30, sunrise: null, sunset: null } }, at(1));
    expect(air.daylight).toBeCloseTo(daylight, 1);
    expect(air.glow).toBeCloseTo(glow, 1);
  });

  it('goes on by the length of a turn, and by the sun of the scenario', () => {
    const clock = { begins: 18 * 60, turn: 30, sunrise: 7 * 60, sunset: 18 * 60 + 30 };
    const light = [1, 2, 3, 4].map((turn) => airOf({ weather, special, clock }, at(turn)).daylight);
    expect(light[0]).toBeCloseTo(0.85);
    expect(light[1]).toBeCloseTo(0.55);
    expect(light[2]).toBeCloseTo(0.25);
    expect(light[3]).toBe(0.12);
  });
});
