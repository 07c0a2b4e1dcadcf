import { describe, expect, test } from 'vitest';
import type { Brigade } from '../../../../engine/scenario';
import { deployed } from '../../../../engine/scenario/reading/armies/deploy';
import { readStUlrich, stUlrichText } from '../files';

const withTerrain = (line: string) => readStUlrich(stUlrichText.replace('  - hedge:', `  - ${line}\n  - hedge:`));
/** St. Ulrich with Red's brigade written otherwise below its commander. */
const withBrigade = (lines: string) =>
  readStUlrich(stUlrichText.replace(/(Colonel von Ostheim.*\n)[\s\S]*?( {4}independents)/, `$1${lines}\n$2`));
const brigadeOf = ({ scenario }: ReturnType<typeof readStUlrich>): Brigade | undefined =>
  scenario?.armies[1]?.brigades[0];
const places = (brigade: Brigade | undefined) =>
  brigade?.units.map(({ name, place }) => ('at' in place ? [name, place.at.x, place.at.y, place.heading] : [name]));

describe('features that are repeated', () => {
  test('a named row is numbered, and every kind of shape is moved', () => {
    const hills = withTerrain(
      'hill: { name: Knoll, slope: gentle, outline: { smooth: [[60, 20], [64, 20], [62, 24]] }, contours: [{ height: 2, outline: { ellipse: { at: [62, 22], radii: [1, 1] } } }], repeat: { times: 3, by: [10.5, 1] } }',
    );
    expect(hills.findings).toEqual([]);
    const last = hills.scenario?.terrain.find(({ name }) => name === 'Knoll 3');
    expect(last).toMatchObject({
      id: 'knoll-3',
      outline: { points: [{ x: 81, y: 22 }, { x: 85, y: 22 }, { x: 83, y: 26 }] },
      contours: [{ height: 2, outline: { at: { x: 83, y: 24 } } }],
    }); // oxfmt-ignore
  });

  test.each([
    ['bua: { blocks: [{ at: [30, 20] }, { at: [60, 20] }], repeat: { times: 2, by: [0, 12] } }', 'bua-2', { blocks: [{ id: 'bua-2/1', at: { x: 30, y: 32 } }, { id: 'bua-2/2', at: { x: 60, y: 32 } }] }],
    ['ford: { over: Schwartz, at: [136, 20], repeat: { times: 2, by: [1, 20] } }', 'ford-2', { at: { x: 137, y: 40 } }],
    ['wall: { course: { smooth: [[10, 10], [20, 11]] }, repeat: { times: 2, by: [0, -4] } }', 'wall-2', { course: { points: [{ x: 10, y: 6 }, { x: 20, y: 7 }], smooth: true } }],
    ['redoubt: { at: [30, 20], size: [8, 8], repeat: { times: 2, by: [20, 0] } }', 'redoubt-2', { outline: { at: { x: 50, y: 20 }, size: [8, 8] } }],
  ])('%s', (line, id, wanted) => {
    const { findings, scenario } = withTerrain(line);
    expect(findings).toEqual([]);
    expect(scenario?.terrain.find((one) => one.id === id)).toMatchObject(wanted);
    // The first stays where it is written, and no key of the repetition is left.
    expect(scenario?.terrain.some((one) => 'repeat' in one)).toBe(false);
  }); // oxfmt-ignore

  test('a crossing may lead over one of a row of streams', () => {
    const stream = 'stream: { name: Ditch, course: [[10, 4], [30, 4]], repeat: { times: 2, by: [0, 8] } }';
    const { findings, scenario } = withTerrain(`${stream}\n  - bridge: { over: Ditch 2, at: [20, 12] }`);
    expect(findings).toEqual([]);
    expect(scenario?.terrain.find(({ kind, name }) => kind === 'bridge' && name === null)).toMatchObject({
      over: 'ditch-2',
    });
  });

  test('a copy with the name of another thing is told at the name', () => {
    const { findings } = withTerrain('wood: { name: Zeitberg, outline: { ellipse: { at: [20, 20], radii: [2, 2] } } }');
    expect(findings.map(({ code }) => code)).toEqual(['duplicate-name']);
    const copies = withTerrain(
      'fence: { name: Oak, course: [[10, 10], [20, 10]], repeat: { times: 2, by: [0, 5] } }\n  - fence: { name: Oak 2, course: [[10, 30], [20, 30]] }',
    );
    expect(copies.findings).toMatchObject([{ code: 'duplicate-name', message: 'Two features are called "Oak 2".' }]);
  });

  test('a copy off the table is told where the row is written', () => {
    const { findings } = withTerrain(
      'fence: { name: Oak, course: [[150, 10], [160, 10]], repeat: { times: 3, by: [20, 0] } }',
    );
    expect(findings).toMatchObject([
      { code: 'off-table', field: 'terrain[12].fence', message: expect.stringContaining('Oak 3') as string },
    ]);
  });
});

