/** The booklet's sheets of words: introduction and rules, orders of battle, briefings, the umpire's notes. */
import type { Scenario } from '../../../engine/scenario';
import { inksOf } from '../../map/inks';
import type { Shape } from '../../map/scene';
import { numberedFoot } from '../numbered-foot';
import type { Sheet } from '../sheet';
import {
  columnsIn,
  inFace,
  pour,
  readMarkdown,
  setBlocks,
  type TextBlock,
  type ColumnPiece,
  type TextLook,
} from '../text';
import { courseBlocks } from './course';
import { orderOfBattle } from './orders-of-battle';
import type { MapOptions } from './map-options';
import { pageOf, type MapPage } from './page';

/** A chapter begins a sheet of its own. */
interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly kind: 'text' | 'table';
  readonly pieces: (measure: number, look: TextLook) => ColumnPiece[];
}
/** A chapter poured onto pages in type of some size, cm. */
interface Poured {
  readonly pages: readonly (readonly Shape[])[];
  /** Height of all its lines, in sizes of type. */
  readonly lines: number;
}

/** How much larger than usual chapters of a kind are set: the most that takes no more sheets. */
const LARGER = [1.1, 1.2, 1.3, 1.4] as const;

/** The sheets after the map; `scenario` is what this copy may show, `from` the number of the first. */
export function wordsSheets(scenario: Scenario, options: MapOptions, from: number): Sheet[] {
  const page = pageOf(options);
  const { ink } = inksOf(options.style);
  const usual = Math.min(0.46, Math.max(0.29, page.type * 1.3));
  const all = chapters(scenario, options);
  const sizes = {
    text: largestSize(all, 'text', usual, page, ink),
    table: largestSize(all, 'table', usual, page, ink),
  };
  const sheets: Sheet[] = [];
  for (const chapter of all) {
    const { pages } = pouredInto(chapter, sizes[chapter.kind], page, ink);
    pages.forEach((shapes, index) => {
      const number = from + sheets.length;
      const foot = numberedFoot(`${scenario.title}: ${chapter.title}`, number, page.room, usual, ink);
      const id = pages.length === 1 ? chapter.id : `${chapter.id} ${index + 1}`;
      sheets.push({
        id,
        title: chapter.title,
        width: page.width,
        height: page.height,
        layers: [{ name: 'words', shapes: [...shapes, ...foot] }],
      });
    });
  }
  return sheets;
}

/** One size for all chapters of a kind; no line of a table is to be broken for it. */
function largestSize(
  all: readonly Chapter[],
  kind: Chapter['kind'],
  usual: number,
  page: MapPage,
  ink: string,
): number {
  const these = all.filter((chapter) => chapter.kind === kind);
  const plain = these.map((chapter) => pouredInto(chapter, usual, page, ink));
  const share = LARGER.findLast((larger) =>
    these.every((chapter, index) => {
      const { pages, lines } = pouredInto(chapter, usual * larger, page, ink);
      const before = plain[index] ?? { pages: [], lines: 0 };
      return pages.length <= before.pages.length && (kind === 'text' || lines <= before.lines * 1.02);
    }),
  );
  return usual * (share ?? 1);
}

function pouredInto(chapter: Chapter, size: number, { room }: MapPage, ink: string): Poured {
  const look: TextLook = {
    text: { size, leading: 1.28, colour: ink },
    headings: [
      { size: size * 1.8, leading: 1.2, colour: ink },
      { size: size * 1.25, leading: 1.25, colour: ink },
    ],
    align: 'left',
  };
  const inner = { ...room, south: room.south + size * 2.2 };
  const count = Math.max(1, Math.floor((room.east - room.west + size * 2) / (size * 30)));
  const columns = columnsIn(inner, count, size * 2);
  const pieces = chapter.pieces((columns[0]?.east ?? 0) - (columns[0]?.west ?? 0), look);
  return { pages: pour(pieces, columns), lines: pieces.reduce((sum, { height }) => sum + height, 0) / size };
}

function chapters(scenario: Scenario, options: MapOptions): Chapter[] {
  const blocks = (id: string, title: string, all: readonly TextBlock[]): Chapter => ({
    id,
    title,
    kind: 'text',
    pieces: (measure, look) => setBlocks([{ kind: 'heading', level: 1, runs: inFace(title) }, ...all], measure, look),
  });
  const shown = scenario.armies.filter(({ brigades, independents }) => brigades.length + independents.length > 0);
  return [
    blocks('scenario', 'The battle', [
      ...readMarkdown(scenario.description),
      ...courseBlocks(scenario, options.lengths),
    ]),
    ...shown.map((army): Chapter => ({
      id: `order ${army.id}`,
      title: `Order of battle, ${army.name}`,
      kind: 'table',
      pieces: (measure, look) =>
        orderOfBattle(scenario, army, army.breakPoint ?? options.breakPoints[army.id] ?? null, measure, {
          text: look,
          style: options.style,
        }),
    })),
    ...scenario.armies.flatMap((army) =>
      army.briefing === null
        ? []
        : [blocks(`briefing ${army.id}`, `Briefing, ${army.name}`, readMarkdown(army.briefing))],
    ),
    ...(scenario.notes === null ? [] : [blocks('notes', 'Notes for the umpire', readMarkdown(scenario.notes))]),
  ];
}
