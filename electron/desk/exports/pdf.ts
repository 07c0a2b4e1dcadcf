import type { SheetSet } from '../../../drawing/paper';
import { PdfDocument } from './pdf-document';
import { Drawing, KeptDrawings } from './pdf-drawing';
import { drawSheets, type ExportControl } from './draw-sheets';

/**
 * The sheets as a PDF: lines and letters only, pages of the sheets' size, a bookmark for each. What several windows show
 * (the same array of shapes) is kept in the file once. The same sheets of the same date `made` give the same bytes.
 */
export async function sheetsToPdf(set: SheetSet, control: ExportControl = {}, made?: Date): Promise<Buffer> {
  const { title, author } = set;
  const document = new PdfDocument({ title, author, made });
  const kept = new KeptDrawings(document);
  await drawSheets(set, control, (sheet) => {
    const drawing = new Drawing(document, kept);
    for (const { shapes } of sheet.layers) drawing.draw(shapes);
    document.page(sheet, sheet.title, drawing.operators, drawing.used);
  });
  return document.finish();
}
