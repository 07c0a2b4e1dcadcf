/** A desk that knows the toy's drill beside the books, its engine in this process, with one scenario of the toy. */
import { engineHandlers } from '../../electron/desk/engine/handlers';
import type { EngineTasks } from '../../electron/desk/engine/tasks';
import { systems as books } from '../../engine/rules';
import { engineWork } from '../../engine/work';
import { filedDrill } from '../engine/toy/drill';
import { NATION } from './fake-engine';
import { printerInProcess } from './printer-in-process';
import { readerInProcess } from './reader-in-process';
import { threadInProcess } from './thread-in-process';

export const TOY_FILE = 'fictional/toy.yaml';
const TOY = `cockade: 1
title: A toy war
kind: fictional
rules: { system: toy, scale: 28mm }
table: { size: [120, 90] }
terrain:
  - river: { name: Brook, class: impassable, width: 6cm, course: [[-5, 10], [125, 10]] }
  - bridge: { name: Bridge, over: Brook, at: [60, 10] }
  - hill: { name: Mill Hill, slope: gentle, height: 4cm, outline: { ellipse: { at: [60, 74], radii: [14, 9], turn: 0 } } }
armies:
  blue:
    name: Blue
    nation: prussia
    attacker: true
    independents:
      - { name: Line, type: line infantry, at: [20, 45], heading: 90, formation: line }
      - { name: Scout, type: line infantry, at: [20, 70], heading: 90, formation: line }
  red:
    name: Red
    nation: prussia
    independents:
      - { name: Line, type: line infantry, at: [100, 45], heading: 270, formation: line }
      - { name: Scout, type: line infantry, at: [100, 70], heading: 270, formation: line }
`;

/** What lies in the folder of its scenarios. */
export const TOY_FILES = { [TOY_FILE]: TOY, 'nations/prussia.yaml': NATION };

/** The books with the toy's drill, and threads that know it. */
export function toyEngine() {
  const systems = [...books, filedDrill];
  const spawn = () => threadInProcess<EngineTasks>(() => engineHandlers(engineWork(systems)));
  return { systems, spawn, spawnReader: readerInProcess(systems) };
}

/** What a host or a desk is opened with. */
export function toyDesk(scenarios: string, user: string) {
  return { ...toyEngine(), scenarios, user, spawnPrinter: printerInProcess() };
}
