import type { Point } from '../../engine/geometry';

/** A grey picture as heights: rows from the north, 0 for the lowest and 1 for the highest. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export const valueAt = ({ width, height, values }: Raster, column: number, row: number): number =>
  column < 0 || row < 0 || column >= width || row >= height ? 0 : (values[row * width + column] ?? 0);

/** Every value the mean of those about it, so many times over: small bumps go, large forms stay. */
export function smoothed(raster: Raster, times: number): Raster {
  let now = raster;
  for (let pass = 0; pass < times; pass += 1) {
    const before = now;
    const values = before.values.map((_, index) => {
      const [column, row] = [index % before.width, Math.floor(index / before.width)];
      let [sum, count] = [0, 0];
      for (let y = Math.max(0, row - 1); y <= Math.min(before.height - 1, row + 1); y += 1)
        for (let x = Math.max(0, column - 1); x <= Math.min(before.width - 1, column + 1); x += 1) {
          sum += valueAt(before, x, y);
          count += 1;
        }
      return sum / count;
    });
    now = { ...before, values };
  }
  return now;
}

/** The heights of the dots whose middle is wanted, the others low; `isIn` is asked with shares as `levelLines` gives them. */
export function cut(raster: Raster, isIn: (share: Point) => boolean): Raster {
  const { width, height, values } = raster;
  const wanted = values.map((value, index) => {
    const [column, row] = [index % width, Math.floor(index / width)];
    return isIn({ x: (column + 0.5) / width, y: 1 - (row + 0.5) / height }) ? value : 0;
  });
  return { ...raster, values: wanted };
}

/** Dots of a picture (four bytes each, as a window has them) as heights; `inverted` where dark is high. */
export function rasterOf(
  dots: { readonly width: number; readonly height: number; readonly data: ArrayLike<number> },
  inverted: boolean,
): Raster {
  const { width, height, data } = dots;
  const values = new Float32Array(width * height);
  for (let index = 0; index < values.length; index += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = [0, 1, 2, 3].map((part) => data[index * 4 + part] ?? 0);
    const grey = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
    // What is not there is low, whichever way the picture is read.
    values[index] = alpha < 128 ? 0 : inverted ? 1 - grey : grey;
  }
  return { width, height, values };
}
