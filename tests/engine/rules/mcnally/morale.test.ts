/** Shaken and routing troops: tests, retiring, routs, surrender. */
import { describe, expect, it } from 'vitest';
import { HOUSE } from '../../../../engine/rules/mcnally/house-values';
import { distanceToRetire, isSurrounded, retire } from '../../../../engine/rules/mcnally/morale/retiring';
import { rout, routMove, takeLeftGuns } from '../../../../engine/rules/mcnally/morale/routing';
import { giveWay, isFreshRouter, routResult, shakenResult } from '../../../../engine/rules/mcnally/morale/shaken';
import { surrendersOn } from '../../../../engine/rules/mcnally/morale/surrender';
import { facingCost, moveOf, routMoveOf } from '../../../../engine/rules/mcnally/movement/rates';
import { testMorale } from '../../../../engine/rules/mcnally/sequence/morale-step';
import { gap } from '../../../../engine/geometry';
import type { Feature, UnitType } from '../../../../engine/scenario';
import { polygon, river, course, village, wall, wood } from '../../terrain/tables';
import { battlefield, INCH } from './field';
import type { UnitPlace } from './field';

const far: Record<string, UnitPlace> = { enemy: { at: [30, 44] } };
const shaken = (die: number, blue: UnitPlace = {}, more = {}) => {
  const field = battlefield({
    blue: { a: { at: [30, 24], marks: { shaken: 1 }, ...blue } },
    red: far,
    dice: [die, 6, 6],
    ...more,
  });
  field.run(testMorale(field, 'blue'));
  field.run(giveWay(field, 'blue'));
  return field;
};
const routing = (dice: readonly number[], blue: UnitPlace = {}, more = {}) => {
  const field = battlefield({ blue: { a: { at: [30, 24], marks: { routing: 1 }, ...blue } }, red: far, dice, ...more });
  field.run(testMorale(field, 'blue'));
  field.run(giveWay(field, 'blue'));
  return field;
};

