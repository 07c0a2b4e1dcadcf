import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nationId, readNation, readScenario } from '../../engine/scenario';
import type { Nation, Scenario } from '../../engine/scenario';

/** Built into dist/bench: the repository is two folders up. */
export const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const folderOf = (path: string): readonly string[] => readdirSync(inRepository(path));
export const bytesOf = (path: string): Buffer => readFileSync(inRepository(path));
const textOf = (path: string): string => readFileSync(inRepository(path), 'utf8');

export const nations: ReadonlyMap<string, Nation> = new Map(
  folderOf('scenarios/nations').flatMap((name): [string, Nation][] => {
    const { nation } = readNation(name, textOf(`scenarios/nations/${name}`));
    return nation ? [[nationId(name), nation]] : [];
  }),
);

export function scenarioAt(path: string): Scenario {
  const { scenario, findings } = readScenario(path, textOf(path), nations);
  if (!scenario) throw new Error(`${path}: ${findings[0]?.message ?? 'cannot be read'}`);
  return scenario;
}
export const ST_ULRICH = 'scenarios/fictional/st-ulrich.yaml';
export const LOBOSITZ = 'scenarios/historical/lobositz-1756.yaml';

/** The text of a table as large as people make them: 100 features and 60 units. */
export function largeScenarioText(): string {
  const at = (i: number): string => `[${10 + (i % 12) * 20}, ${10 + Math.floor(i / 12) * 18}]`;
  const kinds = ['wood', 'rough', 'marsh', 'crops', 'orchard'];
  const features = Array.from({ length: 100 }, (_, i) => {
    const kind = kinds[i % kinds.length] ?? 'wood';
    return `  - ${kind}: { name: Feature ${i}, outline: { ellipse: { at: ${at(i)}, radii: [7, 5], turn: ${i} } } }`;
  });
  const side = (name: string, y: number, heading: number): string[] => [
    `  ${name.toLowerCase()}:`,
    `    name: ${name}`,
    '    nation: prussia',
    ...(name === 'Blue' ? ['    attacker: true'] : []),
    '    brigades:',
    ...Array.from({ length: 6 }, (_, brigade) => [
      `      - name: ${name} brigade ${brigade}`,
      `        commander: { rating: dependable, at: [${20 + brigade * 36}, ${y}] }`,
      '        units:',
      ...Array.from({ length: 5 }, (_, unit) => {
        const x = 12 + brigade * 36 + (unit % 2) * 18;
        const row = y + (heading === 0 ? 1 : -1) * (6 + Math.floor(unit / 2) * 6);
        return `          - { name: ${name} ${brigade} ${unit}, type: line infantry, at: [${x}, ${row}], heading: ${heading}, formation: line }`;
      }),
    ]).flat(),
  ];
  return [
    'cockade: 1',
    'title: A large table',
    'kind: fictional',
    'rules: { system: honours-of-war, scale: 28mm }',
    'table: { size: [250, 190] }',
    'terrain:',
    ...features,
    'armies:',
    ...side('Blue', 8, 0),
    ...side('Red', 182, 180),
    '',
  ].join('\n');
}
