/**
 * Battles as books of scenarios have them: a file for each kind, which draws its ground and says who fights for what. The
 * country round it grows as on every made-up table, and the armies come from `../army`.
 */
import { attackDefence } from './attack-defence';
import { bridgehead } from './bridgehead';
import { encounter } from './encounter';
import { flankMarch } from './flank-march';
import { rearguard } from './rearguard';
import { riverCrossing } from './river-crossing';
import type { BattleTemplate } from './template';
import { villageFight } from './village-fight';

export { makeFromTemplate } from './make-from-template';
export type { BattleTemplate, TemplateOrder } from './template';

export const TEMPLATES: readonly BattleTemplate[] = [
  attackDefence,
  encounter,
  bridgehead,
  rearguard,
  villageFight,
  flankMarch,
  riverCrossing,
];
