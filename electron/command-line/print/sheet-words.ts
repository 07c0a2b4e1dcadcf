/** The words that every printing command takes: where to, on what paper, in which style. */
import {
  PAPERS,
  PRINTED_LAYERS,
  STYLES,
  type Paper,
  type PaperChoice,
  type PrintedLayer,
  type Style,
} from '../../../drawing/paper';
import { parseLength, type Scenario } from '../../../engine/scenario';
import { FORMATS, formatOf } from '../../desk/exports';
import { UsageFault, type Words } from '../command-words';

export const SHEET_OPTIONS = ['out', 'paper', 'margin', 'style', 'dpi'] as const;
export const SHEET_FLAGS = ['landscape', 'portrait'] as const;

/** Dots to an inch of a picture when nothing is said, and between what they may be chosen. */
const DPI = { usual: 300, least: 20, most: 2400 };
/** Most white border, cm. */
const WIDEST_MARGIN = 5;

/** Where the sheets go. */
export interface OutputFile {
  readonly file: string;
  readonly dpi: number;
}
export function outputFrom(words: Words): OutputFile {
  const endings = FORMATS.map((format) => `.${format}`).join(', ');
  const file = words.text('out');
  if (file === undefined) throw new UsageFault(`--out is missing: a file that ends in one of ${endings}.`);
  const format = formatOf(file);
  if (!format) throw new UsageFault(`--out takes a file that ends in one of ${endings}; “${file}” was given.`);
  if (format !== 'png' && words.text('dpi') !== undefined)
    throw new UsageFault(`--dpi is for pictures (.png); a .${format} has no dots.`);
  const dpi = words.count('dpi', DPI.usual, DPI.least);
  if (dpi > DPI.most) throw new UsageFault(`--dpi takes at most ${DPI.most}; “${dpi}” was given.`);
  return { file, dpi };
}

/** What was said of paper and style; what was not said is left to the sheets. */
export function sheetChoiceFrom(words: Words): Partial<PaperChoice> & { readonly style?: Style } {
  const paper = oneOf<Paper>(words, 'paper', keysOf(PAPERS));
  const style = oneOf<Style>(words, 'style', STYLES);
  const [landscape, portrait] = [words.flag('landscape'), words.flag('portrait')];
  if (landscape && portrait) throw new UsageFault('A sheet lies in --landscape or stands in --portrait, not both.');
  const margin = marginFrom(words);
  return {
    ...(paper && { paper }),
    ...(style && { style }),
    ...(margin !== null && { margin }),
    ...((landscape || portrait) && { upright: portrait }),
  };
}

function marginFrom(words: Words): number | null {
  const given = words.text('margin');
  if (given === undefined) return null;
  const margin = parseLength(given, null);
  if (margin === null || margin < 0 || margin > WIDEST_MARGIN)
    throw new UsageFault(`--margin takes a length from 0 to ${WIDEST_MARGIN}cm, as 8mm; “${given}” was given.`);
  return margin;
}

/** An option that takes one of a few words; null when it was not given. */
export function oneOf<T extends string>(words: Words, option: string, known: readonly T[]): T | null {
  const given = words.text(option);
  if (given === undefined) return null;
  const found = known.find((one) => one === given.toLowerCase());
  if (found === undefined) throw new UsageFault(`--${option} takes ${known.join(', ')}; “${given}” was given.`);
  return found;
}
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(record) as K[]; // the keys of a constant table are those it is typed with

/** A list of names, `--sheets A1,B2`; null when it was not given. */
export function listFrom(words: Words, option: string): readonly string[] | null {
  const names = words
    .text(option)
    ?.split(',')
    .map((name) => name.trim());
  if (names?.includes('')) throw new UsageFault(`--${option} takes names with commas between them, as A1,B2.`);
  return names ?? null;
}

/** Some of a few words, `--kinds hills,woods`; null when none was given. */
export function someOf<T extends string>(words: Words, option: string, known: readonly T[]): readonly T[] | null {
  const given = listFrom(words, option);
  if (!given) return null;
  return given.map((name) => {
    const found = known.find((one) => one === name);
    if (found === undefined) throw new UsageFault(`--${option} takes ${known.join(', ')}; “${name}” was given.`);
    return found;
  });
}

/** `--layers roads,water` and `--no-names`: the layers of a map that are drawn; null for all of them. */
export function layersFrom(words: Words): readonly PrintedLayer[] | null {
  const given = someOf(words, 'layers', PRINTED_LAYERS);
  if (!words.flag('no-names')) return given;
  return (given ?? PRINTED_LAYERS).filter((layer) => layer !== 'names');
}

/** `both`, `none` or a side of the scenario. */
export function sideFrom(words: Words, { armies }: Scenario): string | null {
  const known = ['both', 'none', ...armies.map(({ id }) => id)];
  return oneOf(words, 'side', known);
}
