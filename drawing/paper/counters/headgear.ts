/** Hats and caps from above. */
import { facingOf } from '../../../engine/geometry';
import type { UnitType } from '../../../engine/scenario';
import { bend, oval, point, polygon, polyline, smoothRing } from '../../map/strokes';
import type { Stroke } from '../../map/scene';
import type { Cloth } from '../../map/uniforms';
import { FUR_CAPPED } from '../../map/uniforms';
import { part, type FigurePart } from './figures';

export type Headgear = 'hat' | 'mitre' | 'fur' | 'felt' | 'bonnet' | 'plume';

const FELT = '#1f1b18';
const FELT_LIT = '#3b352f';
const FUR = '#33241a';
const BRASS = '#d9b24a';
const BONNET_BLUE = '#2f4372';
const SCARLET = '#a3262a';
const WHITE = '#f4efe2';

/** What a type of unit wears on the head. */
export function headgearOf(type: UnitType, nation: string): Headgear {
  switch (type) {
    case 'grenadiers':
    case 'horse grenadiers':
      return FUR_CAPPED.has(nation) ? 'fur' : 'mitre';
    case 'hussars':
    case 'bosniaks':
    case 'uhlans':
    case 'cossacks':
      return 'fur';
    case 'grenzer':
      return 'felt';
    case 'highlanders':
      return 'bonnet';
    default:
      return 'hat';
  }
}

/** A brim turned up on three sides: its points are the front and both rear corners. */
const TRICORNE: Stroke = {
  from: point(0, 0.4),
  steps: [
    bend(point(0.1, 0.2), point(0.2, 0.02), point(0.38, -0.2)),
    bend(point(0.18, -0.27), point(-0.18, -0.27), point(-0.38, -0.2)),
    bend(point(-0.2, 0.02), point(-0.1, 0.2), point(0, 0.4)),
  ],
  closed: true,
};

export function headgear(kind: Headgear, { facing, lace }: Cloth): FigurePart[] {
  switch (kind) {
    case 'hat':
    case 'plume':
      return [
        part('hat', 'dark', FELT, [TRICORNE]),
        part('lace', 'pen', lace, [TRICORNE], 0.055),
        part('lace', 'cloth', FELT_LIT, [oval(point(0, -0.03), 0.15, 0.14)]),
        part('lace', 'cloth', WHITE, [oval(point(-0.18, 0.02), 0.05, 0.05)]),
        ...(kind === 'plume' ? [part('flag', 'cloth', WHITE, [PLUME])] : []),
      ];
    case 'mitre':
      return [
        part('hat', 'cloth', facing, [oval(point(0, -0.02), 0.25, 0.24)]),
        part('lace', 'cloth', BRASS, [PLATE]),
        part('lace', 'pen', lace, [polyline([point(0, 0.1), point(0, -0.24)])], 0.05),
        part('lace', 'cloth', WHITE, [oval(point(0, 0.08), 0.06, 0.06)]),
      ];
    case 'fur':
      return [
        part('hat', 'dark', FUR, [SHAGGY]),
        part('lace', 'cloth', facing, [oval(point(0.02, -0.08), 0.14, 0.12)]),
        part('lace', 'pen', lace, [polyline([point(-0.1, -0.08), point(0.14, -0.08)])], 0.04),
      ];
    case 'felt':
      return [
        part('hat', 'dark', FELT, [oval(point(0, 0), 0.25, 0.25)]),
        part('lace', 'cloth', FELT_LIT, [oval(point(0, 0), 0.16, 0.16)]),
      ];
    case 'bonnet':
      return [
        part('hat', 'cloth', BONNET_BLUE, [oval(point(0.03, -0.02), 0.3, 0.28)]),
        part('lace', 'cloth', SCARLET, [oval(point(0.03, -0.02), 0.07, 0.07)]),
        part('lace', 'pen', FELT, [polyline([point(-0.22, 0.1), point(-0.3, -0.12)])], 0.06),
      ];
  }
}

const PLATE = polygon([
  point(-0.25, 0.06),
  point(-0.14, 0.26),
  point(0, 0.32),
  point(0.14, 0.26),
  point(0.25, 0.06),
  point(0, 0.16),
]);
const PLUME = smoothRing([
  point(-0.34, -0.02),
  point(-0.2, 0.16),
  point(0.02, 0.24),
  point(-0.08, 0.08),
  point(-0.22, -0.1),
]);
const SHAGGY = smoothRing(
  Array.from({ length: 14 }, (_, index) => {
    const far = index % 2 === 0 ? 0.31 : 0.25;
    const { x, y } = facingOf((index * 360) / 14);
    return point(x * far, y * far);
  }),
);
