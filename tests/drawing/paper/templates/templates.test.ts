import { describe, expect, test } from 'vitest';
import { areaOf, distance, pointInPolygon, signedAreaOf, type Point } from '../../../../engine/geometry';
import type { Shape } from '../../../../drawing/map';
import { sheetToSvg, STYLES, type Sheet } from '../../../../drawing/paper';
import {
  cutOutsOf,
  TEMPLATE_OPTIONS,
  templateSheets,
  type CutOut,
  type TemplateOptions,
} from '../../../../drawing/paper/templates';
import { frameOf } from '../../../../drawing/map/strokes';
import { PLAIN_FEATURE, type Feature, type Scenario } from '../../../../engine/scenario';
import { randomScenario, stUlrich } from '../../map/scenarios';
import { shipped } from '../counters/samples';
import { shapesIn, windowOf } from '../tiles/glued';
import { piecesOn } from './pieces';

const ulrich = stUlrich();
const ellipse = (x: number, y: number, wide: number, high: number) =>
  ({ shape: 'ellipse', at: { x, y }, radii: [wide, high], turn: 0 }) as const;
const hill = (chosen: Partial<Extract<Feature, { kind: 'hill' }>> = {}): Feature => ({
  ...PLAIN_FEATURE,
  id: 'hill',
  name: 'Galgenberg',
  kind: 'hill',
  slope: 'gentle',
  height: 6,
  outline: ellipse(90, 60, 30, 20),
  contours: [],
  ...chosen,
});
const wood = (x: number, y: number, wide = 8, high = 6): Feature => ({
  ...PLAIN_FEATURE,
  id: 'wood',
  name: 'Birkicht',
  kind: 'wood',
  outline: ellipse(x, y, wide, high),
});
const river = (points: readonly Point[]): Feature => ({
  ...PLAIN_FEATURE,
  id: 'river',
  name: 'Ader',
  kind: 'river',
  class: 'fordable',
  width: 9,
  course: { points, smooth: false },
});
const tableWith = (...terrain: Feature[]): Scenario => ({ ...ulrich, terrain, objectives: [] });
const cutOuts = (scenario: Scenario, chosen: Partial<TemplateOptions> = {}): CutOut[] =>
  cutOutsOf(scenario, { ...TEMPLATE_OPTIONS, ...chosen });
const told = ({ name, note }: CutOut): string => (note === '' ? name : `${name}, ${note}`);
const sheetsOf = (scenario: Scenario, chosen: Partial<TemplateOptions> = {}): readonly Sheet[] =>
  templateSheets(scenario, { list: false, ...chosen }).sheets;
const words = (sheet: Sheet | undefined): string[] =>
  [...(sheet ? sheetToSvg(sheet) : '').matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '');

