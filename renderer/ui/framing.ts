/** What part of a drawing is in sight: a frame in the drawing's own units, kept in the proportions of the window. */
export interface PlanView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** How many times nearer than the whole a view comes, where nothing else is said. */
const CLOSEST = 12;

/** The whole sheet, centred in a window of that size. */
export function wholeSheet(sheet: PlanView, window: Size): PlanView {
  const scale = Math.max(sheet.width / window.width, sheet.height / window.height);
  const [width, height] = [window.width * scale, window.height * scale];
  return { x: sheet.x + (sheet.width - width) / 2, y: sheet.y + (sheet.height - height) / 2, width, height };
}

/** Nearer by `factor`, at most `closest` times; the spot at a share of the window (0 to 1) stays where it is. */
export function zoomed(
  view: PlanView,
  factor: number,
  at: { readonly x: number; readonly y: number },
  whole: PlanView,
  closest = CLOSEST,
): PlanView {
  const width = Math.max(whole.width / closest, Math.min(whole.width, view.width / factor));
  const height = (width / view.width) * view.height;
  return held(
    { x: view.x + (view.width - width) * at.x, y: view.y + (view.height - height) * at.y, width, height },
    whole,
  );
}

/** Moved by px of a window of that size. */
export const panned = (view: PlanView, dx: number, dy: number, window: Size, whole: PlanView): PlanView =>
  held(
    { ...view, x: view.x - (dx / window.width) * view.width, y: view.y - (dy / window.height) * view.height },
    whole,
  );

/** Centred on a spot. */
export const centred = (view: PlanView, x: number, y: number, whole: PlanView): PlanView =>
  held({ ...view, x: x - view.width / 2, y: y - view.height / 2 }, whole);

function held(view: PlanView, whole: PlanView): PlanView {
  const x = Math.max(whole.x, Math.min(whole.x + whole.width - view.width, view.x));
  const y = Math.max(whole.y, Math.min(whole.y + whole.height - view.height, view.y));
  return { ...view, x, y };
}

export const viewBoxOf = ({ x, y, width, height }: PlanView): string => `${x} ${y} ${width} ${height}`;
