/** Words as text that can be searched and copied. */
import { BASE_LINE, type Lettering, type LineSpot } from '../../../drawing/map';
import type { PdfDocument, Resources } from './pdf-document';
import { figure, ink } from './pdf-document';
import { featuresFor, runsOf, setWidth } from './typefaces';

/** What words are written into. */
export interface WordTarget {
  readonly document: PdfDocument;
  readonly used: Resources;
  write(...operators: readonly string[]): void;
}

/** Words centred on their place. */
export function writeWords(drawing: WordTarget, lettering: Lettering, { at, toward }: LineSpot): void {
  const { text, role, size, spacing } = lettering;
  const [back, drop] = [setWidth(runsOf(text, role), size, spacing) / 2, size * BASE_LINE];
  const start = { x: at.x + toward.y * drop - toward.x * back, y: at.y - toward.x * drop - toward.y * back };
  inked(drawing, lettering, [...placed({ at: start, toward }), ...letters(drawing, lettering)]);
}

/** Words set letter by letter along a curve. */
export function writeFlowingWords(drawing: WordTarget, lettering: Lettering, spots: readonly LineSpot[]): void {
  const still = { ...lettering, spacing: 0 };
  const text = [...lettering.text].flatMap((one, i) => {
    const spot = spots[i];
    return spot ? [...placed(spot), ...letters(drawing, { ...still, text: one })] : [];
  });
  inked(drawing, still, text);
}

/** A rim is the same letters stroked before they are filled; it says that it stands for no text of its own. */
function inked(drawing: WordTarget, { colour, halo, spacing }: Lettering, text: readonly string[]): void {
  const spaced = spacing === 0 ? [] : [`${figure(spacing)} Tc`];
  drawing.write('q');
  if (halo) {
    drawing.write('/Span << /ActualText () >> BDC', `${ink(halo.colour)} RG ${figure(halo.width)} w 1 J 1 j`);
    drawing.write('BT', '1 Tr', ...spaced, ...text, 'ET', 'EMC');
  }
  drawing.write(`${ink(colour)} rg`, 'BT', '0 Tr', ...spaced, ...text, 'ET', 'Q');
}

const fine = (number: number): string => String(Math.round(number * 1e5) / 1e5);
const placed = ({ at, toward }: LineSpot): readonly string[] => [
  `${[toward.x, toward.y, -toward.y, toward.x, at.x, at.y].map(fine).join(' ')} Tm`,
];

/** The letters of a line, kerned. */
function letters(drawing: WordTarget, { text, role, size, spacing }: Lettering): readonly string[] {
  return runsOf(text, role).map(({ face, text: part }) => {
    const pdfFace = drawing.document.face(face);
    drawing.used.Font[pdfFace.id] = pdfFace.ref();
    const [codes, positions] = pdfFace.encode(part, featuresFor(spacing));
    let line = '';
    codes.forEach((code, i) => {
      const position = positions[i];
      const kern = position ? Math.round(position.advanceWidth - position.xAdvance) : 0;
      line += kern === 0 ? code : `${code}> ${kern} <`;
    });
    return `/${pdfFace.id} ${fine(size)} Tf [<${line}>] TJ`;
  });
}
