/** The signs of what lies on the table and is no unit: abandoned guns, bridging gear, markers, in their owner's colour. */
import { looseKindOf } from '../../engine/battle';
import type { LooseLook, LooseThing } from '../../engine/battle';
import type { Inks, SideInks } from './inks';
import { cart, gunFor, pontoon } from './ordnance';
import type { Shape } from './scene';
import { drawing, dot, inked, point, polygon, polyline } from './strokes';
import type { DrawnTroops } from './troops';

/** Half the length of a gun or a wagon, and the room about it that is kept clear of the ground's drawing, cm. */
const HALF = 1.7;
const ROOM = 2.1;

/** The signs of everything that lies about, in the order of its ids. */
export function looseShapes({ roster, state, vocabulary }: DrawnTroops, inks: Inks): Shape[] {
  const { loose = {} } = state;
  return Object.keys(loose)
    .sort()
    .flatMap((id) => {
      const thing = loose[id];
      if (!thing) return [];
      const side = roster.sides.findIndex(({ seat }) => seat === thing.owner);
      return [looseShape(id, thing, looseKindOf(vocabulary, thing.kind).looks, side, inks)];
    });
}

/** `side` is -1 for what belongs to nobody. */
function looseShape(id: string, { at }: LooseThing, looks: LooseLook, side: number, inks: Inks): Shape {
  const owner = side < 0 ? null : inks.sides[side === 0 ? 0 : 1];
  return {
    kind: 'group',
    frame: looks === 'marker' ? { x: at.x, y: at.y, hx: 0, hy: 1 } : at,
    tags: { id, kind: 'loose', ...(side < 0 ? {} : { side: String(side + 1) }) },
    shapes: inked(looks === 'marker' ? pennant(owner, inks) : [plate(owner, inks), ...model(looks, inks)]),
  };
}

/** A light ground below the sign, with a rim in its owner's colour; broken, since nobody stands there. */
const plate = (owner: SideInks | null, inks: Inks): Shape => ({
  kind: 'disc',
  at: point(0, 0),
  radius: ROOM,
  paint: { fill: inks.halo, fillOpacity: 0.85, stroke: owner?.edge ?? inks.ink, width: 0.28, dash: [0.9, 0.6] },
});

function model(looks: Exclude<LooseLook, 'marker'>, { ink }: Inks): Shape[] {
  switch (looks) {
    case 'gun':
      return gunFor('medium gun', HALF, ink);
    case 'limber':
      return limber(ink);
    case 'wagon':
      return cart(HALF, ink, 1);
    case 'boat':
      return pontoon(HALF, ink, 1);
  }
}

/** Two wheels, a chest on their axle and the pole ahead. */
function limber(ink: string): Shape[] {
  const wheels = [-0.62, 0.62].map((x) => polyline([point(x * HALF, -0.85 * HALF), point(x * HALF, -0.05 * HALF)]));
  const chest = polygon(
    [
      [-0.36, -0.75],
      [0.36, -0.75],
      [0.36, -0.15],
      [-0.36, -0.15],
    ].map(([x = 0, y = 0]) => point(x * HALF, y * HALF)),
  );
  const axleAndPole = [
    polyline([point(-0.62 * HALF, -0.45 * HALF), point(0.62 * HALF, -0.45 * HALF)]),
    polyline([point(0, -0.15 * HALF), point(0, HALF)]),
  ];
  return [
    drawing(wheels, { stroke: ink, width: 0.34 }),
    drawing(axleAndPole, { stroke: ink, width: 0.18 }),
    drawing([chest], { fill: ink }),
  ];
}

/** A peg with a small flag; it stands upright however it was laid. */
function pennant(owner: SideInks | null, inks: Inks): Shape[] {
  const flag = polygon([point(0, 3), point(2.1, 2.4), point(0, 1.7)]);
  const edge = owner?.edge ?? inks.ink;
  return [
    drawing([polyline([point(0, 0), point(0, 3.1)])], { stroke: inks.halo, width: 0.7 }),
    drawing([polyline([point(0, 0), point(0, 3.1)])], { stroke: inks.ink, width: 0.28 }),
    drawing([flag], { fill: owner?.fill ?? inks.halo, stroke: edge, width: 0.16 }),
    drawing([dot(point(0, 0))], { stroke: inks.ink, width: 0.8, round: true }),
  ];
}
