/** Sentences of the Print view. Nothing here decides. */
import { capital, listed as inRow } from '../../engine/scenario';
import type { PrintJob, PrintTab, Saved, SheetEntry, SheetList } from '../../electron/desk/api';
import type { Paper, Style } from '../../drawing/paper';
import { gluedSheets, gridsOf, isBack, placeInName, type ListedJob, type ShownSheet, type Touching } from './sheets';

const THIN = '\u2009';
const FOOT_MM = 304.8;

/** "24 sheets" */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** "A3", "Tabloid" */
export const paperName = (paper: Paper): string => (paper.length === 2 ? paper.toUpperCase() : capital(paper));

export const STYLE_WORDS: Readonly<Record<Style, string>> = {
  colour: 'Colour',
  grey: 'Grey: for printers with black ink only',
  line: 'Line drawing: prints well without colour',
};

/** "1 : 8", and above true size "2 : 1". */
export function ratioWords(ratio: number): string {
  const short = (number: number): string => String(Math.round(number * 100) / 100);
  return ratio > 1 ? `${short(ratio)} : 1` : `1 : ${short(1 / ratio)}`;
}

/** A length of cm in mm with thin spaces in thousands. */
export const millimetres = (cm: number): string => String(Math.round(cm * 10)).replace(/\B(?=(\d{3})+$)/g, THIN);

/** What the table becomes at the scale that was chosen: the line below it. */
export function becomes({ job, list }: ListedJob): string {
  const { glued, sheets } = list;
  const sheetRatio = sheets.find(({ ratio }) => ratio !== null)?.ratio ?? null;
  if (!glued) {
    if (sheetRatio === null) return `As large as goes onto the sheet: ${counted(sheets.length, 'sheet')}.`;
    return `${ratioWords(sheetRatio)}. One foot of table is ${Math.round(FOOT_MM * sheetRatio)} mm.`;
  }
  const all = gluedSheets(sheets, glued);
  const grids = gridsOf(all);
  const [first] = grids;
  const many = counted(all.length, 'sheet');
  const shape =
    job.kind === 'boards'
      ? `${counted(grids.length, 'board')}, ${many}`
      : `The table becomes ${many}${first && all.length > 1 ? `, ${first.columns} by ${first.rows}` : ''}`;
  const empty = all.filter(({ isEmpty }) => isEmpty).length;
  const bare = empty === 0 ? '' : ` ${empty} with nothing on ${empty === 1 ? 'it is' : 'them are'} not printed.`;
  const remark = glued.remark === null ? '' : ` ${glued.remark}`;
  return `${ratioWords(glued.ratio)}. ${shape}.${bare}${remark}`;
}

/** "24 sheets, A3, 1 : 1": what comes out of the printer. */
export function stated(listed: readonly ListedJob[], sheets: readonly ShownSheet[]): string {
  const printed = sheets.filter(({ isLeftOut }) => !isLeftOut);
  const maps = ratioOf(listed) === undefined ? 0 : printed.filter(({ place }) => place === null).length;
  const papers = [...new Set(listed.flatMap(({ job }) => paperOfJob(job)))].map(paperName);
  const ratio = ratioOf(listed);
  const backs = printed.filter(isBack).length;
  const fronts = printed.length - backs - maps;
  const count = `${counted(fronts, 'sheet')}${backs === 0 ? '' : backs === fronts ? ' with backs' : `, ${backs} with backs`}`;
  const withMaps = maps === 0 ? '' : maps === 1 ? ' and the page map' : ` and ${maps} page maps`;
  return [count + withMaps, inRow(papers), ...(ratio === undefined ? [] : [ratioWords(ratio)])].join(', ');
}

const ratioOf = (listed: readonly ListedJob[]): number | undefined =>
  listed.find(({ list }) => list.glued)?.list.glued?.ratio;

function paperOfJob(job: PrintJob): readonly Paper[] {
  const paper = job.kind === 'counters' ? job.options.paper?.paper : job.options.paper;
  return paper ? [paper] : [];
}

/** "1 830 × 1 220 mm when glued", or what is printed: "map, 2 rosters, counters, play sheet". */
export function detailed(listed: readonly ListedJob[]): string {
  const glued = listed.find(({ list }) => list.glued)?.list.glued;
  if (glued) {
    return `${millimetres(glued.width)} × ${millimetres(glued.height)} mm when glued`;
  }
  return listed.map(({ job, list }) => kindWords(job, list)).join(', ');
}

const NAMES: Readonly<Record<Exclude<PrintJob['kind'], 'map' | 'roster'>, string>> = {
  tiles: 'table',
  boards: 'table by boards',
  counters: 'counters',
  templates: 'cut-outs of the terrain',
  reference: 'play sheet',
};
function kindWords({ kind }: PrintJob, { sheets }: SheetList): string {
  if (kind === 'roster') return sheets.length === 1 ? 'roster' : `rosters of ${sheets.length} sheets`;
  if (kind === 'map') return sheets.length === 1 ? 'map' : `map and ${counted(sheets.length - 1, 'sheet')} of words`;
  return NAMES[kind];
}

/** "Sheet C3" and where that is, or a sheet's own title. */
export function headed({ id, title, place }: SheetEntry): { readonly name: string; readonly where: string } {
  const { board, column, row } = placeInName(id);
  if (!place) return { name: column === '' ? title : `${id} ${title}`, where: '' };
  const where = [...(board === '' ? [] : [`board ${board}`]), `column ${column}`, `row ${row}`];
  return { name: `Sheet ${id}`, where: where.join(', ') };
}

/** What the pointer is on: a sheet, and the square of the table's grid. */
export function pointedWords(sheet: SheetEntry | null, square: string | null): string {
  const name = sheet === null ? 'Nothing to print here' : sheet.place ? `Sheet ${sheet.id}` : sheet.title;
  return square === null ? name : `${name}, square ${square}`;
}

/** What a glued sheet touches, and what is laid over what: right and lower sides are cut and lie on top. */
export function gluing({ west, east, north, south }: Touching): string {
  const all = [west, east, north, south].filter((name) => name !== null);
  if (all.length === 0) return 'It touches no other sheet that is printed.';
  const over = [east, south].filter((name) => name !== null);
  const sides = [...(east === null ? [] : ['right']), ...(south === null ? [] : ['bottom'])];
  const cut = over.length === 0 ? 'Those lie over it.' : `Trim ${inRow(sides)}, glue over ${inRow(over)}.`;
  return `Touches ${all.join(', ')}. ${cut}`;
}

/** What was made, and where it is. */
export function savedWords({ sheets, names }: Saved): string {
  const [first = '', ...others] = names;
  const where = others.length === 0 ? first : `${first} and ${counted(others.length, 'more file')}`;
  return `${counted(sheets, 'sheet')} ${sheets === 1 ? 'is' : 'are'} in ${where}.`;
}

/** Why nothing is printed, for a tab without sheets. */
export const NOTHING: Readonly<Record<PrintTab, string>> = {
  map: 'Every sheet is left out. Take one in, and it is printed.',
  counters: 'No part is chosen. Stands, markers, rulers and templates can be ticked on the left.',
  rosters: 'Neither rosters nor the play sheet are chosen. Tick one on the left.',
  templates: 'No kind of terrain is chosen. Tick one on the left.',
};
