/** A small table for chronicles: a river with a bridge, a mill, two sides. */
import { compileChronicle } from '../../../engine/chronicle';
import type { Chronicled } from '../../../engine/chronicle';
import { playback } from '../../../engine/battle';
import type { BattleState } from '../../../engine/battle';
import { systems } from '../../../engine/rules';
import { readChronicle, readNation, readScenario } from '../../../engine/scenario';
import type { Scenario } from '../../../engine/scenario';

/** Two nations without a file, so that tests of the window, which read none, may use the mill too. */
const nationCalled = (name: string): string => `nation: 1
name: ${name}
colours:
  coat: '#eeeae0'
  facings: ['#3d6e4f']
  small clothes: '#eeeae0'
  lace: '#d9b24a'
  flag: ['#eeeae0']
  gun carriage: '#5f6470'
troops:
  - { name: Line regiments, type: line infantry }
`;
const nations = new Map(
  ['Austria', 'Saxony'].flatMap((name) => {
    const { nation } = readNation(`${name}.yaml`, nationCalled(name));
    return nation ? [[name.toLowerCase(), nation] as const] : [];
  }),
);

const [first] = systems;
if (!first) throw new Error('there is no rule system');
export const system = first;

const MILL = `cockade: 1
title: The mill
kind: fictional
rules: { system: ${system.id}, scale: 28mm }
table: { size: [240, 180], one foot: 900m }
terrain:
  - river: { name: Schwartz, class: impassable, course: [[150, -5], [150, 185]] }
  - bridge: { name: Mill bridge, over: Schwartz, at: [150, 90], width: 12cm }
  - bua: { name: Mill, build: rustic, blocks: [{ at: [100, 40] }] }
armies:
  blue:
    name: Blue
    nation: austria
    brigades:
      - name: Foot
        commander: { name: Colonel Foot, at: [20, 60] }
        units:
          - { name: First, type: line infantry, at: [40, 38], heading: 90 }
          - { name: Second, type: line infantry, at: [40, 60], heading: 90 }
          - { name: Guns, type: medium gun, at: [40, 76], heading: 90 }
    independents:
      - { name: Dragoons, type: dragoons, at: [40, 130], heading: 90 }
  red:
    name: Red
    nation: saxony
    independents:
      - { name: Watch, type: line infantry, at: [120, 60], heading: 270 }
      - { name: Guard, type: line infantry, at: [200, 60], heading: 270 }
objectives:
  - { name: The mill, feature: Mill }
`;
/** The mill with more ground on its table. */
export function millWith(ground: string): Scenario {
  const text = MILL.replace('armies:\n', `${ground}armies:\n`);
  const read = readScenario('mill.yaml', text, nations, [system.id]).scenario;
  if (!read) throw new Error('the mill cannot be read');
  return read;
}
export const scenario = millWith('');

/** A chronicle of six hours on that table with such a story. */
export const told = (story: string, begins = '', on = scenario): Chronicled => {
  const text = `chronicle: 1\ntitle: T\nscenario: mill\nday: { begins: "06:00", ends: "12:00" }\n${begins}story:\n${story}`;
  const { chronicle, findings } = readChronicle('day.yaml', text, new Map([['mill', on]]));
  if (!chronicle) throw new Error(findings.map(({ message }) => message).join(' '));
  return compileChronicle(chronicle, on, system);
};

/** The findings of a day: the entry, and the code. */
export const codes = ({ remarks }: Chronicled): readonly string[] =>
  remarks.map(({ code, entry }) => `${entry} ${code}`);

/** The state at a time of the day at which nobody is half-way. */
export function stateAt(day: Chronicled, at: number): BattleState {
  const span = day.spans.findLast(({ from }) => from <= at);
  return playback(day).stateAt(span?.settled ?? 0);
}
