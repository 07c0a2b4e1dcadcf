import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type MapChoices } from '../../../electron/desk/api';
import { COUNTER_OPTIONS } from '../../../drawing/paper/counters';
import { TEMPLATE_OPTIONS } from '../../../drawing/paper/templates';
import { TILE_OPTIONS } from '../../../drawing/paper/tiles';
import { FIRST_HERE, toggledIn, type HereChoices, type PrintChoices } from '../../../renderer/print/choices';
import { ALONG, jobOf, jobsOf, layoutOf, liesUpright } from '../../../renderer/print/jobs';

const TABLE = { width: 182.88, depth: 121.92 };
const LOBOSITZ = { width: 243.84, depth: 182.88 };
const usual: PrintChoices = {
  ...DEFAULT_SETTINGS.print,
  style: 'line',
  papers: { map: 'a3', counters: 'a4', rosters: 'letter', templates: 'a4' },
  dpi: 600,
  along: ['roster'],
};
const withMap = (map: Partial<MapChoices>, change: Partial<PrintChoices> = {}): PrintChoices => ({
  ...usual,
  ...change,
  map: { ...usual.map, ...map },
});
const all = (choices: PrintChoices, here: HereChoices = FIRST_HERE, table = TABLE) => ({
  choices,
  here,
  printed: { table, scale: '28mm' },
});

describe('choices of the Print view', () => {
  it('are at first what is usual for each kind of sheet', () => {
    const { map, counters, templates } = DEFAULT_SETTINGS.print;
    const { overlap, bleed, marks, key, names, grid, objectives } = TILE_OPTIONS;
    expect(map).toMatchObject({ overlap, bleed, marks, key, names, grid, objectives });
    const { parts, doubleSided, wholeZones } = COUNTER_OPTIONS;
    expect(counters).toEqual({ parts, backs: doubleSided, wholeZones });
    expect(templates).toMatchObject({ kinds: TEMPLATE_OPTIONS.kinds, step: TEMPLATE_OPTIONS.step });
  });

  it('take one thing more or less in a list, in the order of all', () => {
    expect(toggledIn(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c']);
    expect(toggledIn(['a', 'b', 'c'], ['a', 'c'], 'a')).toEqual(['c']);
  });
});

describe('the job of the map', () => {
  it('is one sheet, wide for a wide table and upright for a deep one, until it is said', () => {
    const [job] = jobsOf(all(usual));
    expect(job).toMatchObject({ kind: 'map', options: { paper: 'a3', upright: false, style: 'line', side: 'both' } });
    expect(jobsOf(all(usual, FIRST_HERE, { width: 120, depth: 180 }))[0]?.options).toMatchObject({ upright: true });
    const said = { ...usual, lying: { ...usual.lying, map: 'upright' } } as const;
    expect(jobsOf(all(said))[0]?.options).toMatchObject({ upright: true });
    expect(liesUpright(all(said))).toBe(true);
  });

  it('is folded only as a booklet', () => {
    expect(jobsOf(all(withMap({ fold: true })))[0]?.options).toMatchObject({ fold: false });
    expect(jobsOf(all(withMap({ fold: true, booklet: true })))[0]?.options).toMatchObject({ fold: true });
  });

  it('at true size is of sheets to glue that show no units, laid as takes fewest', () => {
    const [job] = jobsOf(all(withMap({ size: 'true' }), FIRST_HERE, LOBOSITZ));
    expect(job).toMatchObject({ kind: 'tiles', options: { ratio: 1, troops: 'none', only: 'filled', upright: false } });
    expect(job).not.toHaveProperty('options.board');
  });

  it('is so many times smaller as is said', () => {
    expect(layoutOf(withMap({ size: 'ratio', smaller: 4 }), { table: TABLE, scale: '' }).ratio).toBe(0.25);
  });

  it('is as large as so many sheets allow, of a board where there are boards', () => {
    const one = layoutOf(withMap({ size: 'count', count: 1 }), { table: TABLE, scale: '' });
    // A3 wide less twice 1.6 cm of margin and marks is 38.8 by 25 cm of drawing: 25 / 121.92 is the less.
    expect(one.ratio).toBeCloseTo(25 / 121.92, 6);
    expect(one.upright).toBe(false);
    const board = layoutOf(withMap({ size: 'count', count: 1, board: '60cm' }), { table: TABLE, scale: '' });
    expect(board.ratio).toBeCloseTo(26.5 / 60.96, 6); // boards dealt evenly over 6 feet
  });

  it('by boards names the board', () => {
    const [job] = jobsOf(all(withMap({ size: 'true', board: '40cm', onlyFilled: false })));
    expect(job).toMatchObject({ kind: 'boards', options: { board: '40cm', only: 'all' } });
  });

  it('lies on paper as it lies by hand even where the margins leave nothing', () => {
    const choices = withMap({ size: 'count' }, { margin: 20 });
    expect(layoutOf(choices, { table: TABLE, scale: '' }).ratio).toBe(1);
  });
});

describe('jobs for the hand', () => {
  it('are those of their tab, rosters and play sheet as they are ticked', () => {
    const rosters = { ...usual, tab: 'rosters' } as const;
    expect(jobsOf(all(rosters)).map(({ kind }) => kind)).toEqual(['roster', 'reference']);
    const none = { ...rosters, rosters: { ...usual.rosters, kinds: [] } };
    expect(jobsOf(all(none))).toEqual([]);
    expect(jobOf('roster', all(usual)).options).toMatchObject({ paper: 'letter', side: 'both', events: true });
  });

  it('are of one side where one is chosen', () => {
    const here = { ...FIRST_HERE, counterSide: 'red', rosterSide: 'blue' };
    expect(jobOf('counters', all(usual, here)).options).toMatchObject({ side: 'red' });
    expect(jobOf('counters', all(usual)).options).toMatchObject({ side: null });
    expect(jobOf('roster', all(usual, here)).options).toMatchObject({ side: 'blue' });
  });

  it('name a figure scale only where it is not the scenario’s', () => {
    for (const kind of ALONG) {
      expect(jobOf(kind, all(usual, { ...FIRST_HERE, scale: '15mm' })), kind).toMatchObject({ scale: '15mm' });
      expect(jobOf(kind, all(usual, { ...FIRST_HERE, scale: '28mm' })), kind).not.toHaveProperty('scale');
    }
    expect(jobsOf(all(usual, { ...FIRST_HERE, scale: '15mm' }))).toMatchObject([{ kind: 'map', scale: '15mm' }]);
  });

  it('are corrected for a printer that makes 49 mm of 50, and left alone for one that keeps its measure', () => {
    expect(jobOf('templates', all({ ...usual, square: 4.9 })).stretch).toBe(0.98);
    expect(jobOf('templates', all(usual)).stretch).toBeUndefined();
    expect(jobsOf(all({ ...usual, square: 5.1 }))[0]?.stretch).toBe(1.02);
  });
});
