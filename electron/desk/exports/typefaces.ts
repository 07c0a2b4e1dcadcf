/**
 * The faces of printed words, carried within the program. The map's own faces hold Western letters only; others come from
 * a plain serif, subset by subset, and a letter that none has is told by its base letter or a question mark: sheets with
 * letters that cannot be printed are refused before (`../printing/letters`). The face of
 * tables has most letters itself.
 */
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import fellItalic from '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff?inline';
import fellRoman from '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff?inline';
import fellCapitals from '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff?inline';
import cyrillicExtra from '@fontsource/noto-serif/files/noto-serif-cyrillic-ext-400-normal.woff?inline';
import cyrillicItalic from '@fontsource/noto-serif/files/noto-serif-cyrillic-400-italic.woff?inline';
import cyrillic from '@fontsource/noto-serif/files/noto-serif-cyrillic-400-normal.woff?inline';
import greekItalic from '@fontsource/noto-serif/files/noto-serif-greek-400-italic.woff?inline';
import greek from '@fontsource/noto-serif/files/noto-serif-greek-400-normal.woff?inline';
import latinItalic from '@fontsource/noto-serif/files/noto-serif-latin-400-italic.woff?inline';
import latin from '@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff?inline';
import latinExtraItalic from '@fontsource/noto-serif/files/noto-serif-latin-ext-400-italic.woff?inline';
import latinExtra from '@fontsource/noto-serif/files/noto-serif-latin-ext-400-normal.woff?inline';
import signs from '@fontsource/noto-serif/files/noto-serif-math-400-normal.woff?inline';
import vietnamese from '@fontsource/noto-serif/files/noto-serif-vietnamese-400-normal.woff?inline';
import sansCyrillicExtra from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-ext-400-normal.woff?inline';
import strongCyrillicExtra from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-ext-600-normal.woff?inline';
import sansCyrillic from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-normal.woff?inline';
import strongCyrillic from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-600-normal.woff?inline';
import sansGreek from '@fontsource/source-sans-3/files/source-sans-3-greek-400-normal.woff?inline';
import strongGreek from '@fontsource/source-sans-3/files/source-sans-3-greek-600-normal.woff?inline';
import sansExtra from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff?inline';
import strongExtra from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff?inline';
import sansLatin from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?inline';
import strongLatin from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff?inline';
import sansVietnamese from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-400-normal.woff?inline';
import strongVietnamese from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-600-normal.woff?inline';
import type { FontRole } from '../../../drawing/map';
import { unpackedFont } from './woff';

/** One face as a file and as outlines. */
export interface Typeface {
  /** Tells it from the others. */
  readonly id: string;
  readonly file: Buffer;
  readonly font: Font;
}
/** Letters that follow one another in one face. */
export interface FaceRun {
  readonly face: Typeface;
  readonly text: string;
}

const UPRIGHT = { latin, latinExtra, cyrillic, cyrillicExtra, greek, vietnamese, signs };
/** Their figures are all of one width and one height without asking. */
const SANS = { sansLatin, sansExtra, sansCyrillic, sansCyrillicExtra, sansGreek, sansVietnamese };
const STRONG = { strongLatin, strongExtra, strongCyrillic, strongCyrillicExtra, strongGreek, strongVietnamese };
const SLOPING = { latinItalic, latinExtraItalic, cyrillicItalic, greekItalic };
/** The faces of a role in the order in which they are asked for a letter. */
const FACES: Readonly<Record<FontRole, Readonly<Record<string, string>>>> = {
  roman: { fellRoman, ...UPRIGHT },
  italic: { fellItalic, ...SLOPING, ...UPRIGHT },
  capitals: { fellCapitals, fellRoman, ...UPRIGHT },
  sans: { ...SANS, ...UPRIGHT },
  'sans strong': { ...STRONG, ...SANS, ...UPRIGHT },
};

const opened = new Map<string, Typeface>();
function faceNamed(id: string, address: string): Typeface {
  const known = opened.get(id);
  if (known) return known;
  const file = unpackedFont(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  const font = create(file);
  if ('fonts' in font) throw new Error(`The face ${id} is a collection.`);
  const face = { id, file, font };
  opened.set(id, face);
  return face;
}

const chosen = new Map<string, Typeface | null>();
function faceFor(letter: string, role: FontRole): Typeface | null {
  const key = role + letter;
  const known = chosen.get(key);
  if (known !== undefined) return known;
  const point = letter.codePointAt(0) ?? 0;
  let found: Typeface | null = null;
  for (const [id, address] of Object.entries(FACES[role])) {
    const face = faceNamed(id, address);
    if (!face.font.hasGlyphForCodePoint(point)) continue;
    found = face;
    break;
  }
  chosen.set(key, found);
  return found;
}

/** Signs that are not seen by themselves: directions, joiners, marks. */
const UNSEEN = /^[\p{C}\p{M}]$/u;

/** Letters of a text that no face of a role has, each once. */
export function missingLetters(text: string, role: FontRole): readonly string[] {
  const missing = [...text.normalize('NFC')].filter(
    (letter) => !UNSEEN.test(letter) && ![letter, letter.normalize('NFD').charAt(0)].some((one) => faceFor(one, role)),
  );
  return [...new Set(missing)];
}

/** A text cut where its face changes. */
export function runsOf(text: string, role: FontRole): readonly FaceRun[] {
  const runs: { face: Typeface; text: string }[] = [];
  for (const given of text.normalize('NFC')) {
    const wishes = [given, given.normalize('NFD').charAt(0), ...(UNSEEN.test(given) ? [] : ['?'])];
    const letter = wishes.find((one) => faceFor(one, role));
    const face = letter === undefined ? null : faceFor(letter, role);
    if (letter === undefined || !face) continue;
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

/** Letters that are set apart are not joined. */
export const featuresFor = (spacing: number): Record<string, boolean> | undefined =>
  spacing === 0 ? undefined : { liga: false };

/** Width of set words in cm. */
export function setWidth(runs: readonly FaceRun[], size: number, spacing: number): number {
  let width = -spacing;
  for (const { face, text } of runs) {
    const set = face.font.layout(text, featuresFor(spacing));
    width += (set.advanceWidth / face.font.unitsPerEm) * size + set.glyphs.length * spacing;
  }
  return width;
}
