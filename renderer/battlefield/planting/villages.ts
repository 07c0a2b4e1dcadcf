import { lots, seedOf } from '../land';
import type { Quarter } from '../land';
import type { House, Rail } from './kinds';

/** A house within a block 20 cm square, about its centre. */
type Lot = Omit<House, 'x' | 'y' | 'kind'> & { readonly east: number; readonly north: number; readonly church?: true };

const cottage = (east: number, north: number, width: number, depth: number, turn: number, rest: Partial<Lot>): Lot => ({
  east,
  north,
  width,
  depth,
  turn,
  eaves: 3.7,
  pitch: 3.9,
  wall: 'plaster',
  roof: 'tiles',
  ...rest,
});

/** How the houses of a block stand. The first is the one with the church. */
const PLANS: Readonly<Record<'rustic' | 'urban', readonly (readonly Lot[])[]>> = {
  rustic: [
    [
      cottage(-2.6, 4.4, 9.6, 5.2, 0, { eaves: 5, pitch: 4.8, wall: 'stone', church: true }),
      cottage(5, -4.9, 7, 5.2, 90, { wall: 'timber', roof: 'brown tiles' }),
      cottage(-5, -5.1, 7.2, 4.9, 0, { eaves: 3.4 }),
    ],
    [
      cottage(-5.1, 4.7, 7.8, 5.2, 0, { wall: 'timber' }),
      cottage(5, 4.9, 5, 7, 0, { roof: 'brown tiles', pitch: 4.2 }),
      cottage(-5.2, -4.6, 5.2, 7.2, 0, { eaves: 3.4 }),
      cottage(4.7, -5.1, 8, 5.2, 0, { eaves: 2.8, wall: 'planks', roof: 'thatch' }),
    ],
    [
      cottage(0, 5.6, 12, 5, 0, { eaves: 3, wall: 'planks', roof: 'thatch', pitch: 4.3 }),
      cottage(-5.8, -3.6, 8.2, 5, 90, { wall: 'timber', roof: 'brown tiles' }),
      cottage(5.4, -4.2, 7, 5, 90, {}),
    ],
  ],
  urban: [
    [
      cottage(-2.4, 4.6, 10.4, 5.6, 0, { eaves: 6.2, pitch: 5, wall: 'stone', church: true }),
      cottage(-5.4, -5, 6.6, 5.6, 0, { eaves: 5.4, pitch: 4.2, wall: 'timber' }),
      cottage(1.6, -5.2, 6.4, 5.6, 90, { eaves: 5.8, pitch: 4 }),
      cottage(7, -4.6, 7, 4.6, 90, { eaves: 4.8, roof: 'brown tiles' }),
    ],
    [
      cottage(-6.4, 5.6, 5.8, 6, 90, { eaves: 5.6, pitch: 4.2 }),
      cottage(-0.1, 5.8, 6, 5.6, 90, { eaves: 6, wall: 'timber', roof: 'brown tiles' }),
      cottage(6.2, 5.4, 6.2, 5.6, 0, { eaves: 5, pitch: 4.2 }),
      cottage(-6, -5.4, 6.8, 5.6, 0, { eaves: 5, wall: 'timber' }),
      cottage(1, -5.8, 5.8, 5.4, 90, { eaves: 5.6, roof: 'brown tiles', pitch: 4.2 }),
      cottage(6.9, -4.8, 7, 5, 90, { eaves: 5.2 }),
    ],
  ],
};

/** The houses of one block. The first block of a town has the church. */
export function buildQuarter({ block, town, place }: Quarter): House[] {
  const plans = PLANS[town.build];
  const choice = place === 0 ? 0 : 1 + (Math.floor(lots(seedOf(block.id))() * 97) % (plans.length - 1));
  const scale = block.side / 20;
  const turn = (block.turn * Math.PI) / 180;
  return (plans[choice] ?? []).map(({ east, north, church, ...lot }) => ({
    ...lot,
    kind: church ? 'church' : 'house',
    x: block.at.x + scale * (east * Math.cos(turn) + north * Math.sin(turn)),
    y: block.at.y + scale * (north * Math.cos(turn) - east * Math.sin(turn)),
    turn: block.turn + lot.turn,
    width: lot.width * scale,
    depth: lot.depth * scale,
    eaves: lot.eaves * scale,
    pitch: lot.pitch * scale,
  }));
}

/** The wall about a fortified block, with a gate in the middle of each side. */
export function wallsOf({ block, town }: Quarter): Rail[] {
  if (!town.fortified) return [];
  const turn = (block.turn * Math.PI) / 180;
  const half = block.side / 2 - 0.4;
  const place = (east: number, north: number): { x: number; y: number } => ({
    x: block.at.x + east * Math.cos(turn) + north * Math.sin(turn),
    y: block.at.y - east * Math.sin(turn) + north * Math.cos(turn),
  });
  return [0, 1, 2, 3].flatMap((side) => {
    const across = (u: number): { x: number; y: number } =>
      side === 0 ? place(u, half) : side === 1 ? place(half, -u) : side === 2 ? place(-u, -half) : place(-half, u);
    return [
      { kind: 'wall' as const, from: across(-half), to: across(-1.6) },
      { kind: 'wall' as const, from: across(1.6), to: across(half) },
    ];
  });
}
