/**
 * The painted miniatures: men, horses and guns as geometry with baked shade and colour slots, near and far. Who stands
 * where, in whose colours and how it is drawn is the troops' business.
 */
export { FAR_KINDS, FAR_OF, FIGURE_KINDS, model, MOUNTED } from './kinds';
export type { FarKind, FigureKind, ModelKind } from './kinds';
export { moulded, trianglesOf } from './mould';
export type { Mould, FigurePoint } from './mould';
export { BRASS, COAT, LACE, TIMBER, WHITE, rgb } from './paints';
export type { Rgb } from './paints';
