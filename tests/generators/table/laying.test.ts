import { describe, expect, test } from 'vitest';
import { buy, priceOf, refusalOf } from '../../../generators/table/bought';
import { throwHills, throwTown, throwWater, throwWoods } from '../../../generators/table/diced';
import { dicedTurn, openLaying, putDown, type Laying, type PieceSize } from '../../../generators/table/laying';
import { clash, type TerrainPiece } from '../../../generators/table/pieces';
import { centreOf, halvesOf, isLarge, runsAcross, turnOf, type SectorCell } from '../../../generators/table/sectors';
import { DiceCup } from '../../../generators/table/cup';

const TABLE = { width: 180, depth: 120 };
const cell = (sector: SectorCell['sector'], sub: SectorCell['sub'], half: SectorCell['half'] = 0): SectorCell => ({
  half,
  sector,
  sub,
});

/** A laying whose cup gives these scores, on dice of whatever faces are thrown. */
function throwing(scores: readonly number[], table = TABLE): Laying {
  const laying = openLaying({ seed: 1 }, table);
  const left = [...scores];
  const cup = Object.assign(new DiceCup(1), {
    throw: () => {
      const score = left.shift();
      if (score === undefined) throw new Error('the dice of the test are used up');
      return score;
    },
  });
  return { ...laying, cup };
}
const hills = ({ pieces }: Laying) => pieces.filter(({ kind }) => kind === 'hill');
const levels = (laying: Laying) => hills(laying).map(({ level }) => level);
const rulesOf = ({ cup }: Laying) => cup.told.map(({ rule }) => rule);

/** Sector, sub-sector, rotation, width and depth of a small piece that is not turned. */
const small = (sector: number, sub: number): number[] => [sector, sub, 5, 1, 1];

describe('hills', () => {
  test('a D3 of 3 throws four, three of them level 0 and the last level 1', () => {
    const laying = throwing([3, ...small(1, 1), ...small(2, 2), ...small(4, 4), ...small(6, 6)]);
    throwHills(laying, 0);
    expect(levels(laying)).toEqual([0, 0, 0, 1]);
  });

  test('a D3 of 1 throws two, both level 0', () => {
    const laying = throwing([1, ...small(1, 1), ...small(2, 2)]);
    throwHills(laying, 0);
    expect(levels(laying)).toEqual([0, 0]);
  });

  test('a hill of 45 cm counts as two, one of 40 as one', () => {
    const wide = throwing([1, 1, 1, 5, 6, 1]);
    throwHills(wide, 0);
    expect(hills(wide).map(({ width }) => width)).toEqual([45]);
    const narrow = throwing([1, 1, 1, 5, 5, 1, ...small(6, 6)]);
    throwHills(narrow, 0);
    expect(hills(narrow).map(({ width }) => width)).toEqual([40, 20]);
  });

  test('the last hill of the number cannot count as two and is made 40 cm wide', () => {
    const laying = throwing([1, ...small(1, 1), 6, 6, 5, 6, 1]);
    throwHills(laying, 0);
    expect(hills(laying).map(({ width }) => width)).toEqual([20, 40]);
    expect(rulesOf(laying)).toContain('Order and count of pieces');
  });

  test('a hill in the sub-sector of an earlier one is discarded and raises it a level', () => {
    const laying = throwing([2, ...small(1, 1), 1, 1, ...small(6, 6)]);
    throwHills(laying, 0);
    expect(levels(laying)).toEqual([1, 0]);
    expect(rulesOf(laying)).toContain('A hill on a hill');
  });

  test('the same sub-sector number of another sector raises nothing', () => {
    const laying = throwing([1, ...small(1, 1), ...small(3, 1)]);
    throwHills(laying, 0);
    expect(levels(laying)).toEqual([0, 0]);
  });

  const DEEP_IN = (sub: number): number[] => [1, sub, 5, 1, 6];
  test('an overlapping hill thrown again into the other one’s sub-sector raises it', () => {
    const laying = throwing([2, ...DEEP_IN(5), ...DEEP_IN(2), 5, ...small(6, 6)]);
    throwHills(laying, 0);
    expect(levels(laying)).toEqual([1, 0]);
  });

  test('levels go by the hills placed, so one that is dropped uses up no level 0', () => {
    const laying = throwing([2, ...DEEP_IN(5), ...DEEP_IN(2), 2, 2, 2, 2, 2, ...small(6, 6)]);
    throwHills(laying, 0);
    expect(levels(laying)).toEqual([0, 0]);
  });
});

