import { housesOf } from '../../../drawing/map';
import { lots, seedOf } from '../land';
import type { Quarter } from '../land';
import type { ModelHouse, Rail } from './kinds';

/** How houses of a build are made: heights to the eaves of a block 20 cm square, cm, and walls and roofs to choose from. */
const MADE = {
  rustic: {
    eaves: [2.5, 3.3],
    walls: ['plaster', 'timber', 'timber', 'planks'],
    roofs: ['tiles', 'brown tiles', 'tiles'],
  },
  urban: { eaves: [4.4, 5.6], walls: ['plaster', 'timber', 'plaster'], roofs: ['tiles', 'brown tiles', 'tiles'] },
} as const;
const CHURCH = { eaves: 4.8, pitch: 4.2 } as const;
/** From the eaves to the ridge, against the depth of the house: a roof of some 48 degrees. */
const STEEP = 0.56;

/** The houses of one block, as many and where the plan draws them. The first block of a town has the church. */
export function buildQuarter({ block, box, town, place }: Quarter): ModelHouse[] {
  const lot = lots(seedOf(block.id));
  const choose = <One>(of: readonly [One, ...One[]]): One => of[Math.floor(lot() * of.length)] ?? of[0];
  const scale = block.side / 20;
  const { eaves, walls, roofs } = MADE[town.build];
  return housesOf({ id: block.id, box }, town.build, place === 0).map(({ box: plot, church }): ModelHouse => {
    const isLengthwise = plot.width >= plot.depth;
    const [width, depth] = isLengthwise ? [plot.width, plot.depth] : [plot.depth, plot.width];
    const wall = choose(walls);
    const roof = choose(roofs);
    const high = eaves[0] + lot() * (eaves[1] - eaves[0]);
    const { x, y } = plot.pose;
    const turn = block.turn + (isLengthwise ? 0 : 90);
    const rest = { x, y, turn, width, depth };
    if (church)
      return {
        ...rest,
        kind: 'church',
        eaves: CHURCH.eaves * scale,
        pitch: CHURCH.pitch * scale,
        wall: 'stone',
        roof: 'tiles',
      };
    // Barns are of planks, and thatched.
    const isBarn = town.build === 'rustic' && wall === 'planks';
    return {
      ...rest,
      kind: 'house',
      eaves: high * scale,
      pitch: depth * STEEP,
      wall: isBarn ? 'planks' : wall,
      roof: isBarn ? 'thatch' : roof,
    };
  });
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
