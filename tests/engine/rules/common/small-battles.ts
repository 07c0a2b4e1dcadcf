/** Small battles written as files, to be fought under every book. */
import { fold } from '../../../../engine/battle';
import type { BattleRecord, BattleState } from '../../../../engine/battle';
import { systems } from '../../../../engine/rules';
import type { RuleSystem } from '../../../../engine/rules';
import { readScenario } from '../../../../engine/scenario';
import type { Scenario } from '../../../../engine/scenario';
import { nations } from '../../scenario/files';

export const books = systems.map((system) => [system.id, system] as const);

/** The armies, up to three battalions of Blue in the south-west; more brigades may follow. */
export const BLUE_LEFT = `armies:
  blue:
    name: Blue
    nation: prussia
    brigades:
      - name: Left
        commander: { at: [60, 10] }
        deploy: { at: [60, 20], heading: 0, spacing: 22cm }
        units: [{ name: First, type: line infantry, repeat: 3 }]
`;

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

/** As a turn begins. */
export function stateAt(turn: number, record: BattleRecord, { marks }: RuleSystem): BattleState {
  const begun = record.events.findLastIndex((event) => event.do === 'step' && event.turn === turn);
  return fold(record.start, record.events.slice(0, begun), marks);
}