describe('shaken units', () => {
  it.each([
    [1, 'away'],
    [2, 'facing'],
    [3, 'facing'],
    [4, 'recovers'],
    [8, 'recovers'],
    [0, 'away'],
  ])('MCN-SHAKEN-03: a score of %d: %s', (score, result) => {
    expect(shakenResult(score, HOUSE)).toBe(result);
  });
  it('MCN-SHAKEN-01, MCN-SHAKEN-03: 4 recovers where it stands', () => {
    const field = shaken(4);
    expect([field.marks('a').includes('shaken'), field.place('a'), field.marks('a').includes('no move')]).toEqual([
      false,
      [30, 24],
      false,
    ]);
  });
  it('MCN-SHAKEN-03, MCN-SHAKEN-04, MCN-SHAKEN-05, MCN-RETIRE-05, MCN-EX-12: 3 goes back 3 inches with its face kept, and is steady', () => {
    const field = shaken(3);
    expect([field.place('a'), field.heading('a'), field.marks('a').includes('shaken'), field.points('a')]).toEqual([
      [30, 21],
      [0, 1],
      false,
      6,
    ]);
    expect(field.marks('a')).toContain('no move');
  });
  it('MCN-SHAKEN-03, MCN-EX-12: 1 goes back 6 facing away and loses a point', () => {
    const field = shaken(1);
    expect([field.place('a'), field.heading('a'), field.points('a')]).toEqual([[30, 18], [0, -1], 5]);
  });
  it('MCN-EX-12, MCN-RETIRE-01: light horse goes back 9 with its face kept, 15 without', () => {
    expect(shaken(2, { type: 'hussars' }).place('a')).toEqual([30, 15]);
    expect(shaken(1, { type: 'hussars' }).place('a')).toEqual([30, 9]);
  });
  it('MCN-EX-12, MCN-RETIRE-01: rough ground makes 2 of 3 inches, and is no failure', () => {
    const rough = {
      ...wood('rough', polygon([0, 0], [72 * INCH, 0], [72 * INCH, 40 * INCH], [0, 40 * INCH])),
      kind: 'rough',
    } as const;
    const field = shaken(3, {}, { terrain: [rough] });
    expect([field.place('a'), field.marks('a').includes('shaken')]).toEqual([[30, 22], false]);
  });
  it.each([
    [3, [30, 22.4], false],
    [2, [30, 22.4], true],
  ] as const)('MCN-SHAKEN-02: a brigadier with it adds 1, a senior general 2: a %d', (die, at, isTwo) => {
    const field = shaken(die, {}, { generals: { [isTwo ? 'general' : 'blue brigade']: at } });
    expect([field.marks('a').includes('shaken'), field.place('a')]).toEqual([false, [30, 24]]);
  });
  it('MCN-SHAKEN-04: stopped with movement left, by a river, it stays shaken', () => {
    const field = shaken(3, {}, { terrain: [river('river', 2, course([0, 21 * INCH], [190, 21 * INCH]))] });
    expect(field.marks('a')).toContain('shaken');
    expect(field.place('a')[1]).toBeGreaterThan(22);
  });
  const told = (field: ReturnType<typeof shaken>) => field.events.map(({ text }) => text);
  it('MCN-SHAKEN-04: a friend right behind stops it: it stays shaken, which is told', () => {
    const field = shaken(3, {}, { blue: { a: { at: [30, 24], marks: { shaken: 1 } }, c: { at: [30, 22.25] } } });
    expect([field.marks('a').includes('shaken'), field.place('a')]).toEqual([true, [30, 24]]);
    expect(told(field)).toContain('a stays shaken.');
    expect(told(shaken(3))).not.toContain('a stays shaken.');
  });
  it('MCN-SHAKEN-04: a full move does not bring it out of houses: it stays shaken', () => {
    const terrain = [village('bua', { x: 30 * INCH, y: 24 * INCH }, 0, 4 * INCH)];
    const field = shaken(3, {}, { terrain, blue: { a: { inside: 'bua/1', marks: { shaken: 1 } } } });
    expect([field.marks('a').includes('shaken'), field.piece('a').where]).toEqual([true, { inside: 'bua/1' }]);
    expect(told(field)).toContain('a stays shaken.');
  });
});

