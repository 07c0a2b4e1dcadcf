/** Troops raised, brigaded, set out and reorganised. */
import { describe, expect, it } from 'vitest';
import type { Change } from '../../../editing/change';
import type { Draft, Refused } from '../../../editing/draft';
import {
  bringOn,
  addArmy,
  addBrigade,
  addLeader,
  addUnit,
  brigadesOf,
  deployBrigade,
  kindsIn,
  moveToBrigade,
  setFormation,
  setType,
} from '../../../editing/troops';
import { entryAt } from '../../../editing/edge';
import { unitsOfArmy } from '../../../engine/scenario';
import { after, linesGained, NATIONS, ODD, open } from '../drafts';

const draft = open(ODD);
const AT = { at: { x: 100, y: 80 }, heading: 270 };
type Row = readonly [what: string, make: (draft: Draft) => Change | Refused, gained: readonly string[]];
const ROWS: readonly Row[] = [
  [
    'a unit by the list of its nation',
    (on) => addUnit(on, 'red', 'red/watch', { type: 'line infantry' }, AT),
    ['          - { name: Regiment Andlau, type: line infantry, at: [100, 80], heading: 270 }'],
  ],
  [
    'an independent unit',
    (on) => addUnit(on, 'blue', null, { type: 'hussars', class: 'superior' }, AT),
    ['      - { name: Zieten Hussars, type: hussars, class: superior, at: [100, 80], heading: 270 }'],
  ],
  [
    'a brigade',
    (on) =>
      addBrigade(
        on,
        'red',
        { name: 'Watch', units: [{ type: 'cuirassiers' }, { type: 'cuirassiers' }] },
        { order: { in: 'line', ...AT, spacing: 22, depth: 10 }, commander: { x: 108, y: 80 } },
      ),
    [
      '      - name: Watch 2',
      '        commander: { name: Freiherr von Andlau, at: [108, 80] }',
      '        deploy: { at: [100, 80], heading: 270, spacing: 22 }',
      '        units:',
      '          - { name: Anhalt-Zerbst Cuirassiers, type: cuirassiers }',
      '          - { name: Batthyány Cuirassiers, type: cuirassiers }',
    ],
  ],
  [
    'a general',
    (on) => addLeader(on, 'red', 'general', AT.at),
    ['    general: { name: Freiherr von Andlau, at: [100, 80] }'],
  ],
  [
    'a brigade in march column',
    (on) => deployBrigade(on, 'blue/column', { in: 'march column', at: { x: 60, y: 90 }, heading: 45, spacing: 18 }),
    [
      '        commander: { at: [65.7, 95.7] }',
      '        deploy: { at: [60, 90], heading: 45, spacing: 18, in: column }',
    ],
  ],
  [
    'a brigade in two lines, which comes on no longer',
    (on) =>
      deployBrigade(on, 'blue/reserve', { in: 'two lines', at: { x: 60, y: 90 }, heading: 0, spacing: 22, depth: 10 }),
    [
      '        commander: { name: Ostheim, at: [60, 82] }',
      '        deploy: { at: [60, 90], heading: 0, spacing: 22, ranks: 2, depth: 10 }',
    ],
  ],
  [
    'a brigade along a road',
    (on) =>
      deployBrigade(on, 'blue/column', {
        in: 'march column along a road',
        course: [
          { x: 40, y: 40 },
          { x: 40, y: 60 },
          { x: 60, y: 60 },
        ],
        spacing: 25,
      }),
    [
      '        commander: { at: [68, 60] }',
      '        units: [{ name: First, type: line infantry, formation: march column, at: [60, 60], heading: 90 }, { name: Second, type: line infantry, formation: march column, at: [40, 55], heading: 0 }]',
    ],
  ],
  [
    'a unit of another brigade, whose others stay',
    (on) => moveToBrigade(on, ['blue/grenadiers'], 'blue/column'),
    [
      '          - { name: Musketeers 1, type: line infantry, at: [60, 71], heading: 90 }',
      '          - { name: Musketeers 2, type: line infantry, at: [49.8, 49], heading: 90 }',
      '          - { name: Musketeers 3, type: line infantry, at: [49.8, 71], heading: 90 }',
      expect.stringContaining(
        '{ name: Grenadiers, type: grenadiers, class: superior, at: [60, 49], heading: 90 }]',
      ) as string,
    ],
  ],
  [
    'a unit with what is said of it, into a list on one line and into one on several',
    (on) => moveToBrigade(on, ['blue/battery'], 'blue/column'),
    [
      expect.stringContaining('at: [100, 20], heading: 90 }]   # the first') as string,
      expect.stringContaining('Second Battery') as string,
    ],
  ],
  [
    'a unit with what is said of it, to a line of its own',
    (on) => moveToBrigade(on, ['blue/battery'], 'blue/foot'),
    [
      '          - { name: Grenadiers, type: grenadiers, class: superior, at: [60, 49], heading: 90 }   # on the right',
      '          - { name: Musketeers 1, type: line infantry, at: [60, 71], heading: 90 }',
      '          - { name: Musketeers 2, type: line infantry, at: [49.8, 49], heading: 90 }',
      '          - { name: Musketeers 3, type: line infantry, at: [49.8, 71], heading: 90 }',
      '          - { name: Battery, type: medium gun, at: [100, 20], heading: 90 }   # the first',
      expect.stringContaining('Second Battery') as string,
    ],
  ],
  [
    'an independent unit of one that comes on with its brigade',
    (on) => moveToBrigade(on, ['blue/green-hussars'], null),
    ['      - name: Green Hussars', '        arrives: { turn: 4, at: [0, 30], heading: 90, needs: 4 }'],
  ],
  [
    'an entry of a whole brigade',
    (on) => bringOn(on, ['blue/reserve'], { at: { x: 40, y: 0 }, heading: 0 }),
    ['        arrives: { turn: 4, at: [40, 0], heading: 0, needs: 4 }'],
  ],
  [
    'the order of a brigade',
    (on) => moveToBrigade(on, ['blue/second'], 'blue/column', 0),
    [
      '        units: [{ name: Second, type: line infantry, formation: march column }, { name: First, type: line infantry, formation: march column }]',
    ],
  ],
  [
    'guns of foot',
    (on) => setType(on, ['blue/lancers'], 'howitzer'),
    ['      - { name: Lancers, type: howitzer, at: [40, 14], heading: 90 }'],
  ],
  [
    'a formation',
    (on) => setFormation(on, ['blue/battery'], 'limbered'),
    ['      - &gun { name: Battery, type: medium gun, at: [100, 20], heading: 90, formation: limbered }   # the first'],
  ],
];

