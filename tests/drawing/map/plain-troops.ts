/** A battle at its start without a rule system: every unit one base, as the scenario places it. */
import type { BattleState, Piece, Roster, RosterCommand, RosterUnit } from '../../../engine/battle';
import { facingOf, poseAt } from '../../../engine/geometry';
import { START_FOOTPRINTS } from '../../../drawing/map/footprints';
import type { DrawnTroops } from '../../../drawing/map';
import type { Army, Scenario, Unit } from '../../../engine/scenario';
import { PLAIN_ROSTER_UNIT } from '../../engine/plain';

export function plainTroops(scenario: Scenario): DrawnTroops {
  const units: Record<string, RosterUnit> = {};
  const commands: Record<string, RosterCommand> = {};
  const pieces: Piece[] = [];
  const figures: Record<string, Piece> = {};

  const enlist = (army: Army, unit: Unit, command: string): void => {
    const { arm } = unit;
    const [width, depth] = START_FOOTPRINTS[arm][unit.formation];
    const carries = arm === 'guns' ? 'gun' : arm === 'train' ? 'wagon' : arm;
    const base = { x: 0, y: 0, turn: 0, width, depth, carries } as const;
    const { id, name, type, size, place } = unit;
    units[id] = {
      id,
      name,
      side: army.id,
      command,
      type,
      arm,
      class: unit.class,
      ...PLAIN_ROSTER_UNIT,
      size,
      layouts: { [unit.formation]: [base] },
    };
    const where =
      'at' in place
        ? { on: poseAt(place.at, facingOf(place.heading)) }
        : 'inside' in place
          ? { inside: place.inside }
          : { off: army.id, due: place.arrives.turn };
    pieces.push({ id, seat: army.id, command, where, formation: unit.formation, bases: null, gauges: {}, marks: {} });
  };
  const lead = (
    army: Army,
    kind: 'general' | 'brigade',
    id: string,
    leader: { name: string; at: { x: number; y: number } },
  ): void => {
    commands[id] = { id, name: id, leader: leader.name, kind, side: army.id, rating: null, units: [], commands: [] };
    const where = { on: poseAt(leader.at, facingOf(0)) };
    figures[id] = { id, seat: army.id, command: id, where, formation: 'figure', bases: null, gauges: {}, marks: {} };
  };

  for (const army of scenario.armies) {
    if (army.general) lead(army, 'general', army.general.id, army.general);
    for (const brigade of army.brigades) {
      lead(army, 'brigade', brigade.id, brigade.commander);
      for (const unit of brigade.units) enlist(army, unit, brigade.id);
    }
    for (const unit of army.independents) enlist(army, unit, unit.id);
  }
  const roster: Roster = {
    measure: scenario.rules.scale,
    options: {},
    sides: scenario.armies.map((army) => ({
      id: army.id,
      name: army.name,
      seat: army.id,
      attacker: army.attacker,
      nation: army.nation.id,
      nationName: army.nation.name,
      colours: army.nation.colours,
      national: null,
      general: army.general?.id ?? null,
    })),
    units,
    commands,
    objectives: [],
  };
  const state: BattleState = {
    at: { turn: 1, step: 0 },
    drawn: 0,
    acts: 0,
    pieces,
    commands: figures,
    ground: {},
    marks: {},
    over: null,
  };
  const vocabulary: DrawnTroops['vocabulary'] = {
    gauges: { hits: { title: 'Hits', words: { one: 'hit', many: 'hits' }, counts: 'losses', most: 5, lostAt: 5 } },
    marks: {
      'broken off': { until: 'cleared', title: 'Broken off', shows: 'shaken' },
      reforming: { until: 'cleared', title: 'Reforming', shows: 'unformed' },
    },
  };
  return { roster, state, vocabulary };
}
