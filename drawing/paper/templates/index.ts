/**
 * Terrain to cut out: each hill step by step, wood, block, pond, field, crossing, work and section of river, road or
 * obstacle at true size, with its name, its outline and the line to cut; small ones share sheets, large ones are tiled.
 */
export { cutOutsOf } from './cut-outs';
export type { CutOut } from './cut-outs';
export { TEMPLATE_KINDS, TEMPLATE_OPTIONS } from './template-options';
export type { TemplateKind, TemplateOptions } from './template-options';
export { templateSheets } from './sheets';
