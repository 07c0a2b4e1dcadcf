import type { BaseShape, RosterUnit } from '../../../engine/battle';
import { chance } from './chance';
import type { FigureKind } from './figures';

/** What a base carries: what the rule system lays out, and the figures of those who command. */
export type Load = BaseShape['carries'] | 'general' | 'commander';

/** A model on a base: cm to the right of its middle and behind it, turned `turn` radians to the left. */
export interface Spot {
  readonly kind: FigureKind;
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  /** Against its natural size of a 28 mm figure. */
  readonly size: number;
  readonly wears: 'ranks' | 'crew' | 'carriage';
  /** A flag in its hands: the colonel's is the first of the side, the regiment's the second. */
  readonly flag?: 'colonel' | 'regiment' | 'command';
}

export interface BaseMuster {
  readonly id: string;
  readonly unit: RosterUnit | null;
  readonly carries: Load;
  readonly width: number;
  readonly depth: number;
  readonly index: number;
  /** The base with officer, colours and drum. */
  readonly colours: boolean;
  readonly firing: boolean;
  readonly bearskins: boolean;
  /** Figure size against 28 mm. */
  readonly scale: number;
}

/** Who stands on a base, and where. */
export function musterBase(base: BaseMuster): Spot[] {
  switch (base.carries) {
    case 'foot':
    case 'light foot':
      return base.carries === 'foot' && !isLight(base) ? ranks(base) : openOrder(base);
    case 'horse':
      return troopers(base);
    case 'gun':
      return battery(base);
    case 'limber':
      return team(base);
    case 'wagon':
      return waggon(base);
    case 'general':
      return staff(base, [
        [-0.21, -0.1, 0.12],
        [0.22, 0.16, -0.25],
      ]);
    case 'commander':
      return staff(base, [[0, 0, 0.06]]);
  }
}

const isLight = (base: BaseMuster): boolean => base.unit?.arm === 'light foot';

/** Nobody stands quite in line: 0.07 cm, 5 degrees and 2.5 % of size; more looks drunk. */
function natural(base: BaseMuster, n: number, spot: Omit<Spot, 'size'> & { readonly size?: number }): Spot {
  const roll = (k: number): number => chance(base.id, base.index * 97 + n * 7 + k) * 2 - 1;
  return {
    ...spot,
    x: spot.x + roll(0) * 0.07 * base.scale,
    z: spot.z + roll(1) * 0.07 * base.scale,
    turn: spot.turn + roll(2) * 0.087,
    size: (spot.size ?? base.scale) * (1 + roll(3) * 0.025),
  };
}

const files = (width: number, each: number): number => Math.max(1, Math.round(width / each));

function footKind(base: BaseMuster, inFront: boolean): FigureKind {
  const fires = base.firing && inFront;
  if (base.unit?.type !== 'grenadiers') return fires ? 'musketeer firing' : 'musketeer';
  if (base.bearskins) return fires ? 'grenadier in bearskin firing' : 'grenadier in bearskin';
  return fires ? 'grenadier in mitre firing' : 'grenadier in mitre';
}

function ranks(base: BaseMuster): Spot[] {
  const across = files(base.width, 2 * base.scale);
  const deep = files(base.depth, 2 * base.scale);
  const spots: Spot[] = [];
  for (let row = 0; row < deep; row++)
    for (let file = 0; file < across; file++) {
      const x = ((file + 0.5) / across - 0.5) * base.width;
      const z = ((row + 0.5) / deep - 0.5) * base.depth;
      const place = { x, z, turn: 0, wears: 'ranks' } as const;
      const n = row * across + file;
      const special = base.colours ? colourParty(row, file, across, deep) : null;
      spots.push(natural(base, n, { ...place, kind: footKind(base, row === 0), ...special }));
    }
  return spots;
}

/** Officer and drummer in front, the two ensigns behind them. */
function colourParty(row: number, file: number, across: number, deep: number): Partial<Spot> | null {
  const middle = Math.max(0, Math.floor(across / 2) - 1);
  const left = file === middle;
  if (!left && file !== middle + 1) return null;
  if (deep === 1) return left ? { kind: 'officer' } : { kind: 'ensign', flag: 'regiment' };
  if (row === 0) return left ? { kind: 'officer' } : { kind: 'drummer' };
  if (row === 1) return { kind: 'ensign', flag: left ? 'colonel' : 'regiment' };
  return null;
}

function openOrder(base: BaseMuster): Spot[] {
  const count = Math.max(1, Math.round((base.width * base.depth) / (8 * base.scale * base.scale)));
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) / count - 0.5) * base.width;
    const z = (i % 2 === 0 ? -0.18 : 0.2) * base.depth;
    const fires = base.firing && i % 2 === 0;
    const kind = base.colours && i === 1 ? 'officer' : fires ? 'musketeer firing' : 'skirmisher';
    return natural(base, i, { kind, x, z, turn: (i % 2 === 0 ? 1 : -1) * 0.14, wears: 'ranks' });
  });
}

function horseKind(base: BaseMuster): FigureKind {
  switch (base.unit?.type) {
    case 'cuirassiers':
      return 'cuirassier';
    case 'hussars':
    case 'cossacks':
      return 'hussar';
    default:
      return 'dragoon';
  }
}

