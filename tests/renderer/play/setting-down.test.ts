import { expect, it } from 'vitest';
import { Fight } from '../../../renderer/play/fight.svelte';
import { SettingDown } from '../../../renderer/play/setting-down.svelte';
import { FakeDesk } from '../fake-desk';
import { askedOf, positionOf, shownOf } from './sample-fight';

const UNIT = 'blue/leib-regiment';

function opened(real: readonly string[]) {
  const desk = new FakeDesk([], {
    'play.put': () => Promise.resolve({ ok: { refusal: null, position: positionOf(10, 10, { real }) } }),
  });
  const fight = new Fight(desk, shownOf(positionOf(10, 0, { asked: [askedOf()], real })));
  return { desk, setting: new SettingDown(fight) };
}

it('puts a unit of a real table down where it was dragged, turned to the pointer with Shift', async () => {
  const { desk, setting } = opened([UNIT]);
  expect(setting.take(UNIT)).toBe(true);
  setting.carry({ x: 90, y: 60 }, false);
  const before = setting.ghost?.at;
  setting.carry({ x: 90, y: 59 }, true);
  expect(setting.ghost?.at).toEqual(before);
  setting.carry({ x: 90, y: 58.9 }, true);
  expect(setting.ghost?.at).toMatchObject({ x: 90, y: 60, hx: 0, hy: -1 });
  await setting.go();
  expect(desk.askedFor('play.put')).toEqual([
    { play: 'p1', seat: 'blue', from: 10, at: 4, stand: [{ id: UNIT, to: { x: 90, y: 60, hx: 0, hy: -1 } }] },
  ]);
  expect([setting.ghost, setting.isHeld]).toEqual([null, false]);
});

it('leaves units that move by the rules to them', () => {
  const { setting } = opened([]);
  expect([setting.take(UNIT), setting.isHeld, setting.ghost]).toEqual([false, false, null]);
});
