import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { distance } from '../../../engine/geometry';
import { unitsOfArmy } from '../../../engine/scenario';
import type { Editing } from '../../../renderer/editor/editing.svelte';
import { menuFor } from '../../../renderer/editor/commands/menu';
import { Findings } from '../../../renderer/editor/findings';
import ArmyFoot from '../../../renderer/editor/order-of-battle/ArmyFoot.svelte';
import { limitsOf } from '../../../renderer/editor/order-of-battle/limits';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import OrderTree from '../../../renderer/editor/order-of-battle/OrderTree.svelte';
import { Offers } from '../../../renderer/editor/order-of-battle/offers.svelte';
import { OrderOfBattle } from '../../../renderer/editor/order-of-battle/order.svelte';
import { ST_ULRICH, stUlrich } from './st-ulrich';

const brigadesOf = (editing: Editing, side = 0): readonly string[] =>
  editing.scenario?.armies[side]?.brigades.map(
    ({ name, units }) => `${name}: ${units.map((unit) => unit.name).join(', ')}`,
  ) ?? [];

it.each([
  [0, 'no units yet'],
  [1, '1 unit, breaks at 1'],
  [2, '2 units, breaks at 1'],
])('under the name of an army of %i units stands %j', (count, said) => {
  const [army] = stUlrich().scenario?.armies ?? [];
  const [brigade] = army?.brigades ?? [];
  if (!army || !brigade) throw new Error('there is no brigade');
  const brigades = [{ ...brigade, units: brigade.units.slice(0, count) }];
  const figures = { id: army.id, points: null, breaksAt: 1, organisation: null };
  const { container } = render(ArmyFoot, { army: { ...army, brigades, independents: [] }, figures });
  expect(container.textContent?.trim()).toBe(said);
});

