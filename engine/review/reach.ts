/** Who can get where: rivers without a crossing, objectives that no one can reach. */
import type { Point } from '../geometry';
import { pointGap } from '../geometry';
import { unitsOfArmy } from '../scenario';
import type { Army, Id, Objective, Scenario } from '../scenario';
import type { Ground } from '../terrain';
import { called } from '../scenario';
import type { UnplacedFinding } from '../scenario';

/** The table is looked at in squares of this side, cm: no river is narrower than two of them where it matters. */
const SQUARE = 2;
const WET = -1;

export function reviewReach(scenario: Scenario, ground: Ground): readonly UnplacedFinding[] {
  const shores = new Shores(ground);
  return [...uncrossed(scenario, ground, shores), ...unreachable(scenario, ground, shores)];
}

/** The dry land of a table, in pieces that water parts and bridges and fords join. */
class Shores {
  readonly #columns: number;
  readonly #rows: number;
  readonly #piece: Int16Array;

  constructor(readonly ground: Ground) {
    this.#columns = Math.max(1, Math.ceil(ground.width / SQUARE));
    this.#rows = Math.max(1, Math.ceil(ground.depth / SQUARE));
    this.#piece = new Int16Array(this.#columns * this.#rows);
    for (let square = 0; square < this.#piece.length; square += 1) if (this.#isWet(square)) this.#piece[square] = WET;
    let pieces = 0;
    for (let square = 0; square < this.#piece.length; square += 1)
      if (this.#piece[square] === 0) this.#flood(square, (pieces += 1));
  }

  /** The piece of land a point lies on, or the nearest one within a few cm; 0 in the middle of water. */
  pieceAt(point: Point): number {
    const column = clamped(Math.floor(point.x / SQUARE), this.#columns);
    const row = clamped(Math.floor(point.y / SQUARE), this.#rows);
    for (let ring = 0; ring <= 4; ring += 1)
      for (let y = Math.max(0, row - ring); y <= Math.min(this.#rows - 1, row + ring); y += 1)
        for (let x = Math.max(0, column - ring); x <= Math.min(this.#columns - 1, column + ring); x += 1) {
          const piece = this.#piece[y * this.#columns + x] ?? WET;
          if (piece > 0) return piece;
        }
    return 0;
  }

  #isWet(square: number): boolean {
    const point = {
      x: ((square % this.#columns) + 0.5) * SQUARE,
      y: (Math.floor(square / this.#columns) + 0.5) * SQUARE,
    };
    if (this.ground.crossings.some(({ box }) => pointGap(point, box) === 0)) return false;
    return this.ground.areasAt(point).some(({ feature }) => {
      if (feature.effects?.movement)
        return Object.values(feature.effects.movement).every((going) => going === 'closed');
      return feature.kind === 'pond' || (feature.kind === 'river' && feature.class === 'impassable');
    });
  }

  #flood(from: number, piece: number): void {
    const waiting = [from];
    this.#piece[from] = piece;
    for (let square = waiting.pop(); square !== undefined; square = waiting.pop())
      for (const next of this.#neighbours(square))
        if (this.#piece[next] === 0) {
          this.#piece[next] = piece;
          waiting.push(next);
        }
  }

  #neighbours(square: number): readonly number[] {
    const column = square % this.#columns;
    return [
      ...(column > 0 ? [square - 1] : []),
      ...(column < this.#columns - 1 ? [square + 1] : []),
      ...(square >= this.#columns ? [square - this.#columns] : []),
      ...(square + this.#columns < this.#piece.length ? [square + this.#columns] : []),
    ];
  }
}

const clamped = (index: number, count: number): number => Math.min(count - 1, Math.max(0, index));

/** A river without a crossing that has people or houses on both its banks. */
function uncrossed({ terrain, armies }: Scenario, ground: Ground, shores: Shores): readonly UnplacedFinding[] {
  const peopled = new Set(
    [
      ...armies.flatMap((army) => unitsOfArmy(army).flatMap(({ place }) => ('at' in place ? [place.at] : []))),
      ...ground.blocks.map(({ block }) => block.at),
    ].map((point) => shores.pieceAt(point)),
  );
  peopled.delete(0);
  if (peopled.size < 2) return [];
  return terrain.flatMap((feature): readonly UnplacedFinding[] => {
    if (feature.kind !== 'river' || feature.class === 'fordable') return [];
    if (ground.crossings.some(({ over }) => over === feature.id)) return [];
    return [
      {
        severity: 'warning',
        code: 'river-divides',
        about: feature.id,
        key: null,
        message: `${called(feature)} has no bridge or ford, so those on one bank can never reach the other.`,
        fix: 'Add a bridge or a ford, or make the river fordable.',
      },
    ];
  });
}

function unreachable(scenario: Scenario, ground: Ground, shores: Shores): readonly UnplacedFinding[] {
  return scenario.objectives.flatMap((objective): readonly UnplacedFinding[] => {
    const at = placeOf(objective, ground);
    if (!at) return [];
    const piece = shores.pieceAt(at);
    const kept = scenario.armies.filter(
      (army) => !startsOf(army, ground).some((from) => shores.pieceAt(from) === piece),
    );
    if (kept.length === 0) return [];
    return [
      {
        severity: 'warning',
        code: 'objective-unreachable',
        about: objective.id,
        key: null,
        message: `${objective.name} cannot be reached by ${kept.map(({ name }) => name).join(' or ')}: water lies on every way.`,
        fix: 'Add a bridge or a ford, or move the objective.',
      },
    ];
  });
}

/** Where the units of an army begin or come on. */
const startsOf = (army: Army, ground: Ground): readonly Point[] =>
  unitsOfArmy(army).flatMap(({ place }) => {
    if ('at' in place) return [place.at];
    if ('arrives' in place) return [place.arrives.at];
    const block = ground.block(place.inside);
    return block ? [block.block.at] : [];
  });

function placeOf({ at, feature }: Objective, ground: Ground): Point | null {
  if (at) return at;
  const id: Id = feature ?? '';
  const block = ground.blocks.find((one) => one.id === id || one.bua === id)?.block.at;
  return block ?? ground.crossings.find((one) => one.id === id)?.box.pose ?? ground.area(id)?.centre ?? null;
}
