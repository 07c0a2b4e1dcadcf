import { lots } from '../land';
import { grey } from './canvas';
import type { CanvasBrush } from './canvas';

/** A round spray of leaves, nearly white: its colour comes from the tree. */
export function paintLeaves(brush: CanvasBrush, size: number): void {
  const lot = lots(3);
  const middle = size / 2;
  brush.fillStyle = '#8d9478';
  for (let i = 0; i < 60; i++) {
    const angle = lot() * 6.28;
    const off = Math.sqrt(lot()) * size * 0.26;
    brush.beginPath();
    brush.arc(middle + Math.cos(angle) * off, middle + Math.sin(angle) * off, size * 0.06, 0, 7);
    brush.fill();
  }
  for (let i = 0; i < 1300; i++) {
    const angle = lot() * 6.28;
    const off = Math.pow(lot(), 0.55) * size * 0.45;
    brush.fillStyle = grey(95 + (i / 1300) * 130 + lot() * 35, 0.84);
    brush.beginPath();
    brush.ellipse(
      middle + Math.cos(angle) * off,
      middle + Math.sin(angle) * off,
      2.6 + lot() * 3.6,
      1.5 + lot() * 2,
      lot() * 6.28,
      0,
      7,
    );
    brush.fill();
  }
}

/** A tuft of blades growing from the lower edge. */
export function paintTuft(brush: CanvasBrush, size: number): void {
  const lot = lots(9);
  brush.lineCap = 'round';
  for (let i = 0; i < 60; i++) {
    const foot = size / 2 + (lot() - 0.5) * size * 0.45;
    brush.strokeStyle = grey(120 + lot() * 90, 0.8);
    brush.lineWidth = 1.5 + lot() * 2;
    brush.beginPath();
    brush.moveTo(foot, size);
    const tip = foot + (foot - size / 2) * (0.5 + lot()) + (lot() - 0.5) * 14;
    brush.quadraticCurveTo(foot, size / 2, tip, size * (0.05 + lot() * 0.55));
    brush.stroke();
  }
}

/** Static grass as a tile of overlapping strokes about middle grey; the ground is multiplied by it. */
export function paintStaticGrass(brush: CanvasBrush, size: number): void {
  const lot = lots(5);
  brush.fillStyle = '#808080';
  brush.fillRect(0, 0, size, size);
  brush.lineCap = 'round';
  const strokes = Math.round((6200 * size * size) / (512 * 512));
  for (let i = 0; i < strokes; i++) {
    const deep = i < strokes * 0.46;
    const value = deep ? 5 + lot() * 70 : i < strokes * 0.8 ? 80 + lot() * 110 : 190 + lot() * 65;
    const x = lot() * size;
    const y = lot() * size;
    const angle = lot() * 6.28;
    const length = 6 + lot() * 13;
    brush.strokeStyle = grey(value, 0.86);
    brush.globalAlpha = i < strokes * 0.8 ? 0.6 : 0.85;
    brush.lineWidth = 1 + lot() * 1.5;
    for (const east of wrapped(x, size, 20))
      for (const north of wrapped(y, size, 20)) {
        brush.beginPath();
        brush.moveTo(east, north);
        brush.quadraticCurveTo(
          east + Math.cos(angle) * length * 0.5 + 2,
          north + Math.sin(angle) * length * 0.5,
          east + Math.cos(angle) * length,
          north + Math.sin(angle) * length,
        );
        brush.stroke();
      }
  }
  brush.globalAlpha = 1;
}

/** Where a stroke is drawn again so that the tile joins itself. */
export function wrapped(at: number, size: number, margin: number): number[] {
  if (at < margin) return [at, at + size];
  return at > size - margin ? [at, at - size] : [at];
}
