/**
 * Work in threads of their own: one protocol of tasks, the side that asks and the side that answers. What the tasks are,
 * the engine's thread (`../engine`) and the printing thread (`../printing`) say.
 */
export type { ThreadTask, TaskHandlers, TaskReply, TaskRequest, Tasks } from './protocol';
export { renewedThread } from './renewed';
export { serveTasks, serveThread } from './serving';
export { ENGINE_LIMITS, startThread, TaskCancelled, THREAD_LIMITS, ThreadEnded } from './thread';
export type { SpawnThread, Thread } from './thread';
