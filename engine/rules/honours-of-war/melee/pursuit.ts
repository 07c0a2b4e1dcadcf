/** Pursuit by cavalry that has won, and foot that takes the houses it has won (HOW-PURS, HOW-BUA-20). */
import { ask } from '../../../battle';
import type { Field, Id, Question, Reason, Rule } from '../../../battle';
import { facing, pathOf, straight } from '../../../geometry';
import type { GroundBlock } from '../../../terrain';
import { approach } from '../charge/approach';
import { arrive } from '../charge/charge';
import { classReason, passes } from '../charge/meeting';
import { freshAllowance } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { occupantsOf, mayOccupy } from '../movement/blocks';
import { isRefusal } from '../movement/march';
import { runAlong } from '../movement/run';
import { isHorse, normalMove } from '../troops/traits';
import {
  distanceBetween,
  enemiesOf,
  findTroop,
  isColumn,
  isDoneFor,
  isInMelee,
  isMarked,
  troopOf,
  viewOf,
} from '../troops/troop';
import { fightOut } from './melee-phase';

/** Does the owner want to pursue? Told before the loser moves (HOW-PURS-02). */
export const pursueQuestion: Question<{ readonly unit: Id }, { readonly pick: 'wish' | 'rather not' }> = {
  kind: 'pursue',
  form: () => ({ form: 'pick' }),
  choices: () => ({ list: [{ pick: 'wish' }, { pick: 'rather not' }] }),
  check: () => null,
  words: (view, { unit }) => ({
    title: `${view.roster.units[unit]?.name ?? unit} has won: pursue?`,
    clause: 'HOW-PURS-02',
  }),
  label: (_view, _about, { pick }) => (pick === 'wish' ? 'Pursue: +1' : 'Hold them back: −1'),
  idle: () => ({ pick: 'rather not' }),
};

/** The wish of a cavalry winner; null for troops that never pursue (HOW-PURS-10) or have done so (HOW-PURS-08). */
export function* wishToPursue(field: Field, id: Id): Rule<boolean | null> {
  const troop = findTroop(viewOf(field, id), id);
  if (!troop || !isHorse(troop.traits) || isMarked(troop, 'pursued')) return null;
  const { pick } = yield* ask(field, pursueQuestion, troop.side, { unit: id });
  return pick === 'wish';
}

export function* pursue(field: Field, id: Id, wish: boolean | null): Rule<void> {
  if (wish === null) return;
  const troop = troopOf(viewOf(field, id), id);
  const clause = 'HOW-PURS-02';
  const wanted: Reason = {
    clause,
    label: wish ? 'Their general wishes it' : 'Their general holds them back',
    value: wish ? 1 : -1,
  };
  const goes = isColumn(troop)
    ? wish
    : yield* passes(field, troop, 'Pursuit', clause, [...classReason(troop, clause), wanted]);
  if (!goes) return;
  field.emit({ do: 'mark', id, mark: 'pursued', value: 1 });
  yield* field.within(`${troop.traits.unit.name} pursues`, id, () => ridesOn(field, id));
}

/** Half to a whole move to the front; any enemy within half a move is charged (HOW-PURS-04, 05). */
function* ridesOn(field: Field, id: Id): Rule<void> {
  const troop = troopOf(viewOf(field, id), id);
  const view = field.view(troop.side);
  const normal = normalMove(troop.traits, troop.piece.formation);
  const allowance: Allowance = freshAllowance(view, troop, { performance: 'Steady', directed: true });
  const prey = enemiesOf(view, troop.side)
    .map((enemy) => ({ enemy, near: distanceBetween(troop, enemy) }))
    .filter(({ near }) => near <= normal / 2)
    .toSorted((a, b) => a.near - b.near);
  for (const { enemy } of prey) {
    const found = approach(view, { ...allowance, moves: 1 }, enemy);
    if (isRefusal(found)) continue;
    yield* arrive(field, found.path, found);
    if (isInMelee(field.view(troop.side), troopOf(field.view(troop.side), id)))
      yield* fightOut(field, [id, enemy.id], new Set());
    return;
  }
  const way = facing(troop.box.pose);
  const run = runAlong(view, troop, way, normal / 2, { normal });
  const length = run.lengthFor(normal / 2);
  if (length < 0.5) return;
  field.emit(
    {
      do: 'moved',
      movers: [{ id, path: pathOf(troop.box.pose, [straight(troop.box.pose, length, way)]) }],
      manner: 'pursuit',
    },
    {
      text: `${troop.traits.unit.name} pursues ${length.toFixed(1)} cm.`,
      reasons: [{ clause: 'HOW-PURS-04', label: 'At least half a move' }],
    },
  );
  field.emit({ do: 'mark', id, mark: 'moved', value: 1 });
}

/** Foot that wins at the edge of houses takes the block (HOW-BUA-20). */
export function followInto(field: Field, id: Id, block: GroundBlock): void {
  const troop = findTroop(viewOf(field, id), id);
  if (!troop || !mayOccupy(troop) || isDoneFor(troop)) return;
  if (occupantsOf(field.view(troop.side), block.id).length >= 2) return;
  field.emit(
    { do: 'went', id, to: { inside: block.id } },
    {
      text: `${troop.traits.unit.name} takes the houses.`,
      reasons: [{ clause: 'HOW-BUA-20', label: 'Won the melee at their edge' }],
    },
  );
}
