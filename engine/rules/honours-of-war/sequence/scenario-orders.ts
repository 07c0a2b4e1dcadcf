/** What the scenario orders in the course of the battle: its events, troops held back, troops that come later. */
import { pieceOf } from '../../../battle';
import type { Field, Id, Piece, Rule } from '../../../battle';
import { arrive, drawLots, endHolds, isHeld, leaveByExits, scenarioEvents, throwForHolds } from '../../common';
import type { ArrivalRules, EventRules } from '../../common';
import type { Pose } from '../../../geometry';
import { placeRefused } from '../movement/standing-room';
import { holderOf, mayLeave } from '../victory/breaking';
import { normalMove } from '../troops/traits';
import type { Traits } from '../troops/traits';
import { nearest } from '../../../tabletop';
import { enemiesOf, findTroop, footprint, hullIn, registerIn, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { clearFigures } from '../command/displacing';
import { LENGTHS } from '../lengths';

const EVENT_CLAUSES: EventRules['clauses'] = {
  message: 'HOW-SCEN-01',
  leaves: 'HOW-SCEN-20',
  weather: 'HOW-SEQ-02',
  sight: 'HOW-WX-03',
  burns: 'HOW-SCEN-01',
  bridge: 'HOW-SCEN-01',
  ice: 'HOW-SCEN-01',
  frees: 'HOW-SCEN-11',
  holds: 'HOW-SCEN-11',
  calls: 'HOW-SCEN-05',
  objective: 'HOW-SCEN-01',
};

/** Before the generals move: what the turn begins with, and who is held no longer. */
export function* beginTurn(field: Field): Rule<void> {
  yield* drawLots(field, standsFree(field), 'HOW-SCEN-01');
  scenarioEvents(field, 'start', eventRules(field));
  freeHeldTroops(field);
  yield* throwForHolds(field, 'HOW-SCEN-11');
}

/** Before points are counted. */
export function endTurn(field: Field): void {
  leaveByExits(field, () => mayLeave(field.whole), 'HOW-MOVE-14');
  scenarioEvents(field, 'end', eventRules(field));
}

const eventRules = (field: Field): EventRules => ({
  clauses: EVENT_CLAUSES,
  lengths: LENGTHS,
  footprints: () => troopsOn(field.whole).flatMap(({ boxes }) => boxes),
});

/** Units may move once their turn has come, the enemy is near or their objective is lost (HOW-SCEN-11, HOW-SCEN-19). */
export function freeHeldTroops(field: Field): void {
  if (!field.state.pieces.some(isHeld)) return;
  const distanceToEnemy = (id: Id): number => {
    const view = field.view(field.roster.units[id]?.side ?? '');
    const troop = findTroop(view, id);
    return (troop && nearest(troop, enemiesOf(view, troop.side))?.distance) ?? Infinity;
  };
  const holder = (id: Id): Id | null => {
    const objective = field.roster.objectives.find((one) => one.id === id);
    return objective ? holderOf(field.whole, objective) : null;
  };
  endHolds(field, { enemyDistance: distanceToEnemy, holder, lengths: LENGTHS }, 'HOW-SCEN-11');
}

/** Troops due come on in march column or limbered, before their side moves its first brigade (HOW-SCEN-05). */
export function* comeOn(field: Field, side: Id): Rule<void> {
  yield* arrive(field, side, comingOf(field, side));
  yield* clearFigures(field);
}

/** Has a unit room to stand so as the battle begins? */
const standsFree =
  (field: Field) =>
  (unit: Id, pose: Pose): boolean =>
    comingOf(field, field.roster.units[unit]?.side ?? '').isFree(unit, pose);

/** As deep as a double move in column brings the head of a march, the most that anybody moves in a turn (HOW-MOVE-09, HOW-SEQ-07). */
function comingOf(field: Field, side: Id): ArrivalRules {
  const unitOf = (id: Id): { readonly traits: Traits; readonly piece: Piece } => {
    const traits = registerIn(field.view(side)).traits.get(id);
    if (!traits) throw new Error(`${id} is not in the roster`);
    return { traits, piece: pieceOf(field.state, id) };
  };
  return {
    clause: 'HOW-SCEN-05',
    alongEdge: registerIn(field.view(side)).scale.distances.cm30,
    deepest: (head) => {
      const { traits, piece } = unitOf(head);
      return 2 * normalMove(traits, piece.formation);
    },
    column: (id) => {
      const { traits, piece } = unitOf(id);
      return hullIn(traits, piece.formation);
    },
    isFree: (id, pose) => {
      const { traits, piece } = unitOf(id);
      const boxes = footprint(traits, piece.formation, pose);
      const [box] = boxes;
      if (!box) return false;
      const troop: Troop = { id, side, piece, traits, box, boxes, inside: null };
      return placeRefused(field.view(side), troop) === null;
    },
  };
}
