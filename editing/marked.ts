/** Things that are marked, as hidden or locked: a brigade stands for its units and its commander, a village for its blocks. */
import type { Id, Scenario } from '../engine/scenario';
import { thingsOf } from './things';

export const NOTHING: ReadonlySet<Id> = new Set();

/** The single things that ids stand for. */
export function partsOf(scenario: Scenario, ids: readonly Id[]): ReadonlySet<Id> {
  if (ids.length === 0) return NOTHING;
  const { features, blocks, units, leaders, zones, objectives, labels, entryPoints } = thingsOf(scenario, ids);
  const villages = new Set(scenario.terrain.flatMap(({ kind, id }) => (kind === 'bua' ? [id] : [])));
  const whole = [...features].filter((id) => !villages.has(id));
  return new Set([...whole, ...blocks, ...units, ...leaders, ...zones, ...objectives, ...labels, ...entryPoints]);
}

/** Whether all that an id stands for is marked; `parts` are those of what is marked. */
export function isMarked(scenario: Scenario, parts: ReadonlySet<Id>, id: Id): boolean {
  const own = partsOf(scenario, [id]);
  return own.size > 0 && [...own].every((part) => parts.has(part));
}

/** The marked ids with one more, or without it: of a whole that is marked its other parts stay so. */
export function toggledMark(scenario: Scenario, marked: readonly Id[], id: Id): readonly Id[] {
  const own = partsOf(scenario, [id]);
  const isOn = isMarked(scenario, partsOf(scenario, marked), id);
  if (!isOn) return [...marked.filter((one) => !own.has(one)), id];
  return marked.flatMap((one) => {
    const parts = partsOf(scenario, [one]);
    return [...parts].some((part) => own.has(part)) ? [...parts].filter((part) => !own.has(part)) : [one];
  });
}
