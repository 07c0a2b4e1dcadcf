/** What one click mends of what the check of a scenario's scale has found, as edits of its text. */
export { mendScale } from './mend-scale';
export type { Remedy } from './mend-scale';
