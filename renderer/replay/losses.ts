import { hasMarchedOff } from '../../engine/battle/pieces';
import type { BattleEvent, BattleRecord, GaugeKind } from '../../engine/battle';

export interface LostUnit {
  readonly moment: number;
  readonly unit: string;
}

/** Every unit lost, once, at the moment it was settled: by its counter, by a mark that says so, or by leaving the table. */
export function lossesOf(record: Pick<BattleRecord, 'events' | 'roster' | 'vocabulary'>): readonly LostUnit[] {
  const lost = new Set<string>();
  return record.events.flatMap((event, i) => {
    const unit = loserOf(event, record);
    if (unit === null || lost.has(unit)) return [];
    lost.add(unit);
    return [{ moment: i + 1, unit }];
  });
}

/** Those on the table in the end who count as lost for a mark they bear: who runs, in some books. */
export function lostWhileMarked(record: Pick<BattleRecord, 'events' | 'roster' | 'vocabulary'>): readonly string[] {
  const marks = record.vocabulary.breaking?.whileMarked ?? [];
  const marked = new Set<string>();
  for (const event of record.events) {
    if (event.do !== 'mark' || event.id === null || !marks.includes(event.mark)) continue;
    if (event.value === null) marked.delete(event.id);
    else marked.add(event.id);
  }
  for (const { unit } of lossesOf(record)) marked.delete(unit);
  return [...marked];
}

function loserOf(
  event: BattleEvent,
  { roster, vocabulary }: Pick<BattleRecord, 'roster' | 'vocabulary'>,
): string | null {
  // A unit that is marked as lost may still stand a while.
  const marked = event.do === 'mark' && event.value !== null && vocabulary.marks[event.mark]?.shows === 'lost';
  const left = event.do === 'went' && 'gone' in event.to && !hasMarchedOff(event.to);
  const counted = event.do === 'gauge' && endsIt(event.now, vocabulary.gauges[event.gauge]);
  if ((!marked && !left && !counted) || event.id === null) return null;
  return roster.units[event.id] ? event.id : null;
}

function endsIt(now: number, kind: GaugeKind | undefined): boolean {
  if (!kind || kind.lostAt === null) return false;
  return kind.counts === 'losses' ? now >= kind.lostAt : now <= kind.lostAt;
}
