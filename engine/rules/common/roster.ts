/** Who fights in a scenario, from its armies and what a book makes of them. */
import type { BaseShape, Id, Roster, RosterCommand, RosterObjective, RosterSide, RosterUnit } from '../../battle';
import { centroid } from '../../geometry';
import type { Point } from '../../geometry';
import { isGeneralsOwn } from '../../scenario';
import type { Army, General, Nation, Objective, Outline, Rating, Scenario, Unit } from '../../scenario';

/** What a book adds to the units and commands of a scenario. */
export interface RosterRules {
  /** The figure scale the battle is fought at. */
  readonly measure: Id;
  /** National values as the book keeps them. */
  readonly national: (nation: Nation, year: number | null) => unknown;
  /** What the scenario says of a unit for this book alone. */
  readonly overrides: (unit: Unit) => unknown;
  /** The bases of a unit in each formation it can take. */
  readonly layouts: (unit: Unit) => Readonly<Record<Id, readonly BaseShape[]>>;
  /** How a unit that belongs to no brigade is led. */
  readonly ratingOfIndependents: Rating;
}

export const rosterOf = (scenario: Scenario, rules: RosterRules): Roster => ({
  measure: rules.measure,
  options: scenario.rules.options,
  ...(scenario.rules.values && { values: scenario.rules.values }),
  sides: scenario.armies.map((army) => sideOf(army, rules)),
  units: byId(scenario.armies.flatMap((army) => unitsOf(army, rules))),
  commands: byId(scenario.armies.flatMap((army) => commandsOf(army, rules))),
  objectives: scenario.objectives.map((objective) => objectiveOf(scenario, objective)),
});

const sideOf = (army: Army, { national }: RosterRules): RosterSide => ({
  id: army.id,
  name: army.name,
  seat: army.id,
  attacker: army.attacker,
  nation: army.nation.id,
  nationName: army.nation.name,
  colours: army.nation.colours,
  national: national(army.nation, army.year),
  general: army.general?.id ?? null,
});

function unitsOf(army: Army, { national, overrides, layouts }: RosterRules): readonly RosterUnit[] {
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
    national: nation && national(nation, army.year),
    overrides: overrides(unit),
    layouts: layouts(unit),
  });
  return [
    ...army.brigades.flatMap((brigade) => brigade.units.map((unit) => entry(unit, brigade.id, brigade.nation))),
    ...army.independents.map((unit) => entry(unit, unit.id, null)),
  ];
}

function commandsOf(army: Army, { ratingOfIndependents }: RosterRules): readonly RosterCommand[] {
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
  const independents = army.independents.map(({ id, name }): RosterCommand => ({
    id,
    name,
    leader: null,
    kind: 'independent',
    side,
    rating: ratingOfIndependents,
    units: [id],
    commands: [],
  }));
  const senior = (
    { id, name: leader, rating }: General,
    kind: 'general' | 'lieutenant',
    commands: readonly Id[],
  ): RosterCommand => ({ id, name: army.name, leader, kind, side, rating, units: [], commands });
  const general = army.general ? [senior(army.general, 'general', [])] : [];
  const lieutenants = army.lieutenants.map((one) => senior(one, 'lieutenant', one.commands));
  return [...general, ...lieutenants, ...brigades, ...independents];
}

function objectiveOf(scenario: Scenario, objective: Objective): RosterObjective {
  const { exit, ...one } = objective;
  const by = scenario.entryPoints?.find(({ id }) => id === exit?.by);
  if (!exit || !by?.exit) return { ...one, at: placeOfObjective(scenario, objective) };
  return { ...one, at: by.at, exit: { name: by.name, side: by.exit.side, units: exit.units } };
}

/** A feature's objective is marked at the feature's own place. */
function placeOfObjective(scenario: Scenario, objective: Objective): Point {
  if (objective.at) return objective.at;
  for (const feature of scenario.terrain) {
    if (feature.kind === 'bua') {
      const block = feature.blocks.find(({ id }) => id === objective.feature || feature.id === objective.feature);
      if (block) return block.at;
    }
    if (feature.id === objective.feature && 'at' in feature) return feature.at;
    if (feature.id === objective.feature && feature.kind === 'hill') return middleOf(feature.outline);
  }
  return { x: scenario.table.width / 2, y: scenario.table.depth / 2 };
}

const middleOf = (outline: Outline): Point => ('at' in outline ? outline.at : centroid(outline.points));

const byId = <T extends { readonly id: Id }>(all: readonly T[]): Record<Id, T> =>
  Object.fromEntries(all.map((one) => [one.id, one]));
