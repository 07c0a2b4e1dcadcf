import type { Table } from '../../../engine/scenario';
import { clamp, ease, noise } from '../land';
import type { TableRelief, Survey } from '../land';
import type { TreeFoot } from '../planting';
import { latticesOf } from './lattices';
import type { Lattices } from './lattices';
import { Mix } from './mix';
import type { GroundSpot } from './mix';
import { PAINTS, TURFS } from './palette';
import type { Turf } from './palette';
import { paintBanks, paintEarthworks, paintIce, paintRoad } from './ways';

/** A painted table: rows from the south, four bytes a pixel. */
export interface GroundPainting {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
}

/** Height between contour lines, cm. */
const CONTOUR = 1.5;
const WIDEST = 4096;
/** Painted areas reach no farther than this beyond their edge, cm. */
const REACH = 3.2;

/** Paints the ground at `perCm` pixels a cm (fewer on a table too large for one picture). */
export function paintGround(
  survey: Survey,
  relief: TableRelief,
  feet: readonly TreeFoot[],
  cover: Table['ground'],
  perCm: number,
): GroundPainting {
  const scale = Math.min(perCm, WIDEST / Math.max(survey.width, survey.depth));
  const width = Math.round(survey.width * scale);
  const height = Math.round(survey.depth * scale);
  const pixels = new Uint8Array(width * height * 4);
  const lattices = latticesOf(survey, relief, feet, clamp(4 / scale, 0.36, 0.8));
  const turf = TURFS[cover];
  const mix = new Mix();
  const spot: GroundSpot = {
    x: 0,
    y: 0,
    broad: 0,
    fine: 0,
    grain: 0,
    dust: 0,
    wander: 0,
    slope: 0,
    height: 0,
    shore: 0,
    dug: 0,
  };
  for (let row = 0, byte = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      look(spot, (column + 0.5) / scale, (row + 0.5) / scale, lattices, relief);
      paintSpot(mix, spot, lattices, turf);
      pixels[byte++] = clamp(mix.red, 0, 255);
      pixels[byte++] = clamp(mix.green, 0, 255);
      pixels[byte++] = clamp(mix.blue, 0, 255);
      pixels[byte++] = 255;
    }
  return { width, height, pixels };
}

function look(spot: GroundSpot, x: number, y: number, lattices: Lattices, relief: TableRelief): void {
  spot.x = x;
  spot.y = y;
  spot.broad = lattices.broad.at(x, y);
  spot.fine = lattices.fine.at(x, y);
  spot.grain = noise(x * 2.2, y * 2.2);
  spot.dust = noise(x * 6.1, y * 6.1);
  spot.wander = (spot.fine - 0.5) * 1.6 + (spot.grain - 0.5) * 0.7;
  spot.slope = lattices.slope.at(x, y);
  spot.height = relief.heightAt(x, y);
  spot.shore = relief.shore.at(x, y);
  spot.dug = relief.dugAt(x, y);
}

function paintSpot(mix: Mix, spot: GroundSpot, lattices: Lattices, turf: Turf): void {
  paintTurf(mix, spot, turf);
  const light = reliefLight(spot, lattices);
  const busy = lattices.busy.at(spot.x, spot.y) < REACH;
  if (busy) {
    paintFields(mix, spot, lattices, turf);
    paintWild(mix, spot, lattices, turf);
    paintVillage(mix, spot, lattices, turf);
    paintEarthworks(mix, spot, lattices, turf);
  }
  paintBanks(mix, spot, lattices);
  if (busy) paintIce(mix, spot, lattices);
  if (busy) paintRoad(mix, spot, lattices, turf);
  mix.times(light * (0.93 + 0.14 * spot.dust) * (1 - Math.min(0.6, lattices.dark.at(spot.x, spot.y))));
}

function paintTurf(mix: Mix, { broad, fine, grain, dust, slope, dug }: GroundSpot, turf: Turf): void {
  mix.set(turf.mid);
  mix.toward(turf.light, ease(0.35, 0.75, broad + (fine - 0.5) * 0.5));
  mix.toward(turf.shade, 0.75 * ease(0.52, 0.2, broad + (grain - 0.5) * 0.3));
  mix.toward(turf.straw, turf.dry * ease(0.55, 0.82, fine * 0.7 + grain * 0.3 + (broad - 0.5) * 0.4));
  mix.toward(PAINTS.earth, 0.5 * ease(0.7, 0.86, fine + (dust - 0.5) * 0.15));
  mix.toward(turf.straw, 0.26 * ease(0.18, 0.5, slope));
  mix.toward(PAINTS.earth, 0.65 * ease(0.55, 1, slope + (fine - 0.5) * 0.5));
  mix.toward(PAINTS.rock, 0.6 * (1 - ease(0.05, 0.2, Math.abs(dug))) * ease(0.85, 1.25, slope + (grain - 0.5) * 0.6));
}

