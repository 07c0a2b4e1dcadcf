/** What a planner sees over the table: sight, fields of fire, command, march times, narrow places, arrivals. */
export { Aids } from './aids.svelte';
export { aidKeys } from './aid-keys';
export { aidWords } from './aid-words';
export { default as ArrivalMarks } from './ArrivalMarks.svelte';
export { default as AidMarks } from './AidMarks.svelte';
export { default as AidNotes } from './AidNotes.svelte';
export { default as AidWords } from './AidWords.svelte';
export { default as AidsMenu } from './AidsMenu.svelte';
