/** What the editor is told of the text in its window, as the desk reads it. */
import type { ZonesOfPiece } from '../../../editing/aids';
import type { BattleState, Roster, Vocabulary } from '../../../engine/battle';
import type { Organisation, PointsSheet } from '../../../engine/rules/system';
import type { AcceptedFinding, Finding, Id } from '../../../engine/scenario';
import type { Plain } from '../../../engine/scenario/edits';

export type {
  ChokePoint,
  HeldPlace,
  MarchTime,
  Remedy,
  ScaleAudit,
  ScaleLine,
  SeenEnemies,
  SeenGround,
  ZonesOfPiece,
} from '../../../editing/aids';
export type { Organisation, PointsSheet } from '../../../engine/rules/system';

export interface EditorReading {
  /** In the order of the file, without those the file accepts. */
  readonly findings: readonly Finding[];
  readonly accepted: readonly AcceptedFinding[];
  /** What the rule system makes of the scenario, or of what can be read of it; null while that cannot be laid on the table. */
  readonly play: PlayedScenario | null;
}
export interface PlayedScenario {
  /** The rule system. */
  readonly title: string;
  /** The position the battle begins with; every unit's layouts are in the roster. */
  readonly roster: Roster;
  readonly state: BattleState;
  readonly vocabulary: Vocabulary;
  /** What the clauses cited say, in a sentence or two, by id. */
  readonly says: Readonly<Record<Id, string>>;
  /** In file order. */
  readonly sides: readonly EditedSide[];
  /** A part of the scenario could not be read and is left out. */
  readonly isInPart?: true;
}
/** An army raised for a side, its entries as a file has them: nothing of it is in the text yet. */
export interface RaisedArmy {
  readonly points: number;
  readonly brigades: readonly Plain[];
  readonly independents: readonly Plain[];
  readonly general: Plain;
}
export interface EditedSide {
  readonly id: Id;
  /** What the army costs, unit by unit; null without a points system. */
  readonly points: PointsSheet | null;
  /** Points whose loss breaks the army. */
  readonly breaksAt: number;
  /** The book's limits for the army; null where it has none. */
  readonly organisation: Organisation | null;
}

/** Fields of fire and command distances of what stands on the table, and who is out of command there. */
export interface EditorZones {
  readonly pieces: readonly ZonesOfPiece[];
  /** Null of a book that tells nothing of it. */
  readonly outOfCommand: { readonly units: readonly Id[]; readonly clause: Id } | null;
}
