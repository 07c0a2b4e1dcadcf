/** Scenarios that ship, read with every nation, and the system that plays them. */
import { readdirSync, readFileSync } from 'node:fs';
import { readNation, readScenario, type Nation, type Scenario } from '../../../../engine/scenario';

const ROOT = new URL('../../../../scenarios/', import.meta.url);

const nations = new Map<string, Nation>(
  readdirSync(new URL('nations/', ROOT)).flatMap((file) => {
    const { nation } = readNation(file, readFileSync(new URL(`nations/${file}`, ROOT), 'utf8'));
    return nation ? [[nation.id, nation] as const] : [];
  }),
);

export function shipped(path: string): Scenario {
  const { scenario } = readScenario(path, readFileSync(new URL(path, ROOT), 'utf8'), nations);
  if (!scenario) throw new Error(`${path} cannot be read`);
  return scenario;
}
export const LOBOSITZ = 'historical/lobositz-1756.yaml';
export const lobositz = (): Scenario => shipped(LOBOSITZ);
/** The others. */
export const SHIPPED = ['st-ulrich', 'kutzdorf', 'spittelwitz'].map((name) => `fictional/${name}.yaml`);
