import { planScene, planViewBox } from '../../map';
import { inksOf } from '../../map/inks';
import type { Frame, Scene, Shape } from '../../map/scene';
import { point } from '../../map/strokes';
import type { DrawnTroops } from '../../map/troops';
import type { Scenario } from '../../../engine/scenario';
import { numberedFoot } from '../numbered-foot';
import { sizeOf, type Sheet, type SheetSet } from '../sheet';
import { setTable, tableLook } from '../tables';
import { columnsIn, inFace, pour, setBlocks, type TextBlock, type ColumnPiece, type TextLook } from '../text';
import type { ReportTurn, ReportWords } from './report-words';

/** Size of the running text and the white border of the paper, cm. */
const [TYPE, MARGIN] = [0.39, 1.8];
/** The most of a page's height that a map takes: two turns go on a page. */
const HIGHEST = 0.345;
/** The smallest type of a map, cm of paper: six and a half points. */
const LEAST = 0.23;

/** The report on A4: its text in one column, a map at the head of each turn. `troopsAt` gives the battle at a moment. */
export function reportSheets(
  words: ReportWords,
  scenario: Scenario,
  troopsAt: (moment: number) => DrawnTroops,
): SheetSet {
  const [width, height] = sizeOf({ paper: 'a4', upright: true, margin: MARGIN });
  const room: Frame = { west: MARGIN, south: MARGIN, east: width - MARGIN, north: height - MARGIN };
  const column = { ...room, south: room.south + TYPE * 2.2 };
  const measure = room.east - room.west;
  const { ink } = inksOf('colour');
  const look = textLook(ink);
  const set = (blocks: readonly TextBlock[]): ColumnPiece[] => setBlocks(blocks, measure, look);
  const scale = scaleOf(scenario, measure, (column.north - column.south) * HIGHEST);
  const turnPieces = (turn: ReportTurn): ColumnPiece[] => {
    const said = [...turn.story.map((text) => paragraph(text)), ...turn.notes.map((note) => paragraph(note, 'italic'))];
    const map = mapPiece(planScene(scenario, troopsAt(turn.moment), { least: LEAST / scale }), measure, scale);
    return [
      ...spaced(set([{ kind: 'heading', level: 2, runs: inFace(turn.title) }])),
      // A turn in which nothing of note happened ends with its map.
      { ...map, leads: said.length > 0 },
      ...spaced(set(said)),
    ];
  };
  const table = tableLook('colour', TYPE * 0.9);
  const { head, rows } = words.losses;
  const losses = {
    title: 'Losses',
    remark: '',
    heads: head,
    rows: rows.map((cells) => ({ cells, remark: '' })),
  };
  const pieces = [
    ...set([
      { kind: 'heading', level: 1, runs: inFace(words.title) },
      paragraph(words.under, 'italic'),
      paragraph(words.outcome),
      ...listed('What decided it', words.causes),
    ]),
    ...words.turns.flatMap(turnPieces),
    { ...setTable(losses, measure, table), above: TYPE * 1.2 },
    ...spaced(set([paragraph(words.luck), ...listed('Honours', words.honours)])),
  ];
  const title = `${words.title}, report`;
  const sheets = pour(pieces, columnsIn(column, 1, 0)).map((shapes, index): Sheet => ({
    id: `report ${index + 1}`,
    title: `${title}, page ${index + 1}`,
    width,
    height,
    layers: [{ name: 'words', shapes: [...shapes, ...numberedFoot(title, index + 1, room, TYPE, ink)] }],
  }));
  return { title, author: scenario.maker, sheets };
}

const textLook = (colour: string): TextLook => ({
  text: { size: TYPE, leading: 1.3, colour },
  headings: [
    { size: TYPE * 1.9, leading: 1.2, colour },
    { size: TYPE * 1.3, leading: 1.25, colour },
  ],
  align: 'left',
});

const paragraph = (text: string, role: 'roman' | 'italic' = 'roman'): TextBlock => ({
  kind: 'paragraph',
  runs: inFace(text, role),
});
const listed = (heading: string, items: readonly string[]): TextBlock[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, runs: inFace(heading) },
        ...items.map((item): TextBlock => ({ kind: 'item', mark: '•', runs: inFace(item) })),
      ];

/** Blocks set on their own begin without space above them; these follow something. */
const spaced = ([first, ...rest]: readonly ColumnPiece[]): ColumnPiece[] =>
  first ? [{ ...first, above: TYPE * 0.9 }, ...rest] : [];

/** Cm of paper to one of the table at which a plan goes into `wide` by `high` cm. */
function scaleOf(scenario: Scenario, wide: number, high: number): number {
  const [, , width = 1, height = 1] = planViewBox(scenario).split(' ').map(Number);
  return Math.min(wide / width, high / height);
}

/** The plan in the middle of the column. */
function mapPiece({ sheet, table, layers }: Scene, measure: number, scale: number): Omit<ColumnPiece, 'leads'> {
  const [width, height] = [(sheet.east - sheet.west) * scale, (sheet.north - sheet.south) * scale];
  const left = (measure - width) / 2;
  const origin = point(left - sheet.west * scale, -height - sheet.south * scale);
  const onPaper = ({ west, south, east, north }: Frame): Frame => ({
    west: origin.x + west * scale,
    south: origin.y + south * scale,
    east: origin.x + east * scale,
    north: origin.y + north * scale,
  });
  const shapes = layers.map(({ clipped, shapes: drawn }): Shape => ({
    kind: 'window',
    origin,
    scale,
    clip: onPaper(clipped ? table : sheet),
    shapes: drawn,
  }));
  return { height, above: TYPE * 0.4, shapes };
}
