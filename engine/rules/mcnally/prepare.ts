/** A scenario's armies under this book, where the scenario places them (MCN-SEQ-10). */
import { viewOfPosition } from '../../battle';
import type { BattleState, Piece, Roster, View } from '../../battle';
import type { Pose } from '../../geometry';
import { unitsOfArmy } from '../../scenario';
import type { Scenario, Unit } from '../../scenario';
import { placesAbout } from '../../tabletop';
import { groundOf } from '../../terrain';
import type { PreparedBattle } from '../system';
import { setUpArmies } from '../common';
import type { SetUpRules } from '../common';
import { inchAt, isScale } from './lengths';
import { isFree } from './movement/standing';
import { firstMover } from './sequence/turn';
import { columnOf, formationOf, layout, shapesOf } from './troops/layouts';
import { nationalValues } from './troops/nations';
import { OWN_KEY, readOverrides } from './troops/overrides';
import { isUnseen } from './sight/hidden';
import { footprint, troopsOn } from './troops/troop';
import { traitsIn } from './troops/traits';
import { STRENGTH } from './troops/vocabulary';

export function prepare(scenario: Scenario): PreparedBattle {
  const { roster, state } = setUpArmies(
    scenario,
    rulesAt(isScale(scenario.rules.scale) ? scenario.rules.scale : '25mm'),
  );
  const traits = traitsIn(roster);
  const lost = new Map(scenario.armies.flatMap(unitsOfArmy).map((unit) => [unit.id, unit.lost]));
  for (const { id, gauges } of state.pieces)
    gauges[STRENGTH] = strengthLeft(traits.get(id)?.strength ?? 0, lost.get(id));
  const first = firstMover(roster);
  if (first !== null) state.marks['moves first'] = first;
  if (scenario.rules.options['second charge'] === 'yes') state.marks['second charge'] = 1;
  makeRoom(scenario, roster, state);
  hide(scenario, roster, state);
  return { roster, state };
}

/** Who comes from a fight with losses has so much less of his strength, and at least a point of it. */
const strengthLeft = (full: number, lost = 0): number => (lost > 0 ? Math.max(1, Math.round(full * (1 - lost))) : full);

/** Units where the battle begins, for whoever looks the table over before it. */
export function settled(scenario: Scenario): Scenario {
  const places = new Map(prepare(scenario).state.pieces.map(({ id, where }) => [id, where]));
  const moved = (unit: Unit): Unit => {
    const where = places.get(unit.id);
    if (!('at' in unit.place) || !where || !('on' in where)) return unit;
    return { ...unit, place: { ...unit.place, at: { x: where.on.x, y: where.on.y } } };
  };
  return {
    ...scenario,
    armies: scenario.armies.map((army) => ({
      ...army,
      independents: army.independents.map(moved),
      brigades: army.brigades.map((brigade) => ({ ...brigade, units: brigade.units.map(moved) })),
    })),
  };
}

const rulesAt = (measure: string): SetUpRules => ({
  measure,
  national: (nation) => nationalValues(nation),
  overrides: (unit) => unit.overrides[OWN_KEY] ?? null,
  layouts: (unit) => {
    const { train } = readOverrides(unit.overrides[OWN_KEY]);
    return Object.fromEntries(shapesOf(unit.arm).map((shape) => [shape, layout(unit, shape, inchAt(measure), train)]));
  },
  formation: ({ arm, formation }) => formationOf(arm, formation),
  column: columnOf,
  gauges: () => ({ [STRENGTH]: 0 }),
  ratingOfIndependents: 'dependable',
});

/** Bases of this book are of other sizes than a scenario may have been written for: who would stand on others steps aside. */
function makeRoom(scenario: Scenario, roster: Roster, state: BattleState): void {
  const ground = groundOf(scenario);
  const settled: Piece[] = [];
  for (const piece of state.pieces) {
    if (!('on' in piece.where)) continue;
    const own = traitsIn(roster).get(piece.id);
    if (!own) continue;
    const view: View = viewOfPosition({ seat: piece.seat, ground, roster, state: { ...state, pieces: settled } });
    const standsFree = (pose: Pose): boolean => {
      const box = footprint(own, piece.formation, pose);
      return isFree(view, { id: piece.id, side: piece.seat, piece, traits: own, box, boxes: [box], inside: null });
    };
    const to = placesAbout(piece.where.on, own.inch / 2).find(standsFree);
    if (to) piece.where = { on: to };
    settled.push(piece);
  }
}

/** Troops in woods and buildings whom the enemy does not see from where he begins (MCN-VIS-04). */
function hide(scenario: Scenario, roster: Roster, state: BattleState): void {
  const view = viewOfPosition({ seat: '', ground: groundOf(scenario), roster, state });
  for (const troop of troopsOn(view)) if (isUnseen(view, troop)) troop.piece.knownTo = [];
}