describe('woods, marshes and streams', () => {
  test('D4 - 1 woods of level 2', () => {
    const none = throwing([1]);
    throwWoods(none, 0);
    expect(none.pieces).toEqual([]);
    const three = throwing([4, ...small(1, 1), ...small(3, 3), ...small(6, 6)]);
    throwWoods(three, 0);
    expect(three.pieces.map(({ kind, level }) => [kind, level])).toEqual([
      ['wood', 2],
      ['wood', 2],
      ['wood', 2],
    ]);
  });

  test('a wood of 45 cm counts as two', () => {
    const laying = throwing([4, 1, 1, 5, 6, 1, ...small(6, 6)]);
    throwWoods(laying, 0);
    expect(laying.pieces.map(({ width }) => width)).toEqual([45, 20]);
  });

  test('D4 - 2 features and never less than none', () => {
    for (const [score, count] of [
      [1, 0],
      [2, 0],
      [3, 1],
    ] as const) {
      const laying = throwing([score, 4, ...small(1, 1)]);
      throwWater(laying, 0);
      expect(laying.pieces.length).toBe(count);
    }
  });

  test('4 is a marsh, 5 a stream', () => {
    const marsh = throwing([3, 4, ...small(1, 1)]);
    throwWater(marsh, 0);
    expect(marsh.pieces[0]?.kind).toBe('marsh');
    const stream = throwing([3, 5, 1, 1, 5]);
    throwWater(stream, 0);
    expect(stream.pieces[0]).toMatchObject({ kind: 'stream', width: 4, depth: 120, turn: 0, at: { x: 10, y: 60 } });
  });

  test('a stream runs from side to side on 2 and 4, and 45 degrees are ignored', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => runsAcross(face as 1))).toEqual([false, true, false, true, false, false]);
    const stream = throwing([3, 6, 4, 4, 2]);
    throwWater(stream, 0);
    expect(stream.pieces[0]).toMatchObject({ kind: 'stream', depth: 180, turn: 90, at: { x: 90, y: 15 } });
  });

  test('a second stream becomes a marsh', () => {
    const laying = throwing([4, 5, 1, 1, 5, 5, ...small(6, 6)]);
    throwWater(laying, 0);
    expect(laying.pieces.map(({ kind }) => kind)).toEqual(['stream', 'marsh']);
  });
});

describe('towns', () => {
  test('there is a town on a 6 only', () => {
    const none = throwing([5]);
    throwTown(none, 0);
    expect(none.pieces).toEqual([]);
    const town = throwing([6, 2, 5, 5, 3, 1]);
    throwTown(town, 0);
    expect(town.pieces.map(({ kind, width, depth }) => [kind, width, depth])).toEqual([
      ['town', 30, 20],
      ['road', 4, 120],
    ]);
    expect(town.pieces[1]?.at.x).toBe(town.pieces[0]?.at.x);
  });

  test('the largest is 30 cm each way, and a town by the edge stands on the table whole', () => {
    const town = throwing([6, 1, 1, 5, 3, 3]);
    throwTown(town, 0);
    expect(town.pieces[0]).toMatchObject({ width: 30, depth: 30, at: { x: 15, y: 105 } });
  });

  test('a town turned by 45 degrees is kept off the edge by its corners', () => {
    const town = throwing([6, 1, 1, 1, 3, 3]);
    throwTown(town, 0);
    expect(town.pieces[0]?.at.x).toBeCloseTo(21.213, 3);
    expect(town.pieces[0]?.at.y).toBeCloseTo(98.787, 3);
  });
});

describe('where pieces fall', () => {
  test('1 to 3 run along the north from the west, 4 to 6 along the south', () => {
    expect(centreOf(cell(1, 1), TABLE)).toEqual({ x: 10, y: 105 });
    expect(centreOf(cell(3, 3), TABLE)).toEqual({ x: 170, y: 105 });
    expect(centreOf(cell(4, 4), TABLE)).toEqual({ x: 10, y: 15 });
    expect(centreOf(cell(5, 2), TABLE)).toEqual({ x: 90, y: 45 });
  });

  test('45 and 90 right, 45 and 90 left, none, none', () => {
    expect(([1, 2, 3, 4, 5, 6] as const).map(turnOf)).toEqual([45, 90, -45, -90, 0, 0]);
    expect(dicedTurn(throwing([3]), 'It')).toBe(3);
  });

  test('a table of 240 cm is one, one of 240.1 is diced for in halves', () => {
    expect(isLarge({ width: 240, depth: 120 })).toBe(false);
    expect(halvesOf({ width: 240.1, depth: 120 })).toEqual([0, 1]);
    expect(centreOf(cell(1, 1, 1), { width: 360, depth: 120 })).toEqual({ x: 190, y: 105 });
    expect(centreOf(cell(3, 3, 0), { width: 360, depth: 120 })).toEqual({ x: 170, y: 105 });
  });
});

