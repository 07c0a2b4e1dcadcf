/** Do the sizes of a scenario fit one another? Ground, figures, troops, ranges, villages and woods, a sentence each. */
export { auditScale } from './audit-scale';
export type { ScaleAudit } from './audit-scale';
export type { ScaleLine } from './scale-line';
export type { Remedy } from '../../remedies';
