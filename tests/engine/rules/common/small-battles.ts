/** Small battles written as files, to be fought under every book. */
import { systems } from '../../../../engine/rules';
import type { RuleSystem } from '../../../../engine/rules';
import { readScenario } from '../../../../engine/scenario';
import type { Scenario } from '../../../../engine/scenario';
import { nations } from '../../scenario/files';

export const books = systems.map((system) => [system.id, system] as const);

/** Three battalions of Red in the north of the table, by how far east; they break at so many points, if that is said. */
export const redAt = (east: number, breakPoint?: number): string => `  red:
    name: Red
    nation: austria${breakPoint === undefined ? '' : `\n    break point: ${breakPoint}`}
    brigades:
      - name: Right
        commander: { at: [${east}, 190] }
        deploy: { at: [${east}, 180], heading: 180, spacing: 22cm }
        units: [{ name: Guard, type: line infantry, repeat: 3 }]
`;

/** A table of 240 × 200 cm with all that the body says; throws where it cannot be read. */
export function smallBattle({ id, measures }: RuleSystem, body: string): Scenario {
  const text = `cockade: 1
title: A small battle
kind: fictional
rules: { system: ${id}, scale: ${measures[0]?.id ?? ''} }
table: { size: [240, 200] }
${body}`;
  const { scenario, findings } = readScenario('small.yaml', text, nations);
  if (!scenario) throw new Error(findings.map(({ message }) => message).join('\n'));
  return scenario;
}
