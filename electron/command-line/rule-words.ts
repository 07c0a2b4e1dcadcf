/** By which rules and at which figure scale a scenario is wanted, and how it is fought: the words that commands share. */
import { systems } from '../../engine/rules';
import type { Scenario } from '../../engine/scenario';
import type { FightOrder } from '../../engine/work';
import { faultOf } from '../desk';
import { LARGEST_FILE } from '../desk/nations';
import { withRuleChoices } from '../desk/reading';
import type { RuleChoices } from '../desk/reading';
import { valueTable } from '../desk/value-tables';
import { scenarioFrom } from './files';
import { generalsOf } from './general-words';
import type { CommandContext } from './context';
import { readNamed } from './named-files';
import { oneName, UsageFault } from './command-words';
import type { Words } from './command-words';

/** `--rules ID --scale 15mm --option ID=VALUE,ID=VALUE --values FILE` */
export const RULE_OPTIONS = ['rules', 'scale', 'option', 'values'] as const;

/** The scenario under the rules, at the scale and with the optional rules that the words ask for. */
export async function chosenBy(words: Words, scenario: Scenario, context: CommandContext): Promise<Scenario> {
  const choices = await ruleChoicesIn(words, context);
  return asked(() => withRuleChoices(scenario, choices));
}

/** What cannot be chosen was asked for on the command line: that is no fault of a file. */
export function asked<Result>(choose: () => Result): Result {
  try {
    return choose();
  } catch (error) {
    const { code, message } = faultOf(error);
    throw code === 'unfit-choice' || code === 'unknown-rules' ? new UsageFault(message) : error;
  }
}

export async function ruleChoicesIn(words: Words, context: CommandContext): Promise<RuleChoices> {
  const table = words.text('values');
  return {
    rules: words.text('rules'),
    scale: words.text('scale'),
    options: Object.fromEntries((words.text('option') ?? '').split(',').filter(Boolean).map(optionFrom)),
    ...(table !== undefined && {
      replaced: valueTable(table, await readNamed(table, context, LARGEST_FILE), systems),
    }),
  };
}

function optionFrom(given: string): readonly [string, string] {
  const [id, value, ...rest] = given.split('=');
  if (id === undefined || value === undefined || id === '' || value === '' || rest.length > 0)
    throw new UsageFault(`--option takes an optional rule and its value, as weather=fair; “${given}” was given.`);
  return [id, value];
}

/** Options of every command that fights. */
export const BATTLE_OPTIONS = [...RULE_OPTIONS, 'seed', 'turns', 'general', 'wing'] as const;
export const TURNS = 30;

/** The battle a command line means: its scenario under the rules and scale wanted. */
export async function orderFrom(words: Words, context: CommandContext): Promise<FightOrder> {
  const seed = words.count('seed', 1, 0);
  const turns = words.count('turns', TURNS, 1);
  const scenario = await chosenBy(words, await scenarioFrom(oneName(words, 'A scenario file'), context), context);
  return {
    scenario,
    system: scenario.rules.system,
    seed,
    turns,
    ...generalsOf(scenario, words.text('general'), words.text('wing')),
  };
}
