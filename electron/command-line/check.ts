import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileKind, readNation } from '../../engine/scenario';
import type { Finding } from '../../engine/scenario';
import { readForBattle } from '../desk/reading';
import { filesMeant, nationsFor } from './files';
import { json, line } from './surroundings';
import type { ExitCode, Surroundings } from './surroundings';
import { sortWords, UsageFault } from './words';

/** `check FILE... [--json]`: what is wrong, where, and how to mend it; 1 when there are errors. */
export async function check(given: readonly string[], around: Surroundings): Promise<ExitCode> {
  const words = sortWords(given, [], ['json']);
  if (words.names.length === 0) throw new UsageFault('A file, folder or pattern is missing.');
  const files = await filesMeant(words.names, around.folder);
  const findings = (await Promise.all(files.map((file) => findingsOf(file, around)))).flat();
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  if (words.flag('json')) around.out(json({ findings }));
  else {
    for (const finding of findings) around.out(told(finding));
    around.out(line(summary(files.length, findings, errors)));
  }
  return errors > 0 ? 1 : 0;
}

async function findingsOf(file: string, around: Surroundings): Promise<readonly Finding[]> {
  const path = resolve(around.folder, file);
  const text = await readFile(path, 'utf8');
  if (fileKind(text) === 'nation') return readNation(file, text).findings;
  return readForBattle(file, text, await nationsFor(path, around)).findings;
}

function told({ file, line: row, column, severity, code, message, fix }: Finding): string {
  const remedy = fix ? line(`    ${fix}`) : '';
  return line(`${file}:${row}:${column}: ${severity} ${code}: ${message}`) + remedy;
}
function summary(files: number, findings: readonly Finding[], errors: number): string {
  const checked = files === 1 ? '1 file checked' : `${files} files checked`;
  if (findings.length === 0) return `${checked}: everything is fine.`;
  return `${checked}: ${findings.length} findings, ${errors} of them errors.`;
}
