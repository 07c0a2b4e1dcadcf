/** The whole table mirrored, turned and resized: everything goes with it, and the way back leads to where it was. */
import { describe, expect, it } from 'vitest';
import { changeTable } from '../../../editing/whole-table';
import type { WholeTable } from '../../../editing/whole-table';
import { drawnPlaces, unitsOfArmy } from '../../../engine/scenario';
import { after, linesGained, linesLost, ODD, open, OWN_FILES } from '../drafts';

const [ST_ULRICH = ''] = OWN_FILES;
const done = (text: string, ...steps: readonly WholeTable[]): string =>
  steps.reduce((now, step) => after(now, changeTable(open(now), step)), text);
const placesIn = (text: string) =>
  open(text).scenario.armies.flatMap((army) =>
    unitsOfArmy(army).map(({ id, place }) =>
      'at' in place ? `${id} ${Math.round(place.at.x)} ${Math.round(place.at.y)} ${Math.round(place.heading)}` : id,
    ),
  );

describe('the whole table', () => {
  it.each<readonly [string, readonly WholeTable[]]>([
    [
      'mirrored twice',
      [
        { do: 'mirror', exchanging: 'west and east' },
        { do: 'mirror', exchanging: 'west and east' },
      ],
    ],
    [
      'turned there and back',
      [
        { do: 'turn', quarters: 1 },
        { do: 'turn', quarters: 3 },
      ],
    ],
    [
      'made larger and smaller',
      [
        { do: 'resize', edge: 'west', by: 30 },
        { do: 'resize', edge: 'west', by: -30 },
      ],
    ],
  ])('%s is as it was', (_, steps) => {
    for (const text of [ST_ULRICH, ODD]) {
      const back = done(text, ...steps);
      expect(placesIn(back)).toEqual(placesIn(text));
      expect(open(back).scenario.table).toEqual(open(text).scenario.table);
    }
  });

  it('turned, has its width where its depth was', () => {
    const text = done(ST_ULRICH, { do: 'turn', quarters: 1 });
    const { scenario } = open(text);
    expect([scenario.table.width, scenario.table.depth]).toEqual([121.92, 182.88]);
    expect(linesGained(ST_ULRICH, text)).toContain('table: { size: [4ft, 6ft], ground: summer grass }');
    // [42, 76] looking east.
    expect(placesIn(text)[0]).toBe('blue/leib-regiment 76 141 180');
  });

  it('grows by a foot at an edge', () => {
    const text = done(ST_ULRICH, { do: 'resize', edge: 'north', by: 30.48 });
    expect(linesGained(ST_ULRICH, text)).toEqual([
      'table: { size: [6ft, 5ft], ground: summer grass }',
      // The river runs on to the new edge.
      '      course: { smooth: [[130, -6], [138, 26], [136, 60], [128, 94], [134, 128], [140.1, 158.5]] }',
    ]);
    expect(linesLost(ST_ULRICH, text)).toHaveLength(2);
    expect(changeTable(open(ST_ULRICH), { do: 'resize', edge: 'north', by: -100 })).toHaveProperty('refused');
  });
});

describe('places that a die decides between', () => {
  const LOTS = `${ST_ULRICH}special:
  - lots:
      units: [Steinach's Brigade]     # by one die
      places: [{ at: [1ft, 20], heading: 90 }, { at: [40, 100] }]
`;
  const places = (text: string) =>
    open(text).scenario.special.flatMap((one) => (one.rule === 'lots' ? one.places : []));
  it.each<readonly [string, WholeTable, readonly (readonly [number, number, number | null])[]]>([
    [
      'mirrored',
      { do: 'mirror', exchanging: 'west and east' },
      [
        [152.4, 20, 270],
        [142.9, 100, null],
      ],
    ],
    [
      'turned',
      { do: 'turn', quarters: 1 },
      [
        [20, 152.4, 180],
        [100, 142.9, null],
      ],
    ],
    [
      'made larger in the south-west',
      { do: 'resize', edge: 'south', by: 10 },
      [
        [30.48, 30, 90],
        [40, 110, null],
      ],
    ],
  ])('go with a table that is %s, and back', (_, step, now) => {
    const text = done(LOTS, step);
    expect(places(text).map(({ at, heading }) => [round1(at.x), round1(at.y), heading])).toEqual(
      now.map(([x, y, heading]) => [round1(x), round1(y), heading]),
    );
    expect(text).toContain('# by one die');
    const drawn = (of: string, number: number) =>
      open(of).scenario.special.flatMap((rule) =>
        rule.rule === 'lots' ? [...drawnPlaces(rule, number, open(of).scenario.armies).values()] : [],
      );
    // Whoever is drawn there stands where he would have stood, seen in the glass.
    if (step.do === 'mirror')
      for (const number of [0, 1, 2])
        drawn(text, number).forEach(({ at }, index) =>
          expect(182.88 - at.x).toBeCloseTo(drawn(LOTS, number)[index]?.at.x ?? 0, 1),
        );
  });
});
const round1 = (length: number): number => Math.round(length * 10) / 10;

