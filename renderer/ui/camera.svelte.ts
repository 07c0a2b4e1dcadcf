import { centred, panned, wholeSheet, zoomed, type PlanView } from './framing';

interface Size {
  readonly width: number;
  readonly height: number;
}
/** The nearest anything is looked at, cm across the window. */
const NEAREST = 8;
/** Room round a sheet that is looked at closely, as a share of it. */
const ROUND = 0.06;

/** How a flat picture is looked at: the part in sight, in the picture's own cm. */
export class Camera {
  window = $state.raw<Size>({ width: 1, height: 1 });
  /** All there is to see. */
  #extent = $state.raw<PlanView>({ x: 0, y: 0, width: 1, height: 1 });
  /** Null shows everything, whatever the size of the window. */
  #near = $state.raw<PlanView | null>(null);
  readonly whole: PlanView = $derived(wholeSheet(this.#extent, this.window));
  readonly view: PlanView = $derived(this.#near ?? this.whole);
  /** Px to a cm of paper. */
  readonly scale: number = $derived(this.window.width / this.view.width);
  readonly isNear: boolean = $derived(this.#near !== null);

  /** Other sheets lie on the board: their first view is taken, or the view stays where they lie as those before did. */
  lay(extent: PlanView, first: PlanView = extent): void {
    const { x, y, width, height } = this.#extent;
    const isSame = x === extent.x && y === extent.y && width === extent.width && height === extent.height;
    if (!isSame) {
      this.#extent = extent;
      this.#near = null;
      if (first !== extent) this.#look(wholeSheet(first, this.window));
    }
  }

  resize(window: Size): void {
    if (window.width === this.window.width && window.height === this.window.height) return;
    const { x, y, width, height } = this.view;
    const wasNear = this.isNear;
    this.window = window;
    // The same middle at the same scale of the window's width.
    const down = (width * window.height) / window.width;
    this.#near = wasNear ? { x, y: y + (height - down) / 2, width, height: down } : null;
  }

  frame(): void {
    this.#near = null;
  }

  /** Above 1 comes nearer; the spot stays, px of the window, or its middle. */
  zoom(factor: number, x = this.window.width / 2, y = this.window.height / 2): void {
    const at = { x: x / this.window.width, y: y / this.window.height };
    this.#look(zoomed(this.view, factor, at, this.whole, Math.max(1, this.whole.width / NEAREST)));
  }

  pan(dx: number, dy: number): void {
    this.#look(panned(this.view, dx, dy, this.window, this.whole));
  }

  /** Shows a sheet closely. */
  show({ x, y, width, height }: PlanView): void {
    const room = Math.max(width, height) * ROUND;
    const close = { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
    const near = wholeSheet(close, this.window);
    this.#look(near.width < this.whole.width ? near : this.whole);
  }

  /** Brings a sheet that is out of sight into the middle. */
  reveal({ x, y, width, height }: PlanView): void {
    if (!this.#near) return;
    const { view } = this;
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const isSeen =
      middleX > view.x && middleY > view.y && middleX < view.x + view.width && middleY < view.y + view.height;
    if (!isSeen) this.#look(centred(view, middleX, middleY, this.whole));
  }

  /** The spot of the board under px of the window. */
  spotAt(x: number, y: number): { readonly x: number; readonly y: number } {
    return { x: this.view.x + x / this.scale, y: this.view.y + y / this.scale };
  }

  #look(view: PlanView): void {
    this.#near = view.width >= this.whole.width * 0.999 ? null : view;
  }
}
