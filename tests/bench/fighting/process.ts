/**
 * A process that fights battles and says what they cost. It is bundled from this commit and, for comparison, from an older
 * one, so it imports only what both have. Files are read from the folder it is started in.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { HeapProfiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { fightBattle } from '../../../engine/analysis';
import { systemById } from '../../../engine/rules';
import { nationId, readNation, readScenario } from '../../../engine/scenario';
import { armiesOf } from './armies';
import type { Cost, FightingOrder } from './orders';

const MOST_TURNS = 30;
/** Turns of a battle of growing armies: until they are in touch, and some more. */
const GROWTH_TURNS = 5;
/** One allocation in so many bytes is looked at. */
const SAMPLING_BYTES = 8192;

const NATIONS = 'scenarios/nations';
const nations = new Map(
  readdirSync(NATIONS).flatMap((name) => {
    const { nation } = readNation(name, readFileSync(`${NATIONS}/${name}`, 'utf8'));
    return nation ? [[nationId(name), nation] as const] : [];
  }),
);

function fights(
  text: string,
  { seeds, rules, general, turns: last }: FightingOrder,
  most: number,
): Omit<Cost, 'ms' | 'bytes'> {
  const { scenario, findings } = readScenario('bench.yaml', text, nations);
  const system = scenario && systemById(rules ?? scenario.rules.system);
  if (!system) throw new Error(findings[0]?.message ?? 'there is no such rule system');
  const generals = Object.fromEntries(
    scenario.armies.flatMap(({ id }) => (general === undefined ? [] : [[id, general]])),
  );
  const records = seeds.map((seed) => fightBattle({ scenario, system, seed, turns: last ?? most, generals }));
  return {
    turns: records.reduce((sum, { outcome }) => sum + outcome.turns, 0),
    decisions: records.reduce((sum, { entries }) => sum + entries.length, 0),
  };
}

/** Bytes that `work` allocated, those collected again included. */
async function allocatedBy<T>(work: () => T): Promise<{ readonly result: T; readonly bytes: number }> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: SAMPLING_BYTES,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  } as object);
  const result = work();
  const { profile } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  return { result, bytes: bytesBelow(profile.head) };
}

const bytesBelow = ({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number =>
  children.reduce((sum, child) => sum + bytesBelow(child), selfSize);

async function carryOut(order: FightingOrder): Promise<Cost> {
  const text = 'units' in order ? armiesOf(order.units) : readFileSync(order.file, 'utf8');
  const work = (): Omit<Cost, 'ms' | 'bytes'> => fights(text, order, 'units' in order ? GROWTH_TURNS : MOST_TURNS);
  if (order.countBytes) {
    const { result, bytes } = await allocatedBy(work);
    return { ...result, ms: 0, bytes };
  }
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { ...result, ms: (user + system) / 1000, bytes: 0 };
}

process.on('message', (order: FightingOrder) => {
  carryOut(order).then(
    (cost) => process.send?.({ cost }),
    (error: unknown) => process.send?.({ fault: error instanceof Error ? error.message : String(error) }),
  );
});
