import { describe, expect, it } from 'vitest';
import { bearing, wheel, pivot } from '../../../engine/geometry';
import type { Leg } from '../../../engine/geometry';
import {
  bodyInTurn,
  linesTurnedOver,
  OVERLAPPING,
  rateOfTurn,
  TOUCHING,
  turnBy,
  turnToward,
} from '../../../engine/tabletop';
import type { Barrier, Body } from '../../../engine/tabletop';
import { course, ford, groundOf, polygon, river, wall, wood } from '../terrain/tables';
import { bodyOf, boxOf } from './bodies';
import { FOOT } from './tables';

/** 16 by 4 cm, facing north with its front edge at y = 62. */
const box = boxOf(60, 60);
const unit = bodyOf('unit', 'blue', box);
const wheelLeft = (degrees: number): Leg => wheel(box.pose, 16, 4, 'left', degrees);
const turnedBox = (leg: Leg) => ({ ...box, pose: leg.to });

describe('a turn by an angle', () => {
  it('is about a front corner, which stays where it is, or about the centre', () => {
    const about = turnBy(box, 'corner', 'right', 90);
    expect([about.to.x, about.to.y, about.to.hx].map((n) => Number(n.toFixed(6)))).toEqual([66, 70, 1]);
    const centre = turnBy(box, 'centre', 'left', 90);
    expect([centre.to.x, centre.to.y, centre.to.hx].map((n) => Number(n.toFixed(6)))).toEqual([60, 60, -1]);
  });
});

describe('a turn toward a place', () => {
  it.each([
    ['corner', 100, 100],
    ['corner', 20, 90],
    ['centre', 100, 20],
  ] as const)('about a %s leaves the footprint pointing at (%d, %d)', (about, x, y) => {
    const leg = turnToward(box, about, { x, y });
    expect(leg && Math.abs(bearing(leg.to, { x, y }))).toBeLessThan(1);
  });

  it('is none when it points there already, to half a degree', () => {
    expect(turnToward(box, 'centre', { x: 60.4, y: 110 })).toBeNull();
    expect(turnToward(box, 'centre', { x: 60.5, y: 110 })).not.toBeNull();
  });

  it('goes no farther than it may', () => {
    const leg = turnToward(box, 'centre', { x: 110, y: 60 }, 30);
    expect(leg?.to.hx).toBeCloseTo(0.5, 6);
  });
});

describe('who stands in the way of a turn', () => {
  const rule = { friends: OVERLAPPING, enemies: TOUCHING, takesRoom: ({ id }: Body) => id !== 'gone' };
  const met = (leg: Leg, ...others: Body[]) =>
    bodyInTurn(unit, { ...unit, box: turnedBox(leg), boxes: [turnedBox(leg)] }, leg, others, rule)?.id ?? null;

  it('is whom it meets on its way, not only at its end', () => {
    // The right corner swings from (68, 62) over (63.3, 73.3) to (52, 78).
    const other = boxOf(62, 74, 0, 2, 2);
    expect(met(wheelLeft(90), bodyOf('other', 'red', other))).toBe('other');
    expect(met(wheelLeft(20), bodyOf('other', 'red', other))).toBeNull();
  });

  it('is nobody out of its reach, behind the corner it turns about, in houses or gone', () => {
    expect(met(wheelLeft(90), bodyOf('far', 'red', boxOf(62, 84, 0, 2, 2)))).toBeNull();
    expect(met(wheelLeft(90), bodyOf('gone', 'red', boxOf(62, 74, 0, 2, 2)))).toBeNull();
    expect(met(wheelLeft(90), unit)).toBeNull();
  });

  it('is a friend whom its end overlaps, an enemy whom it touches', () => {
    // It faces west then: its front edge is the western side of its footprint.
    const leg = wheelLeft(90);
    const front = Math.min(leg.to.x - 2, leg.to.x + 2);
    const touching = boxOf(front - 1, leg.to.y, 0, 2, 2);
    expect(met(leg, bodyOf('friend', 'blue', touching))).toBeNull();
    expect(met(leg, bodyOf('enemy', 'red', touching))).toBe('enemy');
  });

  it('is an enemy at the end of a turn whose way is free: a longer one brushes past him', () => {
    // Its right rear corner goes round 16.49 cm off and touches him when it has turned by 44 degrees.
    const off = Math.hypot(16, 4) - 0.005 + 1;
    const [x, y] = [52 + off * Math.cos(Math.PI / 6), 62 + off * Math.sin(Math.PI / 6)];
    const brushed = bodyOf('enemy', 'red', boxOf(x, y, 60, 2, 2));
    const [short, long] = [wheelLeft(44.036), wheelLeft(80)];
    expect(met(long, brushed)).toBeNull();
    for (const isWayFree of [false, true]) {
      const end = { ...unit, box: turnedBox(short), boxes: [turnedBox(short)] };
      expect(bodyInTurn(unit, end, short, [brushed], rule, isWayFree)?.id).toBe('enemy');
    }
  });
});

describe('the rate of a turn', () => {
  const leg = wheelLeft(90);
  it('is that of the dearest ground under the front edge, before and after', () => {
    expect(rateOfTurn(groundOf(), FOOT, box, turnedBox(leg), leg)).toBe(1);
    const under = wood('grove', polygon([66, 61], [72, 61], [72, 66], [66, 66]));
    expect(rateOfTurn(groundOf(under), FOOT, box, turnedBox(leg), leg)).toBe(2);
    const behind = wood('grove', polygon([66, 50], [72, 50], [72, 59], [66, 59]));
    expect(rateOfTurn(groundOf(behind), FOOT, box, turnedBox(leg), leg)).toBe(1);
    const about = pivot(box.pose, 16, 4, 10);
    expect(rateOfTurn(groundOf(behind), FOOT, box, turnedBox(about), about)).toBe(2);
  });

  it('is that of a ford that carries it at the end', () => {
    const about = pivot(box.pose, 16, 4, 10);
    const brook = river('brook', 12, course([0, 60], [180, 60]));
    expect(
      rateOfTurn(groundOf(brook, ford('ford', 'brook', { x: 60, y: 60 }, 24)), FOOT, box, turnedBox(about), about),
    ).toBe(3);
    expect(rateOfTurn(groundOf(brook), FOOT, box, turnedBox(about), about)).toBe(1);
  });
});

describe('lines turned over', () => {
  const over = (leg: Leg, ...pairs: [number, number][]) => {
    const ground = groundOf(wall('wall', course(...pairs)));
    const barriers = ground.lines.map((line): Barrier => ({
      line,
      bounds: { minX: 0, maxX: 180, minY: 0, maxY: 120 },
    }));
    return linesTurnedOver(ground, barriers, box, leg).map(({ id }) => id);
  };
  it('are those that the front edge sweeps over in a wheel', () => {
    expect(over(wheelLeft(90), [60, 66], [70, 66])).toEqual(['wall']);
    expect(over(wheelLeft(10), [60, 66], [70, 66])).toEqual([]);
    expect(over(wheelLeft(90), [50, 58], [70, 58])).toEqual([]);
  });

  it('are those that a corner meets in a turn about the centre', () => {
    expect(over(pivot(box.pose, 16, 4, 90), [51, 65], [56, 65])).toEqual(['wall']);
    expect(over(pivot(box.pose, 16, 4, 20), [51, 65], [56, 65])).toEqual([]);
  });

  it('are none that no list of barriers names', () => {
    expect(linesTurnedOver(groundOf(wall('wall', course([60, 66], [70, 66]))), [], box, wheelLeft(90))).toEqual([]);
  });
});
