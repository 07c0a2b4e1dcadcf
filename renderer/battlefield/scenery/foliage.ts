import { Color, IcosahedronGeometry, Vector3 } from 'three';
import type { BufferGeometry } from 'three';
import { lattice, lots } from '../land';
import type { TreeKind } from '../planting';
import type { LeafTone } from './leaf-colours';
import { Sculptor } from './sculptor';
import type { MeshPoint, Tint } from './sculptor';

/** A ball of leaves: its middle above the foot of the trunk, its half width and half height, cm. */
interface Lobe {
  readonly at: MeshPoint;
  readonly wide: number;
  readonly high: number;
}
interface Crown {
  readonly lobes: readonly Lobe[];
  readonly cards: number;
  readonly card: number;
}
const lobe = (x: number, y: number, z: number, wide: number, high: number): Lobe => ({ at: [x, y, z], wide, high });

const CROWNS: Readonly<Record<TreeKind, Crown>> = {
  round: {
    lobes: [
      lobe(0, 6.3, 0, 1.55, 1.35),
      lobe(-1.15, 5.2, 0.7, 1.4, 1.2),
      lobe(1.2, 5.3, 0.5, 1.4, 1.2),
      lobe(0.1, 5, -1.3, 1.45, 1.2),
      lobe(-1.5, 4, -0.6, 1.25, 1),
      lobe(1.5, 4.1, -0.7, 1.2, 1),
      lobe(0.1, 4, 1.5, 1.3, 1),
    ],
    cards: 18,
    card: 0.8,
  },
  tall: {
    lobes: [
      lobe(0, 6.9, 0, 1.2, 1.3),
      lobe(0.8, 5.6, 0.4, 1.2, 1.2),
      lobe(-0.8, 5.4, -0.3, 1.25, 1.25),
      lobe(0.2, 4.4, -1.1, 1.15, 1),
      lobe(-0.9, 4, 0.8, 1.15, 1),
      lobe(1.1, 4, 0.3, 1.1, 1),
    ],
    cards: 18,
    card: 0.8,
  },
  fir: {
    lobes: [lobe(0, 2.6, 0, 2, 1), lobe(0, 4.1, 0, 1.6, 1), lobe(0, 5.5, 0, 1.15, 0.9), lobe(0, 6.8, 0, 0.7, 0.9)],
    cards: 26,
    card: 0.72,
  },
  poplar: {
    lobes: [lobe(0, 5, 0, 1.15, 3.6), lobe(0, 8, 0, 0.9, 2.6)],
    cards: 34,
    card: 0.8,
  },
};

/**
 * A model tree about 8 cm high: lobes of leaf cards round dark cores, or the cores alone. `full` is the share of its leaf
 * cards that it still has; the cores shrink with them.
 */
export function sculptTree(kind: TreeKind, leaves: boolean, colours: LeafTone, full = 1): BufferGeometry {
  const crown = CROWNS[kind];
  const sculptor = new Sculptor();
  const lot = lots(kind.length * 131 + kind.charCodeAt(0));
  const low = new Color(colours.low);
  const lit = new Color(colours.lit);
  const cards = Math.round(crown.cards * full);
  const tone = (share: number, light: number): Tint => {
    const mixed = low.clone().lerp(lit, Math.min(1, share)).multiplyScalar(light);
    return [mixed.r, mixed.g, mixed.b];
  };
  if (leaves)
    for (const ball of crown.lobes)
      for (let i = 0; i < cards; i++) {
        const out = spread(i, cards, lot);
        const at = new Vector3(
          ball.at[0] + out.x * ball.wide * (0.8 + lot() * 0.25),
          ball.at[1] + out.y * ball.high * (0.8 + lot() * 0.25),
          ball.at[2] + out.z * ball.wide * (0.8 + lot() * 0.25),
        );
        const up = heightShare(at.y);
        const tint = tone(Math.pow(up, 1.2) * 0.75 + lot() * 0.22, (0.5 + 0.6 * up) * (0.74 + lot() * 0.5));
        const normal = at
          .clone()
          .sub(new Vector3(0, 3.3, 0))
          .normalize()
          .addScaledVector(out, 0.8)
          .normalize();
        leafCard(sculptor, at, out, normal, crown.card * (0.75 + lot() * 0.5), tint, lot);
      }
  if (!leaves && full < BARE) boughs(sculptor, crown.lobes, tone, lot);
  else
    for (const ball of leaves ? crown.lobes : fewer(crown.lobes))
      core(sculptor, leaves ? { ...ball, wide: ball.wide * full, high: ball.high * full } : ball, leaves, tone);
  trunk(sculptor);
  return sculptor.geometry();
}

