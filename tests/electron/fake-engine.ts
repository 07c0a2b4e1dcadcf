import { Worker } from 'node:worker_threads';
import type { BattleRecord } from '../../engine/battle';
import { readScenario } from '../../engine/scenario';
import type { Nation, Scenario } from '../../engine/scenario';

const PRUSSIA: Nation = {
  id: 'prussia',
  name: 'Prussia',
  colours: {
    coat: '#1b2848',
    facings: ['#a01020'],
    smallClothes: '#ffffff',
    lace: '#ffffff',
    flag: ['#ffffff'],
    gunCarriage: '#3b5a7a',
  },
  troops: [],
  names: { infantry: [], cavalry: [], officers: [] },
  systems: {},
};

/** A scenario small enough to read in a test. */
export const HAMLET = `cockade: 1
title: The Hamlet
kind: fictional
rules: { system: honours-of-war, scale: 28mm }
table: { size: [120, 90] }
armies:
  blue:
    name: Blue
    nation: prussia
    attacker: true
    independents:
      - { name: First, type: line infantry, at: [30, 20], heading: 0, formation: line }
  red:
    name: Red
    nation: prussia
    independents:
      - { name: Second, type: line infantry, at: [30, 70], heading: 180, formation: line }
`;
export const NATION = `nation: 1
name: Prussia
colours:
  { coat: "#1b2848", facings: ["#a01020"], small clothes: "#ffffff", lace: "#ffffff", flag: ["#ffffff"], gun carriage: "#3b5a7a" }
`;

export function hamlet(): Scenario {
  const { scenario, findings } = readScenario('hamlet.yaml', HAMLET, new Map([['prussia', PRUSSIA]]));
  if (!scenario) throw new Error(findings.map((finding) => finding.message).join('\n'));
  return scenario;
}

/** A record with the shape of a real one and nothing in it. */
export const emptyRecord = (seed = 1): BattleRecord => ({
  cockade: 'battle record',
  format: 1,
  scenario: hamlet(),
  system: { id: 'honours-of-war', title: 'Honours of War', version: '1' },
  options: {},
  seats: {},
  dice: { from: 'seed', seed },
  vocabulary: { gauges: {}, marks: {}, clauses: {}, breaksAt: {} },
  roster: { sides: [], units: {}, commands: {}, objectives: [], measure: '28mm', options: {} },
  start: { at: { turn: 0, step: 0 }, drawn: 0, acts: 0, pieces: [], commands: {}, ground: {}, marks: {}, over: null },
  entries: [],
  events: [{ do: 'told', who: 'first', what: 'stands', act: 0, seen: 'all', text: 'First stands.', reasons: [] }],
  steps: [],
  outcome: { winner: 'blue', reason: 'Red broke.', turns: 4, ended: true, losses: {} },
  checksum: '0123456789abcdef',
});

/** Seeds at which the fake engine dies: of every try, or of the first thread's try only. */
export const ALWAYS_DIES = 666;
export const DIES_ONCE = 13;
/** A seed whose battle never ends. */
export const NEVER_ENDS = 99;

const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const recordFor = (seed) => ({ ...workerData.record, dice: { from: 'seed', seed } });
const dies = (seed) => seed === ${ALWAYS_DIES} || (seed === ${DIES_ONCE} && workerData.number === 1);
let held = null;
const tasks = {
  fight(order, id) {
    if (dies(order.seed)) process.exit(7);
    if (order.seed === ${NEVER_ENDS}) { for (;;) parentPort.postMessage({ id, progress: { turn: 1, events: 1 } }); }
    parentPort.postMessage({ id, progress: { turn: 1, events: 5 } });
    return (held = recordFor(order.seed));
  },
  hold: ({ record }) => ((held = record), null),
  inspect({ event, piece }) {
    if (!held) throw new Error('no battle is open here');
    return { readout: { title: piece + ' after ' + event + ' of seed ' + held.dice.seed, lines: [] }, zones: [] };
  },
  balanceSlice({ seed, games }) {
    const seeds = Array.from({ length: games }, (_, i) => seed + i);
    if (seeds.some(dies)) process.exit(7);
    return seeds.map((one) => ({ ...workerData.record.outcome, turns: one }));
  },
  stop: () => ((held = null), null),
};
parentPort.on('message', ({ id, task, order }) => {
  try {
    parentPort.postMessage({ id, done: tasks[task](order, id) });
  } catch (error) {
    parentPort.postMessage({ id, failed: error.message });
  }
});
`;

/** An engine thread that answers at once; `threads` are those started so far, for killing. */
export function fakeEngine(): { readonly spawn: () => Worker; readonly threads: readonly Worker[] } {
  const threads: Worker[] = [];
  const record = emptyRecord();
  return {
    threads,
    spawn() {
      const thread = new Worker(PROGRAM, { eval: true, workerData: { record, number: threads.length + 1 } });
      threads.push(thread);
      return thread;
    },
  };
}
