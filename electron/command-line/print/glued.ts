/** The table over sheets that are glued together: how large, how laid, which of them. */
import { PAPERS, type SheetSet } from '../../../drawing/paper';
import {
  BOARDS,
  liesBestUpright,
  ratioForSheets,
  TILE_OPTIONS,
  tilingFault,
  type TileOptions,
} from '../../../drawing/paper/tiles';
import type { Scenario } from '../../../engine/scenario';
import { sheetsFor } from '../../desk/printing/jobs';
import { UsageFault, type Words } from '../command-words';
import { keysOf, listFrom, oneOf, layersFrom, sheetChoiceFrom, sideFrom } from './sheet-words';

export const GLUED_OPTIONS = ['ratio', 'count', 'boards', 'sheets'] as const;
export const GLUED_FLAGS = ['true-size', 'all'] as const;
/** Least and most cm of table on a cm of paper. */
const RATIOS = [0.1, 200] as const;

/** True when the words ask for sheets to be glued; some of them mean nothing otherwise. */
export function asksForGlued(words: Words): boolean {
  const sizes = [words.flag('true-size'), words.text('ratio') !== undefined, words.text('count') !== undefined];
  const said = sizes.filter(Boolean).length;
  if (said > 1) throw new UsageFault('One of --true-size, --ratio and --count settles the size.');
  const isGlued = said === 1 || words.text('boards') !== undefined;
  if (!isGlued && (words.text('sheets') !== undefined || words.flag('all')))
    throw new UsageFault('--sheets and --all belong to --true-size, --ratio, --count or --boards.');
  return isGlued;
}

export function gluedSheets(scenario: Scenario, words: Words): SheetSet {
  const board = oneOf(words, 'boards', keysOf(BOARDS));
  const side = sideFrom(words, scenario);
  const layers = words.text('layers') === undefined ? null : layersFrom(words);
  const said: TileOptions = {
    ...TILE_OPTIONS,
    ...sheetChoiceFrom(words),
    ...(side !== null && { troops: side }),
    ...(layers && { layers }),
    names: !words.flag('no-names'),
    only: words.flag('all') ? 'all' : 'filled',
    sheets: listFrom(words, 'sheets'),
  };
  const options = laid(said, scenario, words);
  return board
    ? sheetsFor({ kind: 'boards', options: { ...options, board } }, scenario)
    : sheetsFor({ kind: 'tiles', options }, scenario);
}

/** At the ratio asked for, and lying as it takes fewest sheets unless the words settle it. */
function laid(said: TileOptions, scenario: Scenario, words: Words): TileOptions {
  const frame = frameOf(scenario);
  const isSettled = words.flag('landscape') || words.flag('portrait');
  if (words.text('count') === undefined) {
    const options = { ...said, ratio: ratioFrom(words) };
    const isPossible = tilingFault(frame, options) === null;
    return isSettled || !isPossible ? options : { ...options, upright: liesBestUpright(frame, options) };
  }
  const count = words.count('count', 1, 1);
  if (2 * said.margin + said.overlap >= PAPERS[said.paper][0]) return said; // the margins leave nothing: told by its fault
  const ways = (isSettled ? [said.upright] : [true, false]).map((upright) => {
    const { ratio } = ratioForSheets(frame, count, { ...said, upright });
    return { ...said, upright, ratio };
  });
  return ways.reduce((best, way) => (way.ratio > best.ratio ? way : best));
}

/** `--ratio 8` and `--ratio 1:8` put 8 cm of table on a cm of paper; true size when it is not said. */
export function ratioFrom(words: Words): number {
  const given = words.text('ratio');
  if (given === undefined) return 1;
  const [least, most] = RATIOS;
  const times = Number(/^(?:1:)?(\d+(?:\.\d+)?)$/.exec(given)?.[1]);
  if (!(times >= least && times <= most))
    throw new UsageFault(
      `--ratio takes how many times smaller than the table, ${least} to ${most}, as 8 or 1:8; “${given}” was given.`,
    );
  return 1 / times;
}

const frameOf = ({ table }: Scenario) => ({ west: 0, south: 0, east: table.width, north: table.depth });
