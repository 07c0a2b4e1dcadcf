import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { systems } from '../../engine/rules';
import { fileKind, readNation } from '../../engine/scenario';
import type { AcceptedFinding, Finding } from '../../engine/scenario';
import type { Fault } from '../desk';
import { readChronicleFile } from '../desk/chronicles';
import { readText } from '../desk/documents';
import { faultOf } from '../desk/faults';
import { LARGEST_FILE } from '../desk/nations';
import { readForBattle } from '../desk/reading';
import type { RuleChoices } from '../desk/reading';
import { readValueTable } from '../desk/value-tables';
import { filesMeant, nationsFor, scenarioFolders } from './files';
import { asked, RULE_OPTIONS, ruleChoicesIn } from './rule-words';
import { json, line } from './context';
import type { ExitCode, CommandContext } from './context';
import { sortWords, UsageFault } from './command-words';

/**
 * `check FILE... [--json] [--accepted]`: what is wrong, where, and how to mend it; 1 when there are errors. Findings a
 * file accepts are listed, with the reason, only when asked for.
 */
export async function check(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(given, RULE_OPTIONS, ['json', 'accepted']);
  if (words.names.length === 0) throw new UsageFault('A file, folder or pattern is missing.');
  const files = await filesMeant(words.names, context.folder);
  const choices = await ruleChoicesIn(words, context);
  const checked = await Promise.all(files.map((file) => checkedFile(file, context, choices)));
  const findings = checked.flatMap((file) => file.findings);
  const accepted = words.flag('accepted') ? checked.flatMap((file) => file.accepted) : null;
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  if (words.flag('json')) context.out(json(accepted ? { findings, accepted: accepted.map(plainly) } : { findings }));
  else {
    for (const finding of findings) context.out(told(finding));
    for (const one of accepted ?? []) context.out(toldAccepted(one));
    context.out(line(summary(files.length, findings, errors)));
  }
  return errors > 0 ? 1 : 0;
}

interface Checked {
  readonly findings: readonly Finding[];
  readonly accepted: readonly AcceptedFinding[];
}

async function checkedFile(file: string, context: CommandContext, choices: RuleChoices): Promise<Checked> {
  const path = resolve(context.folder, file);
  let text: string;
  try {
    text = await readText(path, LARGEST_FILE);
  } catch (error) {
    return { findings: [unreadable(file, faultOf(error))], accepted: [] };
  }
  if (fileKind(text) === 'values') return { findings: readValueTable(file, text, systems).findings, accepted: [] };
  if (fileKind(text) === 'nation') return { findings: readNation(file, text).findings, accepted: [] };
  const isBeside = (name: string): boolean => existsSync(join(dirname(path), name));
  const nations = await nationsFor(path, context);
  if (fileKind(text) === 'chronicle') {
    const folders = scenarioFolders(path, context);
    const { findings } = await readChronicleFile({ file, text, folders, nations, systems });
    return { findings, accepted: [] };
  }
  return asked(() => readForBattle(file, text, nations, isBeside, choices));
}

const unreadable = (file: string, { code, message, line: row = 1 }: Fault): Finding => ({
  file,
  line: row,
  column: 1,
  severity: 'error',
  code,
  message,
});

function told({ file, line: row, column, severity, code, message, fix }: Finding): string {
  const remedy = fix ? line(`    ${fix}`) : '';
  return line(`${file}:${row}:${column}: ${severity} ${code}: ${message}`) + remedy;
}

const plainly = ({ finding, acceptance }: AcceptedFinding) => ({ ...finding, reason: acceptance.reason });

function toldAccepted({
  finding: { file, line: row, column, severity, code, message },
  acceptance,
}: AcceptedFinding): string {
  return line(`${file}:${row}:${column}: accepted ${severity} ${code}: ${message}`) + line(`    ${acceptance.reason}`);
}

function summary(files: number, findings: readonly Finding[], errors: number): string {
  const checked = files === 1 ? '1 file checked' : `${files} files checked`;
  if (findings.length === 0) return `${checked}: everything is fine.`;
  return `${checked}: ${findings.length} findings, ${errors} of them errors.`;
}
