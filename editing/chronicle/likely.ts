/** What an entry of a kind probably is before anybody has said more: where they go, against whom, and how long. */
import { figures } from '../../engine/battle';
import type { Chronicled } from '../../engine/chronicle';
import { distance, minus, plus, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { isMarching, unitsOfArmy } from '../../engine/scenario';
import type { Cm, Deed, Id, Minutes, Table } from '../../engine/scenario';
import type { Refused } from '../draft';
import type { ChronicleDraft } from './draft';
import { groupAt, placesAt } from './group';
import { FIRST_WORDS } from './ways';
import type { NewEntry } from './written';

/** Cm: how far a way leads that nobody has led yet, and how far from the enemy it stops. */
const WAY = 25;
const SHORT_OF = 10;
/** Minutes: how long fire and fight last. */
const A_WHILE = 30;

const AT_THE_ENEMY: readonly Deed[] = ['advance', 'charge', 'counter-charge', 'assault'];
const FROM_THE_ENEMY: readonly Deed[] = ['withdraw', 'retreat', 'rout'];
const AGAINST: readonly Deed[] = ['charge', 'counter-charge', 'assault', 'fire', 'skirmish', 'fight'];
const A_TIME: readonly Deed[] = ['fire', 'skirmish', 'fight'];

interface Wanted {
  readonly who: readonly Id[];
  readonly does: Deed;
  readonly at: Minutes;
}

export function likelyEntry(draft: ChronicleDraft, told: Chronicled, wanted: Wanted): NewEntry | Refused {
  const { who, does, at } = wanted;
  if (does === 'note') return { at, who, does, caption: FIRST_WORDS };
  if (does === 'burn') return { at, who, does };
  if (who.length === 0) return { refused: `Choose on the table who is to ${does}.` };
  const enemy = nearestEnemy(told, wanted);
  return {
    ...{ at, who, does },
    ...(A_TIME.includes(does) && { until: Math.min(draft.chronicle.day.ends, at + A_WHILE) }),
    ...(isMarching(does) && { along: likelyWay(draft, told, wanted) }),
    ...(AGAINST.includes(does) && enemy && { against: [enemy.id] }),
  };
}

/** Where they would go: at the enemy, away from him, or straight on. */
export function likelyWay(draft: ChronicleDraft, told: Chronicled, wanted: Wanted): readonly Point[] {
  const { who, does, at } = wanted;
  const { table } = draft.scenario;
  const group = groupAt(told, at, who);
  const from = group?.middle ?? { x: table.width / 2, y: table.depth / 2 };
  if (does === 'arrive') return comingOn(draft, who, from);
  const enemy = group && nearestEnemy(told, wanted);
  const looks = group?.looks ?? { x: 0, y: 1 };
  const far = enemy ? distance(from, enemy.at) : 0;
  const towards = enemy && far > 0 ? times(minus(enemy.at, from), 1 / far) : looks;
  if (FROM_THE_ENEMY.includes(does)) return [within(table, plus(from, times(towards, -WAY)))];
  if (!AT_THE_ENEMY.includes(does)) return [within(table, plus(from, times(looks, WAY)))];
  const reach = does === 'advance' ? Math.min(WAY, far / 2) : far - SHORT_OF;
  return [within(table, plus(from, times(towards, enemy ? Math.max(1, reach) : WAY)))];
}

/** From where the scenario has them arrive, or from the nearest edge, to where they stand. */
function comingOn({ scenario: { armies, table } }: ChronicleDraft, who: readonly Id[], to: Point): readonly Point[] {
  const unit = armies.flatMap(unitsOfArmy).find(({ id, place }) => who.includes(id) && 'arrives' in place);
  const arrives = unit && 'arrives' in unit.place ? unit.place.arrives.at : null;
  const middle = { x: table.width / 2, y: table.depth / 2 };
  if (arrives) {
    const far = Math.max(1, distance(arrives, middle));
    return [arrives, plus(arrives, times(minus(middle, arrives), Math.min(1, WAY / far)))];
  }
  const edges: readonly Point[] = [
    { x: 0, y: to.y },
    { x: table.width, y: to.y },
    { x: to.x, y: 0 },
    { x: to.x, y: table.depth },
  ];
  return [edges.reduce((near, edge) => (distance(edge, to) < distance(near, to) ? edge : near)), to];
}

const MARGIN: Cm = 3;
const within = ({ width, depth }: Table, { x, y }: Point): Point => ({
  x: Math.max(MARGIN, Math.min(width - MARGIN, x)),
  y: Math.max(MARGIN, Math.min(depth - MARGIN, y)),
});

function nearestEnemy(told: Chronicled, { who, at }: Wanted): { readonly id: Id; readonly at: Point } | null {
  const here = groupAt(told, at, who)?.middle;
  const pieces = [...told.start.pieces, ...figures(told.start)];
  const own = pieces.find(({ id }) => who.includes(id))?.seat;
  const enemies = new Set(told.start.pieces.flatMap(({ id, seat }) => (seat === own ? [] : [id])));
  let best: { readonly id: Id; readonly at: Point; readonly far: number } | null = null;
  for (const [id, place] of here ? placesAt(told, at) : []) {
    const far = here ? distance(here, place) : 0;
    if (enemies.has(id) && (best === null || far < best.far)) best = { id, at: place, far };
  }
  return best;
}
