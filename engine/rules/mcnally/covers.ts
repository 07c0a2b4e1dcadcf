/** Cover classes, the least first (MCN-DEF-03). */
export const COVERS = ['none', 'soft', 'hard', 'fortified'] as const;
export type Cover = (typeof COVERS)[number];
