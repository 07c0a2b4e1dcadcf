import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fightBattle } from '../../../engine/analysis';
import { systems } from '../../../engine/rules';
import { suited } from '../../../engine/rules/suited';
import { readScenario } from '../../../engine/scenario';
import { nations, textOf } from './files';

const FOLDER = 'scenarios/historical';

/** One book for each battle, in turn: how long a battle takes hangs more on its table than on the book. */
const files = readdirSync(FOLDER).map((file, at) => ({ file, system: systems[at % systems.length] }));

/** What the last event of a battle between computer generals says of its end; null of one that goes on for ever. */
describe.each(files)('$file', ({ file, system }) => {
  const { scenario } = readScenario(file, textOf(`${FOLDER}/${file}`), nations);
  it(`comes to a decision under ${system?.id}, in its own time`, () => {
    if (!scenario || !system) throw new Error(`${file} cannot be read`);
    const { turns } = scenario.victory;
    expect(turns).not.toBeNull();
    const record = fightBattle({ scenario: suited(scenario, system), system, seed: 1, turns: 99 });
    const end = record.events.findLast((event) => event.do === 'over');
    expect(end?.why).toMatch(/is broken|holds its objectives|was the last/);
    const last = record.events.findLast((event) => event.do === 'step');
    expect(last?.do === 'step' && last.turn).toBeLessThanOrEqual(turns ?? 0);
  }, 200_000);
});
