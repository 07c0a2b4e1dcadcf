/** The position before turn 1: the armies of a scenario on the table, as it places them. Nothing is rolled here. */
import { FROZEN } from '../../battle';
import type { BattleState, Id, Piece, Roster, Whereabouts } from '../../battle';
import { facingOf, poseAt } from '../../geometry';
import type { Point } from '../../geometry';
import { isGeneralsOwn } from '../../scenario';
import type { Army, Brigade, Feature, StartingPlace, Scenario, Unit } from '../../scenario';
import { HELD, holdsByUnit } from './holds';
import { lotsOf } from './lots';
import { rosterOf } from './roster';
import type { RosterRules } from './roster';

/** What a book adds to the armies of a scenario. */
export interface SetUpRules extends RosterRules {
  /** What the book calls the formation in which the scenario has a unit stand. */
  readonly formation: (unit: Unit) => Id;
  /** The formation in which troops come that come later. */
  readonly column: (unit: Unit) => Id;
  /** What is counted of a unit, and where the count begins. */
  readonly gauges: (unit: Unit) => Record<string, number>;
}

/** A scenario's armies under a book: the roster, and the state in which turn 1 begins. */
export function setUpArmies(
  scenario: Scenario,
  rules: SetUpRules,
): { readonly roster: Roster; readonly state: BattleState } {
  const held = holdsByUnit(scenario.special);
  const drawn = new Set(lotsOf(scenario.special).flatMap(({ units }) => units));
  const figures = scenario.armies.flatMap((army) => figuresOf(army, drawn));
  return {
    roster: rosterOf(scenario, rules),
    state: {
      at: { turn: 0, step: 0 },
      drawn: 0,
      acts: 0,
      pieces: scenario.armies.flatMap((army) => piecesOf(army, rules, held, drawn)),
      commands: Object.fromEntries(figures.map((figure) => [figure.id, figure])),
      ground: Object.fromEntries(scenario.terrain.flatMap(begunOtherwise)),
      marks: {},
      over: null,
    },
  };
}

/** A feature that is not as it lies when the battle begins: a bridge that is down, water that is frozen over. */
function begunOtherwise(feature: Feature): readonly (readonly [Id, BattleState['ground'][Id]])[] {
  if (feature.kind === 'bridge' && feature.broken) return [[feature.id, { gauges: {}, gone: true }]];
  return 'frozen' in feature ? [[feature.id, { gauges: { [FROZEN]: 1 } }]] : [];
}

/** Those that come later come in column; those held back are marked so; for those in `drawn` a die decides. */
function piecesOf(
  army: Army,
  { formation, column, gauges }: SetUpRules,
  held: ReadonlyMap<Id, string>,
  drawn: ReadonlySet<Id>,
): readonly Piece[] {
  const piece = (unit: Unit, command: Id): Piece => {
    const holds = held.get(unit.id);
    return {
      id: unit.id,
      seat: army.id,
      command,
      where: drawn.has(unit.id) ? { off: army.id, due: 1 } : whereOf(unit.place, army.id),
      formation: 'arrives' in unit.place ? column(unit) : formation(unit),
      bases: null,
      gauges: gauges(unit),
      marks: holds === undefined ? {} : { [HELD]: holds },
    };
  };
  return [
    ...army.brigades.flatMap((brigade) => brigade.units.map((unit) => piece(unit, brigade.id))),
    ...army.independents.map((unit) => piece(unit, unit.id)),
  ];
}

function figuresOf(army: Army, drawn: ReadonlySet<Id>): readonly Piece[] {
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
    ...seniors.map(({ id, at }) => figure(id, facingNorth(at))),
    ...army.brigades.map((brigade) => figure(brigade.id, whereCommander(army, brigade, drawn))),
  ];
}

/** A commander whose whole brigade comes later, or where a die decides, waits with it; where the general leads, no other figure stands. */
function whereCommander(army: Army, brigade: Brigade, drawn: ReadonlySet<Id>): Whereabouts {
  if (isGeneralsOwn(army, brigade)) return { gone: 'led by the general' };
  if (brigade.units.every(({ id }) => drawn.has(id))) return { off: army.id, due: 1 };
  const turns = brigade.units.map(({ place }) => ('arrives' in place ? place.arrives.turn : 0));
  const due = Math.min(...turns);
  return due > 0 ? { off: army.id, due } : facingNorth(brigade.commander.at);
}

const facingNorth = (at: Point): Whereabouts => ({ on: poseAt(at, { x: 0, y: 1 }) });

const whereOf = (place: StartingPlace, army: Id): Whereabouts =>
  'inside' in place
    ? { inside: place.inside }
    : 'arrives' in place
      ? { off: army, due: place.arrives.turn }
      : { on: poseAt(place.at, facingOf(place.heading)) };
