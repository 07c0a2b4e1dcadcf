/** A chronicle as it is played. */
import type { BattleEvent, BattleState, Roster, Vocabulary } from '../battle';
import type { Pose } from '../geometry';
import type {
  CameraHint,
  ChronicleRemark,
  Confidence,
  DayOfBattle,
  Id,
  Minutes,
  OutcomeOfDay,
  Scenario,
  WeatherFrom,
} from '../scenario';

export interface Chronicled {
  readonly title: string;
  readonly date: string | null;
  readonly notes: string | null;
  readonly source: string | null;
  /** With the bodies that the chronicle alone moves. */
  readonly scenario: Scenario;
  readonly bodies: readonly Id[];
  readonly roster: Roster;
  readonly vocabulary: Vocabulary;
  readonly start: BattleState;
  readonly events: readonly BattleEvent[];
  /** In order, each from where the one before ends, over the whole day. */
  readonly spans: readonly DaySpan[];
  /** From when until when each entry of the story goes on, in the order of the story. */
  readonly hours: readonly HoursOfEntry[];
  readonly captions: readonly ChronicleCaption[];
  /** Who is not on the table when the day begins, and comes on. */
  readonly comings: readonly ChronicledArrival[];
  /** From where the story is best seen, by its hours. */
  readonly looks: readonly ChronicleLook[];
  readonly chapters: readonly ChronicleChapter[];
  readonly day: DayOfBattle;
  readonly outcome: OutcomeOfDay | null;
  readonly weather: readonly WeatherFrom[];
  readonly remarks: readonly ChronicleRemark[];
}

/** What happened and when, for whoever looks the day through. */
export type ChronicledEvents = Pick<Chronicled, 'roster' | 'start' | 'events' | 'spans'>;

/** A stretch of the day in which nothing begins and nothing ends: everybody who is under way goes evenly on. */
export interface DaySpan {
  readonly from: Minutes;
  readonly until: Minutes;
  /** So many events are done when it begins. */
  readonly settled: number;
  /** The event that moves all who are under way, which ends with it; null when nobody is. It is the next one. */
  readonly moved: number | null;
}

export interface HoursOfEntry {
  readonly from: Minutes;
  readonly until: Minutes;
}

/** What is told from an hour on. */
export interface ChronicleCaption {
  /** Which entry of the story, from 0. */
  readonly entry: number;
  readonly at: Minutes;
  readonly until: Minutes;
  readonly text: string;
  readonly who: readonly Id[];
  readonly confidence: Confidence | null;
  readonly source: string | null;
}
export interface ChronicledArrival {
  readonly id: Id;
  readonly at: Minutes;
  /** Where it comes on. */
  readonly pose: Pose;
}
export interface ChronicleLook {
  readonly at: Minutes;
  readonly camera: CameraHint;
}
export interface ChronicleChapter {
  readonly at: Minutes;
  readonly title: string;
}
