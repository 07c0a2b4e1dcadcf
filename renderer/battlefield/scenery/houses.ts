import type { ModelHouse } from '../planting';
import type { Mason } from './mason';
import type { TileName } from './mason-art';
import type { MeshPoint } from './sculptor';

/** A model house on its plinth; `ground` is the table's height under a place given along and across the house. */
export function buildHouse(
  mason: Mason,
  house: ModelHouse,
  number: number,
  ground: number,
  at: (x: number, y: number) => MeshPoint,
): void {
  const { width, depth, eaves, pitch } = house;
  const [x, , z] = at(house.x, house.y);
  mason.moveTo([x, ground, z], house.turn);
  mason.box([-width / 2 - 0.15, -1.4, -depth / 2 - 0.15], [width / 2 + 0.15, 0.45, depth / 2 + 0.15], 'stone', {
    to: [1, 0.15],
    light: 0.8,
  });
  walls(mason, house);
  roof(mason, house);
  if (house.kind === 'church') steeple(mason, width, eaves + pitch);
  else if (house.roof !== 'thatch') {
    const off = (((number * 37) % 100) / 100 - 0.5) * width * 0.5;
    const top = eaves + pitch;
    mason.box([off - 0.45, eaves + pitch * 0.5, -0.95], [off + 0.45, top + 1.15, -0.15], 'stone', { to: [0.4, 0.35] });
  }
}

function walls(mason: Mason, { width, depth, eaves, pitch, wall }: ModelHouse): void {
  const x = width / 2;
  const z = depth / 2;
  const long = { footLight: 0.8 };
  const short = { from: [0.18, 0], to: [0.82, 1], footLight: 0.8 } as const;
  mason.quad([-x, 0, z], [x, 0, z], [x, eaves, z], [-x, eaves, z], wall, long);
  mason.quad([x, 0, -z], [-x, 0, -z], [-x, eaves, -z], [x, eaves, -z], wall, long);
  mason.quad([x, 0, z], [x, 0, -z], [x, eaves, -z], [x, eaves, z], wall, short);
  mason.quad([-x, 0, -z], [-x, 0, z], [-x, eaves, z], [-x, eaves, -z], wall, short);
  const gable: TileName = wall === 'stone' || wall === 'planks' ? wall : 'gable';
  mason.triangle([x, eaves, z], [x, eaves, -z], [x, eaves + pitch, 0], gable);
  mason.triangle([-x, eaves, -z], [-x, eaves, z], [-x, eaves + pitch, 0], gable);
}

/** Two slopes with their thickness, dark undersides, and a row of ridge tiles. */
function roof(mason: Mason, { width, depth, eaves, pitch, roof: cover }: ModelHouse): void {
  const overhang = 0.55;
  const steep = pitch / (depth / 2);
  const x = width / 2 + overhang;
  const z = depth / 2 + overhang;
  const low = eaves - overhang * steep;
  const ridge = eaves + pitch;
  const thick = cover === 'thatch' ? 0.5 : 0.28;
  for (const side of [1, -1]) {
    const foot: MeshPoint = [-x * side, low + thick, z * side];
    const footEnd: MeshPoint = [x * side, low + thick, z * side];
    const head: MeshPoint = [-x * side, ridge + thick, 0];
    const headEnd: MeshPoint = [x * side, ridge + thick, 0];
    mason.quad(foot, footEnd, headEnd, head, cover, {
      to: [Math.min(1, width / 8), 0.75],
      light: 1.12,
      footLight: 0.92,
    });
    mason.quad(
      [x * side, low, z * side],
      [-x * side, low, z * side],
      [-x * side, ridge, 0],
      [x * side, ridge, 0],
      'planks',
      {
        light: 0.45,
      },
    );
    mason.quad([-x * side, low, z * side], [x * side, low, z * side], footEnd, foot, cover, {
      to: [1, 0.06],
      light: 0.75,
    });
    for (const end of [1, -1]) {
      const outer: MeshPoint = [x * end, low, z * side];
      const upper: MeshPoint = [x * end, low + thick, z * side];
      const peak: MeshPoint = [x * end, ridge, 0];
      const cap: MeshPoint = [x * end, ridge + thick, 0];
      const face = { to: [1, 0.1], light: 0.8 } as const;
      if (end * side > 0) mason.quad(outer, peak, cap, upper, 'planks', face);
      else mason.quad(peak, outer, upper, cap, 'planks', face);
    }
  }
  mason.box(
    [-x, ridge + thick - 0.12, -0.22],
    [x, ridge + thick + 0.12, 0.22],
    cover === 'thatch' ? 'thatch' : 'tiles',
    {
      to: [1, 0.06],
      light: 0.9,
    },
  );
}

/** A tower at the end of the nave with belfry windows, a tall hipped spire and a cross. */
function steeple(mason: Mason, nave: number, ridge: number): void {
  const middle = nave / 2 + 1.1;
  const half = 2.1;
  const top = ridge + 0.7;
  const spire = top + 7;
  mason.box([middle - half, -1, -half], [middle + half, top, half], 'stone', { footLight: 0.8 });
  for (const [cosine, sine] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    const place = (u: number, v: number, y: number, out: number): MeshPoint => [
      middle + (u * cosine - v * sine) * out,
      y,
      (u * sine + v * cosine) * out,
    ];
    mason.triangle(place(-1, 1, top, 2.5), place(1, 1, top, 2.5), [middle, spire, 0], 'brown tiles', 0.8);
    const sill = top - 3.2;
    mason.quad(
      place(-0.35, 1.01, sill, half),
      place(0.35, 1.01, sill, half),
      place(0.35, 1.01, sill + 2.2, half),
      place(-0.35, 1.01, sill + 2.2, half),
      'planks',
      { light: 0.25 },
    );
  }
  mason.box([middle - 0.08, spire - 0.2, -0.08], [middle + 0.08, spire + 1.4, 0.08], 'planks', { light: 1.6 });
  mason.box([middle - 0.45, spire + 0.6, -0.07], [middle + 0.45, spire + 0.76, 0.07], 'planks', { light: 1.6 });
}