/** A tree with a smaller share of its leaves shows its boughs. */
const BARE = 0.7;
const BOUGHS = 5;
/** Half as wide as it is where it leaves the trunk, cm. */
const BOUGH = 0.16;

/** Rimed boughs from the trunk to where the lobes would be: balls of so pale a colour look like stones. */
function boughs(
  sculptor: Sculptor,
  lobes: readonly Lobe[],
  tone: (share: number, light: number) => Tint,
  lot: () => number,
): void {
  for (const { at, wide, high } of lobes)
    for (let i = 0; i < BOUGHS; i++) {
      const out = spread(i, BOUGHS, lot);
      const tip: MeshPoint = [at[0] + out.x * wide, at[1] + out.y * high, at[2] + out.z * wide];
      const foot = Math.max(2.4, tip[1] - 2.6);
      const across = new Vector3(-tip[2], 0, tip[0]).normalize().multiplyScalar(BOUGH);
      const [left, right]: readonly MeshPoint[] = [
        [across.x, foot, across.z],
        [-across.x, foot, -across.z],
      ];
      if (!left || !right) continue;
      const rimed = tone(heightShare(tip[1]) * 0.7 + 0.1, 0.9);
      const bark = tone(0.08, 0.8);
      const normal: MeshPoint = [out.x * 0.4, 0.9, out.z * 0.4];
      for (const face of [
        [left, right, tip],
        [right, left, tip],
      ])
        for (const place of face) sculptor.corner(place, normal, [0.5, 0.5], place === tip ? rimed : bark);
    }
}

/** Four larger lobes stand for a crown of many: every triangle counts in software. */
function fewer(lobes: readonly Lobe[]): readonly Lobe[] {
  if (lobes.length <= 4) return lobes;
  return lobes.slice(0, 4).map(({ at: [x, y, z], wide, high }, i) => ({
    at: i === 0 ? [x, y - 0.25, z] : [x * 0.85, y - 0.5, z * 0.85],
    wide: wide * 1.12,
    high: high * 1.3,
  }));
}

/** A clump of hedge or scrub about 1.2 cm high. */
export function sculptBush(leaves: boolean, colours: LeafTone): BufferGeometry {
  const sculptor = new Sculptor();
  const lot = lots(8);
  const low = new Color(colours.low);
  const lit = new Color(colours.lit);
  if (!leaves) {
    core(sculptor, lobe(0, 0.62, 0, 0.72, 0.66), false, (share, light) => {
      const mixed = low.clone().lerp(lit, share).multiplyScalar(light);
      return [mixed.r, mixed.g, mixed.b];
    });
    return sculptor.geometry();
  }
  for (let i = 0; i < 16; i++) {
    const angle = lot() * 6.28;
    const out = new Vector3(Math.cos(angle), 0.2 + lot(), Math.sin(angle)).normalize();
    const at = new Vector3(out.x * 0.55, 0.55 + out.y * 0.62, out.z * 0.55);
    const mixed = low
      .clone()
      .lerp(lit, Math.min(1, Math.max(0, (at.y - 0.4) / 0.9)))
      .multiplyScalar(0.8 + lot() * 0.3);
    leafCard(sculptor, at, out, out, 0.55, [mixed.r, mixed.g, mixed.b], lot);
  }
  return sculptor.geometry();
}

/** Three crossed cards of grass, 0.62 cm high. */
export function sculptTuft(): BufferGeometry {
  const sculptor = new Sculptor();
  for (let i = 0; i < 3; i++) {
    const east = Math.cos((i * Math.PI) / 3) * 0.42;
    const south = Math.sin((i * Math.PI) / 3) * 0.42;
    for (const [u, v] of CARD)
      sculptor.corner([(u * 2 - 1) * east, v * 0.62, (u * 2 - 1) * south], [0, 1, 0], [u, v], [1, 1, 1]);
  }
  return sculptor.geometry();
}

