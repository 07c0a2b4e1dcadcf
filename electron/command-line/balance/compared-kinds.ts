/** The words of `cockade balance`: which battles are fought, and which they are compared with. */
import { basename } from 'node:path';
import { withoutUnits } from '../../../engine/scenario';
import type { Scenario } from '../../../engine/scenario';
import type { BalanceJob } from '../../desk/balance';
import { isRefusal } from '../../desk/faults';
import { withRuleChoices } from '../../desk/reading';
import { readRecord } from '../../desk/record-text';
import { LARGEST_RECORD, scenarioFrom } from '../files';
import { generalFrom, generalsOf } from '../general-words';
import { readNamed } from '../named-files';
import { asked, ruleChoicesIn, TURNS } from '../rule-words';
import type { CommandContext } from '../context';
import { oneName, UsageFault } from '../command-words';
import type { Words } from '../command-words';

/** What battles are otherwise than the file has them; each also with `if-` before it, for those compared with. */
const CHOICES = ['rules', 'scale', 'option', 'values', 'without', 'general'] as const;
const IF = CHOICES.map((choice) => `if-${choice}`);

export const KIND_OPTIONS = [...CHOICES, ...IF, 'against', 'turns', 'from-turn'] as const;

/** Battles of one kind, and what they are called beside others. */
export interface ComparedKind {
  readonly label: string;
  readonly job: BalanceJob;
}

/** The battles a command line means: of one kind, or of two side by side. */
export async function kindsFrom(
  words: Words,
  context: CommandContext,
): Promise<readonly [ComparedKind, ...ComparedKind[]]> {
  const name = oneName(words, 'A scenario file');
  const first = await kindFrom(name, words, context);
  const changed = CHOICES.filter((choice) => words.text(`if-${choice}`) !== undefined);
  const against = words.text('against');
  if (against === undefined && changed.length === 0) return [first];
  const second = await kindFrom(against ?? name, changedWords(words), context);
  const what = changed.map((choice) => `${choice} ${words.text(`if-${choice}`) ?? ''}`).join(', ');
  return [
    first,
    {
      ...second,
      label: [against && basename(against), what].filter((part) => part !== undefined && part !== '').join(', '),
    },
  ];
}

/** The same words with those that begin with `if-` in the place of the others. */
const changedWords = (words: Words): Words => ({
  ...words,
  text: (option) => words.text(`if-${option}`) ?? words.text(option),
});

async function kindFrom(name: string, words: Words, context: CommandContext): Promise<ComparedKind> {
  const turns = words.count('turns', TURNS, 1);
  if (words.text('from-turn') !== undefined) return againFrom(name, words, turns, context);
  const written = await scenarioFrom(name, context);
  const choices = await ruleChoicesIn(words, context);
  const scenario = asked(() => withRuleChoices(fewer(written, words.text('without')), choices));
  const system = scenario.rules.system;
  return { label: basename(name), job: { scenario, system, turns, ...generalsOf(scenario, words.text('general')) } };
}

/** From a turn of a kept battle on. */
async function againFrom(name: string, words: Words, turns: number, context: CommandContext): Promise<ComparedKind> {
  const turn = words.count('from-turn', 1, 1);
  for (const choice of ['rules', 'scale', 'option', 'values', 'without'])
    if (words.text(choice) !== undefined)
      throw new UsageFault(`--${choice} cannot be changed in the middle of a battle: leave it or --from-turn out.`);
  const record = readRecord(await readNamed(name, context, LARGEST_RECORD), name);
  const { scenario, system } = record;
  return {
    label: `${basename(name)} from turn ${turn}`,
    job: { scenario, system: system.id, turns, from: { record, turn }, ...generalsOf(scenario, words.text('general')) },
  };
}

function fewer(scenario: Scenario, given: string | undefined): Scenario {
  if (given === undefined) return scenario;
  try {
    return withoutUnits(
      scenario,
      given.split(',').map((name) => name.trim()),
    );
  } catch (error) {
    if (isRefusal(error)) throw new UsageFault(`--without: ${error.message}`);
    throw error;
  }
}

/** Generals to be fought one after another, `--generals capable,bold,cautious`; null when it was not given. */
export function trustedFrom(words: Words): readonly string[] | null {
  const names = words.text('generals')?.split(',').map(generalFrom) ?? null;
  if (names && words.text('general') !== undefined)
    throw new UsageFault('One of --general and --generals says who commands.');
  if (names && new Set(names).size !== names.length) throw new UsageFault('--generals takes each general once.');
  return names;
}
