/** A closed work: no flank and no rear while it is a fortification, an obstacle on every side after that (MCN-DEF-07). */
import { describe, expect, it } from 'vitest';
import { findShot } from '../../../../engine/rules/mcnally/fire/shots';
import { isDeep } from '../../../../engine/rules/mcnally/melee/factors';
import { zoneAbout, zoneCharged } from '../../../../engine/rules/mcnally/works/all-front';
import { defenceOf } from '../../../../engine/rules/mcnally/works/defence';
import { WORK_STRENGTH } from '../../../../engine/rules/mcnally/troops/vocabulary';
import { polygon, redoubt } from '../../terrain/tables';
import { battlefield, INCH } from './field';
import type { UnitPlace } from './field';

/** Four inches square about a unit in mass at (30, 20), with an enemy 5 inches behind its rear edge. */
function held(points: number, unit: UnitPlace = {}) {
  const [west, south] = [28 * INCH, 18 * INCH];
  const far = 4 * INCH;
  const outline = polygon([west, south], [west + far, south], [west + far, south + far], [west, south + far]);
  const field = battlefield({
    terrain: [redoubt('work', outline)],
    blue: { a: { at: [30, 20], formation: 'mass', ...unit } },
    red: { b: { at: [30, 13.875], heading: 0 } },
  });
  field.state.ground['work'] = { gauges: { [WORK_STRENGTH]: points } };
  return field;
}
const seen = (points: number, unit: UnitPlace = {}) => {
  const field = held(points, unit);
  const [a, b] = [field.troop('a'), field.troop('b')];
  return {
    zones: [zoneAbout(field.whole, a, b), zoneCharged(field.whole, a, b)],
    stands: defenceOf(field.whole, a, b.box.pose),
    isDeep: isDeep(field.whole, a),
    fires: findShot(field.whole, a, b) !== null,
  };
};

describe('a redoubt', () => {
  it('MCN-DEF-07, MCN-TERR-12: of 9 points it has no rear, its foot fires out of every side, and depth does not count', () => {
    expect(seen(9)).toEqual({ zones: ['front', 'front'], stands: 'fortification', isDeep: false, fires: true });
  });
  it('MCN-DEF-07: of 8 points it is an obstacle on all four sides, and who stands in it has a rear again', () => {
    expect(seen(8)).toEqual({ zones: ['rear', 'rear'], stands: 'obstacle', isDeep: true, fires: false });
  });
  it('MCN-DEF-07: outside of it a unit has its rear, whatever the strength', () => {
    expect(seen(12, { at: [30, 26] })).toMatchObject({ zones: ['rear', 'rear'], stands: null });
  });
  it('MCN-DEF-07: guns fire over the side they face alone', () => {
    const guns = { type: 'medium gun', formation: 'deployed' } as const;
    expect([seen(9, guns).fires, seen(9, { ...guns, heading: 180 }).fires]).toEqual([false, true]);
  });
});
