/**
 * Rosters: one for each side, to play from with a pencil. Commands with their leaders, each unit with a box for every hit
 * the rules let it bear, breaking point, objectives and turns. What the rules add comes as plain data.
 */
import type { RosterPapers } from '../../../engine/battle';
import type { Army, Scenario } from '../../../engine/scenario';
import type { Frame, Shape } from '../../map/scene';
import { sizeOf } from '../sheet';
import type { Sheet, SheetSet } from '../sheet';
import { commandRow, tableLook } from '../tables';
import type { TableLook } from '../tables';
import { pour } from '../text';
import type { ColumnPiece } from '../text';
import { ratingWords } from '../words';
import type { RosterOptions } from './roster-options';
import { armyPart, generalsOf, headOf, keyOf, noteLines, turnsPart } from './parts';
import { unitColumns, unitRow } from './rows';

export { ROSTER_OPTIONS } from './roster-options';
export type { RosterOptions } from './roster-options';

export function rosterSheets(scenario: Scenario, papers: RosterPapers, options: RosterOptions): SheetSet {
  const armies = scenario.armies.filter(({ id }) => options.side === 'both' || options.side === id);
  return {
    title: `${scenario.title}: rosters`,
    sheets: armies.flatMap((army) => sheetsOf(scenario, army, papers, options)),
  };
}

/** Size of type for a measure, cm: larger on larger papers, as far as is of use. */
const typeFor = (measure: number): number => Math.min(0.4, Math.max(LEAST, measure * 0.0165));
/** The smallest type of a roster, cm. */
const LEAST = 0.2;
/** The type may be so much smaller if that saves a page, and so much larger if it takes no more: no page is left half empty. */
const SMALLER = [0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79];
const LARGER = [1.35, 1.3, 1.25, 1.2, 1.15, 1.1, 1.05];
/** Least and most lines to write on; as many as the last page has room for. */
const NOTES = { least: 3, most: 40 };

function sheetsOf(scenario: Scenario, army: Army, papers: RosterPapers, options: RosterOptions): Sheet[] {
  const [width, height] = sizeOf(options);
  const { margin } = options;
  const frame = { west: margin, south: margin, east: width - margin, north: height - margin };
  const measure = frame.east - frame.west;
  const paged = (factor: number): Shape[][] => {
    const look = tableLook(options.style, typeFor(measure) * factor);
    return withNotes(piecesOf(scenario, army, papers, options, measure, look), frame, look);
  };
  const usual = paged(1);
  const first = (factors: readonly number[], fits: (pages: Shape[][]) => boolean): Shape[][] | undefined => {
    for (const factor of factors) {
      const tried = paged(factor);
      if (fits(tried)) return tried;
    }
    return undefined;
  };
  const legible = SMALLER.filter((factor) => typeFor(measure) * factor >= LEAST);
  const saved = usual.length > 1 ? first(legible, ({ length }) => length < usual.length) : undefined;
  const filled = usual.length > 1 && !saved ? first(LARGER, ({ length }) => length === usual.length) : undefined;
  const pages = saved ?? filled ?? usual;
  return pages.map((shapes, index) => ({
    id: `${army.id} ${index + 1}`,
    title: pages.length > 1 ? `${army.name}, ${index + 1} of ${pages.length}` : army.name,
    width,
    height,
    layers: [{ name: 'roster', shapes }],
  }));
}

function piecesOf(
  scenario: Scenario,
  army: Army,
  papers: RosterPapers,
  options: RosterOptions,
  measure: number,
  look: TableLook,
): ColumnPiece[] {
  const side = papers.sides[army.id];
  return [
    headOf(scenario, army, measure, look),
    ...generalsOf(army, measure, look),
    ...(side ? [armyPart(scenario, army, papers, side, measure, look)] : []),
    turnsPart(scenario, army, options.events, papers.lengths, measure, look),
    keyOf(papers, measure, look),
    ...commandsOf(scenario, army, papers, measure, look),
  ];
}

/** The pages with as many lines to write on as they leave room for. */
function withNotes(pieces: readonly ColumnPiece[], frame: Frame, look: TableLook): Shape[][] {
  const measure = frame.east - frame.west;
  const pagesWith = (count: number): Shape[][] => pour([...pieces, ...noteLines(count, measure, look)], [frame]);
  let pages = pagesWith(NOTES.least);
  for (let count = NOTES.least + 1; count <= NOTES.most; count += 1) {
    const more = pagesWith(count);
    if (more.length > pages.length) break;
    pages = more;
  }
  return pages;
}

function commandsOf(
  scenario: Scenario,
  army: Army,
  papers: RosterPapers,
  measure: number,
  look: TableLook,
): ColumnPiece[] {
  const units = (all: Army['independents']): ColumnPiece[] =>
    all.map((unit, index) => ({
      ...unitRow(unit, scenario, papers, measure, look),
      leads: all.length > 1 && index === 0,
    }));
  const { quality } = unitColumns(papers.boxes.length, measure, look);
  const brigades = army.brigades.flatMap(({ name, commander, nation, units: own }) => {
    const head = {
      name: nation ? `${name}, ${nation.name}` : name,
      leader: commander.name,
      rating: ratingWords(commander.rating),
    };
    return [commandRow(head, quality, measure, look), ...units(own)];
  });
  const { independents } = army;
  const free = { name: 'Independent units', leader: '', rating: '' };
  return independents.length === 0
    ? brigades
    : [...brigades, commandRow(free, quality, measure, look), ...units(independents)];
}
