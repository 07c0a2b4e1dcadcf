import type { UnitType } from '../../../engine/scenario';
import type { FigureKind } from './figures';
import { natural } from './places';
import type { BaseToFill, FigureSpot } from './places';

/** How a battery is modelled: its piece, its size against a medium gun, how many serve and draw it, whether its crew rides. */
interface Ordnance {
  readonly piece: FigureKind;
  readonly size: number;
  readonly crew: number;
  readonly horses: number;
  readonly rides?: true;
}
const MEDIUM: Ordnance = { piece: 'gun', size: 1, crew: 3, horses: 2 };
const LIGHT: Ordnance = { piece: 'gun', size: 0.85, crew: 2, horses: 1 };
const ORDNANCE: Readonly<Partial<Record<UnitType, Ordnance>>> = {
  'light gun': LIGHT,
  'heavy gun': { piece: 'gun', size: 1.12, crew: 4, horses: 4 },
  howitzer: { ...MEDIUM, piece: 'howitzer' },
  unicorn: { ...MEDIUM, piece: 'unicorn' },
  'light unicorn': { ...LIGHT, piece: 'unicorn' },
  'shuvalov howitzer': { ...MEDIUM, piece: 'shuvalov howitzer' },
  'horse artillery': { ...MEDIUM, size: 0.92, rides: true },
  'light horse artillery': { ...LIGHT, rides: true },
  'light quick-firing gun': LIGHT,
};
const ordnanceOf = ({ unit }: BaseToFill): Ordnance => (unit && ORDNANCE[unit.type]) ?? MEDIUM;

const CREW: readonly (readonly [FigureKind, number, number, number])[] = [
  ['gunner with rammer', 0.54, -0.6, 0.2],
  ['gunner with linstock', -0.58, 0.12, -0.15],
  ['gunner with linstock', 0.56, 0.34, 0.35],
  ['officer', -0.62, 0.68, 0.1],
];

/** A gun and those who serve it; of a mounted crew one stays in the saddle with the horses. */
export function battery(base: BaseToFill): FigureSpot[] {
  const { piece, size: against, crew: many, rides } = ordnanceOf(base);
  const size = Math.min(base.scale * against, base.width / 5.4, base.depth / 5.4);
  const gun: FigureSpot = { kind: piece, x: 0, z: -0.3 * size, turn: 0, size, wears: 'carriage' };
  const crew = CREW.slice(0, rides ? 2 : many).map(([kind, x, z, turn], i) =>
    natural(base, i, { kind, x: (x * base.width) / 2, z: (z * base.depth) / 2, turn, wears: 'crew' }),
  );
  if (!rides) return [gun, ...crew];
  const holder = { kind: 'dragoon', x: base.width * 0.3, z: base.depth * 0.16, turn: 0.1, wears: 'crew' } as const;
  return [gun, ...crew, natural(base, 7, { ...holder, size: size * 0.9 })];
}

/** Horses before the limber, the gun hooked on behind, muzzle to the rear; a light gun hangs on its one horse. */
export function team(base: BaseToFill): FigureSpot[] {
  const weight = ordnanceOf(base);
  const short = base.depth < 1.9 * base.width;
  const size = Math.min(base.scale, base.width / 5, base.depth / (short ? 7.5 : 12));
  const horse = (x: number, z: number): FigureSpot =>
    natural(base, Math.round(z * 10 + x), {
      kind: 'draught horse',
      x: x * size,
      z: z * size,
      turn: 0,
      size,
      wears: 'ranks',
    });
  const gun = (z: number, part: number): FigureSpot => ({
    kind: weight.piece,
    x: 0,
    z: z * size,
    turn: Math.PI,
    size: size * part,
    wears: 'carriage',
  });
  const limber = (z: number): FigureSpot => ({ kind: 'limber', x: 0, z: z * size, turn: 0, size, wears: 'carriage' });
  const driver = (z: number): FigureSpot =>
    natural(base, 5, { kind: 'gunner with linstock', x: -1.75 * size, z: z * size, turn: 0, wears: 'crew' });
  if (short || weight.horses === 1) return [horse(0, -1.5), gun(2.1, 0.8), driver(0.6)];
  if (weight.horses === 4)
    return [...[-3.9, -0.4].flatMap((z) => [horse(-0.85, z), horse(0.85, z)]), limber(1.5), gun(4.05, 0.92), driver(2)];
  return [horse(-0.85, -3.6), horse(0.85, -3.6), limber(0.1), gun(3.7, 0.95), driver(-0.9)];
}

export function waggon(base: BaseToFill): FigureSpot[] {
  const size = Math.min(base.scale, base.width / 4.4, base.depth / 10.5);
  const horse = (x: number): FigureSpot =>
    natural(base, x > 0 ? 1 : 0, { kind: 'draught horse', x: x * size, z: -3.2 * size, turn: 0, size, wears: 'ranks' });
  return [
    {
      kind: base.unit?.type === 'pontoons' ? 'boat waggon' : 'waggon',
      x: 0,
      z: 2.1 * size,
      turn: 0,
      size,
      wears: 'carriage',
    },
    horse(-0.85),
    horse(0.85),
    natural(base, 2, { kind: 'gunner with linstock', x: -1.75 * size, z: -0.9 * size, turn: 0, wears: 'crew' }),
  ];
}
