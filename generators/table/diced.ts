/** The diced pieces, kind by kind. */
import type { Cm } from '../../engine/scenario';
import { dicedCell, dicedTurn, hillIn, ofHalf, putDown, raise, strip, wordsOfTurn, type Laying } from './laying';
import type { MakingRule, Face } from './order';
import { isLarge, runsAcross, toFace, type SectorCell } from './sectors';

type Half = SectorCell['half'];
/** A piece wider than this counts as two, cm at 15mm. */
export const WIDE: Cm = 40;
const STRIP: Cm = 4;
const WOOD_LEVEL = 2;

/** D3 + 1; two thirds of them, rounded up, are level 0 and the rest level 1. */
export function throwHills(laying: Laying, half: Half): void {
  const { cup } = laying;
  const count = cup.throw(3) + 1;
  const low = Math.ceil((count * 2) / 3);
  cup.tell('Hills', `${count} hills${ofHalf(laying, half)}, ${low} of them level 0.`);
  let down = 0;
  for (let left = count; left > 0;) {
    const cell = dicedCell(laying, half, 'A hill');
    const earlier = hillIn(laying, cell);
    if (earlier >= 0) {
      raise(laying, earlier);
      left -= 1;
      continue;
    }
    const face = dicedTurn(laying, 'The hill');
    const { width, depth } = dicedSize(laying, left, 'Large hills', 'The hill');
    left -= width > WIDE ? 2 : 1;
    if (putDown(laying, { kind: 'hill', width, depth, level: down < low ? 0 : 1 }, cell, face, 'The hill')) down += 1;
  }
}

/** D4 - 1, of level 2. */
export function throwWoods(laying: Laying, half: Half): void {
  const { cup } = laying;
  const count = cup.throw(4) - 1;
  cup.tell('Woods', `${counted(count, 'wood')}${ofHalf(laying, half)}.`);
  for (let left = count; left > 0;) {
    const cell = dicedCell(laying, half, 'A wood');
    const face = dicedTurn(laying, 'The wood');
    const { width, depth } = dicedSize(laying, left, 'Woods', 'The wood');
    left -= width > WIDE ? 2 : 1;
    putDown(laying, { kind: 'wood', width, depth, level: WOOD_LEVEL }, cell, face, 'The wood');
  }
}

/** D4 - 2 marshes or streams, a D6 for each; one stream at most, later ones are marshes. */
export function throwWater(laying: Laying, half: Half): void {
  const { cup, pieces } = laying;
  const count = Math.max(0, cup.throw(4) - 2);
  cup.tell('Marsh or stream', `${counted(count, 'marsh or stream', 'marshes or streams')}${ofHalf(laying, half)}.`);
  for (let done = 0; done < count; done += 1) {
    const wantsStream = cup.throw(6) >= 5;
    const isStream = wantsStream && !pieces.some(({ kind }) => kind === 'stream');
    cup.tell(
      'Marsh or stream',
      isStream ? 'A stream.' : wantsStream ? 'A second stream, which becomes a marsh.' : 'A marsh.',
    );
    const what = isStream ? 'The stream' : 'The marsh';
    const cell = dicedCell(laying, half, what);
    if (isStream) {
      const face = toFace(cup.throw(6));
      cup.tell('Marsh or stream', `It runs from ${runsAcross(face) ? 'side edge to side' : 'base edge to base'} edge.`);
      putDown(laying, { kind: 'stream', width: STRIP, depth: 0, level: 0 }, cell, face, what);
    } else {
      const face = dicedTurn(laying, what);
      putDown(laying, { kind: 'marsh', ...ellipse(laying, what), level: 0 }, cell, face, what);
    }
  }
}

/** On a 6 a town with a road through it, laid like a stream. */
export function throwTown(laying: Laying, half: Half): void {
  const { cup } = laying;
  const stands = cup.throw(6) === 6;
  cup.tell('Town and its road', `${stands ? 'A town' : 'No town'}${ofHalf(laying, half)}.`);
  if (!stands) return;
  const cell = dicedCell(laying, half, 'The town');
  const face = toFace(cup.throw(6));
  cup.tell('Turning pieces', `The town ${wordsOfTurn(face)}.`);
  const { width, depth } = withinSector([cup.throw(3) * 5 + 15, cup.throw(3) * 5 + 15], laying, 'The town');
  if (!putDown(laying, { kind: 'town', width, depth, level: 0 }, cell, face, 'The town')) return;
  layRoad(laying, face);
}

/** The road of the town put down last. */
function layRoad({ table, pieces }: Laying, face: Face): void {
  const town = pieces.at(-1);
  if (town) pieces.push(strip(table, { kind: 'road', width: STRIP, depth: 0, level: 0 }, town.cell, town.at, face));
}

/** A wide piece counts as two; where only one is left to place it is no wider than 40 cm. */
function dicedSize(laying: Laying, left: number, rule: MakingRule, what: string): { width: Cm; depth: Cm } {
  const size = ellipse(laying, what);
  if (size.width <= WIDE) return size;
  if (left >= 2) {
    laying.cup.tell(rule, `${what} is wide and counts as two.`);
    return size;
  }
  laying.cup.tell('Order and count of pieces', `${what} would count as two, but one is left: it is ${WIDE} cm wide.`);
  return { ...size, width: WIDE };
}

/** D6 x 5 + 15 wide, D6 x 5 + 10 deep. */
const ellipse = (laying: Laying, what: string): { width: Cm; depth: Cm } =>
  withinSector([laying.cup.throw(6) * 5 + 15, laying.cup.throw(6) * 5 + 10], laying, what);

/** No piece is larger than a sector of its table, so that small tables are not filled by a single one. */
function withinSector(
  [width, depth]: readonly [Cm, Cm],
  { cup, table }: Laying,
  what: string,
): { width: Cm; depth: Cm } {
  const across = (isLarge(table) ? table.width / 2 : table.width) / 3;
  const size = { width: Math.min(width, Math.floor(across)), depth: Math.min(depth, Math.floor(table.depth / 2)) };
  const cut = size.width < width || size.depth < depth ? ', which is as large as a sector' : '';
  cup.tell('How large pieces are', `${what} is ${size.width} by ${size.depth} cm${cut}.`);
  return size;
}

const counted = (count: number, one: string, more = `${one}s`): string =>
  count === 0 ? `No ${one}` : `${count} ${count === 1 ? one : more}`;
