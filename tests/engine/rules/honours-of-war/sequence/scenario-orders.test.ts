import { describe, expect, it } from 'vitest';
import { activateQuestion, movementPhase } from '../../../../../engine/rules/honours-of-war/sequence/activation';
import { beginTurn, comeOn, freeHeldTroops } from '../../../../../engine/rules/honours-of-war/sequence/scenario-orders';
import { withdraw } from '../../../../../engine/rules/honours-of-war/sequence/withdrawal';
import { charge } from '../../../../../engine/rules/honours-of-war/charge/charge';
import { makeContact } from '../../../../../engine/rules/honours-of-war/charge/contact';
import { meetChargeQuestion } from '../../../../../engine/rules/honours-of-war/charge/reaction';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { freshAllowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import type { Allowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { volley } from '../../../../../engine/rules/honours-of-war/fire';
import { mayFire } from '../../../../../engine/rules/honours-of-war/fire/entitlement';
import { rallyPhase } from '../../../../../engine/rules/honours-of-war/rally/rally-phase';
import { pathOf } from '../../../../../engine/geometry';
import { PLAIN_ARMY, PLAIN_UNIT } from '../../../../../engine/scenario';
import type { Army, Arrival, EntryPoint, Hold, Unit } from '../../../../../engine/scenario';
import { stUlrich } from '../../../scenario/files';
import { activating, battlefield, bridge, course, polygon, river, wood } from '../field';
import type { Layout, Place, TestField } from '../field';

// Held back ---------------------------------------------------------------------------------------------------------

const hold = (units: readonly string[], until: Partial<Hold['until']>): Hold => ({
  rule: 'hold',
  units,
  until: { turn: null, attacked: false, enemyWithin: null, lost: null, ...until },
  reason: '',
});
const heldBack: Place['marks'] = { held: '0' };

/** A brigade of two, both or one held until turn 3, and hussars who are free. */
const locked = (units: readonly string[] = ['a', 'b'], more: Partial<Layout> = {}): TestField => {
  const marks = (id: string) => (units.includes(id) ? { marks: heldBack } : {});
  return battlefield({
    blue: {
      a: { at: [60, 50], ...marks('a') },
      b: { at: [100, 50], ...marks('b') },
      lossow: { at: [150, 50], command: 'lossow', type: 'hussars' },
    },
    red: { z: { at: [80, 170] } },
    leaders: { 'blue brigade': { at: [80, 44] } },
    scenario: { special: [hold(units, { turn: 3 })] },
    ...more,
  });
};
const isRed = (about: unknown): boolean => (about as { side: string }).side === 'red';
/** Commands that blue may activate. */
const open = (on: TestField): readonly string[] =>
  activateQuestion
    .choices(on.view('blue'), { side: 'blue' })
    .list.flatMap((choice) => (choice.pick === 'activate' ? [choice.of] : []));

describe('HOW-SCEN-11, HOW-SCEN-19: brigades held back', () => {
  it('may not be activated, so they roll no command die', () => {
    expect(open(locked())).toEqual(['lossow']);
    const on = locked(['a', 'b'], { dice: [] });
    on.run(movementPhase(on), { activate: () => ({ pick: 'end' }) });
    expect(on.state.drawn).toBe(0);
  });
  it('are free from their turn on', () => {
    const on = locked();
    on.state.at = { turn: 3, step: 0 };
    on.run(beginTurn(on));
    expect(open(on)).toEqual(['blue brigade', 'lossow']);
  });
  it('of a brigade held in part the rest moves', () => {
    const on = locked(['a'], { dice: [3] });
    on.run(movementPhase(on), {
      activate: activating('blue brigade'),
      'next unit': () => ({ pick: 'move', of: 'b' }),
    });
    const moved = on.asked
      .filter(({ kind }) => kind === 'manoeuvre')
      .map(({ about }) => (about as { unit: string }).unit);
    expect(moved).toEqual(['b']);
  });
  it('roll neither out of command nor fall back with a feeble brigade', () => {
    const far = locked(['a'], { dice: [3, 6], leaders: { 'blue brigade': { at: [160, 10] } } });
    far.run(movementPhase(far), { activate: activating('blue brigade') });
    expect(far.state.drawn).toBe(2);
    const feeble = locked(['a']);
    withdraw(feeble, 'blue brigade', 'blue');
    expect([feeble.place('a').y, feeble.place('b').y]).toEqual([50, 30.3]);
  });
  it('may fire, and meet a charge as others do', () => {
    const on = locked(['a', 'b'], { red: { z: { at: [60, 90], type: 'dragoons' } } });
    const troop = on.troop('a');
    expect(mayFire(on.view('blue'), troop)).toBeNull();
    const about = { unit: 'a', charger: 'z', sector: 'left', distance: 40, roundTheFlank: false } as const;
    expect(meetChargeQuestion.check(on.view('blue'), about, { pick: 'turn' })).toBeNull();
    const front = { ...about, sector: 'front' } as const;
    expect(meetChargeQuestion.check(on.view('blue'), front, { pick: 'form', as: 'march column' })).toBeNull();
  });
  it('still retreat when they are broken', () => {
    const on = locked(['a'], {
      blue: { a: { at: [60, 50], hits: 4, marks: { ...heldBack, 'broken off': 1, 'struck from': 'front' } } },
    });
    on.run(movementPhase(on));
    expect(on.place('a').y).toBeLessThan(50);
  });
});

describe('HOW-SCEN-11: what frees them', () => {
  const underFire = (until: Partial<Hold['until']>, hits: number) => {
    const on = locked(['a', 'b'], {
      red: { z: { at: [60, 70] } },
      scenario: { special: [hold(['a', 'b'], until)] },
      dice: [hits],
    });
    on.run(volley(on, { firer: 'z', target: 'a', inMovement: false, moved: false, massed: false }));
    return ['a', 'b'].filter((id) => on.piece(id).marks['held'] !== undefined);
  };
  it('fire at one of them, though it hits nobody', () => {
    expect(underFire({ attacked: true }, 1)).toEqual([]);
    expect(underFire({ turn: 9 }, 6)).toEqual(['a', 'b']);
  });
  it('a charge on one of them, as soon as it is declared', () => {
    const on = locked(['a', 'b'], {
      red: { z: { at: [60, 80], type: 'dragoons' } },
      scenario: { special: [hold(['a', 'b'], { attacked: true })] },
      dice: [1, 1, 1, 1],
    });
    const order = { performance: 'Steady', directed: false } as const;
    const held: unknown[] = [];
    on.run(charge(on, freshAllowance(on.view('red'), on.troop('z'), order), 'a'), {
      'meet charge': () => {
        held.push(on.piece('b').marks['held']);
        return { pick: 'stand' };
      },
    });
    expect(held).toEqual([undefined]);
  });
  it('contact without a declared charge: a pursuit', () => {
    const on = locked(['a', 'b'], {
      red: { z: { at: [60, 54.5], type: 'dragoons' } },
      scenario: { special: [hold(['a', 'b'], { attacked: true })] },
    });
    const path = pathOf(on.troop('z').box.pose, []);
    makeContact(on, 'z', 'a', { sector: 'front', face: null, path, runIn: 0, outOfRiver: false });
    expect(on.piece('b').marks['held']).toBeUndefined();
  });
  it('an enemy within the distance, nearest edges, as he comes', () => {
    // The front edge of a is at 52; that of z, facing it, is 2 cm nearer than its centre.
    const near = (y: number) => {
      const on = locked(['a'], {
        red: { z: { at: [60, y] } },
        scenario: { special: [hold(['a'], { enemyWithin: 30 })] },
      });
      freeHeldTroops(on);
      return on.piece('a').marks['held'] === undefined;
    };
    expect([near(84.1), near(84)]).toEqual([false, true]);
  });
  it('within one movement phase: those the enemy comes near may move yet', () => {
    const on = battlefield({
      blue: { a: { at: [60, 50], marks: heldBack } },
      red: { z: { at: [60, 100], command: 'z' } },
      leaders: { 'blue brigade': { at: [60, 44] } },
      scenario: { special: [hold(['a'], { enemyWithin: 30 })] },
      dice: [3, 3],
    });
    on.state.marks['move initiative'] = 'red';
    on.run(movementPhase(on), {
      activate: ({ about }) => ({ pick: 'activate', of: isRed(about) ? 'z' : 'blue brigade' }),
      'next unit': ({ about }) => (isRed(about) ? { pick: 'move', of: 'z' } : { pick: 'done' }),
      manoeuvre: (decision) => {
        const { list } = manoeuvreQuestion.choices(on.view('red'), decision.about as Allowance);
        const straight = list.find((choice) => 'march' in choice && choice.march.length > 18);
        return decision.seat === 'red' && straight && (decision.about as Allowance).spent === 0
          ? straight
          : { pick: 'done' };
      },
    });
    expect(on.piece('blue brigade').marks['performance']).toBe('Steady');
  });
  it('the loss of their objective', () => {
    const objectives = [
      {
        id: 'mill',
        name: 'The mill',
        at: { x: 80, y: 160 },
        feature: null,
        points: 1,
        holder: 'blue',
        from: null,
        until: null,
      },
    ];
    const on = locked(['a'], { objectives, scenario: { special: [hold(['a'], { lost: 'mill' })] } });
    freeHeldTroops(on);
    expect(on.piece('a').marks['held']).toBeUndefined();
  });
});

// Coming on ---------------------------------------------------------------------------------------------------------

const [army] = stUlrich().armies;
if (!army) throw new Error('no army');
const { nation } = army;
const unit = (id: string, place: Arrival): Unit => ({
  ...PLAIN_UNIT,
  id,
  name: id,
  type: 'line infantry',
  arm: 'foot',
  formation: 'march column',
  place: { arrives: place },
});
const WEST: Arrival = { turn: 4, at: { x: 0, y: 90 }, heading: 90, needs: null };

/** Battalions of the brigade `column` that come on from the west in turn 4, and their commander with them. */
function waiting(ids: readonly string[], more: Partial<Layout> = {}, place: Partial<Arrival> = {}): TestField {
  const arrives = { ...WEST, ...place };
  const blue: Army = {
    ...PLAIN_ARMY,
    id: 'blue',
    name: 'Blue',
    nation,
    brigades: [
      {
        id: 'column',
        name: 'Column',
        commander: { id: 'bevern', name: 'Bevern', rating: 'dependable', at: { x: 0, y: 84 } },
        nation: null,
        units: ids.map((id) => unit(id, arrives)),
      },
    ],
  };
  const on = battlefield({
    red: { z: { at: [200, 20] } },
    ...more,
    blue: {
      ...Object.fromEntries(
        ids.map((id): [string, Place] => [id, { due: 4, command: 'column', formation: 'march column' }]),
      ),
      ...more.blue,
    },
    leaders: { column: { at: [0, 0], due: 4 }, ...more.leaders },
    scenario: { armies: [blue], ...more.scenario },
  });
  on.state.at = { turn: 4, step: 2 };
  return on;
}
const came = (on: TestField): readonly (readonly [string, number, number])[] =>
  on.state.pieces.flatMap(({ id, seat, where }) =>
    seat === 'blue' && 'on' in where ? [[id, on.place(id).x, on.place(id).y] as const] : [],
  );
const arrive = (on: TestField) => {
  on.run(comeOn(on, 'blue'));
  return came(on);
};

describe('HOW-SCEN-05: troops that come later', () => {
  it('in column one behind another, 1 cm apart, the last with its rear on the edge', () => {
    // Columns of five bases: 20 cm deep.
    expect(arrive(waiting(['a', 'b']))).toEqual([
      ['a', 31, 90],
      ['b', 10, 90],
    ]);
  });
  it('heading as the scenario says, from any edge', () => {
    const north = waiting(['a'], {}, { at: { x: 120, y: 180 }, heading: 180 });
    expect(arrive(north)).toEqual([['a', 120, 170]]);
    expect(north.piece('a').where).toMatchObject({ on: { hx: 0, hy: -1 } });
    // Slanting in, it stands as near to the edge as it can wholly be on the table: 10 and 2 cm at 45 degrees, 8.5.
    const [slanting] = arrive(waiting(['a'], {}, { heading: 45 }));
    expect(slanting?.[1]).toBeGreaterThan(8.4);
    expect(slanting?.[1]).toBeLessThan(8.9);
  });
  it('in their turn, not before; later when they have not come', () => {
    const early = waiting(['a']);
    early.state.at = { turn: 3, step: 2 };
    expect(arrive(early)).toEqual([]);
    early.state.at = { turn: 6, step: 2 };
    expect(arrive(early)).toHaveLength(1);
    expect(early.run(comeOn(early, 'red'))).toBeUndefined();
  });
  it('no deeper in a turn than a double move: 50 cm in column, so two of three battalions; the third in the next', () => {
    const on = waiting(['a', 'b', 'c']);
    expect(arrive(on).map(([id, x]) => `${id} ${x}`)).toEqual(['a 31', 'b 10']);
    on.state.at = { turn: 5, step: 2 };
    // B stands in the way: c comes on beside it, clear of its 4 cm.
    expect(arrive(on).at(-1)).toEqual(['c', 10, 95]);
  });
  it('their commander comes with the first of them, and marks nothing else', () => {
    const on = waiting(['a', 'b', 'c']);
    arrive(on);
    expect(on.place('column')).toEqual({ x: 0, y: 84 });
    expect(on.texts()).toEqual(['A comes on.', 'B comes on.', 'Bevern comes on.']);
  });
  it('before their side moves its first brigade, and may be moved at once', () => {
    const on = waiting(['a'], { dice: [3] });
    const forBlue = activating('column');
    on.run(movementPhase(on), {
      activate: ({ about }) => (isRed(about) ? { pick: 'end' } : forBlue()),
    });
    expect(on.piece('column').marks['performance']).toBe('Steady');
  });

  describe('within the table', () => {
    const gate = (more: Partial<EntryPoint>): EntryPoint => {
      return { id: 'gate', name: 'The gap', at: { x: 60, y: 90 }, heading: 90, inside: true, ...more };
    };
    const coming = (ids: readonly string[], entry: EntryPoint, more: Partial<Layout> = {}) =>
      waiting(
        ids,
        { ...more, scenario: { entryPoints: [entry] } },
        { at: entry.at, heading: entry.heading, entry: 'gate' },
      );
    it('the last has its rear at the place they come from', () =>
      expect(arrive(coming(['a', 'b'], gate({})))).toEqual([
        ['a', 91, 90],
        ['b', 70, 90],
      ]));
    it('beside it where somebody stands there', () => {
      const on = coming(['a'], gate({}), { blue: { c: { at: [70, 90], formation: 'march column' } } });
      expect(arrive(on).find(([id]) => id === 'a')?.[2]).not.toBe(90);
    });
    it('so many in a turn and no more, the rest in the next', () => {
      const on = coming(['a', 'b', 'c'], gate({ rate: 1 }));
      expect(arrive(on).map(([id]) => id)).toEqual(['a']);
      on.state.at = { turn: 5, step: 2 };
      expect(arrive(on).map(([id]) => id)).toEqual(['a', 'b']);
    });
    it('and a second column waits where the first has used it up', () => {
      const on = coming(['a', 'b'], gate({ rate: 1 }));
      on.piece('b').command = 'b';
      arrive(on);
      expect(on.texts().filter((text) => text.includes('waits'))).toEqual(['B waits: The gap lets 1 on in a turn.']);
    });

    const terrain = [river('water', 9, course([100, 0], [100, 180])), bridge('old', 'water', { x: 100, y: 90 })];
    const over = gate({ at: { x: 100, y: 90 }, crossing: 'old' });
    it('over a crossing beyond its end, clear of the water', () => {
      const [a] = arrive(coming(['a'], over, { terrain }));
      expect(a?.[1]).toBeGreaterThanOrEqual(114.5);
      expect(a?.[1]).toBeLessThan(120);
    });
    it('over no bridge that is broken', () => {
      const on = coming(['a'], over, { terrain });
      on.state.ground['old'] = { gauges: {}, gone: true };
      expect(arrive(on)).toEqual([]);
      expect(on.texts()).toEqual(['Column waits: the bridge is broken.']);
    });
  });

  describe('on a die', () => {
    it('of what they need or more, thrown each turn until they come', () => {
      const on = waiting(['a', 'b'], { dice: [3, 4] }, { needs: 4 });
      expect(arrive(on)).toEqual([]);
      expect(on.texts()).toEqual(['Column is late.']);
      on.state.at = { turn: 5, step: 2 };
      expect(arrive(on)).toHaveLength(2);
      expect([on.state.drawn, on.piece('a').marks]).toEqual([2, {}]);
    });
    it('of two together for more than 6', () => {
      const on = waiting(['a', 'b'], { dice: [4, 4, 3, 6] }, { needs: 9 });
      expect(arrive(on)).toEqual([]);
      on.state.at = { turn: 5, step: 2 };
      expect([arrive(on).length, on.state.drawn]).toEqual([2, 4]);
      const [late, come] = on.events.flatMap(({ reasons }) =>
        reasons.filter(({ label }) => label === '2D6, 9 or more'),
      );
      expect([late?.value, come?.value]).toEqual([8, 9]);
      const seven = waiting(['a'], { dice: [1, 6] }, { needs: 7 });
      expect([arrive(seven).length, seven.state.drawn]).toEqual([1, 2]);
      const six = waiting(['a'], { dice: [6] }, { needs: 6 });
      expect([arrive(six).length, six.state.drawn]).toEqual([1, 1]);
    });
    it('and none again for those who only wait for room', () => {
      const on = waiting(['a', 'b', 'c'], { dice: [6] }, { needs: 4 });
      arrive(on);
      on.state.at = { turn: 5, step: 2 };
      expect([arrive(on).length, on.state.drawn]).toEqual([3, 1]);
    });
  });

  describe('when their place is taken', () => {
    const beside = (terrain: Layout['terrain'], more: Partial<Layout> = {}, place: Partial<Arrival> = {}) =>
      arrive(waiting(['a'], { terrain: terrain ?? [], ...more }, place))[0]?.slice(1);
    const pond = (from: number, to: number) => [river('elbe', 8, course([4, from], [4, to]))];
    it('as near as the edge is free', () => {
      expect(
        beside([], { blue: { other: { at: [10, 90], command: 'other', formation: 'march column', heading: 90 } } }, {}),
      ).toEqual([10, 95]);
    });
    it('within 30 cm of it, else in the next turn', () => {
      expect(beside(pond(62, 300))).toEqual([10, 60]);
      expect(beside(pond(61, 300))).toBeUndefined();
      const on = waiting(['a'], { terrain: pond(61, 300) });
      arrive(on);
      expect(on.texts()).toEqual(['Column finds no room at the table edge.']);
    });
    it('fewer of them before none', () => {
      const barred = waiting(['a', 'b'], { terrain: [river('elbe', 8, course([30, -5], [30, 185]))] });
      expect(arrive(barred)).toEqual([['a', 10, 90]]);
    });
    it('ground that is open to them does not count', () => {
      expect(beside([wood('copse', polygon([0, 60], [60, 60], [60, 120], [0, 120]))])).toEqual([10, 90]);
    });
  });

  it('HOW-ORG-10: their commander stays on the table while some are still to come', () => {
    const on = waiting(['a', 'b', 'c']);
    arrive(on);
    for (const id of ['a', 'b']) on.emit({ do: 'mark', id, mark: 'done for', value: 1 });
    on.run(rallyPhase(on));
    expect(on.piece('column').where).toHaveProperty('on');
    on.emit({ do: 'went', id: 'c', to: { gone: 'cut off' } });
    on.run(rallyPhase(on));
    expect(on.piece('column').where).toEqual({ gone: 'his brigade is lost' });
  });
});
