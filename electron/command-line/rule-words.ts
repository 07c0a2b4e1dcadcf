/** By which rules and at which figure scale a scenario is wished for: the words every command shares. */
import type { Scenario } from '../../engine/scenario';
import { wishedFor } from '../desk/reading';
import type { RuleWishes } from '../desk/reading';
import { UsageFault } from './words';
import type { Words } from './words';

/** `--rules ID --scale 15mm --option ID=VALUE,ID=VALUE` */
export const RULE_OPTIONS = ['rules', 'scale', 'option'] as const;

/** The scenario under the rules, at the scale and with the optional rules that the words ask for. */
export const chosenBy = (words: Words, scenario: Scenario): Scenario => wishedFor(scenario, wishesIn(words));

export const wishesIn = (words: Words): RuleWishes => ({
  rules: words.text('rules'),
  scale: words.text('scale'),
  options: Object.fromEntries((words.text('option') ?? '').split(',').filter(Boolean).map(optionFrom)),
});

function optionFrom(given: string): readonly [string, string] {
  const [id, value, ...rest] = given.split('=');
  if (id === undefined || value === undefined || id === '' || value === '' || rest.length > 0)
    throw new UsageFault(`--option takes an optional rule and its value, as weather=fair; “${given}” was given.`);
  return [id, value];
}
