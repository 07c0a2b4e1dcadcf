import { verbFor } from '../../engine/battle/sentences';
import { mannerOf } from '../../engine/battle/vocabulary';
import type { BattleEvent, BattleRecord, Gait, Roster } from '../../engine/battle';
import { shortUnit } from '../../drawing/map';
import { lossesOf } from './losses';
import { nameOf, sideOf } from './moments';
import { sideName } from './side-names';
import { turnAt, type Turn } from './turns';

/** A turning point: a unit gives way or is lost, a side breaks. */
export interface Chapter {
  readonly moment: number;
  readonly turn: number;
  readonly title: string;
  readonly side: string | null;
  /** 3 an army breaks, 2 a unit is lost, 1 a unit gives way; higher ones keep their label when there is no room. */
  readonly weight: 1 | 2 | 3;
}

const GIVING_WAY: ReadonlySet<Gait> = new Set(['retire', 'rout']);

/** Turning points in order, at most one of a weight for each side and phase. */
export function chaptersOf(
  record: Pick<BattleRecord, 'events' | 'roster' | 'vocabulary'>,
  turns: readonly Turn[],
): readonly Chapter[] {
  const all = lossesOf(record);
  const losses = new Map(all.map((loss) => [loss.moment, loss.unit]));
  const isLost = (unit: string, moment: number): boolean =>
    all.some((one) => one.unit === unit && one.moment <= moment);
  const found = record.events.flatMap((event, i) => {
    const lost = losses.get(i + 1);
    const told =
      lost === undefined ? tell(event, record, (unit) => isLost(unit, i + 1)) : tellLoss(lost, record.roster);
    if (!told) return [];
    const turn = turnAt(turns, i + 1);
    const phase = turn?.phases.find((one) => i + 1 <= one.to);
    return [{ ...told, moment: i + 1, turn: turn?.number ?? 0, phase: phase?.from ?? 0 }];
  });
  const groups = new Map<string, typeof found>();
  for (const one of found) {
    const key = `${one.phase} ${one.weight} ${one.side ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const first = group[0];
      return first
        ? [
            {
              ...chapterOf(first),
              title: titleOf(
                group.map((one) => one.who),
                first,
              ),
            },
          ]
        : [];
    })
    .sort((a, b) => a.moment - b.moment);
}

interface Telling {
  readonly who: string;
  readonly what: string;
  readonly side: string | null;
  readonly weight: Chapter['weight'];
}

const tellLoss = (unit: string, roster: Roster): Telling => {
  return { who: shortUnit(nameOf(roster, unit)), what: 'lost', side: sideOf(roster, unit), weight: 2 };
};

/** A unit that is lost already routs without a turning point of its own. */
function tell(
  event: BattleEvent,
  { roster, vocabulary }: Pick<BattleRecord, 'roster' | 'vocabulary'>,
  isLost: (unit: string) => boolean,
): Telling | null {
  if (event.do === 'over') {
    const side = event.winner;
    if (side === null) return { who: 'The battle', what: 'ends', side, weight: 3 };
    return { who: sideName(roster, side), what: verbFor(sideName(roster, side), 'wins'), side, weight: 3 };
  }
  if (event.do === 'moved' && GIVING_WAY.has(mannerOf(vocabulary, event.manner).gait)) {
    const first = event.movers[0]?.id;
    if (first === undefined || !roster.units[first] || isLost(first)) return null;
    return {
      who: shortUnit(nameOf(roster, first)),
      what: verbFor(shortUnit(nameOf(roster, first)), 'gives way'),
      side: sideOf(roster, first),
      weight: 1,
    };
  }
  return null;
}

const titleOf = (who: readonly string[], first: Telling): string => {
  const different = [...new Set(who)];
  if (different.length === 1 || first.weight === 3) return `${first.who} ${first.what}`;
  return `${different.length} units ${first.weight === 1 ? 'give way' : first.what}`;
};

const chapterOf = (one: Telling & { moment: number; turn: number }): Chapter => ({
  moment: one.moment,
  turn: one.turn,
  title: '',
  side: one.side,
  weight: one.weight,
});

/** Where a chapter's label stands: right of its flag or left of it, in the flags' row or the one below; else nowhere. */
export interface ChapterLabelPlace {
  readonly side: 'right' | 'left';
  readonly row: 0 | 1;
}
const PLACES: readonly ChapterLabelPlace[] = [
  { side: 'right', row: 0 },
  { side: 'left', row: 0 },
  { side: 'right', row: 1 },
  { side: 'left', row: 1 },
];

/** Labels that find room when each is `widthOf` wide; heavier chapters choose first. */
export function labelled(
  chapters: readonly Chapter[],
  at: (chapter: Chapter) => number,
  widthOf: (chapter: Chapter) => number,
  span: { readonly start: number; readonly end: number },
): ReadonlyMap<Chapter, ChapterLabelPlace> {
  const taken: { readonly row: number; readonly from: number; readonly to: number }[] = chapters.map((chapter) => ({
    row: 0,
    from: at(chapter),
    to: at(chapter) + FLAG_WIDTH,
  }));
  const chosen = new Map<Chapter, ChapterLabelPlace>();
  const byWeight = [...chapters].sort((a, b) => b.weight - a.weight || a.moment - b.moment);
  for (const chapter of byWeight) {
    const flag = at(chapter);
    const place = PLACES.find(({ side, row }) => {
      const from = side === 'right' ? flag + FLAG_WIDTH : flag - widthOf(chapter);
      const to = from + widthOf(chapter);
      const isFree = taken.every((other) => other.row !== row || to <= other.from || from >= other.to);
      if (from < span.start || to > span.end || !isFree) return false;
      taken.push({ row, from, to });
      return true;
    });
    if (place) chosen.set(chapter, place);
  }
  return chosen;
}

/** A flag without its label, px. */
const FLAG_WIDTH = 12;
