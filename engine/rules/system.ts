/**
 * What a rule system is to everybody else. Generals, window, maps and statistics know rule systems only by this
 * interface; the systems themselves are folders beside this file, listed in `index.ts`.
 */
import { CENTIMETRES, SCENARIO_GROUND } from '../battle';
import type {
  BaseShape,
  BattleState,
  Cm,
  Id,
  LengthUnit,
  Odds,
  Piece,
  Reason,
  PlaySheet,
  Roster,
  RosterPapers,
  Script,
  Seat,
  TableAids,
  View,
  Vocabulary,
} from '../battle';
import type { Point, Pose } from '../geometry';
import type { Nation, UnplacedFinding, Scenario, UnitShape, ValueRow, ValueTable } from '../scenario';
import type { GroundCost, HidingRules, SightDistances } from '../tabletop';

export interface OptionalRule {
  readonly id: Id;
  readonly title: string;
  readonly clause: Id;
  readonly values: readonly string[];
  /** How its values read in a list, where they are not words by themselves. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly preset: string;
  /** The figure scales at which it changes anything; all where left out. */
  readonly scales?: readonly Id[];
}
/** A figure scale of the system. */
export interface Measure {
  /** Paces of two feet to a cm of the table, where the book gives a scale of the ground. */
  readonly paces?: number;
  readonly id: Id;
  /** The width of a standard battalion in line, cm, against one of 20 cm: tables are made so much larger or smaller. */
  readonly ground: number;
  /** The rule that says so. */
  readonly clause: Id;
  /** The unit its players measure with, and how many of it a cm is. */
  readonly lengths: LengthUnit;
}
export interface Clause {
  readonly id: Id;
  readonly title: string;
  /** What it says, in a sentence or two of our own. */
  readonly says?: string;
}
/** What the window writes about a piece, besides what its counters and marks say. */
export interface Readout {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string; readonly clause: Id | null }[];
}
/** An area a piece commands: arcs of fire by band, command distance, reach. */
export interface Zone {
  readonly id: Id;
  readonly title: string;
  readonly clause: Id;
  readonly outline: readonly Point[];
}
/** How a unit marches in one of its formations, for estimates of how long its ways take. */
export interface MarchManner {
  readonly formation: Id;
  /** A march column: what roads carry. */
  readonly column: boolean;
  /** What it may go in a turn on open ground and by road, and what forming it up costs of that, cm. */
  readonly move: Cm;
  readonly roadMove: Cm;
  readonly forming: Cm;
  readonly costs: GroundCost;
}
/** What the ground hides from somebody who looks all round him. */
export interface Lookout {
  readonly hiding: HidingRules;
  readonly distances: SightDistances;
  /** How far the weather lets him see, cm; null without a limit. */
  readonly farthest: Cm | null;
}

/** How far a unit on the table reaches from where it stands, in cm; 0 for what it cannot do. */
export interface Reach {
  /** One normal move straight on. */
  readonly move: Cm;
  /** Its fire; of guns that are limbered what they have once they unlimber. */
  readonly fire: Cm;
  /** Into contact, next turn. */
  readonly charge: Cm;
  /** So far from the enemy it wins back what it has lost. */
  readonly rally: Cm;
  /** Friends of its command no farther apart hear its commander from one to the next. */
  readonly link: Cm;
}
/** What an enemy can do to a unit that stands where it stands, or would stand there. */
export interface Threat {
  readonly by: Id;
  readonly does: 'fire' | 'charge';
  /** Between the two, cm. */
  readonly distance: Cm;
  readonly clause: Id;
  /** By the rule's own arithmetic; of a charge from the two alone. */
  readonly odds: Odds;
}
/** What a fight at close quarters is expected to bring: chances from 0 to 1 that one of the two alone gives way. */
export interface Clash {
  readonly won: number;
  readonly lost: number;
}
/** An objective as it stands now. */
export interface ObjectiveNow {
  readonly id: Id;
  readonly at: Point;
  /** Whom it costs so many army points that the enemy holds it; null: either side. */
  readonly owner: Seat | null;
  readonly points: number;
  /** Who has it to himself; null for nobody. */
  readonly holder: Seat | null;
  /** His units that hold it by the book; none while nobody has it to himself. */
  readonly heldBy: readonly Id[];
}
/** How near a side is to breaking. */
export interface BreakingStanding {
  readonly lost: number;
  readonly breaksAt: number;
}

/** What a unit, a leader or a work costs. */
export interface PointsLine {
  /** Of the unit, the leader or the feature. */
  readonly id: Id;
  readonly name: string;
  readonly for: 'unit' | 'commander' | 'lieutenant' | 'general' | 'works';
  /** The sum of its reasons. */
  readonly points: number;
  readonly reasons: readonly Reason[];
}
export interface PointsSheet {
  readonly lines: readonly PointsLine[];
  readonly total: number;
  /** Armies count as equal while they differ by no more than this share of the larger total. */
  readonly leeway: number;
}
/** How an army of a nation is put together. */
export interface Organisation {
  readonly unitsInBrigade: { readonly least: number; readonly most: number };
  /** Most units outside the brigades. */
  readonly independents: number;
  /** Units in the brigades for each commander, small ones counting half and large ones half as much again. */
  readonly unitsToCommander: number;
  /** Most batteries for each brigade of close order foot. */
  readonly batteriesToFootBrigade: number;
  /** Most of the batteries that may be heavy guns, and heavy guns, howitzers and unicorns together. */
  readonly heavyShare: number;
  readonly howitzerShare: number;
  /** The rules that set these. */
  readonly clauses: Readonly<
    Record<'unitsInBrigade' | 'independents' | 'unitsToCommander' | 'batteriesToFootBrigade', Id>
  >;
}

