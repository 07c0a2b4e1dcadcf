import type { SpawnThread } from '../../electron/desk';
import { engineHandlers } from '../../electron/desk/engine/handlers';
import type { EngineTasks, FightProgress } from '../../electron/desk/engine/tasks';
import type { TaskHandlers } from '../../electron/desk/threads';
import type { GameSummary, Setting } from '../../engine/analysis/report';
import { CENTIMETRES } from '../../engine/battle';
import type { BattleRecord } from '../../engine/battle';
import { readScenario } from '../../engine/scenario';
import type { Nation, Scenario } from '../../engine/scenario';
import type { EngineWork } from '../../engine/work';
import { threadInProcess } from './thread-in-process';

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
  format: 3,
  scenario: hamlet(),
  system: { id: 'honours-of-war', title: 'Honours of War', version: '1' },
  options: {},
  seats: {},
  dice: { from: 'seed', seed },
  vocabulary: {
    gauges: {},
    marks: {},
    manners: {},
    scores: { one: '', many: '' },
    lengths: CENTIMETRES,
    clauses: {},
    breaksAt: {},
  },
  roster: { sides: [], units: {}, commands: {}, objectives: [], measure: '28mm', options: {} },
  start: { at: { turn: 0, step: 0 }, drawn: 0, acts: 0, pieces: [], commands: {}, ground: {}, marks: {}, over: null },
  entries: [],
  events: [{ do: 'told', who: 'first', what: 'stands', act: 0, seen: 'all', text: 'First stands.', reasons: [] }],
  steps: [],
  outcome: { winner: 'blue', reason: 'Red broke.', turns: 4, ended: true, losses: {} },
  checksum: '0123456789abcdef',
  seal: '0000000000000000',
});

/** Seeds at which the fake engine dies: of every try, or of the first thread's try only. */
export const ALWAYS_DIES = 666;
export const DIES_ONCE = 13;
/** Seeds whose battles never end: one tells how far it is for ever, the other is stuck and tells nothing. */
export const NEVER_ENDS = 99;
export const STUCK = 98;
/** A seed whose battle takes a while. */
export const SLOW = 97;
const A_WHILE_MS = 60;

const recordFor = (seed: number): BattleRecord => ({ ...emptyRecord(), dice: { from: 'seed', seed } });
const seedIn = ({ dice }: BattleRecord): number => ('seed' in dice ? dice.seed : 0);
const SETTING: Setting = {
  title: 'Hamlet',
  table: { width: 120, depth: 90 },
  grid: { cell: 5, columns: 24, rows: 18 },
  sides: [],
  units: [],
  commands: [],
  objectives: [],
  lengths: CENTIMETRES,
  scores: { one: 'hit', many: 'hits' },
  rules: { id: 'honours-of-war', title: 'Honours of War', version: '1', scale: '28mm' },
};
/** What the fake engine makes of a seed: it lasts so many turns. */
export const gameOf = (seed: number): GameSummary => ({
  seed,
  outcome: { ...emptyRecord().outcome, turns: seed },
  events: 1,
  checksum: '0123456789abcdef',
  lostByTurn: {},
  units: [],
  suffered: {},
  objectives: [],
  charges: [],
  casualties: {},
  moves: {},
  turning: null,
  idle: [],
});
const WORK: EngineWork = {
  fight({ seed }, onStep) {
    onStep(1, 5);
    return recordFor(seed);
  },
  lay: () => ({ ...recordFor(0), entries: [], events: [], steps: [] }),
  setting: () => SETTING,
  games({ seeds }, onGame) {
    for (const seed of seeds) onGame(gameOf(seed));
  },
  inspect: (record, { event, piece }) => ({
    readout: { title: `${piece} after ${event} of seed ${seedIn(record)}`, lines: [] },
    zones: [],
  }),
  explain: (record, event) => ({ ...UNEXPLAINED, unknown: [`nothing after ${event} of seed ${seedIn(record)}`] }),
  plans: (record) => ({ plans: [], unknown: [`no plans of seed ${seedIn(record)}`] }),
  play() {
    throw new Error('nobody plays here');
  },
  branch() {
    throw new Error('nobody plays here');
  },
};
const UNEXPLAINED = { brigade: null, answer: null, activation: [], plans: [] };
const forEver = (): Promise<never> => new Promise(() => undefined);

export interface FakeEngine {
  readonly spawn: SpawnThread;
  /** Those started so far, for killing. */
  readonly threads: readonly ReturnType<SpawnThread>[];
  /** What they were asked for, as `fight 7`, `hold battle-1`. */
  readonly asked: readonly string[];
}

/** Engine threads in this process that answer at once. */
export function fakeEngine(): FakeEngine {
  const threads: ReturnType<SpawnThread>[] = [];
  const asked: string[] = [];
  const handlersFor = (number: number, end: () => void): TaskHandlers<EngineTasks> => {
    const handlers = engineHandlers(WORK);
    const dies = (seed: number): boolean => seed === ALWAYS_DIES || (seed === DIES_ONCE && number === 1);
    const fought = async (seed: number, report: (progress: FightProgress) => void): Promise<void> => {
      if (dies(seed)) return (end(), forEver());
      if (seed === STUCK) return forEver();
      while (seed === NEVER_ENDS) {
        report({ turn: 1, events: 1 });
        await new Promise(setImmediate);
      }
    };
    return {
      ...handlers,
      async fight(order, report) {
        asked.push(`fight ${order.seed}`);
        await fought(order.seed, report);
        return handlers.fight(order, report);
      },
      hold(order) {
        asked.push(`hold ${order.battle}`);
        return handlers.hold(order, () => undefined);
      },
      release(order) {
        asked.push(`release ${order.battle}`);
        return handlers.release(order, () => undefined);
      },
      inspect(order) {
        asked.push(`inspect ${order.battle}`);
        return handlers.inspect(order, () => undefined);
      },
      lay: (order) => handlers.lay(order, () => undefined),
      explain: (order) => handlers.explain(order, () => undefined),
      plans: (order) => handlers.plans(order, () => undefined),
      async games({ seeds, ...order }, report) {
        for (const seed of seeds) {
          asked.push(`game ${seed}`);
          if (dies(seed)) return (end(), forEver());
          if (seed === STUCK) return forEver();
          if (seed === SLOW) await new Promise((resolve) => setTimeout(resolve, A_WHILE_MS));
          await handlers.games({ ...order, seeds: [seed] }, report);
          await new Promise(setImmediate);
        }
        return null;
      },
      async warmUp(order, report) {
        asked.push(`warm up ${order.seed}`);
        await fought(order.seed, report);
        return handlers.warmUp(order, report);
      },
    };
  };
  return {
    threads,
    asked,
    spawn() {
      const number = threads.length + 1;
      const thread = threadInProcess<EngineTasks>((end) => handlersFor(number, end));
      threads.push(thread);
      return thread;
    },
  };
}
