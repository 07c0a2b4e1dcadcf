/** A scenario set up for Honours of War: the roster and the state before turn 1. Nothing is rolled here. */
import type { BattleState, Id, Piece, Roster, RosterCommand, RosterSide, RosterUnit, Whereabouts } from '../../battle';
import { facingOf, poseAt } from '../../geometry';
import type { Point } from '../../geometry';
import type { Army, Brigade, General, Nation, Objective, Place, Scenario, Unit } from '../../scenario';
import { HELD, holdsByUnit } from '../common';
import type { Muster } from '../system';
import { columnOf, layout, shapesOf } from './troops/layouts';
import { nationalValues } from './troops/nations';
import { OWN_KEY } from './troops/overrides';
import { isScale, scale as scaleById } from './troops/scales';
import type { Scale } from './troops/scales';

export function muster(scenario: Scenario): Muster {
  const scale = scaleById(isScale(scenario.rules.scale) ? scenario.rules.scale : '28mm');
  const held = holdsByUnit(scenario.special);
  const roster: Roster = {
    measure: scale.id,
    options: scenario.rules.options,
    sides: scenario.armies.map(sideOf),
    units: byId(scenario.armies.flatMap((army) => unitsOf(army, scale))),
    commands: byId(scenario.armies.flatMap(commandsOf)),
    objectives: scenario.objectives.map((objective) => ({ ...objective, at: placeOfObjective(scenario, objective) })),
  };
  const state: BattleState = {
    at: { turn: 0, step: 0 },
    drawn: 0,
    acts: 0,
    pieces: scenario.armies.flatMap((army) => piecesOf(army, held)),
    commands: byId(scenario.armies.flatMap(figuresOf)),
    ground: {},
    marks: {},
    over: null,
  };
  return { roster, state };
}

function sideOf(army: Army): RosterSide {
  return {
    id: army.id,
    name: army.name,
    seat: army.id,
    attacker: army.attacker,
    nation: army.nation.id,
    nationName: army.nation.name,
    colours: army.nation.colours,
    national: nationalValues(army.nation, army.year),
    general: army.general?.id ?? null,
  };
}

function unitsOf(army: Army, scale: Scale): readonly RosterUnit[] {
  const entry = (unit: Unit, command: Id, nation: Nation | null): RosterUnit => ({
    id: unit.id,
    name: unit.name,
    side: army.id,
    command,
    type: unit.type,
    arm: unit.arm,
    class: unit.class,
    size: unit.size,
    weapon: unit.weapon,
    battalionGuns: unit.battalionGuns,
    poorShots: unit.poorShots,
    drill: unit.drill,
    morale: unit.morale,
    foreign: unit.foreign,
    national: nation && nationalValues(nation, army.year),
    overrides: unit.overrides[OWN_KEY] ?? null,
    layouts: Object.fromEntries(shapesOf(unit).map((formation) => [formation, layout(unit, formation, scale)])),
  });
  return [
    ...army.brigades.flatMap((brigade) => brigade.units.map((unit) => entry(unit, brigade.id, brigade.nation))),
    ...army.independents.map((unit) => entry(unit, unit.id, null)),
  ];
}

/** A commander of the general's own name is the general himself, who leads that brigade (HOW-ORG-09). */
export const isGeneralsOwn = ({ general }: Army, { commander }: Brigade): boolean => general?.name === commander.name;

function commandsOf(army: Army): readonly RosterCommand[] {
  const side = army.id;
  const brigades = army.brigades.map((brigade): RosterCommand => {
    const { id, name, commander, units } = brigade;
    const hasOwn = !isGeneralsOwn(army, brigade);
    return {
      id,
      name,
      leader: hasOwn ? commander.name : null,
      kind: 'brigade',
      side,
      rating: hasOwn ? commander.rating : null,
      units: units.map((unit) => unit.id),
      commands: [],
    };
  });
  const independents = army.independents.map(({ id, name }): RosterCommand => {
    return { id, name, leader: null, kind: 'independent', side, rating: 'dependable', units: [id], commands: [] };
  });
  const senior = (
    { id, name: leader, rating }: General,
    kind: 'general' | 'lieutenant',
    commands: readonly Id[],
  ): RosterCommand => ({ id, name: army.name, leader, kind, side, rating, units: [], commands });
  const general = army.general ? [senior(army.general, 'general', [])] : [];
  const lieutenants = army.lieutenants.map((one) => senior(one, 'lieutenant', one.commands));
  return [...general, ...lieutenants, ...brigades, ...independents];
}

/** Those that come later come in column; those held back are marked so. */
function piecesOf(army: Army, held: ReadonlyMap<Id, string>): readonly Piece[] {
  const piece = (unit: Unit, command: Id): Piece => {
    const holds = held.get(unit.id);
    return {
      id: unit.id,
      seat: army.id,
      command,
      where: whereOf(unit.place, army.id),
      formation: 'arrives' in unit.place ? columnOf(unit) : unit.formation,
      bases: null,
      gauges: { hits: 0 },
      marks: holds === undefined ? {} : { [HELD]: holds },
    };
  };
  return [
    ...army.brigades.flatMap((brigade) => brigade.units.map((unit) => piece(unit, brigade.id))),
    ...army.independents.map((unit) => piece(unit, unit.id)),
  ];
}

function figuresOf(army: Army): readonly Piece[] {
  const figure = (id: Id, where: Whereabouts): Piece => ({
    id,
    seat: army.id,
    command: id,
    where,
    formation: 'figure',
    bases: null,
    gauges: {},
    marks: {},
  });
  const seniors = [...(army.general ? [army.general] : []), ...army.lieutenants];
  return [
    ...seniors.map(({ id, at }) => figure(id, standingAt(at))),
    ...army.brigades.map((brigade) => figure(brigade.id, whereCommander(army, brigade))),
  ];
}

/** A commander whose whole brigade comes later waits with it; where the general leads, no other figure stands. */
function whereCommander(army: Army, brigade: Brigade): Whereabouts {
  if (isGeneralsOwn(army, brigade)) return { gone: 'led by the general' };
  const turns = brigade.units.map(({ place }) => ('arrives' in place ? place.arrives.turn : 0));
  const due = Math.min(...turns);
  return due > 0 ? { off: army.id, due } : standingAt(brigade.commander.at);
}

const standingAt = (at: Point): Whereabouts => ({ on: poseAt(at, { x: 0, y: 1 }) });

const whereOf = (place: Place, army: Id): Whereabouts =>
  'inside' in place
    ? { inside: place.inside }
    : 'arrives' in place
      ? { off: army, due: place.arrives.turn }
      : { on: poseAt(place.at, facingOf(place.heading)) };

/** A feature's objective is marked at the feature's own place. */
function placeOfObjective(scenario: Scenario, objective: Objective): Point {
  if (objective.at) return objective.at;
  for (const feature of scenario.terrain) {
    if (feature.kind === 'bua') {
      const block = feature.blocks.find(({ id }) => id === objective.feature || feature.id === objective.feature);
      if (block) return block.at;
    }
    if (feature.id === objective.feature && 'at' in feature) return feature.at;
    if (feature.id === objective.feature && feature.kind === 'hill' && 'at' in feature.outline)
      return feature.outline.at;
  }
  return { x: scenario.table.width / 2, y: scenario.table.depth / 2 };
}

const byId = <T extends { readonly id: Id }>(all: readonly T[]): Record<Id, T> =>
  Object.fromEntries(all.map((one) => [one.id, one]));
