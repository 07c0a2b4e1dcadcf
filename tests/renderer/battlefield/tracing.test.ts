/** Where a picture to trace from lies on the 3D table: its corners are those that the plan shows. */
import { expect, it } from 'vitest';
import { placeOnPicture } from '../../../renderer/battlefield/tracing';

const table = { width: 120, depth: 90 };
const size = { width: 400, height: 200 };
const picture = { file: 'a.png', corner: { x: 0, y: 0 }, width: 60, turn: 0, mirrored: false, opacity: 0.5 };

it.each([
  // A picture of 60 by 30 cm in the south-west corner.
  [picture, { x: 0, y: 0 }, [0, 0]],
  [picture, { x: 60, y: 30 }, [1, 1]],
  [{ ...picture, mirrored: true }, { x: 60, y: 30 }, [0, 1]],
  [{ ...picture, corner: { x: 30, y: 45 } }, { x: 45, y: 60 }, [0.25, 0.5]],
  // A quarter clockwise: its foot runs south, its side east.
  [{ ...picture, corner: { x: 20, y: 80 }, turn: 90 }, { x: 20, y: 20 }, [1, 0]],
  [{ ...picture, corner: { x: 20, y: 80 }, turn: 90 }, { x: 50, y: 80 }, [0, 1]],
  [{ ...picture, corner: { x: 20, y: 80 }, turn: 90, mirrored: true }, { x: 50, y: 80 }, [1, 1]],
] as const)('%o at %o', (lies, { x, y }, [right, up]) => {
  const [a, b, c, d, e, f] = placeOnPicture(lies, size, table);
  const [u, v] = [x / table.width, y / table.depth];
  expect([a * u + b * v + c, d * u + e * v + f]).toEqual([expect.closeTo(right, 6), expect.closeTo(up, 6)]);
});
