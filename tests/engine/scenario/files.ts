/** Files of the house for these tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { nationId, readNation, readScenario } from '../../../engine/scenario';
import type { Nation, Scenario } from '../../../engine/scenario';

const NATIONS = 'scenarios/nations';
const ST_ULRICH = 'scenarios/fictional/st-ulrich.yaml';

export const nationFiles = readdirSync(NATIONS).map((name) => `${NATIONS}/${name}`);
export const textOf = (file: string): string => readFileSync(file, 'utf8');
export const nations: ReadonlyMap<string, Nation> = new Map(
  nationFiles.flatMap((file) => {
    const { nation } = readNation(file, textOf(file));
    return nation === null ? [] : [[nationId(file), nation]];
  }),
);
export const stUlrichText = textOf(ST_ULRICH);
export const readStUlrich = (text = stUlrichText) => readScenario(ST_ULRICH, text, nations, ['honours-of-war']);

export function stUlrich(): Scenario {
  const { scenario } = readStUlrich();
  if (scenario === null) throw new Error('St. Ulrich cannot be read');
  return scenario;
}
