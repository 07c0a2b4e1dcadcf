import { logEntries } from '../../engine/battle/log';
import { counted } from '../../engine/battle/vocabulary';
import type { BattleEvent, BattleRecord, Id } from '../../engine/battle';
import { does } from '../../engine/battle/sentences';
import {
  causesOf,
  lossesByCause,
  luckInWords,
  isDramatic,
  nameOf,
  outcomeInWords,
  sideName,
  sideOf,
  type ReplayPlayer,
} from '../replay';
import type { ReportTable, ReportWords } from '../../drawing/paper/report';

/** The story of a battle, what decided it, what was lost and who fought best. */
export function reportOf(
  player: ReplayPlayer,
  notes: readonly { readonly moment: number; readonly text: string }[] = [],
): ReportWords {
  const { record, turns, chapters } = player;
  const { roster, outcome, scenario, system } = record;
  const sides = roster.sides.map(({ name, seat }) => `${name} (${record.seats[seat] ?? 'nobody known'})`);
  const told = storyOf(record);
  const { winner } = outcome;
  return {
    title: scenario.title,
    under: `${sides.join(' against ')}. ${system.title} ${system.version}.`,
    outcome: outcomeInWords(winner === null ? 'Nobody wins' : does(sideName(roster, winner), 'wins'), outcome),
    causes: causesOf(record, turns, chapters, []).map(({ turn, text }) => `Turn ${turn}: ${text}`),
    turns: turns.map(({ number, from, to, phases }) => ({
      title: number === 0 ? 'Before the first turn' : `Turn ${number}`,
      moment: to,
      story: phases.flatMap((phase) => {
        const lines = told.filter(({ moment }) => moment > phase.from && moment <= phase.to);
        return lines.length === 0 ? [] : [lines.map(({ text }) => sentence(text)).join(' ')];
      }),
      notes: notes.flatMap(({ moment, text }) => (moment > from && moment <= to && text !== '' ? [text] : [])),
    })),
    losses: lossTable(record),
    honours: honoursOf(record),
    luck: luckInWords(record),
  };
}

/** Fire that hit nobody is no part of a story. */
const isInVain = (event: BattleEvent): boolean => event.do === 'fired' && event.total === 0;

/** Lines of the log that are of note, with their moments. */
function storyOf(record: BattleRecord): readonly { readonly moment: number; readonly text: string }[] {
  return logEntries(record).flatMap(({ events, text }) => {
    const isOfNote = events.some((index) => {
      const event = record.events[index];
      return event !== undefined && isDramatic(event, record.vocabulary) && !isInVain(event);
    });
    return isOfNote ? [{ moment: (events.at(-1) ?? 0) + 1, text }] : [];
  });
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function lossTable(record: BattleRecord): ReportTable {
  const { roster, vocabulary } = record;
  const what = vocabulary.scores.many;
  return {
    head: ['', `${what} by fire`, `${what} in melee`, 'units lost by fire', 'in melee', 'in rout'],
    rows: lossesByCause(record).map(({ side, byFire, byMelee, units }) => [
      sideName(roster, side),
      ...[byFire, byMelee, units.fire, units.melee, units.rout].map(String),
    ]),
  };
}

/** Who shot best, who fought best, who bore most and stood: one of each side at most for each. */
function honoursOf({ events, roster, vocabulary }: BattleRecord): readonly string[] {
  const most = (of: 'fired' | 'fought', who: 'by' | 'at'): readonly (readonly [Id, number])[] => {
    const sums = new Map<Id, number>();
    for (const event of events) {
      if (event.do !== of) continue;
      const id = who === 'by' ? event.by : (event.at[0] ?? event.by);
      sums.set(id, (sums.get(id) ?? 0) + event.total);
    }
    return roster.sides.flatMap(({ id: side }) => {
      const [best] = [...sums]
        .filter(([id, sum]) => sum > 0 && sideOf(roster, id) === side)
        .sort(([, one], [, other]) => other - one);
      return best ? [best] : [];
    });
  };
  const words = (list: readonly (readonly [Id, number])[], how: (sum: string) => string): readonly string[] =>
    list.map(([id, sum]) => `${nameOf(roster, id)}: ${how(counted(sum, vocabulary.scores))}`);
  return [
    ...words(most('fired', 'by'), (sum) => `${sum} by its fire, most of its side.`),
    ...words(most('fought', 'by'), (sum) => `${sum} in melee, most of its side.`),
    ...words(most('fired', 'at'), (sum) => `drew most of the fire, and took ${sum} by it.`),
  ];
}
