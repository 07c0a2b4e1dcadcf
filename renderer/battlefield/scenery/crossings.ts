import type { Rail } from '../planting';
import type { Mason } from './mason';
import type { MeshPoint } from './sculptor';

const PIECES = 12;
const PARAPET = 0.85;
const THICK = 0.45;

/** A stone bridge along x, `length` cm bank to bank and `width` cm wide, one low arch; `bank` is the ground's height. */
export function buildBridge(mason: Mason, length: number, width: number, bank: number): void {
  const half = length / 2 + 1.2;
  const side = width / 2;
  const crown = Math.min(1.5, 0.5 + length * 0.06);
  const deck = (u: number): number => bank + 0.06 + crown * (1 - u * u);
  const arch = (u: number): number =>
    Math.abs(u) > 0.6 ? -2 : -2 + (crown + 1.6) * Math.sqrt(1 - (u / 0.6) * (u / 0.6));
  for (let piece = 0; piece < PIECES; piece++) {
    const u0 = -1 + (2 * piece) / PIECES;
    const u1 = u0 + 2 / PIECES;
    const at = (u: number, y: number, z: number): MeshPoint => [u * half, y, z];
    mason.quad(
      at(u0, deck(u0), side),
      at(u1, deck(u1), side),
      at(u1, deck(u1), -side),
      at(u0, deck(u0), -side),
      'stone',
      {
        to: [0.3, 1],
        light: 1.05,
      },
    );
    for (const hand of [1, -1]) {
      const outer = side * hand;
      const inner = (side - THICK) * hand;
      const faces: readonly [MeshPoint, MeshPoint, MeshPoint, MeshPoint, number][] = [
        [
          at(u0, arch(u0), outer),
          at(u1, arch(u1), outer),
          at(u1, deck(u1) + PARAPET, outer),
          at(u0, deck(u0) + PARAPET, outer),
          0.5,
        ],
        [
          at(u1, deck(u1), inner),
          at(u0, deck(u0), inner),
          at(u0, deck(u0) + PARAPET, inner),
          at(u1, deck(u1) + PARAPET, inner),
          0.2,
        ],
        [
          at(u0, deck(u0) + PARAPET, outer),
          at(u1, deck(u1) + PARAPET, outer),
          at(u1, deck(u1) + PARAPET, inner),
          at(u0, deck(u0) + PARAPET, inner),
          0.1,
        ],
      ];
      for (const [a, b, c, d, high] of faces) {
        const face = { to: [0.28, high] as const, footLight: high > 0.4 ? 0.72 : 1, light: high < 0.15 ? 1.2 : 1 };
        if (hand > 0) mason.quad(a, b, c, d, 'stone', face);
        else mason.quad(b, a, d, c, 'stone', face);
      }
    }
  }
}

/** A post-and-rail fence or a dry stone wall between two places on the ground. */
export function buildRail(mason: Mason, rail: Rail, at: (x: number, y: number) => MeshPoint): void {
  const length = Math.hypot(rail.to.x - rail.from.x, rail.to.y - rail.from.y);
  const pieces = Math.max(1, Math.round(length / (rail.kind === 'fence' ? 1.8 : 2.4)));
  const clockwise = (-Math.atan2(rail.to.y - rail.from.y, rail.to.x - rail.from.x) * 180) / Math.PI;
  for (let piece = 0; piece <= pieces; piece++) {
    const t = piece / pieces;
    const place = at(rail.from.x + (rail.to.x - rail.from.x) * t, rail.from.y + (rail.to.y - rail.from.y) * t);
    const next = (piece + 1) / pieces;
    const after = at(rail.from.x + (rail.to.x - rail.from.x) * next, rail.from.y + (rail.to.y - rail.from.y) * next);
    const rise = after[1] - place[1];
    const run = length / pieces;
    mason.moveTo(place, clockwise);
    if (rail.kind === 'fence') {
      mason.box([-0.1, -0.3, -0.1], [0.1, 1.25, 0.1], 'planks', { to: [0.1, 1], light: 1.25 });
      if (piece < pieces)
        for (const height of [0.42, 0.9]) slanted(mason, run, rise, height, height + 0.15, 0.05, 'planks');
    } else if (piece < pieces) slanted(mason, run, rise, -0.4, 1.05, 0.3, 'stone');
  }
}

/** A bar or a stretch of wall that rises by `rise` over `run`. */
function slanted(
  mason: Mason,
  run: number,
  rise: number,
  low: number,
  high: number,
  half: number,
  tile: 'planks' | 'stone',
): void {
  const face =
    tile === 'planks' ? { to: [1, 0.1] as const, light: 1.3 } : { to: [0.35, 0.3] as const, footLight: 0.75 };
  mason.quad([0, low, half], [run, low + rise, half], [run, high + rise, half], [0, high, half], tile, face);
  mason.quad([run, low + rise, -half], [0, low, -half], [0, high, -half], [run, high + rise, -half], tile, face);
  mason.quad([0, high, half], [run, high + rise, half], [run, high + rise, -half], [0, high, -half], tile, {
    to: [0.3, 0.1],
    light: 1.2,
  });
}