describe('a table made larger', () => {
  const ROADS = `cockade: 1
title: Roads
kind: fictional
rules: { system: honours-of-war, scale: 28mm }
table: { size: [120, 90] }
terrain:
  - road: { name: Straight, width: 4, course: [[60, 45], [120, 60]] }   # to the east
  - river: { name: Bent, class: fordable, width: 8, course: { smooth: [[90, -3], [90, 40], [122, 30]] } }
  - hedge: { course: [[100, 10], [120, 9]] }
  - wall: { course: [[100, 20], [118, 20]] }
  - abatis: { course: [[100, 80], [120, 80]] }
  - road: { name: Along, width: 4, course: [[20, 70], [118, 89.9], [120, 90]] }
entry points:
  - { name: East gate, at: [120, 60], heading: 270 }
armies:
  blue:
    name: Blue
    nation: prussia
    attacker: true
    independents:
      - { name: First, type: line infantry, at: [30, 20], heading: 0 }
      - { name: Later, type: hussars, arrives: { turn: 2, at: [120, 9], heading: 270 } }
      - { name: Beside, type: hussars, arrives: { turn: 3, at: [120, 62], heading: 270 } }
      - { name: Apart, type: hussars, arrives: { turn: 3, at: [120, 64], heading: 270 } }
  red: { name: Red, nation: austria, independents: [{ name: Second, type: line infantry, at: [30, 70], heading: 180 }] }
`;
  const courses = (text: string) =>
    Object.fromEntries(
      open(text).scenario.terrain.flatMap((one) =>
        'course' in one ? [[one.name ?? one.kind, one.course.points]] : [],
      ),
    );

  it('has what left it at that edge leave it at the new one, and those who come on by it there', () => {
    const text = done(ROADS, { do: 'resize', edge: 'east', by: 20 });
    const now = courses(text);
    expect(now['Straight']).toEqual([
      { x: 60, y: 45 },
      { x: 140, y: 65 },
    ]);
    expect(now['Bent']).toHaveLength(4);
    expect(now['Bent']?.slice(0, 3)).toEqual(courses(ROADS)['Bent']);
    expect(now['Bent']?.[3]?.x).toBe(142);
    expect(now['Bent']?.[3]?.y).toBeLessThan(30);
    expect(now['hedge']?.at(-1)).toEqual({ x: 140, y: 8 });
    expect(now['wall']).toEqual(courses(ROADS)['wall']);
    expect(now['abatis']).toEqual(courses(ROADS)['abatis']);
    expect(open(text).scenario.entryPoints?.[0]?.at).toEqual({ x: 140, y: 65 });
    expect(text).toContain('arrives: { turn: 2, at: [140, 8], heading: 270 }');
    expect(text).toContain('{ name: Beside, type: hussars, arrives: { turn: 3, at: [140, 65], heading: 270 } }');
    expect(text).toContain('{ name: Apart, type: hussars, arrives: { turn: 3, at: [140, 64], heading: 270 } }');
    expect(text).toContain('# to the east');
  });

  it('goes on with them wherever the edge lies, and not twice', () => {
    const east = done(ROADS, { do: 'mirror', exchanging: 'west and east' }, { do: 'resize', edge: 'west', by: 20 });
    expect(courses(east)['Straight']?.at(-1)).toEqual({ x: 0, y: 65 });
    const north = done(ROADS, { do: 'turn', quarters: 3 }, { do: 'resize', edge: 'north', by: 20 });
    expect(courses(north)['Straight']?.at(-1)?.y).toBe(140);
    const south = done(ROADS, { do: 'turn', quarters: 1 }, { do: 'resize', edge: 'south', by: 20 });
    expect(courses(south)['Straight']?.at(-1)?.y).toBe(0);
    const [once, back] = [
      done(ROADS, { do: 'resize', edge: 'east', by: 20 }),
      { do: 'resize', edge: 'east', by: -20 } as const,
    ];
    expect(courses(done(once, back, { do: 'resize', edge: 'east', by: 20 }))).toEqual(courses(once));
  });

  it('sends nobody off flat along its edge', () => {
    const along = courses(done(ROADS, { do: 'resize', edge: 'north', by: 20 }))['Along'];
    const [before, end] = along?.slice(-2) ?? [];
    expect(end?.y).toBe(110);
    expect((end?.x ?? 0) - (before?.x ?? 0)).toBeLessThan(45);
  });
});
