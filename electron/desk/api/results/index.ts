/** What each call gives back, and what is sent without being asked for; a file for each service of the desk. */
import type { AidResults } from './aids';
import type { BattleNotifications, BattleResults } from './battles';
import type { ChronicleResults } from './chronicles';
import type { EditingNotifications, EditingResults } from './editing';
import type { ExportNotifications, ExportResults } from './exports';
import type { LibraryNotifications, LibraryResults } from './library';
import type { PictureResults } from './pictures';
import type { PlayNotifications, PlayResults } from './plays';
import type { RecordNotifications, RecordResults } from './records';
import type { ScenarioNotifications, ScenarioResults } from './scenarios';
import type { SettingsResults } from './settings';

export type {
  AidResults,
  BattleResults,
  ChronicleResults,
  EditingResults,
  ExportResults,
  LibraryResults,
  PictureResults,
  PlayResults,
  RecordResults,
  ScenarioResults,
  SettingsResults,
};
export interface CallResults
  extends
    LibraryResults,
    ScenarioResults,
    EditingResults,
    AidResults,
    BattleResults,
    ChronicleResults,
    ExportResults,
    PictureResults,
    PlayResults,
    RecordResults,
    SettingsResults {}
export interface DeskNotifications
  extends
    LibraryNotifications,
    ScenarioNotifications,
    EditingNotifications,
    BattleNotifications,
    ExportNotifications,
    PlayNotifications,
    RecordNotifications {}
