/** What several commands of a side are called together: the army, its left, its centre, or they by name. */
import { listed, midway } from '../../battle';
import type { Roster, RosterCommand } from '../../battle';
import { dot, minus, rightOf, times, unit } from '../../geometry';
import type { Point } from '../../geometry';
import type { Id } from '../../scenario';

const WINGS = ['left', 'centre', 'right'] as const;
type Wing = (typeof WINGS)[number];

/** So much of a wing or an army is called by its name, and so much of those named has to belong to the wing. */
const MOST = 0.65;
const PROPER = 0.75;
/** An army of fewer units has no wings. */
const ENOUGH = 6;
/** More are not named one by one. */
const NAMED = 3;

export interface Front {
  /** Where the side looks: to the middle of its enemy. */
  readonly looks: Point;
  /** The wing of each unit that stood on the table. */
  readonly wings: ReadonlyMap<Id, Wing>;
}

/** By where units stand when the battle begins: three parts of the side's width. */
export function frontOf(side: Id, places: ReadonlyMap<Id, Point>, { units }: Pick<Roster, 'units'>): Front {
  const own = [...places].filter(([id]) => units[id]?.side === side);
  const enemy = [...places].filter(([id]) => units[id] !== undefined && units[id].side !== side);
  const looks = unit(minus(middleOf(enemy.map(([, at]) => at)), middleOf(own.map(([, at]) => at))));
  const across = rightOf(looks);
  const rights = own.map(([id, at]) => ({ id, right: dot(at, across) }));
  const least = Math.min(...rights.map(({ right }) => right));
  const most = Math.max(...rights.map(({ right }) => right));
  const third = (most - least) / 3;
  const wingAt = (right: number): Wing => (right < least + third ? 'left' : right > most - third ? 'right' : 'centre');
  return { looks, wings: new Map(rights.map(({ id, right }) => [id, wingAt(right)])) };
}

const middleOf = (points: readonly Point[]): Point =>
  times(
    points.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 }),
    1 / Math.max(1, points.length),
  );

/** A name for a sentence, and whether it stands for several. */
export interface Called {
  readonly name: string;
  readonly many: boolean;
}

/** `Prussia`, `Prussia’s left (Moritz's Foot and Driesen's Horse)`, `Driesen's Horse and Forcade's Foot`. */
export function calledTogether(
  commands: readonly RosterCommand[],
  { units, sides }: Pick<Roster, 'units' | 'sides'>,
  { wings }: Front,
): Called {
  const [first] = commands;
  const side = sides.find(({ id }) => id === first?.side);
  const own = new Set(commands.flatMap((command) => command.units).filter((id) => wings.has(id)));
  const names = namesOf(commands, units);
  const byNames = { name: names, many: commands.length > 1 };
  if (!side || own.size === 0) return byNames;
  const sideName = sides.every(({ nation }) => nation === side.nation) ? side.name : side.nationName;
  if (own.size >= wings.size * MOST && commands.length > 1) return { name: sideName, many: false };
  if (wings.size < ENOUGH) return byNames;
  for (const wing of WINGS) {
    const all = [...wings].filter(([, of]) => of === wing).map(([id]) => id);
    const inIt = all.filter((id) => own.has(id)).length;
    if (inIt >= all.length * MOST && inIt >= own.size * PROPER)
      return { name: `${sideName}’s ${wing} (${names})`, many: false };
  }
  return byNames;
}

function namesOf(commands: readonly RosterCommand[], units: Roster['units']): string {
  const names = commands.map(({ id, name }) => midway(units[id]?.name ?? name));
  const more = names.length - NAMED;
  return listed(more > 1 ? [...names.slice(0, NAMED), `${more} more`] : names);
}
