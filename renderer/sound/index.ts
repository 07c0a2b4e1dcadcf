/** What a battle sounds like: drums, volleys, cannon and hooves, made by the machine as they are heard. */
export { cuesOf } from './cues';
export type { Cue } from './cues';
export { Drummer } from './drummer';
