/**
 * What the window may ask of the desk: names, arguments and results of every call, free of Node. Electron's IPC and the
 * browser host's socket both follow it; the window sees one typed client. How arguments are checked is not here: their
 * types come from `electron/desk/schemas`.
 */
export type { CallResponse, DeskBridge, DeskCalls, Fault, NotificationName } from './calls';
export type { DeskNotifications } from './results';
export type { ChronicleEntry } from './results/chronicles';
export type { PlayEntry, PlayShown } from './results/plays';
export { DEFAULT_SETTINGS } from './default-settings';
export type {
  BattleKindEntry,
  BinEntry,
  MadeBattleText,
  RecoveredWork,
  SavedText,
  StampedText,
  VersionEntry,
} from './documents';
export type {
  ChokePoint,
  EditedSide,
  EditorReading,
  EditorZones,
  HeldPlace,
  MarchTime,
  Organisation,
  PlayedScenario,
  RaisedArmy,
  Remedy,
  ScaleAudit,
  ScaleLine,
  SeenEnemies,
  SeenGround,
} from './editor';
export type { LibraryEntry, RecordEntry, RuleSystemEntry, ValueTableEntry } from './library';
export type { GluedWhole, PlaceOfSheet, Saved, SheetEntry, SheetList } from './sheets';
export { BRIDGE_NAME, CALL_CHANNEL, NOTIFICATION_CHANNEL, SOCKET_PATH } from './transport';
export type { SocketRequest, SocketMessage } from './transport';
export type {
  BattleNote,
  BattleOrder,
  CallName,
  Lying,
  MapChoices,
  MapSize,
  PrintFormat,
  PrintJob,
  PrintKind,
  PrintOptions,
  PrintSettings,
  PrintTab,
  RaisingOrder,
  SaveOrder,
  ScenarioSource,
  Settings,
} from '../schemas';
