/**
 * Battles over several machines: a queue on Redis (BullMQ), into which one Cockade puts battles and from which workers take
 * them. What a lost worker had taken is given to another; results are those of a battle fought here. The package is loaded
 * only when a queue is named.
 */
export { fightersOver } from './fighters';
export type { QueuedFighters } from './fighters';
export { serveQueue } from './serving';
