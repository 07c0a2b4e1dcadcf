import { createHash } from 'node:crypto';
import type { RuleSystem } from '../../../engine/rules';
import type { FightOrder } from '../../../engine/work';
import { systemNamed } from '../reading';
import { engineStamp } from './engine-stamp';

/** Battles of one kind: all that makes them what they are but the seed. */
export type BalanceJob = Omit<FightOrder, 'seed'>;

/** Raised when summaries are made otherwise than before. */
const SUMMARIES = 2;

/**
 * The name under which battles of this kind are kept: the same wherever and whenever they are fought, another as soon as
 * scenario, rules, generals or the engine are others. What a scenario says of itself in words changes no battle.
 */
export function keyOf(
  { scenario, system, turns, generals = {}, from }: BalanceJob,
  among?: readonly RuleSystem[],
): string {
  const { title: _t, description: _d, notes: _n, source: _s, maker: _m, accepts: _a, ...fought } = scenario;
  const content = {
    summaries: SUMMARIES,
    engine: engineStamp,
    rules: { system, version: systemNamed(system, among).version },
    turns,
    generals,
    from: from ? { seal: from.record.seal, turn: from.turn, ...(from.freely && { freely: true }) } : null,
    scenario: fought,
  };
  return createHash('sha256').update(JSON.stringify(content, inOrder)).digest('hex').slice(0, 32);
}

/** Fields in the order of their names, however the object was made. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
