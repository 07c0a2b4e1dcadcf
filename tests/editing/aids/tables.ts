/** Small scenarios for the questions of a planner, laid by Honours of War at 28mm. */
import type { View } from '../../../engine/battle';
import { positionOf } from '../../../editing/aids';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import type { Scenario } from '../../../engine/scenario';
import { readScenario } from '../../../engine/scenario';
import { nations } from '../../engine/scenario/files';

export const system = honoursOfWar;

interface Written {
  readonly terrain?: string;
  readonly units?: string;
  readonly objectives?: string;
}
const BATTALION = '- { name: Alt, type: line infantry, at: [30, 20], heading: 0 }';

/** A table of 120 by 120 cm; a battalion of Prussia faces north at 30/20 unless told, one of Austria south at 110/115. */
export function tableOf({ terrain = '[]', units = BATTALION, objectives = '[]' }: Written): Scenario {
  const indented = (text: string): string => text.trim().replace(/\n\s*/g, '\n          ');
  const text = `cockade: 1
title: A table
kind: fictional
rules: { system: honours-of-war, scale: 28mm }
table: { size: [120cm, 120cm] }
terrain: ${terrain}
armies:
  prussia:
    name: The Prussians
    nation: prussia
    brigades:
      - name: Kahlen
        commander: { name: Forcade, rating: dependable, at: [30, 10] }
        units:
          ${indented(units)}
  austria:
    name: The Austrians
    nation: austria
    brigades:
      - name: Daun
        commander: { name: Browne, rating: dependable, at: [105, 118] }
        units:
          - { name: Harrach, type: line infantry, at: [105, 110], heading: 180 }
objectives: ${objectives}
`;
  const { scenario, findings } = readScenario('table.yaml', text, nations, ['honours-of-war']);
  if (!scenario) throw new Error(findings.map(({ message, line }) => `${line}: ${message}`).join('\n'));
  return scenario;
}

export const viewOf = (written: Written): View => positionOf(system, tableOf(written));