describe('retiring', () => {
  const at = (type: UnitType) => battlefield({ blue: { a: { type } } }).troop('a');
  it('MCN-RETIRE-05, MCN-MOVE-06: what keeping its face costs', () => {
    expect(
      [at('line infantry'), at('hussars'), at('medium gun'), at('transport')].map((one) =>
        Math.round(facingCost(one) / INCH),
      ),
    ).toEqual([3, 6, 1, 3]);
    expect(distanceToRetire(at('medium gun'), 'facing') / INCH).toBeCloseTo(1, 9);
    expect(distanceToRetire(at('line infantry'), 6) / INCH).toBeCloseTo(6, 9);
  });
  it('MCN-RETIRE-01, MCN-RETIRE-02: through a friend it can get past, else just before him', () => {
    const behind = (y: number) => {
      const field = battlefield({ blue: { a: { at: [30, 24] }, c: { at: [30, y] } }, red: far });
      retire(field, 'a', 'away', []);
      return field.place('a')[1];
    };
    // Its front comes to 18.875: clear of a friend whose rear lies there, and not of one who stands a little back.
    expect([behind(19.75), behind(19.7)]).toEqual([18, 21.45]);
  });
  it('MCN-RETIRE-02: before a wall that it would halt across', () => {
    const field = battlefield({
      blue: { a: { at: [30, 24] } },
      red: far,
      terrain: [wall('wall', course([0, 20.5 * INCH], [190, 20.5 * INCH]))],
    });
    retire(field, 'a', 3, []);
    expect(field.place('a')[1]).toBeGreaterThan(21.37);
  });
  it('MCN-RETIRE-03: enemy within 6 inches before and behind: it stays', () => {
    const between = (y: number) => {
      const field = battlefield({ blue: { a: { at: [30, 24] } }, red: { b: { at: [30, 28] }, c: { at: [30, y] } } });
      return isSurrounded(field.view('blue'), field.troop('a'), null);
    };
    expect([between(16.3), between(16.2)]).toEqual([true, false]);
  });
  it('MCN-RETIRE-04: deployed guns limber in place of the move; limbered ones go', () => {
    const field = battlefield({ blue: { a: { at: [30, 24], type: 'medium gun' } }, red: far });
    expect(retire(field, 'a', 'facing', [])).toBe('done');
    expect(field.piece('a').formation).toBe('limbered');
    const limbered = battlefield({
      blue: { a: { at: [30, 24], type: 'medium gun', formation: 'limbered' } },
      red: far,
    });
    retire(limbered, 'a', 'away', []);
    expect(limbered.place('a')).toEqual([30, 18]);
  });
  it.each([
    [19.6, 'done', 'limbered'],
    [20, 'short', 'deployed'],
  ])('MCN-RETIRE-04: a friend at %d behind guns, who need 7 inches to limber: %s', (y, came, formation) => {
    const field = battlefield({
      blue: { a: { at: [30, 24], type: 'medium gun' }, b: { at: [30, 28] }, c: { at: [30, y - 1.75] } },
      red: far,
    });
    expect([retire(field, 'a', 'facing', []), field.piece('a').formation]).toEqual([came, formation]);
    expect(field.events.some(({ text }) => text === 'a finds no room to limber up.')).toBe(came === 'short');
  });
  it('MCN-RETIRE-06: it stops at the table edge', () => {
    const field = battlefield({ blue: { a: { at: [30, 3] } }, red: far });
    expect(retire(field, 'a', 'away', [])).toBe('done');
    expect(field.place('a')).toEqual([30, 0.88]);
  });
});

