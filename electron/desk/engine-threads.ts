import type { EngineTasks } from '../../engine/worker';
import { startThread, type SpawnThread, type Thread } from './threads';

interface EngineWorkDone {
  readonly tasks: EngineTasks;
  readonly progress: { readonly turn: number; readonly events: number };
  readonly failure: string;
}
export type EngineThread = Thread<EngineWorkDone>;

/** One engine thread. */
export const startEngineThread = (spawn: SpawnThread): EngineThread =>
  startThread<EngineWorkDone>(spawn, (failure) => new Error(failure));
