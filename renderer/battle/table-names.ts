/** Names over the table in three dimensions: which there are, and where they stand without covering one another. */
import { shortUnit, standingNames } from '../../drawing/map';
import type { BattleRecord, BattleState, Id } from '../../engine/battle';
import { scenarioNow } from '../../engine/battle';
import { plus, times, type Point } from '../../engine/geometry';
import { wordsWidth } from '../ui';
import { entryPointsKnown } from './gates';
import type { ScreenPoint } from './places';

export interface TableName {
  readonly id: string;
  readonly text: string;
  readonly kind: 'objective' | 'place' | 'unit';
  /** Of a unit, or of whoever holds an objective; null of a place. */
  readonly side: Id | null;
  /** Null of a unit, which is where it stands now. */
  readonly at: Point | null;
}

/** Objectives first, then units, then what the plan names and entry points: where there is no room for all, the first stay. */
export function tableNames(
  { scenario, roster }: Pick<BattleRecord, 'scenario' | 'roster'>,
  state: BattleState,
): readonly TableName[] {
  const now = scenarioNow(scenario, state);
  const houses = new Map(now.terrain.flatMap((one) => (one.kind === 'bua' ? [[one.id, middleOf(one.blocks)]] : [])));
  const places = standingNames(now).map(({ id, text, box: { pose } }): TableName => {
    return { id, text, kind: 'place', side: null, at: houses.get(id) ?? { x: pose.x, y: pose.y } };
  });
  const objectives = now.objectives.flatMap(({ id, name, at, feature }): TableName[] => {
    const place = at ?? places.find((one) => one.id === feature)?.at ?? null;
    return place ? [{ id: `objective ${id}`, text: name, kind: 'objective', side: null, at: place }] : [];
  });
  const units = state.pieces.flatMap(({ id, where }): TableName[] => {
    const unit = roster.units[id];
    return unit && 'on' in where ? [{ id, text: shortUnit(unit.name), kind: 'unit', side: unit.side, at: null }] : [];
  });
  const entries = entryPointsKnown(scenario, state).map(({ id, name, at }): TableName => {
    return { id, text: name, kind: 'place', side: null, at };
  });
  return [...objectives, ...units, ...places, ...entries];
}

/** The plan writes the name of houses beside them; here it stands above their roofs. */
function middleOf(blocks: readonly { readonly at: Point }[]): Point {
  const sum = blocks.reduce((all, { at }) => plus(all, at), { x: 0, y: 0 });
  return times(sum, 1 / blocks.length);
}

/** A name and the middle of its words on the picture, px. */
export interface PlacedName extends ScreenPoint {
  readonly name: TableName;
}
/** The height of the words, px. */
const HEIGHT = 18;
/** So far names stand from what they name: one beside it clears those above and below, px. */
const OFF = 18;
/** Where the counter of a unit stands over its place, and half of its side, px; a name this much higher clears it. */
const DIE = { up: 12, half: 8 } as const;

/**
 * Each name above, below or beside its place, off the counters of units at `dice` if it can be; left out where it would
 * cover another name, leave the picture or lie within its first `top` px, where the buttons are.
 */
export function placedNames(
  wishes: readonly { readonly name: TableName; readonly at: ScreenPoint }[],
  picture: { readonly width: number; readonly height: number; readonly top: number },
  dice: readonly ScreenPoint[] = [],
): readonly PlacedName[] {
  const placed: PlacedName[] = [];
  for (const { name, at } of wishes) {
    const half = widthOf(name) / 2;
    const spots = [
      { x: at.x, y: at.y - OFF },
      { x: at.x, y: at.y - OFF - DIE.up },
      { x: at.x, y: at.y + OFF },
      { x: at.x + half + OFF, y: at.y },
      { x: at.x - half - OFF, y: at.y },
    ].filter(
      ({ x, y }) =>
        x >= half &&
        x <= picture.width - half &&
        y >= picture.top + HEIGHT / 2 &&
        y <= picture.height - HEIGHT / 2 &&
        placed.every((other) => {
          const apart = half + widthOf(other.name) / 2;
          return Math.abs(other.x - x) >= apart || Math.abs(other.y - y) >= HEIGHT;
        }),
    );
    const showsDice = ({ x, y }: ScreenPoint): boolean =>
      dice.every(
        (die) => Math.abs(die.x - x) >= half + DIE.half || Math.abs(die.y - DIE.up - y) >= HEIGHT / 2 + DIE.half,
      );
    const spot = spots.find(showsDice) ?? spots[0];
    if (spot) placed.push({ name, ...spot });
  }
  return placed;
}

const widthOf = ({ text }: TableName): number => wordsWidth(text, 'strong') + 8;
