import type { BattleEvent, Id, Roster, Vocabulary } from '../../battle';
import { poseAlong } from '../../geometry';
import type { Path, Point } from '../../geometry';
import type { Setting, Squares } from '../report';
import type { Observer } from './observer';

/** Where troops are hit and where they move, and how much each unit bears. */
export interface HeatNotes extends Observer {
  readonly suffered: Readonly<Record<Id, number>>;
  casualties(): Readonly<Record<Id, Squares>>;
  moves(): Readonly<Record<Id, Squares>>;
  /** The middle of a side's losses in a turn; null where nobody was hit. */
  middleOfHits(side: Id, turn: number): Point | null;
}

export function noteHeat(
  { grid }: Pick<Setting, 'grid'>,
  { gauges }: Pick<Vocabulary, 'gauges'>,
  { units, sides }: Roster,
  placeOf: (id: Id) => Point | null,
): HeatNotes {
  const suffered: Record<Id, number> = {};
  const casualties = squaresBySide(sides);
  const moves = squaresBySide(sides);
  const places = new Map<string, { x: number; y: number; count: number }>();
  const squareOf = ({ x, y }: Point): number => {
    const column = Math.max(0, Math.min(grid.columns - 1, Math.floor(x / grid.cell)));
    const row = Math.max(0, Math.min(grid.rows - 1, Math.floor(y / grid.cell)));
    return row * grid.columns + column;
  };
  const hurt = (id: Id, side: Id, count: number, turn: number): void => {
    suffered[id] = (suffered[id] ?? 0) + count;
    const at = placeOf(id);
    if (!at) return;
    add(casualties.get(side), squareOf(at), count);
    const key = `${turn} ${side}`;
    const sum = places.get(key) ?? { x: 0, y: 0, count: 0 };
    places.set(key, { x: sum.x + at.x * count, y: sum.y + at.y * count, count: sum.count + count });
  };
  return {
    suffered,
    before(event, state) {
      if (event.do === 'moved')
        for (const { id, path } of event.movers) {
          const squares = moves.get(units[id]?.side ?? '');
          if (squares) for (const square of squaresAlong(path, grid.cell, squareOf)) add(squares, square, 1);
        }
      const side = event.do === 'gauge' ? units[event.id]?.side : undefined;
      if (event.do !== 'gauge' || side === undefined) return;
      const lost = lossIn(event, gauges);
      if (lost > 0) hurt(event.id, side, lost, state.at.turn);
    },
    casualties: () => flat(casualties),
    moves: () => flat(moves),
    middleOfHits(side, turn) {
      const sum = places.get(`${turn} ${side}`);
      return sum ? { x: round(sum.x / sum.count), y: round(sum.y / sum.count) } : null;
    },
  };
}

/** What a unit loses by a change of a counter; less than nothing when it wins some back. */
function lossIn({ gauge, by }: Extract<BattleEvent, { do: 'gauge' }>, gauges: Vocabulary['gauges']): number {
  const kind = gauges[gauge];
  if (!kind) return 0;
  return kind.counts === 'losses' ? by : -by;
}

/** Every square a path leads through, once. */
function squaresAlong(path: Path, cell: number, squareOf: (at: Point) => number): ReadonlySet<number> {
  const steps = Math.max(1, Math.ceil((path.length / cell) * 2));
  const squares = new Set<number>();
  for (let i = 0; i <= steps; i++) squares.add(squareOf(poseAlong(path, (path.length * i) / steps)));
  return squares;
}

type Counted = Map<number, number>;
const squaresBySide = (sides: Roster['sides']): ReadonlyMap<Id, Counted> =>
  new Map(sides.map(({ id }) => [id, new Map<number, number>()]));
const add = (squares: Counted | undefined, square: number, count: number): void =>
  void squares?.set(square, (squares.get(square) ?? 0) + count);
const flat = (bySide: ReadonlyMap<Id, Counted>): Readonly<Record<Id, Squares>> =>
  Object.fromEntries([...bySide].map(([id, squares]) => [id, [...squares].toSorted(([a], [b]) => a - b).flat()]));
const round = (cm: number): number => Math.round(cm * 10) / 10;
