import type { BattleEvent, BattleRecord } from '../../engine/battle';

export interface Loss {
  readonly moment: number;
  readonly unit: string;
}

/** A mark with this badge says that its unit is lost, though it may still stand a while. */
const GONE = 'gone';

/** Every unit lost, once, at the moment it was settled: by a mark that says so, or by leaving the table. */
export function lossesOf(record: Pick<BattleRecord, 'events' | 'roster' | 'vocabulary'>): readonly Loss[] {
  const lost = new Set<string>();
  return record.events.flatMap((event, i) => {
    const unit = loserOf(event, record);
    if (unit === null || lost.has(unit)) return [];
    lost.add(unit);
    return [{ moment: i + 1, unit }];
  });
}

function loserOf(
  event: BattleEvent,
  { roster, vocabulary }: Pick<BattleRecord, 'roster' | 'vocabulary'>,
): string | null {
  const marked = event.do === 'mark' && event.value !== null && vocabulary.marks[event.mark]?.badge === GONE;
  const left = event.do === 'went' && 'gone' in event.to;
  if ((!marked && !left) || event.id === null) return null;
  return roster.units[event.id] ? event.id : null;
}
