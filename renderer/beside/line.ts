/** The history that a battle left, laid to the moments of the battle. */
import { timeInWords } from '../../engine/scenario';
import type { HistoryLine } from '../replay';
import type { HistoryBeside } from './history-beside.svelte';

/** Null while the chronicle has not been read. */
export function historyLine({ told, beside, clock, record }: HistoryBeside): HistoryLine | null {
  const day = record.scenario.clock;
  if (!told || !beside || !day) return null;
  const turns = Math.round((clock.ends - clock.begins) / day.turn);
  return {
    hours: new Map(Array.from({ length: turns }, (_, i) => [i + 1, timeInWords(clock.begins + i * day.turn)])),
    chapters: told.chapters
      .filter(({ at }) => at >= clock.begins && at <= clock.ends)
      .map(({ at, title }) => ({ moment: clock.momentOf(at), when: timeInWords(at), title })),
    partings: beside.partings.map(({ at, side, text }) => ({ moment: clock.momentOf(at), side, text })),
    left: record.roster.sides.map(({ id: side }) => ({
      side,
      points: beside.strength.map(({ at, history }) => ({
        moment: clock.momentOf(at),
        left: history[side]?.units ?? 0,
      })),
    })),
  };
}