describe('units that are repeated', () => {
  test('with a place of their own each stands a step from the one before', () => {
    const read = withBrigade(
      '        units:\n          - { name: Foot, type: line infantry, at: [100, 20], heading: 270, repeat: { times: 3, by: [0.5, 20] } }',
    );
    expect(read.findings).toEqual([]);
    expect(places(brigadeOf(read))).toEqual([
      ['Foot 1', 100, 20, 270],
      ['Foot 2', 100.5, 40, 270],
      ['Foot 3', 101, 60, 270],
    ]);
  });

  test('a copy off the table has one finding, at the unit', () => {
    const { findings } = withBrigade(
      '        units:\n          - { name: Foot, type: line infantry, at: [100, 90], heading: 270, repeat: { times: 3, by: [0, 20] } }',
    );
    expect(findings).toMatchObject([{ code: 'off-table', field: 'armies.red.brigades[0].units[0].at' }]);
  });

  test('several copies off the table have one finding too', () => {
    const { findings } = withBrigade(
      '        units:\n          - { name: Foot, type: line infantry, at: [100, 110], heading: 270, repeat: { times: 3, by: [0, 20] } }',
    );
    expect(findings).toMatchObject([
      {
        field: 'armies.red.brigades[0].units[0].at',
        message: expect.stringMatching(/^Foot 2 and 1 more stand/) as string,
      },
    ]);
  });
});

describe('a brigade that deploys', () => {
  const line = { at: { x: 100, y: 50 }, heading: 0, spacing: 20, in: 'line', ranks: 1, depth: null } as const;
  const spots = (
    deployment: Parameters<typeof deployed>[0],
    count: number,
    scale: Parameters<typeof deployed>[2] = '28mm',
  ) => deployed(deployment, count, scale).map(({ x, y }) => [x, y]);

  test('in line the first stands on the right, looking the way of the heading', () => {
    expect(spots(line, 3)).toEqual([[120, 50], [100, 50], [80, 50]]); // oxfmt-ignore
    expect(spots({ ...line, heading: 90 }, 2)).toEqual([[100, 40], [100, 60]]); // oxfmt-ignore
    expect(spots({ ...line, heading: 270 }, 2)).toEqual([[100, 60], [100, 40]]); // oxfmt-ignore
    expect(spots(line, 1)).toEqual([[100, 50]]);
    expect(spots(line, 0)).toEqual([]);
  });

  test('ranks share them out, the rear ones less full, each centred', () => {
    expect(spots({ ...line, ranks: 2 }, 5)).toEqual([[120, 50], [100, 50], [80, 50], [110, 30], [90, 30]]); // oxfmt-ignore
    expect(spots({ ...line, ranks: 2, depth: 12 }, 2)).toEqual([[100, 50], [100, 38]]); // oxfmt-ignore
    expect(spots({ ...line, ranks: 2 }, 2, '15mm')).toEqual([[100, 50], [100, 40]]); // oxfmt-ignore
    expect(spots({ ...line, ranks: 4 }, 2)).toEqual([[100, 50], [100, 30]]); // oxfmt-ignore
  });

  test('in column one stands behind another', () => {
    expect(spots({ ...line, in: 'column', heading: 180 }, 3)).toEqual([[100, 50], [100, 70], [100, 90]]); // oxfmt-ignore
  });

  test('on a slanting front places are thousandths', () => {
    for (const [x = 0, y = 0] of spots({ ...line, heading: 33 }, 4))
      expect([x, y]).toEqual([Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]);
    const [right = [], left = []] = spots({ ...line, heading: 45 }, 2);
    expect([right, left]).toEqual([[107.071, 42.929], [92.929, 57.071]]); // oxfmt-ignore
  });

  test('it places those without a place in file order, repeated ones too, and leaves the others alone', () => {
    const read = withBrigade(
      [
        '        deploy: { at: [110, 60], heading: 270, spacing: 10 }',
        '        units:',
        '          - { name: One, type: line infantry }',
        '          - { name: Own, type: line infantry, at: [90, 20], heading: 180 }',
        '          - { name: Two, type: line infantry, repeat: 2 }',
        '          - { name: Housed, type: line infantry, inside: Mulheim }',
      ].join('\n'),
    );
    expect(read.findings).toEqual([]);
    expect(places(brigadeOf(read))).toEqual([
      ['One', 110, 70, 270],
      ['Own', 90, 20, 180],
      ['Two 1', 110, 60, 270],
      ['Two 2', 110, 50, 270],
      ['Housed'],
    ]);
  });

  test('a unit it sets off the table is told at the unit', () => {
    const { findings, text } = {
      ...withBrigade(
        '        deploy: { at: [110, 110], heading: 270, spacing: 40 }\n        units:\n          - { name: One, type: line infantry }\n          - { name: Two, type: line infantry }',
      ),
      text: 'One',
    };
    expect(findings).toMatchObject([
      {
        code: 'off-table',
        message: expect.stringContaining(text) as string,
        field: 'armies.red.brigades[0].units[0].at',
      },
    ]);
  });

  test('units it sets off the table are told at once, and brought back by what sets them out', () => {
    const { findings } = withBrigade(
      '        deploy: { at: [110, 150], heading: 270, spacing: 40 }\n        units:\n          - { name: One, type: line infantry }\n          - { name: Two, type: line infantry }',
    );
    expect(findings).toMatchObject([
      {
        code: 'off-table',
        message: 'One and 1 more stand off the table, so they could not take part.',
        field: 'armies.red.brigades[0].deploy.at',
        repair: [{ do: 'set', path: ['armies', 'red', 'brigades', 0, 'deploy', 'at'], value: [110, 101.92] }],
      },
    ]);
  });

  test('the places of units can be left to it only where there is one', () => {
    const { findings } = withBrigade('        units:\n          - { name: One, type: line infantry, repeat: 2 }');
    expect(findings.map(({ code }) => code)).toEqual(['place-unclear']);
  });
});