describe('a gesture', () => {
  it.each(ROWS.map(([what, make, gained]) => ({ what, make, gained })))('makes $what', ({ make, gained }) => {
    const text = after(ODD, make(draft));
    const found = linesGained(ODD, text);
    for (const line of gained) expect(found).toContainEqual(line);
    open(text);
  });

  it('moves nobody on the table when units change their brigade', () => {
    const places = (of: Draft) =>
      new Map(
        of.scenario.armies.flatMap((army) =>
          unitsOfArmy(army).map(
            ({ id, place }) =>
              [
                id,
                JSON.stringify(place, (_, one: unknown) => (typeof one === 'number' ? Math.round(one * 5) / 5 : one)),
              ] as const,
          ),
        ),
      );
    const moved = open(after(ODD, moveToBrigade(draft, ['blue/musketeers-3', 'blue/lancers'], 'blue/column', 1)));
    expect(places(moved)).toEqual(places(draft));
  });

  it('moves units from within a brigade and from outside it together', () => {
    const moved = open(
      after(ODD, moveToBrigade(draft, ['blue/first', 'blue/lancers', 'blue/grenadiers'], 'blue/column', 0)),
    );
    const [foot, column] = moved.scenario.armies[0]?.brigades ?? [];
    const namesOf = (units: readonly { readonly name: string }[] | undefined) => units?.map(({ name }) => name);
    expect(namesOf(column?.units)).toEqual(['Grenadiers', 'First', 'Lancers', 'Second']);
    expect(namesOf(foot?.units)).toEqual(['Musketeers 1', 'Musketeers 2', 'Musketeers 3']);
  });

  it('adds a raised army under names that nobody has, and keeps the general there is', () => {
    const at = { at: [40, 40], heading: 90 };
    const troops = {
      brigades: [
        {
          name: 'Foot',
          commander: { name: 'Moritz', at: [30, 40] },
          units: [{ name: 'First', type: 'militia', ...at }],
        },
      ],
      independents: [{ name: 'Lancers', type: 'uhlans', at: [40, 70], heading: 90 }],
      general: { name: 'Another', at: [10, 10] },
    };
    const text = after(ODD, addArmy(draft, 'blue', troops));
    const [blue] = open(text).scenario.armies;
    expect(blue?.brigades.at(-1)).toMatchObject({ name: 'Foot 2', units: [{ name: 'First 2' }] });
    expect([blue?.independents.at(-1)?.name, blue?.general?.name]).toEqual(['Lancers 2', 'The Duke']);
    const [, red] = open(after(ODD, addArmy(draft, 'red', troops))).scenario.armies;
    expect([red?.brigades.at(-1)?.name, red?.general?.name]).toEqual(['Foot', 'Another']);
  });

  it('names in the history what is added of a list', () => {
    const brigade = (name: string) => ({ name, units: [] });
    const unit = (name: string) => ({ name, type: 'uhlans' });
    const general = { name: 'Another' };
    const doing = (side: string, troops: Parameters<typeof addArmy>[2]): string | undefined => {
      const change = addArmy(draft, side, troops);
      return 'does' in change ? change.does : undefined;
    };
    const two = { brigades: [brigade('Foot'), brigade('Horse')], independents: [], general: null };
    expect(doing('red', { ...two, brigades: [brigade('Guard')] })).toBe('Add Guard to Red');
    expect(doing('red', { brigades: [], independents: [unit('Croats')], general: null })).toBe('Add Croats to Red');
    expect(doing('red', { brigades: [], independents: [], general })).toBe('Add a general to Red');
    expect(doing('red', two)).toBe('Add 2 brigades to Red');
    expect(doing('red', { ...two, independents: [unit('Croats')], general })).toBe(
      'Add 2 brigades, a unit and a general to Red',
    );
    expect(doing('blue', { brigades: [], independents: [unit('A'), unit('B')], general })).toBe('Add 2 units to Blue');
  });

  it('is refused with a sentence', () => {
    expect(moveToBrigade(draft, ['blue/first', 'blue/second'], 'blue/foot')).toEqual({
      refused: 'Column would have no units left. Remove it, or leave one.',
    });
    expect(setFormation(draft, ['blue/lancers'], 'limbered')).toEqual({ refused: 'Lancers cannot stand in limbered.' });
    expect(addLeader(draft, 'blue', 'general', AT.at)).toEqual({ refused: 'Blue has its general: The Duke.' });
  });

  it('offers what a nation had in a year', () => {
    const prussia = NATIONS.get('prussia');
    expect(
      prussia &&
        kindsIn(prussia, 1757)
          .slice(0, 3)
          .map(({ type }) => type),
    ).toEqual(['line infantry', 'cuirassiers', 'dragoons']);
    expect(prussia && brigadesOf(prussia, 1757)[0]).toMatchObject({
      name: 'Brigade of foot',
      units: Array(4).fill({ type: 'line infantry' }),
    });
  });
});

describe('where somebody comes on', () => {
  const { scenario } = open(ODD);
  it.each([
    [
      { x: 3, y: 50 },
      { at: { x: 0, y: 50 }, heading: 90 },
    ],
    [
      { x: 180, y: 50 },
      { at: { x: 182.88, y: 50 }, heading: 270 },
    ],
    [
      { x: 90, y: -8 },
      { at: { x: 90, y: 0 }, heading: 0 },
    ],
    [
      { x: 90.04, y: 121 },
      { at: { x: 90, y: 121.92 }, heading: 180 },
    ],
  ])('at %o is the nearest edge, and the way in', (place, wanted) => expect(entryAt(scenario, place)).toEqual(wanted));
});