/** What a battle begins with. */
export interface PreparedBattle {
  readonly state: BattleState;
  readonly roster: Roster;
}

export interface RuleSystem extends Script {
  readonly id: Id;
  readonly title: string;
  readonly version: string;
  readonly clauses: readonly Clause[];
  readonly optionalRules: readonly OptionalRule[];
  /** Values a person may set otherwise; absent where the book has none. */
  readonly values?: readonly ValueRow[];
  readonly measures: readonly Measure[];
  readonly gauges: Vocabulary['gauges'];
  readonly manners: Vocabulary['manners'];
  /** Where loose things lie on its tables. */
  readonly loose?: NonNullable<Vocabulary['loose']>;
  /** Where what becomes of its ground can be seen. */
  readonly ground?: NonNullable<Vocabulary['ground']>;
  readonly scores: Vocabulary['scores'];
  readonly breaking?: NonNullable<Vocabulary['breaking']>;

  /** What the system makes of a scenario: what it cannot play, what it maps how. */
  review(scenario: Scenario): readonly UnplacedFinding[];
  /** The armies of a scenario as the book has them, where the scenario places them. Nothing is rolled: what is thrown for before turn 1 are the steps of `setUp`. */
  prepare(scenario: Scenario): PreparedBattle;
  /** The bases of a unit in a formation, about its centre; for the editor and the maps, before any battle. */
  layout(unit: UnitShape, formation: Id, measure: Id, options?: Readonly<Record<string, string>>): readonly BaseShape[];
  /** The scenario with its units where the battle begins, for a book that moves aside who would stand on others. */
  settled?(scenario: Scenario): Scenario;
  readout(view: View, piece: Id): Readout;
  zones(view: View, piece: Id): readonly Zone[];
  /** The ways a unit may march, the one it fights in first; for those who plan a battle. */
  marches?(view: View, unit: Id): readonly MarchManner[];
  lookout?(view: View): Lookout;
  /** Does the ground hide one place from another? Roughly, as nobody stands there yet; where a system does not tell, nothing hides. */
  screens?(view: View, from: Point, to: Point): boolean;
  /** The units on the table that no order of their commander reaches where they stand, and the rule that says so. */
  outOfCommand?(view: View): { readonly units: readonly Id[]; readonly clause: Id };
  /** The enemies that a unit on the table sees from where it stands, and the rule that says so. */
  sees?(view: View, unit: Id): { readonly enemies: readonly Id[]; readonly clause: Id };
  /** What a unit is worth now, and what it was worth before any loss, in army points. */
  worth(view: View, piece: Id): number;
  fullWorth(view: View, piece: Id): number;
  /** Of a unit on the table; null for one that is not. */
  reach(view: View, piece: Id): Reach | null;
  /** Who can fire at a unit of the seat, or charge it in their next turn; `at`: if it stood there. The nearest first. */
  threats?(view: View, unit: Id, at?: Pose): readonly Threat[];
  /** A unit's attack on the front of another, from the two alone; null when it may not make one. */
  clash(view: View, piece: Id, enemy: Id): Clash | null;
  standing(view: View, seat: Seat): BreakingStanding;
  /** The objectives that count in this turn. */
  objectives(view: View): readonly ObjectiveNow[];
  /** Would a unit be on an objective, as the book counts it, if it stood there; one in houses, in the houses there? */
  holds?(view: View, unit: Id, objective: Id, at: Pose): boolean;
  /** The turn with which the book ends a battle whose scenario sets no end; null where the book knows none. */
  lastTurn?(scenario: Scenario, roster: Roster): number | null;
  /** The scenario does not let it move yet. */
  holdsBack?(piece: Piece): boolean;
  /** What the side's army costs, where the system has a points system. */
  points?(scenario: Scenario, side: Id): PointsSheet;
  /** For makers of armies, where the system has rules of organisation. */
  organisation?(nation: Nation, year: number | null): Organisation;
  /** What players measure with and lay on the table at a figure scale, for print. */
  tableAids?(measure: Id, values?: ValueTable): TableAids;
  /** Its tables at a figure scale, for printed play sheets. */
  reference?(measure: Id, values?: ValueTable): PlaySheet;
  /** What it adds to printed rosters. */
  rosterPapers?(scenario: Scenario): RosterPapers;
}

/** What the system's players measure with at a figure scale. */
export const lengthsOf = ({ measures }: Pick<RuleSystem, 'measures'>, scale: Id): LengthUnit =>
  measures.find(({ id }) => id === scale)?.lengths ?? CENTIMETRES;

/** What the book calls and shows at a figure scale: all that a record says of it but the clauses and points of one battle. */
export const bookWordsOf = (system: RuleSystem, scale: Id): Omit<Vocabulary, 'clauses' | 'breaksAt'> => ({
  ...(system.breaking ? { breaking: system.breaking } : {}),
  gauges: system.gauges,
  marks: system.marks,
  manners: system.manners,
  ...(system.loose ? { loose: system.loose } : {}),
  ground: { ...SCENARIO_GROUND, ...system.ground },
  scores: system.scores,
  lengths: lengthsOf(system, scale),
});
