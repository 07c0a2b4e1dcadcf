/**
 * Chronicles compiled into what the window can play: a first state, a roster, the gestures of a battle, and the clock by
 * which they happen. It knows rule systems by their interface only, and no rule is kept: what happened, happened.
 *
 * - `compile.ts` the way of a chronicle through this folder
 * - `troops.ts` where everybody is while the story is told; `groups.ts` how several stand to one another
 * - `ways.ts`, `room.ts`, `paces.ts` how they get from place to place, find room there, and how long that takes
 * - `deeds/` what an entry of the story does
 * - `fork.ts` and its kind: a scenario that leaves it at an hour
 * - `beside/` where a battle that left it parts from it
 * - `spans.ts` the day cut where anything begins or ends; `crossings.ts` who marches through whom
 */
export { compileChronicle } from './compile';
export { forkedAt } from './fork';
export { positionAt } from './position';
export { clockOfBattle, hoursOfBattle } from './beside/clock';
export type { BattleClock } from './beside/clock';
export { besideHistory, scaleBetween } from './beside/partings';
export type { BattleBesideHistory, Parting } from './beside/partings';
export { lossesByHour } from './losses';
export type { LossesFrom } from './losses';
export type { Chronicled, ChronicleCaption, HoursOfEntry } from './chronicled';
export { metresToCm } from './course';
export { moverOf, usualTime } from './paces';