describe('routs', () => {
  it.each([
    [1, 'runs and loses'],
    [2, 'runs'],
    [4, 'runs'],
    [5, 'rallies'],
  ])('MCN-ROUT-02: a score of %d: %s', (score, result) => {
    expect(routResult(score, HOUSE)).toBe(result);
  });
  it('MCN-ROUT-01, MCN-ROUT-02: 5 rallies, shaken, where it stands', () => {
    const field = routing([5]);
    expect([field.marks('a').toSorted(), field.place('a')]).toEqual([
      ['no move', 'shaken'],
      [30, 24],
    ]);
  });
  it('MCN-ROUT-02, MCN-ROUT-04, MCN-ROUT-11, MCN-MOVE-01: 2 runs on 12 inches, facing away; 1 loses a point too', () => {
    expect([routing([2]).place('a'), routing([2]).heading('a'), routing([2]).points('a')]).toEqual([
      [30, 12],
      [0, -1],
      6,
    ]);
    expect(routing([1]).points('a')).toBe(5);
  });
  it('MCN-ROUT-01: a general with it adds', () => {
    expect(routing([4], {}, { generals: { 'blue brigade': [30, 22.4] } }).marks('a')).toContain('shaken');
    expect(routing([3], {}, { generals: { general: [30, 22.4] } }).marks('a')).toContain('shaken');
  });
  it('MCN-SEQ-03: routed in the enemy’s move it is spared once, routed in its own it is not', () => {
    const fresh = routing([1], { marks: { routing: 1, 'fresh router': 'red' } });
    expect([fresh.points('a'), fresh.place('a'), fresh.marks('a')]).toEqual([6, [30, 24], ['routing']]);
    const own = battlefield({ blue: { a: { marks: { routing: 1, 'fresh router': 'blue' } } } });
    expect(isFreshRouter(own.troop('a'))).toBe(false);
  });
  it('MCN-ROUT-03: at the edge a throw of 1 costs two points, of 2 one; a first move only stops there', () => {
    expect(routing([1], { at: [30, 0.875], heading: 180, strength: 3 }).points('a')).toBe(1);
    expect(routing([2], { at: [30, 0.875], heading: 180, strength: 3 }).points('a')).toBe(2);
    expect(routing([2], { at: [30, 5], strength: 3 }).points('a')).toBe(2);
    const first = battlefield({ blue: { a: { at: [30, 5], strength: 3 } }, red: far });
    first.run(rout(first, 'a', 'enemy', []));
    expect([first.points('a'), first.place('a')[1]]).toEqual([3, 0.88]);
  });
  it('MCN-ROUT-04: behind a friend who stands to its rear', () => {
    const field = battlefield({
      blue: { a: { at: [30, 24] }, c: { at: [33, 18] } },
      red: { b: { at: [30, 26] } },
      dice: [],
    });
    field.run(rout(field, 'a', 'b', []));
    const [x, y] = field.place('a');
    expect([x > 30, y < 17]).toEqual([true, true]);
  });
  it('MCN-ROUT-05: farther from every enemy than before', () => {
    const field = battlefield({
      blue: { a: { at: [30, 24] } },
      red: { b: { at: [30, 26] }, c: { at: [30, 8], heading: 0 } },
    });
    const before = 24 - 8;
    field.run(rout(field, 'a', 'b', []));
    const [x, y] = field.place('a');
    expect(Math.hypot(x - 30, y - 8)).toBeGreaterThan(before - 0.1);
  });
  it.each([
    [18.1, true],
    [18, false],
  ])(
    'MCN-ROUT-05, MCN-SCALE-05: past an enemy at its side, at %d, whose nearest base is no nearer after: straight %s',
    (y, isStraight) => {
      const field = battlefield({
        blue: { a: { at: [30, 24] } },
        red: { b: { at: [30, 26] }, c: { at: [42, y], heading: 270 }, d: { at: [16, 46] } },
      });
      const apart = () => gap(field.troop('a').box, field.troop('c').box);
      const before = apart();
      field.run(rout(field, 'a', 'b', []));
      expect([field.place('a')[0] === 30, apart() > before]).toEqual([isStraight, true]);
    },
  );
  const pen = (red: Record<string, UnitPlace>) => ({
    blue: { a: { at: [30, 3] as const, marks: { routing: 1, 'routed by': 'b' }, heading: 180 } },
    red,
    terrain: [
      river('west', 2, course([26.106 * INCH, 0], [26.106 * INCH, 30 * INCH])),
      river('south', 2, course([20 * INCH, 1.731 * INCH], [40 * INCH, 1.731 * INCH])),
      river('east', 2, course([33.894 * INCH, 0], [33.894 * INCH, 30 * INCH])),
    ],
  });
  it('MCN-ROUT-06, MCN-SURR-01, MCN-SURR-04: with no way out and an enemy within 6 inches it throws, with none it stays', () => {
    const stuck = battlefield({ ...pen({ b: { at: [30, 8] } }), dice: [4] });
    stuck.run(routMove(stuck, 'a', false));
    expect(stuck.isGone('a')).toBe(true);
    const held = battlefield({ ...pen({ b: { at: [30, 8] } }), dice: [3] });
    held.run(routMove(held, 'a', false));
    expect([held.isGone('a'), held.points('a'), held.marks('a').includes('routing')]).toEqual([false, 6, true]);
    const alone = battlefield({ ...pen({ b: { at: [30, 40] } }), dice: [] });
    alone.run(routMove(alone, 'a', false));
    expect(alone.isGone('a')).toBe(false);
  });
  it('MCN-ROUT-11: where houses leave it no room to turn it runs as it stands', () => {
    const houses = village('bua', { x: 30 * INCH, y: 20.5 * INCH }, 0, 4 * INCH);
    const ran = (terrain: readonly Feature[]) => {
      const field = battlefield({ terrain, blue: { a: { at: [30, 24] } }, red: { b: { at: [24, 24], heading: 90 } } });
      field.run(rout(field, 'a', 'b', []));
      return [field.place('a'), field.heading('a')];
    };
    expect(ran([houses])).toEqual([
      [42, 24],
      [0, 1],
    ]);
  });
  it('MCN-ROUT-04: no way leads toward what it runs from', () => {
    const field = battlefield({
      blue: { a: { at: [30, 24] }, c: { at: [40, 24] }, d: { at: [47, 24] } },
      red: { b: { at: [30, 44] } },
    });
    field.run(rout(field, 'a', 'b', []));
    expect(field.place('a')[1]).toBeLessThanOrEqual(24);
  });
  it('MCN-ROUT-07, MCN-ROUT-08: it runs at once, through friends and on none of them', () => {
    const field = battlefield({ blue: { a: { at: [30, 24] }, c: { at: [30, 20] } }, red: { b: { at: [30, 26] } } });
    field.run(rout(field, 'a', 'b', []));
    expect([field.points('c'), field.place('a')[1] < 18.3]).toEqual([6, true]);
  });
  it('MCN-ROUT-09: a crew leaves its guns; an enemy who touches them has them', () => {
    const field = battlefield({ blue: { a: { at: [30, 24], type: 'medium gun' } }, red: { b: { at: [30, 30] } } });
    field.run(rout(field, 'a', 'b', []));
    expect([field.piece('a').formation, Object.keys(field.state.loose ?? {})]).toEqual(['crew', ['a guns']]);
    takeLeftGuns(field);
    expect(field.isGone('a')).toBe(false);
    field.piece('b').where = { on: { x: 30 * INCH, y: (24 + 1.75 + 0.875) * INCH, hx: 0, hy: -1 } };
    const again = battlefield({
      blue: { a: { at: [30, 24], type: 'medium gun', formation: 'crew' } },
      red: { b: { at: [30, 25.8] } },
    });
    again.state.loose = {
      'a guns': { kind: 'guns', at: { x: 30 * INCH, y: 23.2 * INCH, hx: 0, hy: 1 }, owner: 'blue' },
    };
    takeLeftGuns(again);
    expect(again.isGone('a')).toBe(true);
  });
  it('MCN-ROUT-09: at the edge of the table a crew, wider than guns on their limbers, stands as far in as it needs', () => {
    const crewAt = (x: number) => {
      const gun = { type: 'medium gun', formation: 'limbered' } as const;
      const field = battlefield({ blue: { a: { at: [x, 24], ...gun } }, red: { b: { at: [30, 30] } } });
      field.run(rout(field, 'a', 'b', []));
      return field.events.flatMap((event) => (event.do === 'formed' && event.to ? [event.to.x / INCH] : []));
    };
    expect([1, 1.8, 70.2, 71].flatMap(crewAt).map((x) => Math.round(x * 100) / 100)).toEqual([1.75, 1.8, 70.2, 70.25]);
  });
  it('MCN-ROUT-10, MCN-MOVE-10: wagons that rout do not move again', () => {
    const field = battlefield({ blue: { a: { at: [30, 24], type: 'transport' } }, red: { b: { at: [30, 30] } } });
    field.run(rout(field, 'a', 'b', []));
    expect([field.place('a'), moveOf(field.troop('a')), routMoveOf(field.troop('a'))]).toEqual([[30, 24], 0, 0]);
  });
  it.each<readonly [UnitType, number]>([
    ['line infantry', 4],
    ['medium gun', 4],
    ['hussars', 5],
  ])('MCN-SURR-02: %s on %d', (type, needs) => {
    expect(surrendersOn(battlefield({ blue: { a: { type } } }).troop('a'))).toBe(needs);
  });
});
