import { readScenario } from '../../../engine/scenario';
import type { Scenario } from '../../../engine/scenario';
import { nations } from '../../bench/inputs';

/** Two brigades of two battalions and a squadron that can charge; `red`: where the second line stands, in musketry range if not told. */
export function face(system: string, red = 43): Scenario {
  const at = (x: number, y: number): string => `at: [${x}, ${y}], heading: ${y < 35 ? 0 : 180}, formation: line`;
  const side = (name: string, y: number, back: number): string => `  ${name.toLowerCase()}:
    name: ${name}
    nation: prussia
    attacker: ${name === 'Blue'}
    brigades:
      - name: ${name} Brigade
        commander: { rating: dashing, at: [60, ${back}] }
        units:
          - { name: ${name} First, type: line infantry, ${at(48, y)} }
          - { name: ${name} Second, type: line infantry, ${at(72, y)} }
          - { name: ${name} Horse, type: dragoons, ${at(100, y)} }
`;
  const text = `cockade: 1
title: Face to face
kind: fictional
rules: { system: ${system}, scale: 28mm }
table: { size: [140, 100] }
armies:
${side('Blue', 30, 15)}${side('Red', red, Math.max(80, red + 5))}`;
  const { scenario, findings } = readScenario('face.yaml', text, nations);
  if (!scenario) throw new Error(findings.map(({ message }) => message).join('\n'));
  return scenario;
}
