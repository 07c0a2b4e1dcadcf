/**
 * What each clause says, in a sentence or two of our own: shown beside its title. Distances are left to the tables, for
 * they go with the figure scale.
 */
import { CHARGE_TEXTS } from './charges';
import { COMMAND_TEXTS } from './command';
import { FIRE_TEXTS } from './fire';
import { MORALE_TEXTS } from './morale';
import { MOVEMENT_TEXTS } from './movement';

export const CLAUSE_TEXTS: Readonly<Record<string, string>> = {
  ...COMMAND_TEXTS,
  ...MOVEMENT_TEXTS,
  ...CHARGE_TEXTS,
  ...FIRE_TEXTS,
  ...MORALE_TEXTS,
};