describe('the order of battle', () => {
  it('adds a unit and a brigade of the nation where nobody stands, each one step', () => {
    const editing = stUlrich();
    const order = new OrderOfBattle(editing);
    const [brigade] = editing.scenario?.armies[0]?.brigades ?? [];
    expect(order.addUnit('blue', brigade?.id ?? null, { type: 'line infantry' })).toBe(true);
    expect(brigadesOf(editing)[0]).toContain("Captain Holl's Battery, Regiment ");
    expect(
      order.addBrigade('red', { name: 'Brigade of horse', units: [{ type: 'dragoons' }, { type: 'dragoons' }] }),
    ).toBe(true);
    const [, added] = editing.scenario?.armies[1]?.brigades ?? [];
    expect(added?.units.map(({ type }) => type)).toEqual(['dragoons', 'dragoons']);
    expect(editing.selection).toEqual([added?.id]);
    const spots =
      editing.scenario?.armies.flatMap(({ brigades, independents }) =>
        [...brigades.flatMap(({ units }) => units), ...independents].flatMap(({ place }) =>
          'at' in place ? [place.at] : [],
        ),
      ) ?? [];
    const { width = 0, depth = 0 } = editing.scenario?.table ?? {};
    expect(spots.every(({ x, y }) => x > 0 && y > 0 && x < width && y < depth)).toBe(true);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
    expect(editing.document.steps.map(({ does }) => does)).toHaveLength(2);
    editing.goTo(0);
    expect(editing.text).toBe(ST_ULRICH);
  });

  it('sets out a list of troops brigade by brigade, each where nobody stands, in one step', () => {
    const editing = stUlrich();
    const order = new OrderOfBattle(editing);
    const unit = { class: 'standard', size: 'standard' } as const;
    const foot = (names: readonly string[]) => names.map((name) => ({ ...unit, name, type: 'line infantry' as const }));
    const nobody = { name: null, rating: null };
    const before = editing.scenario?.armies[1]?.general?.name;
    expect(
      order.take(
        order.listChange('red', {
          general: { name: 'Somebody else', rating: 'diced' },
          brigades: [
            { name: 'Left', commander: { name: 'Colonel Left', rating: 'dashing' }, units: foot(['One', 'Two']) },
            { name: 'Right', commander: nobody, units: foot(['Three', 'One']) },
          ],
          independents: [{ ...unit, name: 'Croats', type: 'light infantry', size: 'small' }],
        }),
      ),
    ).toBe(true);
    expect(editing.document.steps).toHaveLength(1);
    expect(brigadesOf(editing, 1).slice(-2)).toEqual(['Left: One, Two', 'Right: Three, One 2']);
    const red = editing.scenario?.armies[1];
    expect(red?.brigades.find(({ name }) => name === 'Left')?.commander).toMatchObject({
      name: 'Colonel Left',
      rating: 'dashing',
    });
    expect(red?.independents.find(({ name }) => name === 'Croats')).toMatchObject({ size: 'small' });
    expect(red?.general?.name).toBe(before ?? 'Somebody else');
    const spots = editing.scenario?.armies
      .flatMap(unitsOfArmy)
      .flatMap(({ place }) => ('at' in place ? [place.at] : []));
    const apart = (spots ?? []).flatMap((one, i) => (spots ?? []).slice(i + 1).map((other) => distance(one, other)));
    expect(Math.min(...apart)).toBeGreaterThan(10);
    editing.goTo(0);
    expect(editing.text).toBe(ST_ULRICH);
  });

  it('leaves large units of a list their room', () => {
    const editing = stUlrich();
    const order = new OrderOfBattle(editing);
    const large = { type: 'line infantry', class: 'standard', size: 'large' } as const;
    const units = ['One', 'Two'].map((name) => ({ ...large, name }));
    const list = { general: null, brigades: [{ name: 'Left', commander: { name: null, rating: null }, units }] };
    expect(order.take(order.listChange('red', { ...list, independents: [] }))).toBe(true);
    const [one, two] = editing.scenario?.armies[1]?.brigades.at(-1)?.units ?? [];
    const apart = one && two && 'at' in one.place && 'at' in two.place ? distance(one.place.at, two.place.at) : 0;
    // Seven bases of 4 cm beside each other.
    expect(apart).toBeGreaterThan(28);
  });

  it('moves a unit within its brigade, out of it and to the next one', () => {
    const editing = stUlrich();
    const order = new OrderOfBattle(editing);
    const [leib] = editing.scenario?.armies[0]?.brigades[0]?.units ?? [];
    order.shift(leib?.id ?? '', 1);
    expect(brigadesOf(editing)[0]).toMatch(/^Steinach's Brigade: Regiment Hohenwalde, Leib-Regiment, /);
    order.move([leib?.id ?? ''], null);
    expect(editing.scenario?.armies[0]?.independents.map(({ name }) => name)).toEqual([
      'Brackwitz Dragoons',
      'Leib-Regiment',
    ]);
  });

  it('chooses ranges and opens what holds the selection', () => {
    const editing = stUlrich();
    const order = new OrderOfBattle(editing);
    const [brigade] = editing.scenario?.armies[0]?.brigades ?? [];
    const ids = brigade?.units.map(({ id }) => id) ?? [];
    order.choose(ids[0] ?? '', 'alone');
    order.choose(ids[2] ?? '', 'range');
    expect(editing.selection).toEqual(ids.slice(0, 3));
    order.fold(brigade?.id ?? '', true);
    expect(order.rows.some(({ id }) => id === ids[0])).toBe(false);
    order.openFor([ids[0] ?? '']);
    expect(order.rows.some(({ id }) => id === ids[0])).toBe(true);
  });

  it('is walked, renamed and cut by keys', () => {
    const editing = stUlrich();
    const table = new OnTable(editing);
    render(OrderTree, { editing, findings: new Findings(editing), table, onmenu: () => undefined });
    const tree = screen.getByRole('tree');
    const press = (key: string): void => {
      tree.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      flushSync();
    };
    for (let row = 0; row < 4; row += 1) press('ArrowDown');
    expect(editing.selection).toEqual(['blue/leib-regiment']);
    press('F2');
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    field.value = 'Garde';
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    flushSync();
    expect(brigadesOf(editing)[0]).toContain(': Garde, ');
    press('Delete');
    expect(brigadesOf(editing)[0]).not.toContain('Garde');
  });
});

describe('a row of the tree', () => {
  it('asks with the right button for what can be done with it, which the table has no place for', () => {
    const editing = stUlrich();
    const [table, onmenu] = [new OnTable(editing), vi.fn()];
    render(OrderTree, { editing, findings: new Findings(editing), table, onmenu });
    const pressed = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    screen.getByText('Leib-Regiment').dispatchEvent(pressed);
    expect(onmenu).toHaveBeenCalledWith(pressed, 'blue/leib-regiment');
    expect(pressed.defaultPrevented).toBe(true);
    editing.select(['blue/leib-regiment']);
    const means = { show: () => undefined, name: () => undefined };
    const offered = (pointed: Parameters<typeof menuFor>[2]): readonly string[] =>
      menuFor(editing, table, pointed, means).flatMap((line) => (line && 'does' in line ? [line.does] : []));
    const here = 'Let it come on here, later';
    expect(offered(null)).toContain('Form line');
    expect(offered(null)).not.toContain(here);
    const pointed = { at: { x: 42, y: 76 }, things: [], pixel: 0.1, shift: false, alt: false, ctrl: false };
    expect(offered(pointed)).toContain(here);
  });

  it('bears the mark of what is hidden or locked, and a click on it changes that', () => {
    const editing = stUlrich();
    const table = new OnTable(editing);
    render(OrderTree, { editing, findings: new Findings(editing), table, onmenu: () => undefined });
    const press = (label: string): void => {
      screen.getByLabelText(label).click();
      flushSync();
    };
    press("Hide Steinach's Brigade");
    press('Lock Leib-Regiment');
    expect(table.drawn?.armies[0]?.brigades[0]?.units).toEqual([]);
    expect(screen.getByLabelText('Show Leib-Regiment').getAttribute('aria-pressed')).toBe('true');
    press('Show Leib-Regiment');
    expect(table.drawn?.armies[0]?.brigades[0]?.units.map(({ name }) => name)).toEqual(['Leib-Regiment']);
    expect(table.at({ x: 42, y: 76 }, 1).some(({ layer }) => layer === 'units')).toBe(false);
    press('Unlock Leib-Regiment');
    expect(table.at({ x: 42, y: 76 }, 1).map(({ id }) => id)[0]).toBe('blue/leib-regiment');
    expect(editing.selection).toEqual([]);
  });
});

/** St. Ulrich with two lieutenant generals: Keller leads the one brigade there is, Horn another. */
function withWings(): { readonly editing: Editing; readonly order: OrderOfBattle } {
  const editing = stUlrich();
  const order = new OrderOfBattle(editing);
  const foot = { name: 'Foot', units: [{ type: 'line infantry' }, { type: 'line infantry' }] } as const;
  for (const name of ['Second', 'Third']) order.addBrigade('blue', { ...foot, name });
  const general =
    "    lieutenant generals:\n      - { name: Keller, at: [20, 50], leads: [Steinach's Brigade] }   # the right\n      - { name: Horn, at: [20, 70], leads: [Second] }\n";
  editing.replace('Lead', editing.text.replace(/^( {4}brigades:\n)/m, `${general}$1`));
  return { editing, order };
}
const treeOf = ({ rows }: OrderOfBattle) =>
  rows.flatMap(({ side, is, name, level }) =>
    side === 'blue' && is !== 'unit' && is !== 'army' && is !== 'independents' && level > 1 ? [`${level} ${name}`] : [],
  );

describe('wings', () => {
  it('stand above the brigades they lead, with what all of them have', () => {
    const { order } = withWings();
    expect(treeOf(order).slice(-5)).toEqual(['2 Keller', "3 Steinach's Brigade", '2 Horn', '3 Second', '2 Third']);
    const wing = order.rows.find(({ is }) => is === 'wing');
    expect(wing).toMatchObject({ name: 'Keller', count: 4, isOpen: true });
    order.fold('blue/keller', true);
    expect(treeOf(order).slice(-4)).toEqual(['2 Keller', '2 Horn', '3 Second', '2 Third']);
    order.openFor(['blue/steinachs-brigade']);
    expect(treeOf(order)).toContain("3 Steinach's Brigade");
  });

  it('are joined and left by keys, brigade by brigade, and change their order', () => {
    const { editing, order } = withWings();
    order.shift('blue/third', -1);
    expect(treeOf(order).slice(-4)).toEqual(["3 Steinach's Brigade", '2 Horn', '3 Second', '3 Third']);
    order.shift('blue/third', -1);
    expect(treeOf(order).slice(-2)).toEqual(['3 Third', '3 Second']);
    order.shift('blue/third', -1);
    expect(treeOf(order).slice(-4)).toEqual(["3 Steinach's Brigade", '3 Third', '2 Horn', '3 Second']);
    order.shift('blue/horn', -1);
    expect(treeOf(order).slice(-5)).toEqual(['2 Horn', '3 Second', '2 Keller', "3 Steinach's Brigade", '3 Third']);
    expect(editing.text).toContain('# the right');
    order.shift('blue/second', -1);
    expect(editing.refusal).toBeNull();
    order.shift('blue/second', 1);
    expect(editing.refusal?.sentence).toBe('Horn would lead everybody then. Leave him one, or remove him.');
  });

  it('take what is let go on them: brigades, and units that stand alone', () => {
    const { editing, order } = withWings();
    const row = (id: string) => order.rows.find((one) => one.id === id) ?? expect.fail(id);
    expect(order.drop(['blue/third'], row('blue/keller'), 'behind')).toBe(true);
    expect(order.drop(['blue/third'], row('blue/steinachs-brigade'), 'before')).toBe(true);
    expect(treeOf(order).slice(-4)).toEqual(['3 Third', "3 Steinach's Brigade", '2 Horn', '3 Second']);
    expect(order.drop(['blue/brackwitz-dragoons'], row('blue/horn'), 'behind')).toBe(true);
    expect(row('blue/brackwitz-dragoons')).toMatchObject({ brigade: null, level: 3 });
    expect(editing.text).toContain('leads: [Second, Brackwitz Dragoons]');
    for (const [what, at] of [
      ['blue/third', 'red/harrachs-brigade'],
      ['blue/leib-regiment', 'blue/keller'],
      ['blue/keller', 'blue/third'],
    ] as const)
      expect(order.canDrop([what], order.rows.find(({ id }) => id === at) ?? row('red')), what).toBe(false);
  });
});

describe('ground for new troops', () => {
  it('is on the table and apart from everybody, however many come', () => {
    const editing = stUlrich();
    const order = new OrderOfBattle(editing);
    for (let i = 0; i < 3; i += 1)
      order.addBrigade('blue', {
        name: 'Brigade of foot',
        units: Array.from({ length: 4 }, () => ({ type: 'line infantry' })),
      });
    const { scenario } = editing;
    const spots =
      scenario?.armies[0]?.brigades
        .slice(1)
        .flatMap(({ units }) => units.flatMap(({ place }) => ('at' in place ? [place.at] : []))) ?? [];
    expect(spots).toHaveLength(12);
    for (const { x, y } of spots) {
      expect(Math.min(x, y, 182.88 - x, 121.92 - y)).toBeGreaterThanOrEqual(10.9);
      const near = spots.filter((other) => Math.abs(other.x - x) < 12 && Math.abs(other.y - y) < 20);
      expect(near).toHaveLength(1);
    }
  });
});

describe('troops that are offered', () => {
  it('are seen on the table while they are looked at, with what they cost, and nothing is written', async () => {
    const editing = stUlrich();
    const offers = new Offers(editing, 'blue');
    const order = new OrderOfBattle(editing);
    offers.look('Foot', order.brigadeChange('blue', { name: 'Foot', units: [{ type: 'line infantry' }] }));
    const foot = editing.preview?.armies[0]?.brigades.at(-1);
    expect(foot?.name).toBe('Foot');
    // The 3D table knows no bases of theirs yet: it has their outlines, and of nothing else.
    expect(new OnTable(editing).drafted.map(({ id }) => id)).toEqual(foot?.units.map(({ id }) => id));
    expect([editing.text, editing.scenario?.armies[0]?.brigades.length]).toEqual([ST_ULRICH, 1]);
    offers.leave();
    expect([editing.preview, offers.shown]).toEqual([null, null]);
    // The desk of this editor raises nothing.
    await offers.raise({ points: 600, shape: 'foot', seed: 1 });
    expect(offers.raised?.fault).toBe('Nobody answers editor.raise.');
  });
});

describe('limits of the book', () => {
  const [army] = stUlrich().scenario?.armies ?? [];
  const book = {
    unitsInBrigade: { least: 2, most: 4 },
    independents: 1,
    unitsToCommander: 3,
    batteriesToFootBrigade: 1,
    heavyShare: 1,
    howitzerShare: 1,
    clauses: {
      unitsInBrigade: 'ORG-1',
      independents: 'ORG-7',
      unitsToCommander: 'ORG-8',
      batteriesToFootBrigade: 'ORG-12',
    },
  };
  it.each([
    ['all kept', {}, 0],
    ['a brigade too large', { unitsInBrigade: { least: 2, most: 3 } }, 1],

    ['too many alone, and guns', { independents: 0, batteriesToFootBrigade: 0 }, 2],
  ])('%s', (_, other, broken) => {
    if (!army) throw new Error('no army');
    expect(limitsOf(army, { ...book, ...other }).filter(({ isKept }) => !isKept)).toHaveLength(broken);
  });
  it('name the rule that sets each', () => {
    expect(army && limitsOf(army, book).map(({ clause }) => clause)).toEqual(['ORG-1', 'ORG-7', 'ORG-12', 'ORG-8']);
  });
  it('allows a commander to every three full units, small ones counting half', () => {
    const [brigade] = army?.brigades ?? [];
    const [unit] = brigade?.units ?? [];
    if (!army || !brigade || !unit) throw new Error('no army');
    const two = (size: 'small' | 'standard', count: number) => {
      const half = { ...brigade, units: Array.from({ length: count / 2 }, () => ({ ...unit, size })) };
      return limitsOf({ ...army, brigades: [half, half] }, book).at(-1)?.isKept;
    };
    expect([two('standard', 4), two('standard', 6), two('small', 6), two('small', 12)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
