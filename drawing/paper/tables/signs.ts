/** What stands in cells: signs as a printer sets them, and how wide they are. */
import type { FontRole } from '../../map/scene';
import { inFace, runsWidth } from '../text';
import type { Type } from '../text';

const FRACTIONS: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼', '3/4': '¾' };

/** A minus for less, a dash for nothing and from one figure to another, a cross for times, fractions of one piece. */
export const typeset = (text: string): string =>
  text
    .replace(/(?<![\d./])(?:1\/2|1\/4|3\/4)(?![\d./]*\d)/g, (fraction) => FRACTIONS[fraction] ?? fraction)
    .replace(/(?<![\w-])-(?=[\d½¼¾])/g, '−')
    .replace(/(?<=\d)-(?=\d)|(?<![\w-])-$/g, '–')
    .replace(/\bx (?=[\d½¼¾])/g, '×\u00a0');

/** Width of a text as it will be set, cm. */
export const widthOf = (text: string, type: Type, role: FontRole): number =>
  text === '' ? 0 : runsWidth(inFace(typeset(text), role), type.size) + 1e-6;
