/** What units spent in their activations and what they might, told from events and the move tables alone. */
import type { BattleEvent, Id, View } from '../../../../../engine/battle';
import { normalMove } from '../../../../../engine/rules/honours-of-war/troops/traits';
import { distanceBetween } from '../../../../../engine/tabletop';
import { enemiesOf, findTroop, isColumn, isMarked } from '../../../../../engine/rules/honours-of-war/troops/troop';
import type { Troop } from '../../../../../engine/rules/honours-of-war/troops/troop';
import { walk } from '../../../../kit';
import type { Fought } from '../../../../kit';

/** One unit in one activation of its command. */
interface Activation {
  readonly id: Id;
  readonly performance: string;
  readonly moves: number;
  /** The longest normal move of any formation it was in, roads counted, cm. */
  longest: number;
  /** Along its paths, cm. */
  gone: number;
  readonly turn: number;
}

/** Manners that are paid from the allowance: charges, evades and forced moves have measures of their own. */
const PAID = ['march', 'manhandle'];

function activationsOf(fought: Fought): readonly Activation[] {
  const done: Activation[] = [];
  let open = new Map<Id, Activation>();
  let command: { readonly act: number; readonly id: Id } | null = null;
  walk(fought, (event, before) => {
    if (event.do === 'begin' && event.in === null && event.who in fought.setUp.roster.commands)
      command = { act: event.act, id: event.who };
    if (event.do === 'end' && event.act === command?.act) {
      done.push(...open.values());
      open = new Map();
      command = null;
    }
    if (!command || !isPaid(event)) return;
    const view = before();
    const id = event.do === 'moved' ? event.movers[0]?.id : event.id;
    const troop = id === undefined ? null : findTroop(view, id);
    if (!troop) return;
    const one = open.get(troop.id) ?? begun(view, troop, command.id);
    open.set(troop.id, one);
    for (const formation of [troop.piece.formation, event.do === 'formed' ? event.formation : troop.piece.formation])
      one.longest = Math.max(one.longest, normalMove(troop.traits, formation, true));
    if (event.do === 'moved') one.gone += event.movers.reduce((sum, { path }) => sum + path.length, 0);
  });
  return done;
}

const isPaid = (event: BattleEvent): event is Extract<BattleEvent, { do: 'moved' | 'formed' }> =>
  event.do === 'formed' || (event.do === 'moved' && PAID.includes(event.manner));

function begun(view: View, troop: Troop, command: Id): Activation {
  const figure = view.state.commands[command] ?? view.state.pieces.find(({ id }) => id === command);
  const led = String(figure?.marks['performance'] ?? '');
  const performance = isMarked(troop, 'acts as poor') ? 'Poor' : led;
  const near = Math.min(Infinity, ...enemiesOf(view, troop.side).map((enemy) => distanceBetween(troop, enemy)));
  const marches = performance === 'Steady' && isColumn(troop) && near > troop.traits.scale.distances.cm60;
  const moves = TWICE.has(performance) || marches ? 2 : 1;
  return { id: troop.id, performance, moves, longest: 0, gone: 0, turn: view.state.at.turn };
}

/** Performances of up to two moves; a broken brigade falls back by as many (HOW-OPT-02). */
const TWICE = new Set(['Admirable', 'Inspiring', 'Broken']);

/** Units that went farther in an activation than their moves, in sentences. */
export const faultsOfAllowances = (fought: Fought): readonly string[] =>
  activationsOf(fought)
    .filter(({ gone, moves, longest }) => gone > moves * longest + 0.05)
    .map(
      ({ id, turn, gone, moves, longest }) => `turn ${turn}: ${id} went ${gone} cm with ${moves} moves of ${longest}`,
    );
