import { ease, noise } from '../land';
import type { Lattices } from './lattices';
import type { Mix, GroundSpot } from './mix';
import { PAINTS } from './palette';
import type { Turf } from './palette';

/** Thrown-up earth, half grown over, and the trodden ground within; quarried ground is bare and stony. */
export function paintEarthworks(
  mix: Mix,
  { x, y, slope, fine, grain, dust, wander, dug }: GroundSpot,
  lattices: Lattices,
  turf: Turf,
): void {
  const near = lattices.works.at(x, y);
  const thrown = ease(4.9, 3.9, Math.abs(near) + wander * 0.5);
  if (thrown > 0) {
    mix.toward(PAINTS.earth, thrown * (0.35 + 0.55 * ease(0.3, 0.9, slope)));
    mix.toward(PAINTS.sand, thrown * 0.35 * ease(0.5, 0.75, grain));
    mix.toward(turf.mid, thrown * 0.75 * ease(0.47, 0.62, fine) * ease(1.5, 0.4, slope));
    mix.times(1 - thrown * (0.12 * dust + 0.34 * ease(-0.15, -0.8, dug)));
  }
  const trodden = 0.4 * ease(-0.4, -2, near + wander);
  mix.toward(PAINTS.road, trodden * (0.4 + 0.6 * fine));
  const bare = ease(0.4, -0.6, lattices.custom.at(x, y) + wander * 0.9);
  mix.toward(PAINTS.sand, bare * 0.62);
  mix.toward(PAINTS.rock, bare * 0.7 * ease(0.52, 0.66, dust * 0.35 + fine * 0.65));
  mix.toward(PAINTS.earth, bare * 0.5 * ease(0.5, 0.3, grain * 0.5 + fine * 0.5));
}

/** Sand, then mud at the water's edge; the bed darkens with depth. */
export function paintBanks(mix: Mix, { x, y, shore, wander, fine, grain, dust }: GroundSpot, lattices: Lattices): void {
  const edge = shore + wander * 0.35;
  if (edge > 2.6) return;
  mix.toward(PAINTS.sand, 0.72 * (1 - fine * 0.6) * ease(2.3, 0.7, edge));
  mix.toward(PAINTS.earth, 0.45 * fine * ease(2.3, 0.7, edge));
  mix.toward(PAINTS.mud, ease(0.8, -0.5, edge));
  const shoal = ease(0.4, -0.4, lattices.shallows.at(x, y) + wander * 0.2);
  mix.toward(PAINTS.sand, shoal * 0.5);
  mix.toward(PAINTS.cobble, shoal * 0.85 * ease(0.46, 0.6, grain * 0.6 + fine * 0.4));
  mix.times(1 - shoal * 0.22 * ease(0.55, 0.75, dust));
  const ford = ease(0.8, -0.4, lattices.ford.at(x, y)) * ease(1.2, 0, edge);
  mix.toward(PAINTS.sand, ford * 0.8);
  mix.toward(PAINTS.cobble, ford * 0.8 * ease(0.5, 0.65, grain));
}

/** A trodden body with two ruts, a grassy crown and a worn verge; it stops at the water. */
export function paintRoad(
  mix: Mix,
  { x, y, shore, wander, fine, grain, dust }: GroundSpot,
  lattices: Lattices,
  turf: Turf,
): void {
  const edge = lattices.wayEdge.at(x, y);
  if (edge > 2.4) return;
  const verge = 0.3 * ease(1.8, 0.3, edge + wander * 0.5);
  mix.toward(turf.straw, verge);
  const body = 0.94 * ease(0.55, -0.4, edge + wander * 0.5) * ease(-0.4, 1, shore);
  if (body <= 0) return;
  const middle = lattices.wayMiddle.at(x, y);
  const half = middle - edge;
  mix.toward(PAINTS.road, body);
  mix.toward(PAINTS.sand, body * fine * 0.8);
  mix.toward(PAINTS.rut, body * 0.7 * ease(0.36, 0.06, Math.abs(middle - half * 0.5) + (grain - 0.5) * 0.22));
  mix.toward(turf.mid, body * 0.3 * ease(0.5, 0.1, middle + (fine - 0.5) * 0.9));
  mix.toward(turf.straw, body * 0.25 * ease(0.6, 0.1, middle + (grain - 0.5) * 0.6));
  mix.times(1 + body * (0.14 * dust - 0.07));
}

/** Ice: frost along the bank, darker where the water is deep, and fine white cracks across it. */
export function paintIce(mix: Mix, { x, y, wander, fine, grain }: GroundSpot, lattices: Lattices): void {
  const edge = lattices.ice.at(x, y) + wander * 0.25;
  const over = ease(0.3, -0.3, edge);
  if (over <= 0) return;
  mix.toward(PAINTS.ice, over);
  mix.toward(PAINTS.deepIce, over * 0.7 * ease(-0.6, -2.6, edge) * ease(0.3, 0.6, fine));
  const crack = Math.abs(noise(x * 0.45 + 17, y * 0.45) + 0.3 * noise(x * 1.7, y * 1.7 + 5) - 0.65);
  mix.toward(PAINTS.frost, over * 0.85 * ease(0.035, 0.008, crack));
  mix.toward(PAINTS.frost, over * 0.9 * ease(-1.1, 0, edge) * (0.6 + 0.4 * grain));
}
