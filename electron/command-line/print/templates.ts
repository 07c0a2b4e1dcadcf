import { TEMPLATE_KINDS, TEMPLATE_OPTIONS } from '../../../drawing/paper/templates';
import { parseLength } from '../../../engine/scenario';
import { sheetsFor } from '../../desk/printing/jobs';
import { scenarioFrom } from '../files';
import { chosenBy, RULE_OPTIONS } from '../rule-words';
import type { ExitCode, CommandContext } from '../context';
import { oneName, sortWords, UsageFault, type Words } from '../command-words';
import { ratioFrom } from './glued';
import { printed } from './printing';
import { listFrom, outputFrom, sheetChoiceFrom, SHEET_OPTIONS, someOf } from './sheet-words';

/** Least and most height of a step of a hill, cm. */
const STEPS = [0.2, 20] as const;

/** `templates FILE --out X`: the terrain as sheets to cut out, at true size. */
export async function printTemplates(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(given, [...SHEET_OPTIONS, ...RULE_OPTIONS, 'ratio', 'kinds', 'step', 'numbers'], ['no-list']);
  const name = oneName(words, 'A scenario file');
  const output = outputFrom(words);
  const choice = sheetChoiceFrom(words);
  const options = {
    ...choice,
    ratio: ratioFrom(words),
    kinds: someOf(words, 'kinds', TEMPLATE_KINDS) ?? TEMPLATE_OPTIONS.kinds,
    step: stepFrom(words),
    numbers: numbersFrom(words),
    list: !words.flag('no-list'),
  };
  const scenario = await chosenBy(words, await scenarioFrom(name, context, 'printed'), context);
  return printed(sheetsFor({ kind: 'templates', options }, scenario), output, context);
}

function stepFrom(words: Words): number {
  const given = words.text('step');
  if (given === undefined) return TEMPLATE_OPTIONS.step;
  const step = parseLength(given, null);
  if (step === null || step < STEPS[0] || step > STEPS[1])
    throw new UsageFault(`--step takes a height from 2mm to 20cm; “${given}” was given.`);
  return step;
}

function numbersFrom(words: Words): readonly number[] | null {
  const given = listFrom(words, 'numbers');
  const strange = given?.find((one) => !/^[1-9]\d{0,3}$/.test(one));
  if (strange !== undefined)
    throw new UsageFault(`--numbers takes numbers of cut-outs, as 1,4; “${strange}” was given.`);
  return given?.map(Number) ?? null;
}
