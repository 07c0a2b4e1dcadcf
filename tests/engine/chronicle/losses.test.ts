import { expect, it } from 'vitest';
import { lossesByHour } from '../../../engine/chronicle';
import { told } from './mill';

it('adds up what each side loses, hour by hour; who is taken is lost whole', () => {
  const day = told(
    '  - { at: "07:00", until: "07:10", who: [Guns], does: fire, against: [Watch], results: { inflicts: 0.4 } }\n' +
      '  - { at: "08:00", who: [First], does: hold, results: { losses: 0.2 } }\n' +
      '  - { at: "09:00", who: [Guard], does: hold, results: { captured: true } }\n' +
      '  - { at: "10:00", who: [Watch], does: leave }\n',
  );
  const hours = lossesByHour(day).map(({ at, share }) => [at, share['blue'], share['red']]);
  expect(hours).toEqual([
    [360, 0, 0],
    [425, 0, 0.1],
    [430, 0, 0.2],
    [480, 0.05, 0.2],
    [540, 0.05, 0.7],
  ]);
});