describe('overlaps', () => {
  const piece = (kind: TerrainPiece['kind'], x: number, width = 20): TerrainPiece => ({
    kind, cell: cell(1, 1), at: { x, y: 60 }, width, depth: 20, turn: 0, level: 0,
  }); // oxfmt-ignore
  const SIDE_BY_SIDE: PieceSize = { kind: 'wood', width: 20, depth: 15, level: 2 };

  test('woods and marshes lie on hills, and nothing else on anything but a road', () => {
    expect(clash(piece('wood', 60), piece('hill', 60))).toBe(false);
    expect(clash(piece('hill', 60), piece('marsh', 60))).toBe(false);
    for (const kind of ['hill', 'town', 'stream'] as const)
      expect([kind, clash(piece(kind, 60), piece('hill', 60))]).toEqual([kind, true]);
    expect(clash(piece('wood', 60), piece('marsh', 60))).toBe(true);
    expect(clash(piece('road', 60), piece('wood', 60))).toBe(false);
  });

  test('pieces that touch do not overlap, those a millimetre nearer do', () => {
    expect(clash(piece('town', 60), piece('town', 80))).toBe(false);
    expect(clash(piece('town', 60), piece('town', 79.9))).toBe(true);
    expect(clash(piece('hill', 60), piece('hill', 80))).toBe(false);
    expect(clash(piece('hill', 60), piece('hill', 79.8))).toBe(true);
  });

  test('the corner of a box beside an ellipse is free although their boxes overlap', () => {
    expect(clash({ ...piece('hill', 60), depth: 20 }, { ...piece('town', 78), at: { x: 78, y: 78 } })).toBe(false);
  });

  test('a piece that overlaps is thrown again, five times at most', () => {
    const laying = throwing([1, 1, 1, 1, 4]);
    expect(putDown(laying, SIDE_BY_SIDE, cell(1, 1), 5, 'First')).toBe(true);
    expect(putDown(laying, SIDE_BY_SIDE, cell(1, 1), 5, 'Second')).toBe(true);
    expect(laying.pieces[1]?.cell.sub).toBe(4);
  });

  test('after the fifth it is dropped', () => {
    const laying = throwing([1, 1, 1, 1, 1]);
    putDown(laying, SIDE_BY_SIDE, cell(1, 1), 5, 'First');
    expect(putDown(laying, SIDE_BY_SIDE, cell(1, 1), 5, 'Second')).toBe(false);
    expect(laying.pieces.length).toBe(1);
    expect(laying.cup.told.at(-1)?.text).toBe('Second finds no room in 5 tries and is dropped.');
  });
});

describe('buying', () => {
  test('hills 25, wider than 40 cm 35, at any level; a town 50', () => {
    expect(priceOf({ piece: 'hill', level: 0, width: 40 })).toBe(25);
    expect(priceOf({ piece: 'hill', level: 3, width: 45 })).toBe(35);
    expect(priceOf({ piece: 'town', width: 40 })).toBe(50);
  });

  test('a level 4 wood costs 60, a wide level 2 wood 40, a narrow one 30', () => {
    expect(priceOf({ piece: 'wood', level: 4, width: 40 })).toBe(60);
    expect(priceOf({ piece: 'wood', level: 2, width: 45 })).toBe(40);
    expect(priceOf({ piece: 'wood', level: 2, width: 40 })).toBe(30);
  });

  const WOOD = { piece: 'wood', level: 2, width: 40, depth: 20, sector: 2 } as const;
  test('levels 1 to 4 for woods, 0 to 3 for hills, none for towns', () => {
    expect([0, 1, 4, 5].map((level) => refusalOf({ ...WOOD, level }, false) === null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const hill = { ...WOOD, piece: 'hill' } as const;
    expect([-1, 0, 3, 4].map((level) => refusalOf({ ...hill, level }, false) === null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(refusalOf({ piece: 'town', level: 1, width: 40, depth: 40, sector: 1 }, false)).toBe('A town has no level.');
  });

  test('40 or 45 wide, 15 to 40 deep; towns at most 40 square', () => {
    expect(refusalOf({ ...WOOD, width: 41 }, false)).toBe('A wood is 40 or 45 cm wide.');
    expect(refusalOf({ ...WOOD, depth: 14.9 }, false)).toBe('A wood is 15 to 40 cm deep.');
    expect(refusalOf({ ...WOOD, depth: 40 }, false)).toBe(null);
    expect(refusalOf({ piece: 'town', width: 40.1, depth: 40, sector: 1 }, false)).toBe(
      'A town is 20 to 40 cm each way.',
    );
    expect(refusalOf({ ...WOOD, half: 1 }, false)).toBe('Only a large table has an eastern half.');
    expect(refusalOf({ ...WOOD, half: 1 }, true)).toBe(null);
  });

  test('the sector is the buyer’s, the sub-sector the die’s', () => {
    const laying = throwing([4, 5]);
    buy(laying, WOOD);
    expect(laying.pieces[0]?.cell).toEqual(cell(2, 4));
  });

  test.each([
    [3, 1, 2],
    [3, 6, 4],
    [3, 3, 3],
    [1, 1, 1],
    [6, 6, 6],
    [2, 3, 3],
  ] as const)('a rotation of %i wished to %i becomes %i', (thrown, wish, face) => {
    const laying = throwing([1, thrown]);
    buy(laying, { ...WOOD, turn: wish });
    expect(laying.pieces[0]?.turn).toBe(turnOf(face));
  });

  test('a bought hill raises an earlier one as well', () => {
    const laying = throwing([1, ...small(2, 4), ...small(6, 6), 4]);
    throwHills(laying, 0);
    buy(laying, { piece: 'hill', level: 2, width: 40, depth: 20, sector: 2 });
    expect(levels(laying)).toEqual([1, 0]);
  });

  test('what is not for sale is refused', () => {
    expect(() => buy(throwing([]), { ...WOOD, level: 0 })).toThrow('A wood has a level of 1 to 4.');
  });
});
