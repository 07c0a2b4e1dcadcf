/** What the library shows of a scenario. */
import { basename } from 'node:path';
import { drawThumbnail } from '../../../drawing/map';
import type { RuleSystem } from '../../../engine/rules';
import type { Finding, Scenario } from '../../../engine/scenario';
import type { Fault, LibraryEntry } from '../api';
import { folderOfHandle } from '../own';

export function cardOf(
  file: string,
  scenario: Scenario,
  findings: readonly Finding[],
  system: RuleSystem | null,
): LibraryEntry {
  const { title, kind, date, description, table, rules } = scenario;
  const sides = scenario.armies.map((army) => ({
    id: army.id,
    name: army.name,
    nation: army.nation.name,
    units: army.brigades.reduce((units, brigade) => units + brigade.units.length, army.independents.length),
  }));
  return {
    file,
    folder: folderOfHandle(file),
    title,
    kind,
    date,
    description,
    table: { width: table.width, depth: table.depth },
    sides,
    system: rules.system,
    systemTitle: system?.title ?? rules.system,
    scale: rules.scale,
    findings: count(findings),
    worst: worstOf(findings),
    thumbnail: picture(scenario),
    isReading: false,
    isGivenUp: false,
  };
}
/** A card without a picture is better than a library that does not open. */
function picture(scenario: Scenario): string | null {
  try {
    return drawThumbnail(scenario);
  } catch {
    return null;
  }
}
/** Of a file that is no scenario as it stands; its errors say why, each in a paragraph with its place. */
export const unreadableCard = (file: string, findings: readonly Finding[]): LibraryEntry => ({
  ...blankCard(file),
  description: findings
    .filter(({ severity }) => severity === 'error')
    .slice(0, MOST_TOLD)
    .map(({ line, column, message }) => `Line ${line}, column ${column}: ${message}`)
    .join('\n\n'),
  findings: count(findings),
  worst: worstOf(findings),
});
/** More errors than these would fill the card; the count tells how many there are. */
const MOST_TOLD = 6;
/** Of a file that cannot even be opened. */
export const faultyCard = (file: string, { message, again }: Fault): LibraryEntry => ({
  ...blankCard(file),
  description: message,
  findings: { errors: 1, warnings: 0, rulings: 0 },
  isGivenUp: again ?? false,
});
/** Of a file that is still being read. */
export const unreadCard = (file: string): LibraryEntry => ({ ...blankCard(file), isReading: true });

function blankCard(file: string): LibraryEntry {
  return {
    file,
    folder: folderOfHandle(file),
    title: basename(file),
    kind: file.startsWith('historical/') ? 'historical' : 'fictional',
    date: null,
    description: '',
    table: { width: 0, depth: 0 },
    sides: [],
    system: '',
    systemTitle: '',
    scale: '',
    findings: { errors: 0, warnings: 0, rulings: 0 },
    worst: [],
    thumbnail: null,
    isReading: false,
    isGivenUp: false,
  };
}
function worstOf(findings: readonly Finding[]): LibraryEntry['worst'] {
  const of = (wanted: 'error' | 'warning'): LibraryEntry['worst'] =>
    findings.flatMap(({ severity, line, column, message }) =>
      severity === wanted ? [{ severity: wanted, line, column, message }] : [],
    );
  return [...of('error'), ...of('warning')].slice(0, MOST_TOLD);
}
function count(findings: readonly Finding[]): LibraryEntry['findings'] {
  const of = (severity: Finding['severity']): number =>
    findings.filter((finding) => finding.severity === severity).length;
  return { errors: of('error'), warnings: of('warning'), rulings: of('ruling') };
}
