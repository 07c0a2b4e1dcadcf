/** Reads a file however damaged it is, and looks what was made of it through for what must never be. */
import { readNation, readScenario } from '../../engine/scenario';
import type { Finding, Scenario } from '../../engine/scenario';
import { nations } from '../engine/scenario/files';
import type { SoundFile } from './damage';

/** What is wrong with the way a file was read, in sentences; none when it was read or refused with reasons. */
export function faultsOfReading({ name, text }: SoundFile): readonly string[] {
  try {
    if (name.includes('/nations/')) {
      const { nation, findings } = readNation(name, text);
      return [...faultsIn(findings, text, nation !== null), ...badNumbers(nation)];
    }
    const { scenario, findings } = readScenario(name, text, nations, ['honours-of-war']);
    return [...faultsIn(findings, text, scenario !== null), ...badNumbers(scenario), ...doubleIds(scenario)];
  } catch (error) {
    return [`thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}

function faultsIn(findings: readonly Finding[], text: string, isRead: boolean): readonly string[] {
  const lines = text.split('\n').length;
  const faults = findings.flatMap(({ line, column, message, code }) => [
    ...(line < 1 || line > lines || column < 1 ? [`${code} stands at ${line}:${column} of ${lines} lines`] : []),
    ...(/undefined|NaN|\[object/.test(message) ? [`${code} says: ${message}`] : []),
  ]);
  const refused = findings.some(({ severity }) => severity === 'error');
  return isRead || refused ? faults : [...faults, 'nothing was read and nobody says why'];
}

/** Every number of a value must be one that can be reckoned with. */
function badNumbers(value: unknown): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`the number ${value}`];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(badNumbers) : [];
}

function doubleIds(scenario: Scenario | null): readonly string[] {
  if (!scenario) return [];
  const { terrain, armies, objectives } = scenario;
  const blocks = terrain.flatMap((feature) => (feature.kind === 'bua' ? feature.blocks : []));
  const people = armies.flatMap(({ general, lieutenants, brigades }) => [
    ...(general ? [general] : []),
    ...lieutenants,
    ...brigades.map(({ commander }) => commander),
  ]);
  const troops = armies.flatMap(({ brigades, independents }) => [
    ...brigades,
    ...brigades.flatMap(({ units }) => units),
    ...independents,
  ]);
  const seen = new Set<string>();
  return [...terrain, ...blocks, ...people, ...troops, ...objectives].flatMap(({ id }) => {
    const again = seen.has(id);
    seen.add(id);
    return again ? [`two things have the id ${id}`] : [];
  });
}
