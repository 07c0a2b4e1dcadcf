import type { BaseShape, RosterUnit } from '../../../engine/battle';
import type { UnitType } from '../../../engine/scenario';
import { battery, team, waggon } from './batteries';
import type { FigureKind } from './figures';
import { natural } from './places';
import type { BaseToFill, FigureSpot } from './places';

export type { BaseToFill, Load, FigureSpot } from './places';

/** Who stands on a base, and where. */
export function figuresOnBase(base: BaseToFill): FigureSpot[] {
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
    case 'lieutenant': {
      const [chief, aide] = staff(base, [
        [0.16, -0.08, -0.1],
        [-0.22, 0.14, 0.3],
      ]);
      return chief && aide ? [chief, { ...aide, kind: 'dragoon' }] : [];
    }
    case 'commander':
      return staff(base, [[0, 0, 0.06]]);
  }
}

const isLight = (base: BaseToFill): boolean => base.unit?.arm === 'light foot';

const files = (width: number, each: number): number => Math.max(1, Math.round(width / each));

/** Foot that is dressed like no other. */
const OWN_FOOT: Readonly<Partial<Record<UnitType, FigureKind>>> = {
  grenzer: 'grenzer',
  highlanders: 'highlander',
  engineers: 'pioneer',
};

function footKind(base: BaseToFill, inFront: boolean): FigureKind {
  const fires = base.firing && inFront;
  const own = base.unit && OWN_FOOT[base.unit.type];
  if (own) return own;
  if (base.unit?.type !== 'grenadiers') return fires ? 'musketeer firing' : 'musketeer';
  if (base.bearskins) return fires ? 'grenadier in bearskin firing' : 'grenadier in bearskin';
  return fires ? 'grenadier in mitre firing' : 'grenadier in mitre';
}

function ranks(base: BaseToFill): FigureSpot[] {
  const across = files(base.width, 2 * base.scale);
  const deep = files(base.depth, 2 * base.scale);
  const spots: FigureSpot[] = [];
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
function colourParty(row: number, file: number, across: number, deep: number): Partial<FigureSpot> | null {
  const middle = Math.max(0, Math.floor(across / 2) - 1);
  const left = file === middle;
  if (!left && file !== middle + 1) return null;
  if (deep === 1) return left ? { kind: 'officer' } : { kind: 'ensign', flag: 'regiment' };
  if (row === 0) return left ? { kind: 'officer' } : { kind: 'drummer' };
  if (row === 1) return { kind: 'ensign', flag: left ? 'colonel' : 'regiment' };
  return null;
}

function openOrder(base: BaseToFill): FigureSpot[] {
  const count = Math.max(1, Math.round((base.width * base.depth) / (8 * base.scale * base.scale)));
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) / count - 0.5) * base.width;
    const z = (i % 2 === 0 ? -0.18 : 0.2) * base.depth;
    const fires = base.firing && i % 2 === 0;
    const own = base.unit && OWN_FOOT[base.unit.type];
    const kind = base.colours && i === 1 ? 'officer' : (own ?? (fires ? 'musketeer firing' : 'skirmisher'));
    return natural(base, i, { kind, x, z, turn: (i % 2 === 0 ? 1 : -1) * 0.14, wears: 'ranks' });
  });
}

const HORSE: Readonly<Partial<Record<UnitType, FigureKind>>> = {
  cuirassiers: 'cuirassier',
  hussars: 'hussar',
  uhlans: 'uhlan',
  bosniaks: 'bosniak',
  cossacks: 'cossack',
};

function horseKind({ unit, bearskins }: BaseToFill): FigureKind {
  if (unit?.type === 'horse grenadiers') return bearskins ? 'bearskin on horse' : 'grenadier on horse';
  return (unit && HORSE[unit.type]) ?? 'dragoon';
}

function troopers(base: BaseToFill): FigureSpot[] {
  const across = files(base.width, 2.5 * base.scale);
  const deep = files(base.depth, 5 * base.scale);
  const spots: FigureSpot[] = [];
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

/** Those who command: places as shares of the base, the flag behind the last of them. */
function staff(base: BaseToFill, places: readonly (readonly [x: number, z: number, turn: number])[]): FigureSpot[] {
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