/** Crests lighter, hollows darker, and a thin line at every step of height. */
function reliefLight({ x, y, height, slope, grain, shore }: GroundSpot, lattices: Lattices): number {
  const light = 0.99 + 0.13 * ease(0.5, 5.5, height) + clamp(-lattices.hollow.at(x, y) * 0.05, -0.16, 0.04);
  if (height < 0.9 || shore < 2.5) return light;
  const step = height / CONTOUR;
  const off = step - Math.floor(step);
  const away = (Math.min(off, 1 - off) / Math.max(0.12, slope)) * CONTOUR;
  const line = ease(0.2 + 0.08 * grain, 0, away);
  return light * (1 - 0.13 * line * ease(0.9, 1.4, height) * ease(0.04, 0.1, slope));
}

function paintFields(mix: Mix, spot: GroundSpot, lattices: Lattices, turf: Turf): void {
  const { x, y, wander, fine, grain } = spot;
  const plough = ease(0.25, -0.25, lattices.plough.at(x, y) + wander * 0.3);
  const corn = ease(0.25, -0.25, lattices.corn.at(x, y) + wander * 0.3);
  const vines = ease(0.25, -0.25, lattices.vines.at(x, y) + wander * 0.3);
  if (plough + corn + vines <= 0) return;
  const across = lattices.furrow.at(x, y);
  const ridge = (period: number): number => 0.5 + 0.5 * Math.sin((across * 6.283) / period + fine * 2);
  if (plough > 0) {
    const lit = ridge(0.92);
    mix.toward(PAINTS.plough, plough);
    mix.toward(PAINTS.furrow, plough * lit * (0.75 + 0.25 * grain));
    mix.toward(turf.mid, plough * 0.2 * fine);
  }
  if (corn > 0) {
    mix.toward(PAINTS.corn, corn);
    mix.toward(PAINTS.earth, corn * 0.34 * ridge(0.66) * grain);
    mix.toward(turf.straw, corn * 0.4 * fine);
    mix.times(1 + corn * 0.5 * (noise(x * 0.22 + 3, y * 0.22) - 0.5));
  }
  if (vines > 0) {
    mix.toward(PAINTS.furrow, vines * 0.8);
    mix.toward(turf.mid, vines * 0.75 * ridge(2.1));
  }
}

function paintWild(mix: Mix, spot: GroundSpot, lattices: Lattices, turf: Turf): void {
  const { x, y, wander, fine, grain, dust } = spot;
  const wood = 0.85 * ease(1.8, -1.6, lattices.wood.at(x, y) + wander * 1.4);
  mix.toward(PAINTS.leaf, wood * (1 - grain * 0.6));
  mix.toward(turf.shade, wood * grain * 0.6);
  const rough = ease(1, -1, lattices.rough.at(x, y) + wander * 1.3);
  mix.toward(turf.straw, rough * 0.55 * grain);
  mix.toward(PAINTS.rock, rough * 0.7 * ease(0.62, 0.72, dust * 0.4 + fine * 0.6));
  const orchard = ease(0.6, -0.6, lattices.orchard.at(x, y) + wander * 0.5);
  mix.toward(turf.light, orchard * 0.45);
  const marsh = ease(1.4, -1.2, lattices.marsh.at(x, y) + wander * 1.3);
  mix.toward(PAINTS.bog, marsh * 0.75);
  mix.toward(turf.light, marsh * 0.5 * ease(0.5, 0.7, grain));
  mix.toward([70, 88, 84], marsh * 0.8 * ease(0.5, 0.38, fine + (grain - 0.5) * 0.2));
}

function paintVillage(mix: Mix, { x, y, wander, fine, grain }: GroundSpot, lattices: Lattices, turf: Turf): void {
  const inside = ease(0.5, -1.2, lattices.village.at(x, y) + wander * 0.8);
  if (inside <= 0) return;
  const trodden = inside * (0.55 + 0.4 * ease(0.3, 0.6, fine));
  const stones = 0.84 + 0.2 * (0.5 + 0.5 * noise(x * 4.3 + 9, y * 4.3));
  mix.toward(PAINTS.village, trodden);
  mix.toward(turf.straw, trodden * grain * 0.4);
  mix.times(1 + (stones - 1) * trodden);
}