function troopers(base: BaseMuster): Spot[] {
  const across = files(base.width, 2.5 * base.scale);
  const deep = files(base.depth, 5 * base.scale);
  const spots: Spot[] = [];
  for (let row = 0; row < deep; row++)
    for (let file = 0; file < across; file++) {
      const x = ((file + 0.5) / across - 0.5) * base.width;
      const z = ((row + 0.5) / deep - 0.5) * base.depth;
      const rider = { kind: horseKind(base), x, z, turn: 0, wears: 'ranks' } as const;
      const bearer = base.colours && row === 0 && file === 0;
      spots.push(natural(base, row * across + file, bearer ? { ...rider, flag: 'regiment' } : rider));
    }
  return spots;
}

const GUNS = {
  'light gun': { size: 0.85, crew: 2, horses: 1 },
  'heavy gun': { size: 1.12, crew: 4, horses: 4 },
} as const;
const MEDIUM = { size: 1, crew: 3, horses: 2 } as const;
const weightOf = (base: BaseMuster): { readonly size: number; readonly crew: number; readonly horses: number } => {
  const type = base.unit?.type;
  return type === 'light gun' || type === 'heavy gun' ? GUNS[type] : MEDIUM;
};

const CREW: readonly (readonly [FigureKind, number, number, number])[] = [
  ['gunner with rammer', 0.54, -0.6, 0.2],
  ['gunner with linstock', -0.58, 0.12, -0.15],
  ['gunner with linstock', 0.56, 0.34, 0.35],
  ['officer', -0.62, 0.68, 0.1],
];
function battery(base: BaseMuster): Spot[] {
  const weight = weightOf(base);
  const size = Math.min(base.scale * weight.size, base.width / 5.4, base.depth / 5.4);
  const piece: Spot = { kind: 'gun', x: 0, z: -0.3 * size, turn: 0, size, wears: 'carriage' };
  const crew = CREW.slice(0, weight.crew).map(([kind, x, z, turn], i) =>
    natural(base, i, { kind, x: (x * base.width) / 2, z: (z * base.depth) / 2, turn, wears: 'crew' }),
  );
  return [piece, ...crew];
}

/** Horses before the limber, the gun hooked on behind, muzzle to the rear; a light gun hangs on its one horse. */
function team(base: BaseMuster): Spot[] {
  const weight = weightOf(base);
  const short = base.depth < 1.9 * base.width;
  const size = Math.min(base.scale, base.width / 5, base.depth / (short ? 7.5 : 12));
  const horse = (x: number, z: number): Spot =>
    natural(base, Math.round(z * 10 + x), {
      kind: 'draught horse',
      x: x * size,
      z: z * size,
      turn: 0,
      size,
      wears: 'ranks',
    });
  const gun = (z: number, part: number): Spot => ({
    kind: 'gun',
    x: 0,
    z: z * size,
    turn: Math.PI,
    size: size * part,
    wears: 'carriage',
  });
  const limber = (z: number): Spot => ({ kind: 'limber', x: 0, z: z * size, turn: 0, size, wears: 'carriage' });
  const driver = (z: number): Spot =>
    natural(base, 5, { kind: 'gunner with linstock', x: -1.75 * size, z: z * size, turn: 0, wears: 'crew' });
  if (short || weight.horses === 1) return [horse(0, -1.5), gun(2.1, 0.8), driver(0.6)];
  if (weight.horses === 4)
    return [...[-3.9, -0.4].flatMap((z) => [horse(-0.85, z), horse(0.85, z)]), limber(1.5), gun(4.05, 0.92), driver(2)];
  return [horse(-0.85, -3.6), horse(0.85, -3.6), limber(0.1), gun(3.7, 0.95), driver(-0.9)];
}

function waggon(base: BaseMuster): Spot[] {
  const size = Math.min(base.scale, base.width / 4.4, base.depth / 10.5);
  const horse = (x: number): Spot =>
    natural(base, x > 0 ? 1 : 0, { kind: 'draught horse', x: x * size, z: -3.2 * size, turn: 0, size, wears: 'ranks' });
  return [
    { kind: 'waggon', x: 0, z: 2.1 * size, turn: 0, size, wears: 'carriage' },
    horse(-0.85),
    horse(0.85),
    natural(base, 2, { kind: 'gunner with linstock', x: -1.75 * size, z: -0.9 * size, turn: 0, wears: 'crew' }),
  ];
}

/** Those who command: places as shares of the base, the flag behind the last of them. */
function staff(base: BaseMuster, places: readonly (readonly [x: number, z: number, turn: number])[]): Spot[] {
  return places.map(([x, z, turn], i) => {
    const rider = { kind: 'general', x: x * base.width, z: z * base.depth, turn, wears: 'ranks' } as const;
    return natural(base, i, i === places.length - 1 ? { ...rider, flag: 'command' } : rider);
  });
}

/** The one size of all figures: 1 where foot stand on 4 cm and horse on 5 cm bases, less for smaller figures. */
export function figureScale(units: readonly RosterUnit[]): number {
  const room = (base: BaseShape): number => {
    if (base.carries === 'foot' || base.carries === 'light foot') return Math.min(base.width, base.depth) / 4;
    return base.carries === 'horse' ? Math.min(base.width, base.depth) / 5 : 1;
  };
  const rooms = units.flatMap((unit) => Object.values(unit.layouts).flatMap((layout) => layout.map(room)));
  return Math.max(0.2, Math.min(1, ...rooms));
}