const CARD = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
  [1, 1],
  [0, 1],
] as const;

const heightShare = (height: number): number => Math.min(1, Math.max(0, (height - 2.6) / 5.2));

/** Directions evenly over a ball, turned at random round the upright. */
function spread(index: number, of: number, lot: () => number): Vector3 {
  const up = 1 - (2 * (index + 0.5)) / of;
  const round = Math.sqrt(1 - up * up);
  const angle = lot() * 6.283;
  return new Vector3(Math.cos(angle) * round, up, Math.sin(angle) * round);
}

function leafCard(
  sculptor: Sculptor,
  at: Vector3,
  out: Vector3,
  normal: Vector3,
  half: number,
  tint: Tint,
  lot: () => number,
): void {
  const across = new Vector3(lot() - 0.5, lot() - 0.5, lot() - 0.5).cross(out).normalize();
  const along = new Vector3().crossVectors(out, across);
  across.addScaledVector(out, (lot() - 0.5) * 0.55).normalize();
  along.addScaledVector(out, (lot() - 0.5) * 0.55).normalize();
  for (const [u, v] of CARD) {
    const place = at
      .clone()
      .addScaledVector(across, (u * 2 - 1) * half)
      .addScaledVector(along, (v * 2 - 1) * half);
    sculptor.corner([place.x, place.y, place.z], [normal.x, normal.y, normal.z], [u, v], tint);
  }
}

/** The dark inside of a lobe; without leaves it is the lobe, a little uneven. */
function core(sculptor: Sculptor, ball: Lobe, leaves: boolean, tone: (share: number, light: number) => Tint): void {
  const shape = new IcosahedronGeometry(leaves ? 0.84 : 1.06, 0);
  const places = shape.getAttribute('position');
  for (let i = 0; i < places.count; i++) {
    const out = new Vector3(places.getX(i), places.getY(i), places.getZ(i));
    const uneven = leaves
      ? 1
      : 1 + (lattice(Math.round(out.x * 50) + Math.round(out.z * 91), Math.round(out.y * 50)) - 0.5) * 0.3;
    const place: MeshPoint = [
      ball.at[0] + out.x * ball.wide * uneven,
      ball.at[1] + out.y * ball.high * uneven,
      ball.at[2] + out.z * ball.wide * uneven,
    ];
    const up = ball.at[1] < 1 ? place[1] / 1.3 : heightShare(place[1]);
    const tint = leaves ? tone(up * 0.45, 0.46 + 0.35 * up) : tone(up * 0.8, 0.55 + 0.5 * up);
    out.normalize();
    const uv = [0.5 + 0.16 * Math.sin(i * 2.4), 0.5 + 0.16 * Math.cos(i * 1.7)] as const;
    sculptor.corner(place, [out.x, out.y, out.z], uv, tint);
  }
  shape.dispose();
}

function trunk(sculptor: Sculptor): void {
  const bark = new Color('#5a4632');
  const tint: Tint = [bark.r, bark.g, bark.b];
  const sides = 6;
  for (let i = 0; i < sides; i++) {
    const corners = [i, i + 1].map((side) => {
      const angle = (side / sides) * Math.PI * 2;
      return [Math.cos(angle), Math.sin(angle)] as const;
    });
    const [first = [1, 0], second = [1, 0]] = corners;
    const foot = (of: readonly [number, number]): MeshPoint => [of[0] * 0.42, -0.2, of[1] * 0.42];
    const top = (of: readonly [number, number]): MeshPoint => [of[0] * 0.22, 4.1, of[1] * 0.22];
    const faces = [foot(first), top(first), top(second), foot(first), top(second), foot(second)];
    for (const place of faces) {
      const length = Math.hypot(place[0], place[2]);
      sculptor.corner(place, [place[0] / length, 0, place[2] / length], [0.5, 0.5], tint);
    }
  }
}
