/**
 * Terrain to cut out: each hill step by step, wood, block, pond, field and section of river or road at true size, with its
 * name, its outline and the line to cut, tiled when it is larger than a page. Linear obstacles and works are not here.
 */
export { cutOutsOf } from './cut-outs';
export type { CutOut } from './cut-outs';
export { TEMPLATE_KINDS, TEMPLATE_OPTIONS } from './options';
export type { TemplateKind, TemplateOptions } from './options';
export { templateSheets } from './sheets';
