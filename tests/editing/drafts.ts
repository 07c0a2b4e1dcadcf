/** Scenario files as drafts to edit, and what tests ask of a change. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Change } from '../../editing/change';
import { draftOf } from '../../editing/draft';
import type { Draft, Refused } from '../../editing/draft';
import { nationId, readNation, readScenario } from '../../engine/scenario';
import type { Id, Nation, Scenario } from '../../engine/scenario';
import { editText } from '../../engine/scenario/edits';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

export const NATIONS: ReadonlyMap<Id, Nation> = new Map(
  readdirSync(new URL('scenarios/nations', ROOT)).flatMap((name) => {
    const { nation } = readNation(name, read(`scenarios/nations/${name}`));
    return nation ? [[nationId(name), nation] as const] : [];
  }),
);

export const OWN_FILES = ['st-ulrich', 'kutzdorf', 'spittelwitz'].map((name) =>
  read(`scenarios/fictional/${name}.yaml`),
);
export const LOBOSITZ = read('scenarios/historical/lobositz-1756.yaml');
/** With comments, odd spacing, rows, deployments, labels and every unit of length. */
export const ODD = read('tests/fixtures/editing/odd.yaml');

/** A file as a draft; throws when it cannot be read. */
export function open(text: string): Draft & { readonly text: string } {
  const { scenario, fieldOf, findings } = readScenario('test.yaml', text, NATIONS);
  if (!scenario)
    throw new Error(`Cannot be read: ${findings.map(({ message, line }) => `${line}: ${message}`).join('; ')}`);
  const fields = Object.fromEntries(
    idsOf(scenario)
      .flatMap((id) => [[id, fieldOf(id)]])
      .filter((pair): pair is [string, string] => pair[1] !== null),
  );
  const draft = draftOf(text, scenario, fields);
  if (!draft) throw new Error('Cannot be read as YAML');
  return { ...draft, text };
}

export function idsOf(scenario: Scenario): readonly Id[] {
  const features = scenario.terrain.flatMap((one) => [
    one.id,
    ...(one.kind === 'bua' ? one.blocks.map(({ id }) => id) : []),
  ]);
  const armies = scenario.armies.flatMap((army) => [
    army.id,
    ...(army.general ? [army.general.id] : []),
    ...army.lieutenants.map(({ id }) => id),
    ...army.deployment.map(({ id }) => id),
    ...army.brigades.flatMap(({ id, commander, units }) => [id, commander.id, ...units.map((unit) => unit.id)]),
    ...army.independents.map(({ id }) => id),
  ]);
  return [
    ...features,
    ...armies,
    ...[...scenario.objectives, ...(scenario.labels ?? []), ...(scenario.entryPoints ?? [])].map(({ id }) => id),
  ];
}

/** The text after a change; throws with the sentence when it was refused. */
export function after(text: string, change: Change | Refused): string {
  if ('refused' in change) throw new Error(change.refused);
  const edited = editText(text, change.edits);
  if ('refused' in edited) throw new Error(edited.refused);
  return edited.text;
}

/** The lines of a text that are not in another, in order: what a change took away. */
export function linesLost(before: string, now: string): readonly string[] {
  const left = new Map<string, number>();
  for (const line of now.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  return before.split('\n').filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

export const linesGained = (before: string, now: string): readonly string[] => linesLost(now, before);

/** All comments of a text. */
export const commentsOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => /(?:^|\s)#(?!\w{3,6}').*$/.exec(line)?.[0].trim() ?? []);