describe('pieces to cut out', () => {
  test('a hill of 6 cm is three slabs of 2 cm, each inside the one below and shown on it', () => {
    const pieces = cutOuts(tableWith(hill()));
    expect(pieces.map(told)).toEqual([
      'Galgenberg, step 1 of 3',
      'Galgenberg, step 2 of 3, 2 cm up',
      'Galgenberg, step 3 of 3, 4 cm up',
    ]);
    pieces.slice(1).forEach(({ outline }, index) => {
      const below = pieces[index];
      expect(outline.every((at) => pointInPolygon(at, below?.outline ?? []))).toBe(true);
      expect(areaOf(below?.next[0] ?? [])).toBeCloseTo(areaOf(outline), 6);
    });
    expect(pieces[2]?.next).toEqual([]);
  });
  test('thinner slabs are more; a hill no higher than a slab is one', () => {
    expect(cutOuts(tableWith(hill()), { step: 1 })).toHaveLength(6);
    expect(cutOuts(tableWith(hill({ height: 2 }))).map(told)).toEqual(['Galgenberg']);
    expect(cutOuts(tableWith(hill({ height: 2.1 })))).toHaveLength(2);
  });
  test('a slab lies where the ground is as high as its foot', () => {
    const [, second] = cutOuts(tableWith(hill()));
    const found = frameOf(second?.outline ?? []);
    // The slope of a gentle hill is even east and west of its middle.
    expect(found.west - 60).toBeCloseTo(120 - found.east, 1);
    expect(found.west).toBeGreaterThan(61);
    expect(found.west).toBeLessThan(80);
  });
  test('contours of its own are the slabs', () => {
    const contours = [
      { height: 4, outline: ellipse(90, 60, 20, 12) },
      { height: 9, outline: ellipse(90, 60, 8, 5) },
    ];
    const pieces = cutOuts(tableWith(hill({ contours, height: 9 })));
    expect(pieces.map(({ note }) => note)).toEqual(['step 1 of 3', 'step 2 of 3, 4 cm up', 'step 3 of 3, 9 cm up']);
    expect(frameOf(pieces[1]?.outline ?? [])).toMatchObject({ west: 70, east: 110 });
  });
  test('what lies beyond the table is cut off, or no piece at all', () => {
    const [piece] = cutOuts(tableWith(wood(0, 60)));
    expect(frameOf(piece?.outline ?? []).west).toBe(0);
    expect(cutOuts(tableWith(wood(-20, 60)))).toEqual([]);
  });
  test('each block of a place is a piece', () => {
    const pieces = cutOuts(ulrich, { kinds: ['villages'] });
    expect(pieces.map(told)).toEqual(['St. Ulrich, block 1 of 2', 'St. Ulrich, block 2 of 2', 'Mulheim']);
    for (const { outline } of pieces) expect(areaOf(outline)).toBeCloseTo(20 * 20, 6);
  });
  test('kinds can be left out', () => {
    const kinds = new Set(cutOuts(ulrich).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([
      'crossings',
      'fields',
      'hills',
      'obstacles',
      'rivers',
      'roads',
      'villages',
      'woods',
    ]);
    expect(cutOuts(ulrich, { kinds: ['woods'] }).map(told)).toEqual(["Abbot's Wood", 'Otter Wood', 'Wood']);
    expect(cutOuts(ulrich, { kinds: [] })).toEqual([]);
  });
});

describe('sections of rivers and roads', () => {
  const straight = river([
    { x: 60, y: -40 },
    { x: 60, y: 400 },
  ]);
  test('together they are the river where it lies on the table, end on end', () => {
    const sections = cutOuts(tableWith(straight));
    expect(sections.map(({ note }) => note)).toEqual([1, 2, 3, 4, 5].map((number) => `section ${number} of 5`));
    const area = sections.reduce((sum, { outline }) => sum + areaOf(outline), 0);
    expect(area).toBeCloseTo(9 * ulrich.table.depth, 6);
    const frames = sections.map(({ outline }) => frameOf(outline));
    frames.slice(1).forEach((frame, index) => expect(frame.south).toBeCloseTo(frames[index]?.north ?? 0, 9));
  });
  test('each lies on one sheet, which it may share', () => {
    for (const seed of [4, 11, 23]) {
      const scenario = randomScenario(seed, { width: 244, depth: 183, features: 8, units: 0 });
      const kinds = ['rivers', 'roads'] as const;
      const sections = cutOuts(scenario, { kinds });
      expect(sections.length).toBeGreaterThan(10);
      const sheets = sheetsOf(scenario, { kinds });
      expect(sheets.length).toBeLessThan(sections.length);
      expect(
        sheets
          .flatMap(piecesOn)
          .map(({ number }) => number)
          .toSorted((a, b) => a - b),
      ).toHaveLength(sections.length);
    }
  });
  test('a river beyond the table has none', () => {
    const away = river([
      { x: -300, y: -40 },
      { x: -300, y: 400 },
    ]);
    expect(cutOuts(tableWith(away))).toEqual([]);
  });
});

describe('sheets of cut-outs', () => {
  test('are named by the number of the piece and the place in it, those of small ones by one of their own', () => {
    const sheets = templateSheets(tableWith(wood(60, 60), wood(120, 60, 16, 6))).sheets;
    expect(sheets.map(({ id, title }) => [id, title])).toEqual([
      ['list', 'List of cut-outs'],
      ['S1', '1. Birkicht'],
      ['2-A1', 'Birkicht, sheet A1'],
      ['2-B1', 'Birkicht, sheet B1'],
    ]);
  });
  test('show the piece at true size, cutting line and all', () => {
    const size = (ratio: number): number[] => {
      const [piece] = sheetsOf(tableWith(wood(60, 60)), { ratio }).flatMap(piecesOn);
      if (!piece) throw new Error('no piece');
      expect(piece.scale).toBe(ratio);
      return [piece.frame.east - piece.frame.west, piece.frame.north - piece.frame.south];
    };
    for (const [index, length] of [16.06, 12.06].entries()) expect(size(1)[index]).toBeCloseTo(length, 6);
    for (const [index, length] of [8.06, 6.06].entries()) expect(size(0.5)[index]).toBeCloseTo(length, 6);
  });
  test('a piece is turned where it lies better so', () => {
    const lies = (wide: number, high: number): number[] =>
      sheetsOf(tableWith(wood(90, 60, wide, high)))
        .flatMap(piecesOn)
        .map(({ frame }) => Math.round(frame.east - frame.west));
    // 24 cm are more than the 20 of upright A4.
    expect(lies(12, 5)).toEqual([10]);
    expect(lies(5, 12)).toEqual([10]);
    expect(lies(7, 5)).toEqual([14]);
  });
  test('a block that stands askew is laid square', () => {
    const blocks = [{ id: 'village/1', at: { x: 60, y: 60 }, turn: 30, side: 17 }];
    const village: Feature = {
      ...PLAIN_FEATURE,
      id: 'village',
      name: 'Mulheim',
      kind: 'bua',
      build: 'rustic',
      fortified: false,
      blocks,
    };
    const [piece, ...others] = sheetsOf(tableWith(village)).flatMap(piecesOn);
    expect(others).toEqual([]);
    expect((piece?.frame.east ?? 0) - (piece?.frame.west ?? 0)).toBeCloseTo(17.06, 6);
  });
  test('small pieces share sheets, beside each other', () => {
    const sheets = sheetsOf(ulrich);
    const shared = sheets.filter(({ id }) => id.startsWith('S'));
    expect(shared.map(({ id }) => id)).toEqual(shared.map((_, index) => `S${index + 1}`));
    for (const sheet of shared) {
      const pieces = piecesOn(sheet);
      const numbers = pieces.map(({ number }) => number).toSorted((a, b) => a - b);
      expect(numbers.length).toBeGreaterThan(0);
      for (const number of numbers) expect(sheet.title).toMatch(new RegExp(`\\b${number}\\b`));
      pieces.forEach(({ frame: one }, index) => {
        expect(Math.min(one.west, one.south)).toBeGreaterThan(0.46);
        expect(one.east).toBeLessThan(sheet.width - 0.46);
        expect(one.north).toBeLessThan(sheet.height - 0.46);
        for (const { frame: two } of pieces.slice(index + 1)) {
          const apart = Math.max(
            two.west - one.east,
            one.west - two.east,
            two.south - one.north,
            one.south - two.north,
          );
          expect(apart).toBeGreaterThan(-0.001);
        }
      });
    }
    const found = shared.flatMap(piecesOn).map(({ number }) => number);
    expect(new Set(found).size).toBe(found.length);
  });
  test('all of the terrain of Spittelwitz takes 27 shared sheets of A4 and 61 of its own', () => {
    const ids = sheetsOf(shipped('fictional/spittelwitz.yaml')).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('S'))).toHaveLength(27);
    expect(ids.filter((id) => !id.startsWith('S'))).toHaveLength(61);
  });
  test('what is cut away is white', () => {
    const [sheet] = sheetsOf(tableWith(wood(60, 60)));
    const [piece] = sheet ? piecesOn(sheet) : [];
    const cover = piece?.shapes.find((shape) => shape.kind === 'drawing' && shape.paint.fill === '#ffffff');
    if (cover?.kind !== 'drawing') throw new Error('no cover');
    const [around, within] = cover.strokes.map(({ from, steps }) =>
      signedAreaOf([from, ...steps.map((step) => ('to' in step ? step.to : step))]),
    );
    // They run round the other way, so that the piece itself is left open.
    expect(around).toBeGreaterThan(16.6 * 12.6);
    expect(within).toBeLessThan(-140);
  });
  test('sheets that a piece does not touch are left out', () => {
    const round = sheetsOf(tableWith(hill({ outline: ellipse(90, 60, 60, 60), height: 1 })), { paper: 'a5' }).map(
      ({ id }) => id,
    );
    expect(round).toContain('1-C4');
    expect(round).not.toContain('1-A1');
  });
  test('a piece on one sheet has no marks for glueing', () => {
    const [one] = sheetsOf(tableWith(wood(60, 60)));
    const [two] = sheetsOf(tableWith(wood(60, 60, 16, 6)));
    expect(one && shapesIn(one, 'marks')).toEqual([]);
    expect(two && shapesIn(two, 'marks').length).toBeGreaterThan(0);
    expect(words(one)).toContain('Cut-out 1. Cut out along the lines.');
    expect(words(two)).toContain('Cut along the dashed lines and the outline; lay it over B1.');
  });
  test('nothing is written on a piece: its name and number stand below it on the waste, or at the foot of its sheets', () => {
    const hasWords = (shapes: readonly Shape[]): boolean =>
      shapes.some((one) => one.kind.endsWith('words') || ('shapes' in one && hasWords(one.shapes)));
    const [small, ...large] = sheetsOf(tableWith(wood(60, 60), wood(120, 60, 16, 6)));
    const [group] = small ? shapesIn(small, 'drawing') : [];
    const [window, name] = group?.kind === 'group' ? group.shapes : [];
    if (window?.kind !== 'window' || name?.kind !== 'words') throw new Error('no piece with its name');
    expect(hasWords(window.shapes)).toBe(false);
    expect(name.lettering.text).toBe('1. Birkicht');
    expect(name.place.at.y + name.lettering.size / 2).toBeLessThan(window.clip?.south ?? 0);
    for (const sheet of large) {
      expect(hasWords(shapesIn(sheet, 'drawing'))).toBe(false);
      expect(words(sheet).some((text) => text.startsWith('2. Birkicht'))).toBe(true);
    }
  });
  test('a block of 20 cm goes on one sheet where the paper has room for it', () => {
    const block = (paper: 'a4' | 'a5' | 'letter', margin: number): string[] => {
      const blocks = [{ id: 'town/1', at: { x: 60, y: 60 }, turn: 0, side: 20 }];
      const town: Feature = {
        ...PLAIN_FEATURE,
        id: 'town',
        name: 'Lobositz',
        kind: 'bua',
        build: 'urban',
        fortified: false,
        blocks,
      };
      return sheetsOf(tableWith(town), { paper, margin }).map(({ id }) => id);
    };
    expect(block('a4', TEMPLATE_OPTIONS.margin)).toEqual(['S1']);
    expect(block('letter', 0.6)).toEqual(['S1']);
    expect(block('a4', 0.51)).toHaveLength(2);
    expect(block('a5', 0.5).length).toBeGreaterThan(2);
  });
  test('some of them can be had again, under the same numbers', () => {
    const tiled = sheetsOf(ulrich)
      .map(({ id }) => id)
      .filter((id) => id.startsWith('1-'));
    expect(tiled.length).toBeGreaterThan(1);
    expect(sheetsOf(ulrich, { numbers: [1] }).map(({ id }) => id)).toEqual(tiled);
    const bridge = cutOuts(ulrich).findIndex(({ kind }) => kind === 'crossings') + 1;
    for (const chosen of [{ numbers: [bridge] }, { kinds: ['crossings'] as const }])
      expect(
        sheetsOf(ulrich, chosen)
          .flatMap(piecesOn)
          .map(({ number }) => number),
      ).toEqual([bridge]);
    expect(sheetsOf(ulrich, { numbers: [999] })).toEqual([]);
  });
  test('the list tells what there is, how large, on which sheets', () => {
    const [list] = templateSheets(tableWith(wood(60, 60), wood(120, 60, 16, 6))).sheets;
    const all = words(list).join(' ');
    expect(all).toContain('1. Birkicht 16.0 by 12.0 cm S1');
    expect(all).toContain('2. Birkicht 32.0 by 12.0 cm 2-A1, 2-B1');
    expect(templateSheets(tableWith()).sheets).toEqual([]);
  });
  test('the list is set a little smaller rather than run a few lines into another page', () => {
    const lists = (count: number) => {
      const woods = Array.from({ length: count }, (_, i) =>
        wood(20 + (i % 12) * 14, 15 + Math.floor(i / 12) * 14, 3, 2),
      );
      const { sheets } = templateSheets(tableWith(...woods));
      return sheets.filter(({ id }) => id.startsWith('list')).map((sheet) => words(sheet).length);
    };
    // At their usual size 45 lines fill an A4 page, and 51 smaller ones.
    expect(lists(40)).toHaveLength(1);
    expect(lists(49)).toHaveLength(1);
    expect(lists(60)).toHaveLength(2);
  });
  test('sheets of one piece look at the same shapes', () => {
    const sheets = sheetsOf(tableWith(wood(60, 60, 16, 6)));
    expect(new Set(sheets.map((sheet) => windowOf(sheet).shapes)).size).toBe(1);
  });
  test('are unique in name, the same each time, and whole in every style', () => {
    for (const style of STYLES) {
      const sheets = sheetsOf(ulrich, { style });
      expect(new Set(sheets.map(({ id }) => id)).size).toBe(sheets.length);
      const svgs = sheets.map((sheet) => sheetToSvg(sheet)).join('');
      expect(
        sheetsOf(stUlrich(), { style })
          .map((sheet) => sheetToSvg(sheet))
          .join(''),
      ).toBe(svgs);
      expect(/NaN|Infinity|undefined|null/.exec(svgs)?.[0]).toBeUndefined();
    }
  });
  test('two points of a piece are as far apart on paper as on the table', () => {
    const [a, b] = sheetsOf(tableWith(hill({ height: 1 })));
    if (!a || !b) throw new Error('no sheets');
    for (const sheet of [a, b]) {
      const { origin, scale } = windowOf(sheet);
      const on = ({ x, y }: Point): Point => ({ x: origin.x + x * scale, y: origin.y + y * scale });
      expect(distance(on({ x: 70, y: 50 }), on({ x: 73, y: 54 }))).toBeCloseTo(5, 9);
    }
  });
});
