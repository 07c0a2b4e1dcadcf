/** What a scenario says about the battle itself: weather, objectives, victory, special rules and events by turn. */
import type { Point } from '../../geometry';
import type { Minutes } from './clock';
import type { Cm, Id } from './measures';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
export const WEATHERS = ['fair', 'light rain', 'heavy rain', 'storm', 'fog'] as const;
export type Weather = (typeof WEATHERS)[number];
/** The weather at the start, or thrown for; `changing` lets it turn in the course of the battle. */
export interface WeatherRule {
  readonly start: Weather | 'diced';
  readonly changing: boolean;
  /** How far anybody sees at the start, beside what the weather itself does; absent without a limit. */
  readonly sight?: Cm;
}

/** Where points are won. `at` null when the objective is a feature or a block. */
export interface Objective {
  readonly id: Id;
  readonly name: string;
  readonly at: Point | null;
  /** A bridge, ford, hill or built-up block. */
  readonly feature: Id | null;
  /** An exit by which so many units of its side must have left; absent of a place. */
  readonly exit?: { readonly by: Id; readonly units: number };
  readonly points: number;
  /** Its points count against every side that has it not to itself. */
  readonly costsWhoLacks?: true;
  /** The side that holds it at the start. */
  readonly holder: Id | null;
  /** The turns in which it counts, both included; null has no bound. */
  readonly from: number | null;
  readonly until: number | null;
  /** It counts after the last turn alone, which `from` is. */
  readonly atTheEnd?: true;
}

/** When and how the battle ends, beside the armies' break points. */
export interface Victory {
  /** The last turn; null without a limit. */
  readonly turns: number | null;
  /** What decides after the last turn: `points` lost, the points of `objectives` held, nobody (`draw`), or a side that needed only to last. */
  readonly then: Id;
  readonly conditions: readonly VictoryCondition[];
  /** How great a victory is, from the least; the winner has the last of which all is true. */
  readonly levels?: readonly VictoryLevel[];
}
export interface VictoryLevel {
  /** As "decisive". */
  readonly name: string;
  /** The winner holds objectives worth so many points more than the other does. */
  readonly lead: number | null;
  /** The winner holds all of these. */
  readonly holds: readonly Id[];
  /** The army of the other is broken. */
  readonly broken: boolean;
}
/** `side` wins as soon as it holds all of `holds` at the end of a turn up to `by`; with `or loses` it loses when it never did. */
export interface VictoryCondition {
  readonly side: Id;
  readonly holds: readonly Id[];
  readonly by: number | null;
  readonly orLoses: boolean;
  /** It wins even when its army is broken in that turn. */
  readonly whateverIsLost?: true;
}

export type SpecialRule = Hold | Keep | Mist | Lots | Note;
/** Units that may not move until the first of these comes true: a turn begins, they are attacked, the enemy is near, an objective falls. */
export interface Hold {
  readonly rule: 'hold';
  readonly units: readonly Id[];
  readonly until: {
    /** Free to move in this turn and later. */
    readonly turn: number | null;
    /** Fired at or charged. */
    readonly attacked: boolean;
    readonly enemyWithin: Cm | null;
    /** An objective of theirs in enemy hands. */
    readonly lost: Id | null;
    /** The hour of the day that gave the turn; absent where the file names the turn. */
    readonly hour?: Minutes;
    /** Free on a throw of `needs` or more, made each turn from `from` on. */
    readonly chance?: { readonly needs: number; readonly from: number };
  };
  readonly reason: string;
}
/** Units that may not leave a deployment zone of their army of their own will, up to the turn `until`; null: never. */
export interface Keep {
  readonly rule: 'keep';
  readonly units: readonly Id[];
  readonly within: Id;
  readonly until: number | null;
  readonly reason: string;
}
/** Low ground mist in turns `from` to `until`: fire and charges begun from beyond `beyond` fail on a D6 of `failsOn` or less. */
export interface Mist {
  readonly rule: 'mist';
  readonly from: number;
  readonly until: number;
  readonly beyond: Cm;
  readonly failsOn: number;
  /** Built-up areas that may always be fired at. */
  readonly sparing: readonly Id[];
  readonly reason: string;
}
/** Units whose place a die decides before the first turn: where the file has them, or about one of `places`. */
export interface Lots {
  readonly rule: 'lots';
  readonly units: readonly Id[];
  /** Where their middle stands instead, and where the first of them looks: the others keep their places about it. */
  readonly places: readonly LotPlace[];
  readonly reason: string;
}
export interface LotPlace {
  readonly at: Point;
  /** Null: as the file has it. */
  readonly heading: number | null;
}
/** A rule that people keep themselves; it is printed and shown, and the engine does nothing with it. */
export interface Note {
  readonly rule: 'note';
  readonly text: string;
}

/** What an event waits for: the first of these to come true. */
export interface Trigger {
  /** A side has an objective to itself. */
  readonly taken: { readonly objective: Id; readonly by: Id } | null;
  /** None of these units is left on the field. */
  readonly lost: readonly Id[];
  /** One of these has been fired at or charged. */
  readonly attacked: readonly Id[];
}

/** Something that happens at the start or end of its turn; with `when`, once, in the first turn from then on by which that has come true. */
export type ScenarioEvent = {
  readonly turn: number;
  readonly at: 'start' | 'end';
  readonly text: string | null;
  /** The only side that is told the text; absent where both are. */
  readonly toldTo?: Id;
  /** The hour of the day that gave the turn; absent where the file names the turn. */
  readonly hour?: Minutes;
  readonly when?: Trigger;
} & (
  | { readonly event: 'message' }
  /** A general leaves the field; `successor`, a lieutenant general, takes the army over. */
  | { readonly event: 'leaves'; readonly leader: Id; readonly successor: Id | null }
  | { readonly event: 'weather'; readonly to: Weather }
  /** A built-up area, one of its blocks or a bridge is set alight; it is seen to burn, and no book makes anything of it. */
  | { readonly event: 'burns'; readonly feature: Id }
  /** From then on nobody sees farther; null without a limit. */
  | { readonly event: 'sight'; readonly reach: Cm | null }
  /** A bridge is broken, as soon as nobody is on it, or thrown: it `stands` from then on or does not. */
  | { readonly event: 'bridge'; readonly feature: Id; readonly stands: boolean }
  /** A pond, stream or river freezes over, or thaws as soon as nobody is on it. */
  | { readonly event: 'ice'; readonly feature: Id; readonly freezes: boolean }
  /** Units that were held back may move; units stay where they are until an event frees them; units that arrive on call may come. */
  | { readonly event: 'frees' | 'holds' | 'calls'; readonly units: readonly Id[] }
  /** An objective counts from then on, or counts no more, whatever its turns are. */
  | { readonly event: 'objective'; readonly objective: Id; readonly counts: boolean }
);

/** A finding the maker of the file knows about and keeps: by its code, and by its field when given. */
export interface Acceptance {
  readonly code: string;
  readonly field: string | null;
  readonly reason: string;
}
