/**
 * Files read for the library and the kept battles, in threads of their own and within a limit of time: one that is large,
 * damaged or built to do harm holds nobody else.
 */
export { openReader } from './reader';
export type {
  ChronicleFileOrder,
  FileOrder,
  OpenedRecord,
  OpenedScenario,
  ScenarioReader,
  ReaderTasks,
  ScenarioFileOrder,
  TextOrder,
} from './tasks';
export { readHere } from './work';
