import { describe, expect, test } from 'vitest';
import { overlaps } from '../../../../engine/geometry';
import { PAPERS, STYLES, type Paper } from '../../../../drawing/paper';
import { MAP_OPTIONS, mapSheets, type MapOptions } from '../../../../drawing/paper/map';
import { comings } from '../../../../drawing/paper/map/arrivals';
import { samplesOf } from '../../../../drawing/paper/map/legend';
import { pageOf } from '../../../../drawing/paper/map/page';
import { planSheet } from '../../../../drawing/paper/map/plan-sheet';
import { signsOfStart } from '../../../../drawing/map/troops';
import { inksOf } from '../../../../drawing/map';
import type { ScenarioEvent } from '../../../../engine/scenario';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { layGround } from '../../../../engine/terrain';
import { randomScenario, stUlrich } from '../../map/scenarios';
import { liesWithin, wordsOn } from './printed';

const PAPER_NAMES = Object.keys(PAPERS).filter((name): name is Paper => name in PAPERS);

/** Paper, side up and style by a seed, so that all of them meet. */
const optionsOf = (seed: number): MapOptions => ({
  ...MAP_OPTIONS,
  paper: PAPER_NAMES[seed % PAPER_NAMES.length] ?? 'a4',
  upright: seed % 3 === 0,
  margin: 0.5 + (seed % 4) * 0.5,
  style: STYLES[seed % STYLES.length] ?? 'line',
});
const crowded = (seed: number): ReturnType<typeof randomScenario> =>
  randomScenario(seed, {
    width: 91 + (seed % 5) * 46,
    depth: 91 + (seed % 4) * 31,
    features: 6 + (seed % 30),
    units: 2 + (seed % 24),
  });

test('on twenty random tables, many of them crowded, no label overlaps another or leaves the map, and none is lost', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const scenario = crowded(seed);
    const options = optionsOf(seed);
    const inks = inksOf(options.style);
    const signs = signsOfStart(scenario);
    const content = { ground: layGround(scenario), signs, comings: comings(scenario), deployment: true, layers: null };
    const samples = seed % 10 === 0 ? samplesOf({ scenario, zones: true, ...content }, inks) : [];
    const { names } = planSheet(content, samples, pageOf(options), options, inks);
    const table = { west: 0, south: 0, east: scenario.table.width, north: scenario.table.depth };
    names.boxes.forEach((box, index) => {
      expect(liesWithin(box, table), `seed ${seed}: ${index} leaves the map`).toBe(true);
      for (const other of names.boxes.slice(index + 1)) {
        expect(overlaps(box, other, 1e-9), `seed ${seed}: ${index}`).toBe(false);
      }
    });
    // Every named thing is on the map under its name, or in the key.
    const told = new Set([
      ...names.blocks.filter(({ name }) => name !== '').map(({ id }) => id),
      ...names.labels.map(({ wish }) => wish.id),
    ]);
    const squares = names.key.filter(({ number }) => /^[A-Z]/.test(number)).length;
    const asked = signs.blocks.length + signs.leaders.length;
    const found = [...signs.blocks, ...signs.leaders].filter(({ id }) => told.has(id)).length;
    expect(found + squares, `seed ${seed}`).toBeGreaterThanOrEqual(asked);
    expect(new Set(names.key.map(({ number, text }) => `${number} ${text}`)).size).toBe(names.key.length);
  }
}, 120_000);

