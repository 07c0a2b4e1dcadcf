import { lots } from '../land';
import type { CanvasBrush } from './canvas';

/** One picture for everything built: eight tiles, four across and two down. */
export const TILE = 256;
export const TILES = {
  tiles: [0, 0],
  'brown tiles': [1, 0],
  plaster: [2, 0],
  timber: [3, 0],
  gable: [0, 1],
  stone: [1, 1],
  planks: [2, 1],
  thatch: [3, 1],
} as const;
export type TileName = keyof typeof TILES;

const BEAM = '#4a3522';
const FRAME = '#e9dfc8';

/** Paints the atlas of roofs and walls, 1024 by 512. */
export function paintMasonry(brush: CanvasBrush): void {
  const lot = lots(21);
  const pictures: Readonly<Record<TileName, () => void>> = {
    tiles: () => roofTiles(brush, lot, [148, 78, 56]),
    'brown tiles': () => roofTiles(brush, lot, [118, 76, 60]),
    plaster: () => plasterWall(brush, lot),
    timber: () => timberWall(brush, lot),
    gable: () => timberGable(brush, lot),
    stone: () => stoneWall(brush, lot),
    planks: () => plankWall(brush, lot),
    thatch: () => thatch(brush, lot),
  };
  for (const name of Object.keys(pictures) as TileName[]) {
    const [column, row] = TILES[name];
    brush.save();
    brush.translate(column * TILE, row * TILE);
    brush.beginPath();
    brush.rect(0, 0, TILE, TILE);
    brush.clip();
    pictures[name]();
    brush.restore();
  }
}

function roofTiles(brush: CanvasBrush, lot: () => number, base: readonly [number, number, number]): void {
  fill(brush, '#4a2218');
  for (let row = 0; row < 16; row++)
    for (let column = -1; column < 17; column++) {
      const light = 0.72 + lot() * 0.42;
      const fresh = lot() < 0.08 ? 1.22 : 1;
      const left = column * 16 + (row % 2) * 8;
      const top = row * 16 - 2;
      brush.fillStyle = rgb(base[0] * light * fresh, base[1] * light, base[2] * light);
      brush.beginPath();
      brush.moveTo(left + 1, top);
      brush.lineTo(left + 15, top);
      brush.lineTo(left + 15, top + 11);
      brush.quadraticCurveTo(left + 8, top + 21, left + 1, top + 11);
      brush.fill();
      brush.fillStyle = 'rgba(0,0,0,0.22)';
      brush.fillRect(left, top, 1.5, 14);
      brush.fillStyle = 'rgba(255,230,200,0.12)';
      brush.fillRect(left + 5, top + 2, 4, 10);
    }
  blotches(brush, lot, 24, [70, 80, 40], 0.22, 20);
}

function plasterGround(brush: CanvasBrush, lot: () => number, colour: string): void {
  fill(brush, colour);
  blotches(brush, lot, 450, [70, 50, 30], 0.09, 12);
  blotches(brush, lot, 450, [255, 250, 235], 0.09, 12);
  shade(brush, TILE * 0.72, TILE, 'rgba(70,52,30,0)', 'rgba(70,52,30,0.55)');
  shade(brush, 0, TILE * 0.2, 'rgba(40,30,25,0.5)', 'rgba(40,30,25,0)');
}

function plasterWall(brush: CanvasBrush, lot: () => number): void {
  plasterGround(brush, lot, '#d9c9a4');
  for (const left of [36, 112, 188]) window(brush, left, 40, 26, 36);
  window(brush, 36, 118, 32, 52, '#5d6b4e');
  window(brush, 188, 118, 32, 52, '#5d6b4e');
  door(brush, 108, 156, 40, 100);
}

function timberWall(brush: CanvasBrush, lot: () => number): void {
  plasterGround(brush, lot, '#e0d5b8');
  beam(brush, 0, 6, TILE, 6, 14);
  beam(brush, 0, 128, TILE, 128, 12);
  beam(brush, 0, 246, TILE, 246, 18);
  for (const x of [5, 66, 128, 190, 251]) beam(brush, x, 0, x, TILE);
  for (const [foot, head] of [
    [5, 66],
    [251, 190],
  ] as const) {
    beam(brush, foot, 128, head, 246);
    beam(brush, foot, 128, head, 10);
  }
  window(brush, 80, 40, 32, 46);
  window(brush, 144, 40, 32, 46);
  window(brush, 80, 160, 32, 46);
  door(brush, 142, 158, 34, 88);
}

function timberGable(brush: CanvasBrush, lot: () => number): void {
  plasterGround(brush, lot, '#e0d5b8');
  for (let row = 0; row < 5; row++) beam(brush, 0, 250 - row * 62, TILE, 250 - row * 62);
  for (const x of [30, 79, 128, 177, 226]) beam(brush, x, 0, x, TILE);
  beam(brush, 30, 250, 79, 188);
  beam(brush, 226, 250, 177, 188);
  window(brush, 92, 206, 24, 32);
  window(brush, 140, 206, 24, 32);
  window(brush, 114, 140, 28, 34);
}

