/** The fork that the book of this house is measured by: Leuthen, left at noon. */
import { beforeAll, describe, expect, it } from 'vitest';
import { fightBattle } from '../../../engine/analysis';
import { besideHistory, compileChronicle, forkedAt, hoursOfBattle } from '../../../engine/chronicle';
import type { Chronicled } from '../../../engine/chronicle';
import { systems } from '../../../engine/rules';
import type { RuleSystem } from '../../../engine/rules';
import { readChronicle, readScenario } from '../../../engine/scenario';
import type { Scenario } from '../../../engine/scenario';
import { writeScenario } from '../../../generators';
import { nations, textOf } from '../scenario/files';

const LEUTHEN = 'leuthen-1757';
const NOON = 12 * 60;
const known = systems.map(({ id }) => id);

function leuthen(): { readonly day: Chronicled; readonly system: RuleSystem } {
  const { scenario } = readScenario(LEUTHEN, textOf(`scenarios/historical/${LEUTHEN}.yaml`), nations, known);
  const system = systems.find(({ id }) => id === scenario?.rules.system);
  if (!scenario || !system) throw new Error('the scenario cannot be read');
  const text = textOf(`scenarios/chronicles/${LEUTHEN}.yaml`);
  const { chronicle } = readChronicle(LEUTHEN, text, new Map([[LEUTHEN, scenario]]));
  if (!chronicle) throw new Error('the chronicle cannot be read');
  return { day: compileChronicle(chronicle, scenario, system), system };
}

describe('Leuthen, left at noon', () => {
  let day: Chronicled;
  let fork: Scenario;
  beforeAll(() => {
    const read = leuthen();
    day = read.day;
    const text = writeScenario(forkedAt(day, { chronicle: LEUTHEN, at: NOON }, read.system));
    const { scenario, findings } = readScenario('fork.yaml', text, nations, known);
    if (!scenario) throw new Error(findings.map(({ message }) => message).join(' '));
    fork = scenario;
  });

  it('knows what it left', () => {
    expect(fork.history).toEqual({ chronicle: LEUTHEN, at: NOON });
    expect(fork.clock?.begins).toBe(NOON);
  });

  it.each(systems.map((book) => [book.id, book] as const))('fights on under %s, beside its history', (_, book) => {
    const rules = { ...fork.rules, system: book.id };
    const { outcome, ...record } = fightBattle({ scenario: { ...fork, rules }, system: book, seed: 1, turns: 2 });
    expect(outcome.turns).toBe(2);
    if (!fork.clock) throw new Error('it tells no hours');
    const { strength } = besideHistory(day, record, hoursOfBattle(record, fork.clock));
    expect(strength.map(({ at }) => at)).toEqual([720, 745]);
    for (const side of ['prussia', 'austria'])
      expect(strength[0]?.battle[side]?.share).toBeCloseTo(strength[0]?.history[side]?.share ?? 0, 1);
  });
});
