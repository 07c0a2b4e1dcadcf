import { describe, expect, test } from 'vitest';
import { readForBattle } from '../../../electron/desk/reading';
import { fightBattle } from '../../../engine/analysis';
import { systemById } from '../../../engine/rules';
import type { Scenario } from '../../../engine/scenario';
import { grownFiles } from '../../engine/scenario/description/examples';
import { nations } from '../../engine/scenario/files';

const honours = systemById('honours-of-war');
const read = (text: string) => readForBattle('example.yaml', text, nations);
function fought(scenario: Scenario | null, seed: number) {
  if (!scenario || !honours) throw new Error('nothing to fight');
  return fightBattle({ scenario, system: honours, seed, turns: 2 });
}

describe('the examples of the page of the format, one after another', () => {
  test.each(grownFiles.map((text, i) => [i + 1, text] as const))('after %i of them nothing is wrong', (_, text) => {
    expect(read(text).findings.filter(({ severity }) => severity !== 'ruling')).toEqual([]);
  });

  test('in the end every ruling is accepted as well', () => {
    const { findings, accepted } = read(grownFiles.at(-1) ?? '');
    expect(findings).toEqual([]);
    expect(accepted.length).toBeGreaterThan(0);
  });

  test('the first and the last of them can be fought, and are not over at once', () => {
    for (const text of [grownFiles[0] ?? '', grownFiles.at(-1) ?? '']) {
      const { outcome, events } = fought(read(text).scenario, 1);
      expect(outcome.turns).toBeGreaterThan(1);
      expect(events.length).toBeGreaterThan(30);
    }
  });
});
