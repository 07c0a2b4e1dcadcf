import { describe, expect, it } from 'vitest';
import { movementPhase } from '../../../../../engine/rules/honours-of-war/sequence/activation';
import { comeOn } from '../../../../../engine/rules/honours-of-war/sequence/scenario-orders';
import { rallyPhase } from '../../../../../engine/rules/honours-of-war/rally/rally-phase';
import { PLAIN_ARMY, PLAIN_UNIT } from '../../../../../engine/scenario';
import type { Army, Arrival, EntryPoint, Unit } from '../../../../../engine/scenario';
import { stUlrich } from '../../../scenario/files';
import { activating, battlefield, bridge, course, polygon, river, wood } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';

// Coming on ---------------------------------------------------------------------------------------------------------

const isRed = (about: unknown): boolean => (about as { side: string }).side === 'red';

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
        ids.map((id): [string, UnitPlace] => [id, { due: 4, command: 'column', formation: 'march column' }]),
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
