/**
 * Plane geometry in centimetres: points, footprints, outlines, sectors, sweeps and manoeuvres. It knows nothing of
 * terrain, troops or rules, and uses only + - * / and square roots, so that every machine finds the same bits.
 */
export * from './angles';
export * from './bounds';
export * from './box-lines';
export * from './boxes';
export * from './circles';
export * from './firezone';
export * from './path';
export * from './polygons';
export * from './rings';
export * from './sectors';
export * from './segments';
export * from './shares';
export * from './sweeps';
export * from './vectors';
