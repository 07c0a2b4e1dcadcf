/** The booklet's sheets of words: introduction and rules, orders of battle, briefings, the umpire's notes. */
import type { Scenario } from '../../../scenario';
import { inksOf } from '../../inks';
import type { Shape } from '../../scene';
import { drawing, EAST, point, polyline } from '../../strokes';
import type { Sheet } from '../sheet';
import { columnsIn, inFace, pour, readMarkdown, setBlocks, type Block, type Piece, type TextLook } from '../text';
import { courseBlocks } from './course';
import { orderOfBattle } from './orders-of-battle';
import type { MapOptions } from './options';
import { pageOf } from './page';

/** A chapter begins a sheet of its own. */
interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly pieces: (measure: number, look: TextLook) => Piece[];
}

/** The sheets after the map; `scenario` is what this copy may show, `from` the number of the first. */
export function wordsSheets(scenario: Scenario, options: MapOptions, from: number): Sheet[] {
  const { width, height, room, type } = pageOf(options);
  const { ink } = inksOf(options.style);
  const size = Math.min(0.46, Math.max(0.29, type * 1.3));
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
  const measure = (columns[0]?.east ?? 0) - (columns[0]?.west ?? 0);
  const sheets: Sheet[] = [];
  for (const chapter of chapters(scenario, options)) {
    const pages = pour(chapter.pieces(measure, look), columns);
    pages.forEach((shapes, index) => {
      const number = from + sheets.length;
      const foot = footLine(`${scenario.title}: ${chapter.title}`, number, room, size, ink);
      const id = pages.length === 1 ? chapter.id : `${chapter.id} ${index + 1}`;
      sheets.push({
        id,
        title: chapter.title,
        width,
        height,
        layers: [{ name: 'words', shapes: [...shapes, ...foot] }],
      });
    });
  }
  return sheets;
}

function chapters(scenario: Scenario, options: MapOptions): Chapter[] {
  const blocks = (id: string, title: string, all: readonly Block[]): Chapter => ({
    id,
    title,
    pieces: (measure, look) => setBlocks([{ kind: 'heading', level: 1, runs: inFace(title) }, ...all], measure, look),
  });
  const shown = scenario.armies.filter(({ brigades, independents }) => brigades.length + independents.length > 0);
  return [
    blocks('scenario', 'The battle', [...readMarkdown(scenario.description), ...courseBlocks(scenario)]),
    ...shown.map((army): Chapter => ({
      id: `order ${army.id}`,
      title: `Order of battle, ${army.name}`,
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

/** A rule across the sheet, below it the running title and the number of the sheet. */
function footLine(
  title: string,
  number: number,
  room: { readonly west: number; readonly south: number; readonly east: number },
  size: number,
  ink: string,
): Shape[] {
  const y = room.south + size * 0.6;
  const small = size * 0.85;
  const write = (text: string, x: number): Shape => ({
    kind: 'words',
    lettering: { text, role: 'italic', size: small, spacing: 0, colour: ink, halo: null },
    place: { at: point(x, y), toward: EAST },
  });
  const numeral = String(number);
  const [line] = pour(
    setBlocks([{ kind: 'paragraph', runs: inFace(title, 'italic') }], room.east - room.west - size * 4, {
      text: { size: small, leading: 1, colour: ink },
      headings: [
        { size: small, leading: 1, colour: ink },
        { size: small, leading: 1, colour: ink },
      ],
      align: 'left',
    }).slice(0, 1),
    [{ west: room.west, south: y - small, east: room.east, north: y + small / 2 }],
  );
  return [
    drawing([polyline([point(room.west, y + size * 0.8), point(room.east, y + size * 0.8)])], {
      stroke: ink,
      width: size * 0.04,
    }),
    ...(line ?? []),
    write(numeral, room.east - (numeral.length * small) / 2),
  ];
}
