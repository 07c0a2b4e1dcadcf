import { describe, expect, it } from 'vitest';
import { airAt } from '../../../renderer/battlefield/air';

const day = { rises: 360, sets: 1080 };

describe('the air of an hour', () => {
  it('has the sun where the hour has it, and nowhere else at night', () =>
    expect([0, 360, 720, 1080, 1400].map((minute) => airAt(minute, day, 'fair').sun)).toEqual([0, 0, 0.5, 1, 1]));

  it('is dark at night, and has the weather it is told', () => {
    expect(airAt(720, day, 'fair')).toMatchObject({ daylight: 1, mist: 0, rain: 0 });
    expect(airAt(1400, day, 'fair').daylight).toBeLessThan(0.2);
    expect(airAt(720, day, 'fog').mist).toBe(1);
  });
});