function stoneWall(brush: CanvasBrush, lot: () => number): void {
  plasterGround(brush, lot, '#b9ad93');
  for (let row = 0; row < 13; row++)
    for (let column = -1; column < 9; column++) {
      const light = 0.8 + lot() * 0.35;
      brush.fillStyle = rgb(150 * light, 138 * light, 118 * light);
      brush.beginPath();
      brush.roundRect(column * 32 + (row % 2) * 16 + 1, row * 20 + 1, 29 + lot() * 2, 18, 5);
      brush.fill();
    }
}

function plankWall(brush: CanvasBrush, lot: () => number): void {
  fill(brush, '#6b5131');
  for (let plank = 0; plank < 16; plank++) {
    const light = 0.75 + lot() * 0.4;
    brush.fillStyle = rgb(124 * light, 94 * light, 60 * light);
    brush.fillRect(plank * 16 + 1, 0, 14, TILE);
  }
  for (let i = 0; i < 200; i++) {
    brush.fillStyle = `rgba(30,18,8,${lot() * 0.2})`;
    brush.fillRect(lot() * TILE, lot() * TILE, 1.5, 20 + lot() * 60);
  }
}

function thatch(brush: CanvasBrush, lot: () => number): void {
  fill(brush, '#8d7444');
  brush.lineWidth = 1.2;
  brush.globalAlpha = 0.6;
  for (let i = 0; i < 2200; i++) {
    const light = 0.6 + lot() * 0.7;
    const x = lot() * TILE;
    const y = lot() * TILE;
    brush.strokeStyle = rgb(165 * light, 135 * light, 82 * light);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + (lot() - 0.5) * 6, y + 14 + lot() * 14);
    brush.stroke();
  }
  brush.globalAlpha = 1;
  brush.fillStyle = 'rgba(40,28,10,0.28)';
  for (let y = 40; y < TILE; y += 54) brush.fillRect(0, y, TILE, 5);
}

function window(brush: CanvasBrush, x: number, y: number, width: number, height: number, shutters?: string): void {
  brush.fillStyle = FRAME;
  brush.fillRect(x - 4, y - 4, width + 8, height + 9);
  brush.fillStyle = '#20242a';
  brush.fillRect(x, y, width, height);
  brush.fillStyle = 'rgba(150,180,200,0.28)';
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(x + width * 0.8, y);
  brush.lineTo(x, y + height * 0.7);
  brush.fill();
  brush.fillStyle = FRAME;
  brush.fillRect(x + width / 2 - 1.5, y, 3, height);
  brush.fillRect(x, y + height * 0.45, width, 3);
  if (!shutters) return;
  for (const left of [x - width * 0.55 - 5, x + width + 5]) {
    brush.fillStyle = shutters;
    brush.fillRect(left, y - 3, width * 0.55, height + 7);
    brush.fillStyle = 'rgba(0,0,0,0.25)';
    for (let slat = 0; slat < 7; slat++) brush.fillRect(left + 2, y + (slat * height) / 7, width * 0.55 - 4, 1.5);
  }
}

function door(brush: CanvasBrush, x: number, y: number, width: number, height: number): void {
  brush.fillStyle = '#cdbf9f';
  brush.fillRect(x - 5, y - 5, width + 10, height + 5);
  brush.fillStyle = '#4d3521';
  brush.fillRect(x, y, width, height);
  brush.fillStyle = 'rgba(0,0,0,0.35)';
  for (let board = 1; board < 4; board++) brush.fillRect(x + (board * width) / 4, y, 1.5, height);
}

function beam(brush: CanvasBrush, x0: number, y0: number, x1: number, y1: number, width = 11): void {
  line(brush, BEAM, width, x0, y0, x1, y1);
  line(brush, 'rgba(255,230,190,0.13)', 2, x0 - 2, y0 - 2, x1 - 2, y1 - 2);
}

function line(brush: CanvasBrush, colour: string, width: number, x0: number, y0: number, x1: number, y1: number): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.beginPath();
  brush.moveTo(x0, y0);
  brush.lineTo(x1, y1);
  brush.stroke();
}

function blotches(
  brush: CanvasBrush,
  lot: () => number,
  many: number,
  colour: readonly [number, number, number],
  strength: number,
  size: number,
): void {
  for (let i = 0; i < many; i++) {
    brush.fillStyle = `rgba(${colour.join(',')},${lot() * strength})`;
    brush.beginPath();
    brush.ellipse(lot() * TILE, lot() * TILE, 2 + lot() * size, 2 + lot() * size * 0.65, 0, 0, 7);
    brush.fill();
  }
}

function shade(brush: CanvasBrush, from: number, to: number, first: string, last: string): void {
  const gradient = brush.createLinearGradient(0, from, 0, to);
  gradient.addColorStop(0, first);
  gradient.addColorStop(1, last);
  brush.fillStyle = gradient;
  brush.fillRect(0, from, TILE, to - from);
}

function fill(brush: CanvasBrush, colour: string): void {
  brush.fillStyle = colour;
  brush.fillRect(0, 0, TILE, TILE);
}

const rgb = (red: number, green: number, blue: number): string =>
  `rgb(${Math.min(255, red) | 0},${Math.min(255, green) | 0},${Math.min(255, blue) | 0})`;