test.each(PAPER_NAMES)(
  'whole sheets of %s: no words overlap or leave the margins, wide, upright and in a booklet',
  (paper) => {
    // Each paper in another style: words stand where they do whatever the ink.
    const style = STYLES[PAPER_NAMES.indexOf(paper) % STYLES.length] ?? 'line';
    [0, 1, 2].forEach((index) => {
      for (const scenario of index === 0 ? [stUlrich(), crowded(3)] : [index === 1 ? crowded(10) : stUlrich()]) {
        const options = { ...MAP_OPTIONS, paper, style, upright: index === 1, booklet: index === 2 };
        const { sheets } = mapSheets(scenario, options);
        for (const sheet of sheets) {
          const room = { west: 1, south: 1, east: sheet.width - 1, north: sheet.height - 1 };
          const words = wordsOn(sheet);
          expect(words.length).toBeGreaterThan(3);
          words.forEach(({ text, box }, at) => {
            expect(liesWithin(box, room), `${sheet.id}: ${text} leaves the page`).toBe(true);
            for (const other of words.slice(at + 1)) {
              const same = /(.*)\[/.exec(text)?.[1];
              if (same !== undefined && other.text.startsWith(`${same}[`)) continue;
              expect(overlaps(box, other.box, 1e-4), `${sheet.id}: ${text} on ${other.text}`).toBe(false);
            }
          });
        }
      }
    });
  },
  120_000,
);

describe('the scale', () => {
  const wordsOfMap = (change: Partial<MapOptions>): string[] => {
    const [map] = mapSheets(stUlrich(), { ...MAP_OPTIONS, ...change }).sheets;
    return map ? wordsOn(map).map(({ text }) => text) : [];
  };
  test('is round, told on the sheet, and larger on larger paper', () => {
    expect(wordsOfMap({ paper: 'a4' })).toContain('Scale 1 : 8');
    expect(wordsOfMap({ paper: 'a3' })).toContain('Scale 1 : 6');
    expect(wordsOfMap({ paper: 'a0' })).toContain('Scale 1 : 2');
  });
  test('is told in feet and centimetres of the table, and in paces where the rules have a scale of the ground', () => {
    const bars = ['feet', 'paces'];
    expect(wordsOfMap({}).filter((word) => bars.includes(word))).toEqual(['feet']);
    const told = wordsOfMap({ paces: 10 });
    expect(told.filter((word) => bars.includes(word))).toEqual(bars);
    expect(told).toEqual(expect.arrayContaining(['0', '200', '400']));
    expect(honoursOfWar.measures.map(({ id, paces }) => `${id} ${Math.round(paces ?? 0)}`)).toEqual([
      '28mm 10',
      '20mm 14',
      '15mm 20',
      '10mm 30',
      '6mm 40',
    ]);
  });
  test('the table lies on the paper at that scale to the thousandth', () => {
    const [map] = mapSheets(stUlrich(), { ...MAP_OPTIONS, paper: 'a3' }).sheets;
    const window = map?.layers[0]?.shapes[0];
    if (window?.kind !== 'window' || !window.clip) throw new Error('no table on the sheet');
    expect(window.clip.east - window.clip.west).toBeCloseTo(stUlrich().table.width / 6, 6);
    expect(window.clip.north - window.clip.south).toBeCloseTo(stUlrich().table.depth / 6, 6);
  });
});

test.each(PAPER_NAMES)(
  'a very long title and a full table still fit on %s',
  (paper) => {
    const title =
      'The Affair of the Outposts at the Upper and the Lower Mills of Spittelwitz-unter-dem-Berge on Michaelmas Eve';
    for (const upright of [false, true]) {
      const scenario = { ...crowded(29), title };
      const [map] = mapSheets(scenario, { ...MAP_OPTIONS, paper, upright, legend: 'none' }).sheets;
      const words = map ? wordsOn(map) : [];
      expect(words.map(({ text }) => text).join(' ')).toContain('Michaelmas Eve');
      for (const { text, box } of words) {
        const room = { west: 1, south: 1, east: (map?.width ?? 0) - 1, north: (map?.height ?? 0) - 1 };
        expect(liesWithin(box, room), text).toBe(true);
      }
    }
  },
  60_000,
);

describe('arrivals', () => {
  const scenario = stUlrich();
  const late = { turn: 3, at: { x: 60, y: 0 }, heading: 0, needs: null };
  const armies = scenario.armies.map((army, index) => ({
    ...army,
    brigades: army.brigades.map((brigade) => ({
      ...brigade,
      units: brigade.units.map((unit) => (index === 0 ? { ...unit, place: { arrives: late } } : unit)),
    })),
  }));
  const words = (side: string): string => {
    const { sheets } = mapSheets({ ...scenario, armies }, { ...MAP_OPTIONS, side, booklet: true });
    return sheets.flatMap((sheet) => wordsOn(sheet).map(({ text }) => text)).join(' ');
  };
  test('an arrow for each place and turn, its words naming the brigade and the turn', () => {
    const all = comings({ ...scenario, armies });
    expect(all).toHaveLength(1);
    expect(all[0]?.names).toEqual(scenario.armies[0]?.brigades.map(({ name }) => name));
    expect(words('both')).toContain(': turn 3');
    expect(words('both')).toContain('see the letters');
  });
  test('are kept from the other side', () => {
    expect(words(scenario.armies[1]?.id ?? '')).not.toContain('turn 3');
  });
});

describe('what a copy shows', () => {
  const scenario = stUlrich();
  const [first, second] = scenario.armies;
  const everything = (change: Partial<MapOptions>): string =>
    JSON.stringify(
      mapSheets(
        { ...scenario, armies: scenario.armies.map((army) => ({ ...army, briefing: `Secret of ${army.id}` })) },
        { ...MAP_OPTIONS, booklet: true, legend: 'own sheet', ...change },
      ),
    );
  const unitOf = (side: typeof first): string => side?.brigades[0]?.units[0]?.id ?? '';

  test('one side: nothing of the other, no briefing of theirs, no notes', () => {
    const sheets = everything({ side: first?.id ?? '' });
    expect(sheets).toContain(`"id":"${unitOf(first)}"`);
    expect(sheets).not.toContain(`"id":"${unitOf(second)}"`);
    expect(sheets).not.toContain(`"${second?.brigades[0]?.commander.name.split(' ').at(-1) ?? '-'}"`);
    expect(sheets).toContain(`briefing ${first?.id ?? ''}`);
    expect(sheets).not.toContain(`briefing ${second?.id ?? ''}`);
    expect(sheets).not.toContain('"id":"notes');
  });
  test('coming events: the umpire only; the introduction: everybody', () => {
    const event = { event: 'message', turn: 4, at: 'start', text: 'Drums are heard beyond the river.' } as const;
    const told = (change: Partial<MapOptions>, more: Pick<ScenarioEvent, 'when'> = {}): string => {
      const sheets = mapSheets(
        { ...scenario, description: 'A cold morning.', events: [{ ...event, ...more }] },
        {
          ...MAP_OPTIONS,
          booklet: true,
          ...change,
        },
      ).sheets.flatMap(wordsOn);
      return sheets.map(({ text }) => text).join(' ');
    };
    expect(told({})).toContain('Drums are heard');
    const waits = { taken: null, lost: [first?.independents[0]?.id ?? ''], attacked: [] };
    const sentence = told({}, { when: waits }).replaceAll('\u00a0', ' ');
    expect(sentence).toContain('At the start of a turn from turn 4 on, once ');
    for (const copy of [{ reader: 'players' }, { side: first?.id ?? '' }, { side: 'none' }] as const) {
      expect(told(copy)).not.toContain('Drums');
      expect(told(copy)).toContain('A cold morning.');
    }
  });
  test('none: ground and objectives only', () => {
    const sheets = everything({ side: 'none' });
    expect(sheets).not.toContain('"kind":"unit"');
    expect(sheets).toContain('"kind":"objective"');
    expect(sheets).not.toContain('briefing');
  });
  test('both: briefings for the umpire, none for the players', () => {
    expect(everything({ reader: 'umpire' })).toContain(`briefing ${second?.id ?? ''}`);
    expect(everything({ reader: 'players' })).not.toContain('briefing');
  });
});

describe('the legend', () => {
  const legend = (change: Partial<Parameters<typeof samplesOf>[0]>): string[] => {
    const scenario = stUlrich();
    const shown = { scenario, signs: signsOfStart(scenario), comings: comings(scenario), zones: false, ...change };
    return samplesOf(shown, inksOf('colour')).map(({ text }) => text);
  };
  test('tells each kind on the map once, and no other', () => {
    expect(legend({})).toEqual([...new Set(legend({}))]);
    expect(legend({})).toEqual(
      expect.arrayContaining(['Line infantry, front above', 'Dragoons', 'Gentle hill', 'Bridge', 'Hedge']),
    );
    expect(legend({})).not.toContain('Ford');
    expect(legend({})).not.toContain('Marsh');
  });
  test('without troops it has none', () => {
    expect(legend({ signs: { blocks: [], leaders: [] } }).join()).not.toContain('infantry');
  });
  test('stands on the map’s sheet, or on its own', () => {
    const ids = (change: Partial<MapOptions>): string[] =>
      mapSheets(stUlrich(), { ...MAP_OPTIONS, ...change }).sheets.map(({ id }) => id);
    expect(ids({})).toEqual(['map']);
    expect(ids({ legend: 'own sheet' })).toEqual(['map', 'legend 1']);
    expect(ids({ legend: 'none' })).toEqual(['map']);
  });
});

test('two runs make the same sheets', () => {
  const once = JSON.stringify(mapSheets(stUlrich(), { ...MAP_OPTIONS, booklet: true }));
  expect(JSON.stringify(mapSheets(stUlrich(), { ...MAP_OPTIONS, booklet: true }))).toBe(once);
});
