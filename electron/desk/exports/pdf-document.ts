/**
 * The part of pdfkit that is used: pages, drawings kept once and shown often, faces, bookmarks. What stands on a page is
 * written in PDF's own operators (`pdf-drawing.ts`).
 */
import PDFDocument from 'pdfkit';
import type { Typeface } from './typefaces';

export type PdfReference = ReturnType<PDFKit.PDFDocument['ref']>;
/** What the operators of a page or a kept drawing call by name. */
export interface Resources {
  readonly Font: Record<string, PdfReference>;
  readonly XObject: Record<string, PdfReference>;
  readonly ExtGState: Record<string, PdfReference>;
}
export const noResources = (): Resources => ({ Font: {}, XObject: {}, ExtGState: {} });

/** A face as pdfkit embeds it: only the letters written. */
export interface PdfFace {
  readonly id: string;
  ref(): PdfReference;
  /** Letters as four hexadecimal digits each, and their advances in thousandths of the size. */
  encode(
    text: string,
    features?: Record<string, boolean>,
  ): [readonly string[], readonly { readonly xAdvance: number; readonly advanceWidth: number }[]];
}
const isFace = (value: unknown): value is PdfFace =>
  typeof value === 'object' && value !== null && 'id' in value && 'ref' in value && 'encode' in value;

/** What a document tells of itself. */
export interface DocumentFacts {
  readonly title: string;
  readonly author?: string | null | undefined;
  /** The day it is made; one without a date is the same bytes for the same sheets. */
  readonly made?: Date | undefined;
}
/** pdfkit marks a document by a date: that of one without any. */
const UNDATED = new Date(0);
const POINTS_PER_CM = 72 / 2.54;
/** A kept drawing may reach this far, cm. */
const FAR = 100_000;

export class PdfDocument {
  private readonly inner: PDFKit.PDFDocument;
  private readonly parts: Uint8Array[] = [];
  private readonly finished: Promise<Buffer>;
  private readonly faces = new Map<string, PdfFace>();
  private readonly states = new Map<string, { readonly name: string; readonly ref: PdfReference }>();
  private forms = 0;

  constructor({ title, author, made }: DocumentFacts) {
    this.inner = new PDFDocument({
      autoFirstPage: false,
      pdfVersion: '1.7',
      displayTitle: true,
      font: '', // none of the built-in faces
      info: {
        Title: title,
        ...(author && { Author: author }),
        Creator: 'Cockade',
        Producer: 'Cockade',
        CreationDate: made ?? UNDATED,
      },
    });
    withoutPacket(this.inner);
    if (!made) delete this.inner.info.CreationDate;
    printUnscaled(this.inner);
    this.finished = new Promise((resolve, reject) => {
      this.inner.on('data', (part: Uint8Array) => void this.parts.push(part));
      this.inner.on('end', () => resolve(Buffer.concat(this.parts)));
      this.inner.on('error', reject);
    });
  }

  /** A page of this size in cm, bookmarked; its operators count in cm from its lower left corner. */
  page(
    size: { readonly width: number; readonly height: number },
    title: string,
    operators: string,
    used: Resources,
  ): void {
    const [width, height] = [size.width * POINTS_PER_CM, size.height * POINTS_PER_CM];
    this.inner.addPage({ size: [width, height], margin: 0 });
    this.inner.outline.addItem(title);
    Object.assign(this.inner.page.fonts, used.Font);
    Object.assign(this.inner.page.xobjects, used.XObject);
    Object.assign(this.inner.page.ext_gstates, used.ExtGState);
    // pdfkit has turned the page upside down; this turns it back.
    const scale = POINTS_PER_CM.toFixed(8);
    this.inner.addContent(`${scale} 0 0 -${scale} 0 ${height.toFixed(6)} cm\n${operators}`);
  }

  /** Keeps a drawing to be shown by its name; a group is inked as one before it is laid on the page. */
  form(operators: string, used: Resources, isGroup: boolean): { readonly name: string; readonly ref: PdfReference } {
    const ref = this.inner.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [-FAR, -FAR, FAR, FAR],
      Resources: used,
      ...(isGroup && { Group: { S: 'Transparency' } }),
    });
    ref.write(operators);
    ref.end(null);
    this.forms += 1;
    return { name: `X${this.forms}`, ref };
  }

  /** How much what is filled and what is stroked covers, 0 to 1. */
  state(fill: number, stroke: number): { readonly name: string; readonly ref: PdfReference } {
    const key = `${fill} ${stroke}`;
    const known = this.states.get(key);
    if (known) return known;
    const ref = this.inner.ref({ Type: 'ExtGState', ca: fill, CA: stroke });
    ref.end(null);
    const made = { name: `G${this.states.size + 1}`, ref };
    this.states.set(key, made);
    return made;
  }

  face({ id, file }: Typeface): PdfFace {
    const known = this.faces.get(id);
    if (known) return known;
    this.inner.registerFont(id, file).font(id);
    const face: unknown = Reflect.get(this.inner, '_font');
    if (!isFace(face)) throw new Error('pdfkit keeps its faces elsewhere.');
    this.faces.set(id, face);
    return face;
  }

  finish(): Promise<Buffer> {
    this.inner.end();
    return this.finished;
  }
}

/** pdfkit tells title and author a second time in a packet of XML, where it neither spares `&` nor bears a missing date. */
function withoutPacket(document: PDFKit.PDFDocument): void {
  if (typeof Reflect.get(document, 'endMetadata') !== 'function')
    throw new Error('pdfkit writes its packet elsewhere.');
  Reflect.set(document, 'endMetadata', () => undefined);
}

/** Asks the reader's printing window not to fit the pages to its paper: measures would be lost. */
function printUnscaled(document: PDFKit.PDFDocument): void {
  const root: unknown = Reflect.get(document, '_root');
  const preferences = dataOf(dataOf(root)?.ViewerPreferences);
  if (!preferences) throw new Error('pdfkit keeps its preferences elsewhere.');
  preferences.PrintScaling = 'None';
}
function dataOf(reference: unknown): Record<string, unknown> | null {
  const data: unknown = typeof reference === 'object' && reference !== null ? Reflect.get(reference, 'data') : null;
  return isRecord(data) ? data : null;
}
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A hundredth of a millimetre at the size of the drawing. */
export const figure = (number: number): string => String(Math.round(number * 1000) / 1000);

/** `#rrggbb` as three numbers. */
export function ink(colour: string): string {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1);
  if (!parts) throw new Error(`“${colour}” is not a colour of the form #rrggbb.`);
  return parts.map((part) => figure(parseInt(part, 16) / 255)).join(' ');
}
