/** What a template is asked for, and what it says of a battle before there are armies. */
import type { Point } from '../../engine/geometry';
import type { Cm, Id, Nation, Scale } from '../../engine/scenario';
import type { SetUpZone } from '../army';
import type { Village } from '../countryside';
import type { Country } from '../countryside/sketch';

export interface TemplateOrder {
  readonly seed: number;
  /** West to east, south to north. */
  readonly size: readonly [Cm, Cm];
  readonly scale?: Scale;
  /** The first attacks, where one of them does, and sets up in the south, but for a bridgehead. */
  readonly nations: readonly [Nation, Nation];
  readonly year: number | null;
  /** Of the larger army. */
  readonly points: number;
}

/** A kind of battle as books of scenarios have it. */
export interface BattleTemplate {
  readonly id: string;
  readonly title: string;
  /** What it is about, for whoever chooses. */
  readonly sentence: string;
  /** Draws its ground into an empty country and says who fights for what. */
  readonly draw: (country: Country) => BattlePlan;
}

export interface BattlePlan {
  /** Fields grow round them. */
  readonly villages: readonly Village[];
  /** In the order of the nations. */
  readonly sides: readonly [TemplateSide, TemplateSide];
  readonly objectives: readonly PlannedObjective[];
  /** The last turn. */
  readonly turns: number;
  /** Who wins after the last turn: the side that had only to last, or whoever has more points. */
  readonly then: 0 | 1 | 'points';
  /** This side wins when it holds all of the objectives at the end of a turn. */
  readonly wins: 0 | 1 | null;
  readonly title: string;
  /** Markdown, in paragraphs; `{first}` and `{second}` are the names of the armies. */
  readonly story: string;
}

export interface TemplateSide {
  /** Of the points of the larger army. */
  readonly share: number;
  readonly zone: SetUpZone;
  readonly attacker: boolean;
  /** The last brigades of the army, so many of them, come later; one at least begins on the table. */
  readonly later?: readonly LaterArrival[];
}
/** A brigade that comes on at the edge of the table. */
export interface LaterArrival {
  readonly turn: number;
  /** The name of the entry point it comes on by, which lies there; those of one name lie at one place. */
  readonly by: string;
  readonly at: Point;
  readonly heading: number;
  /** On a D6 of so much or more from that turn on; null: then. */
  readonly needs: number | null;
}

export interface PlannedObjective {
  readonly name: string;
  /** A hill, crossing or block; else the point. */
  readonly feature: Id | null;
  readonly at: Point | null;
  readonly points: number;
  readonly holder: 0 | 1 | null;
}
