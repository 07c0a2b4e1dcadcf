import type { BufferGeometry } from 'three';
import { moulded } from './mould';
import type { Mould, FigurePoint } from './mould';
import { COAT, TIMBER } from './paints';

const TOP = 4.2;

/** A peg with a pennant of its owner's colour, which takes the coat's slot. */
export const marker = (): BufferGeometry => peg(8);
export const farMarker = (): BufferGeometry => peg(3);

const peg = (sides: number): BufferGeometry =>
  moulded((mould) => {
    const rings = [
      { at: [0, 0, 0], r: 0.16, shade: 0.8 },
      { at: [0, TOP, 0], r: 0.12 },
    ] as const;
    mould.limb(rings, sides, TIMBER, { endCap: TIMBER });
    pennant(mould);
  });

/** Three cornered, seen from both sides, and a little out of plane so that the light tells it from a card. */
function pennant(mould: Mould): void {
  const [high, low]: FigurePoint[] = [
    [0.1, TOP - 0.1, 0],
    [0.1, TOP - 1.5, 0],
  ];
  const tip: FigurePoint = [2.2, TOP - 0.8, -0.3];
  if (!high || !low) return;
  mould.triangle([high, low, tip], COAT, [1, 0.9, 1.05]);
  mould.triangle([high, tip, low], COAT, [1, 1.05, 0.9]);
}
