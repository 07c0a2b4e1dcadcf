/** Shapes in the operators of PDF, in the cm of the drawing they stand in. */
import type { Paint, Shape, Stroke } from '../../../drawing/map';
import { figure, ink, noResources, type PdfDocument, type PdfReference, type Resources } from './pdf-document';
import { writeFlowingWords, writeWords } from './pdf-words';

const fine = (number: number): string => String(Math.round(number * 1e7) / 1e7);
/** Places a drawing: `a b c d` turn and stretch it, `x y` move it. */
const matrix = (a: number, b: number, c: number, d: number, x: number, y: number): string =>
  `${fine(a)} ${fine(b)} ${fine(c)} ${fine(d)} ${fine(x)} ${fine(y)} cm`;

/** The operators of one page or kept drawing while they are written. */
export class Drawing {
  readonly used: Resources = noResources();
  private readonly lines: string[] = [];

  constructor(
    readonly document: PdfDocument,
    private readonly kept: KeptDrawings,
  ) {}

  write(...operators: readonly string[]): void {
    for (const operator of operators) this.lines.push(operator);
  }
  get operators(): string {
    return this.lines.join('\n');
  }

  draw(shapes: readonly Shape[]): void {
    for (const shape of shapes) this.drawOne(shape);
  }

  private drawOne(shape: Shape): void {
    switch (shape.kind) {
      case 'drawing':
        return this.paint(shape.paint, () => strokesOf(shape.strokes));
      case 'disc':
        return this.paint(shape.paint, () => disc(shape.at.x, shape.at.y, shape.radius));
      case 'words':
        return writeWords(this, shape.lettering, shape.place);
      case 'flowing words':
        return writeFlowingWords(this, shape.lettering, shape.letters);
      case 'group':
        return this.group(shape);
      case 'window':
        return this.window(shape);
    }
  }

  private paint(
    { fill, fillOpacity = 1, stroke, width = 0.1, dash, opacity = 1, round }: Paint,
    path: () => string,
  ): void {
    if (!fill && !stroke) return;
    this.write('q');
    this.cover(fillOpacity * opacity, opacity);
    if (fill) this.write(`${ink(fill)} rg`);
    if (stroke) {
      this.write(`${ink(stroke)} RG ${figure(width)} w`);
      if (round) this.write('1 J 1 j');
      if (dash) this.write(`[${dash.map(figure).join(' ')}] 0 d`);
    }
    this.write(path(), fill && stroke ? 'B' : fill ? 'f' : 'S', 'Q');
  }

  private cover(fill: number, stroke: number): void {
    if (fill >= 1 && stroke >= 1) return;
    const { name, ref } = this.document.state(fill, stroke);
    this.used.ExtGState[name] = ref;
    this.write(`/${name} gs`);
  }

  private group({ frame, opacity = 1, shapes }: Shape & { kind: 'group' }): void {
    if (!frame && opacity >= 1) return this.draw(shapes);
    this.write('q');
    if (frame) this.write(frameOf(frame));
    if (opacity < 1) {
      this.cover(opacity, opacity);
      this.show(this.kept.drawing(shapes, true));
    } else this.draw(shapes);
    this.write('Q');
  }

  private window({ origin, scale, clip, shapes }: Shape & { kind: 'window' }): void {
    this.write('q');
    if (clip) {
      const [width, height] = [clip.east - clip.west, clip.north - clip.south];
      this.write(`${[clip.west, clip.south, width, height].map(figure).join(' ')} re W n`);
    }
    this.write(matrix(scale, 0, 0, scale, origin.x, origin.y));
    this.show(this.kept.drawing(shapes, false));
    this.write('Q');
  }

  private show({ name, ref }: { readonly name: string; readonly ref: PdfReference }): void {
    this.used.XObject[name] = ref;
    this.write(`/${name} Do`);
  }
}

/** Drawings that windows show: each is written once, however many sheets show it. */
export class KeptDrawings {
  private readonly plain = new Map<readonly Shape[], { readonly name: string; readonly ref: PdfReference }>();
  private readonly groups = new Map<readonly Shape[], { readonly name: string; readonly ref: PdfReference }>();

  constructor(private readonly document: PdfDocument) {}

  drawing(shapes: readonly Shape[], isGroup: boolean): { readonly name: string; readonly ref: PdfReference } {
    const known = isGroup ? this.groups : this.plain;
    const found = known.get(shapes);
    if (found) return found;
    const drawing = new Drawing(this.document, this);
    drawing.draw(shapes);
    const made = this.document.form(drawing.operators, drawing.used, isGroup);
    known.set(shapes, made);
    return made;
  }
}

type GroupFrame = NonNullable<(Shape & { kind: 'group' })['frame']>;
const frameOf = ({ x, y, hx, hy }: GroupFrame): string => matrix(hy, -hx, hx, hy, x, y);

function strokesOf(strokes: readonly Stroke[]): string {
  let path = '';
  for (const { from, steps, closed } of strokes) {
    const start = `${figure(from.x)} ${figure(from.y)}`;
    path += `${start} m\n`;
    if (steps.length === 0) path += `${start} l\n`;
    for (const step of steps) {
      if ('to' in step) {
        const { leaving, arriving, to } = step;
        path += `${figure(leaving.x)} ${figure(leaving.y)} ${figure(arriving.x)} ${figure(arriving.y)} ${figure(to.x)} ${figure(to.y)} c\n`;
      } else path += `${figure(step.x)} ${figure(step.y)} l\n`;
    }
    if (closed) path += 'h\n';
  }
  return path;
}

/** How far the handles of a quarter circle reach. */
const HANDLE = 0.5522847498;
function disc(x: number, y: number, radius: number): string {
  const reach = radius * HANDLE;
  const at = (dx: number, dy: number): string => `${figure(x + dx)} ${figure(y + dy)}`;
  return [
    `${at(radius, 0)} m`,
    `${at(radius, reach)} ${at(reach, radius)} ${at(0, radius)} c`,
    `${at(-reach, radius)} ${at(-radius, reach)} ${at(-radius, 0)} c`,
    `${at(-radius, -reach)} ${at(-reach, -radius)} ${at(0, -radius)} c`,
    `${at(reach, -radius)} ${at(radius, -reach)} ${at(radius, 0)} c h`,
  ].join('\n');
}
