/** A part of the picture, px from its upper left corner. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** Of a picture or of what stands on it, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The area that two boxes share, square px. */
export function common(a: ScreenBox, b: ScreenBox): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
