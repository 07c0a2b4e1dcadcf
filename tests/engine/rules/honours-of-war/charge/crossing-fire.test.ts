import { describe, expect, it } from 'vitest';
import type { Choice, Decision } from '../../../../../engine/battle';
import { fireAtChargerQuestion } from '../../../../../engine/rules/honours-of-war/charge/fire-at-charger';
import type { ShotAtCharger } from '../../../../../engine/rules/honours-of-war/charge/fire-at-charger';
import { manoeuvre } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre';
import { pathOf, straight } from '../../../../../engine/geometry';
import { battlefield } from '../field';
import type { UnitPlace } from '../field';

/** Dragoons in column ride 40 cm east twice, 18 cm before the front of a red line at (100, 98) that faces south. */
function rideBy(
  from: number,
  red: Partial<UnitPlace> = {},
  blue: Partial<UnitPlace> = {},
  dice: readonly number[] = [3],
) {
  const field = battlefield({
    blue: { dragoons: { type: 'dragoons', formation: 'march column', at: [from, 77.5], heading: 90, ...blue } },
    red: { line: { at: [100, 100], heading: 180, ...red } },
    dice,
  });
  const orders = ['march', 'second move', 'march', 'done'];
  const ride = (): Choice => {
    const { pose } = field.troop('dragoons').box;
    return { march: pathOf(pose, [straight(pose, 40)]), movers: ['dragoons'] };
  };
  field.run(manoeuvre(field, 'dragoons', { performance: 'Admirable', directed: false }), {
    manoeuvre: () => {
      const order = orders.shift() ?? 'done';
      return order === 'march' ? ride() : { pick: order };
    },
    'fire at charger': ({ about }: Decision) =>
      fireAtChargerQuestion.choices(field.view('red'), about as ShotAtCharger).list[0] ?? { pick: 'hold' },
  });
  return field;
}
const shots = (field: ReturnType<typeof rideBy>) => field.events.filter((event) => event.do === 'fired');

describe('HOW-FIRE-17: crossing fire at a march', () => {
  it('HOW-FIRE-19: at an enemy that enters and leaves the zone in one activation, with all its fire of the turn', () => {
    const field = rideBy(64);
    expect(shots(field)).toHaveLength(1);
    expect(field.piece('line').marks).toMatchObject({ fired: 1, 'crossing fire': 1 });
    expect(field.place('dragoons')).toEqual({ x: 144, y: 77.5 });
  });
  it('not at one that began its move inside it', () => {
    expect(shots(rideBy(80))).toHaveLength(0);
  });
  it('not at one that is still inside it at the end', () => {
    expect(shots(rideBy(50))).toHaveLength(0);
  });
  it('not by a unit that has fired', () => {
    expect(shots(rideBy(64, { marks: { fired: 1 } }))).toHaveLength(0);
  });
  it('HOW-FIRE-18: not at one that passes while a better target stands nearer and more to the front', () => {
    const passing = (y: number) => {
      const field = battlefield({
        blue: {
          dragoons: { type: 'dragoons', at: [100, 77.5], heading: 90, formation: 'march column' },
          near: { at: [114, y] },
        },
        red: { line: { at: [100, 100], heading: 180 } },
      });
      const path = pathOf(field.troop('dragoons').box.pose, [straight(field.troop('dragoons').box.pose, 20)]);
      const about = { unit: 'line', charger: 'dragoons', path, charged: false };
      return fireAtChargerQuestion.check(field.view('red'), about, { moment: 1 })?.clause ?? null;
    };
    expect([passing(86), passing(60)]).toEqual(['HOW-FIRE-18', null]);
  });
  it('HOW-REACT-06: a unit it breaks stops where it was hit and retreats at once', () => {
    const field = rideBy(64, {}, { hits: 3 }, [2, 1, 1, 1]);
    expect(field.piece('dragoons').marks['broken off']).toBe(1);
    expect(field.place('dragoons').x).toBeLessThan(144);
  });
});

it('HOW-FIRE-15: a moment lies on the way of the charger', () => {
  const field = battlefield({
    blue: { dragoons: { type: 'dragoons', at: [100, 70] } },
    red: { line: { at: [100, 100], heading: 180 } },
  });
  const { pose } = field.troop('dragoons').box;
  const about = { unit: 'line', charger: 'dragoons', path: pathOf(pose, [straight(pose, 20)]), charged: true };
  const at = (moment: number) => fireAtChargerQuestion.check(field.view('red'), about, { moment })?.clause ?? null;
  expect([-1, 0, 20, 20.1].map(at)).toEqual(['HOW-FIRE-15', null, null, 'HOW-FIRE-15']);
});
