import { DoubleSide, Mesh, MeshLambertMaterial } from 'three';
import type { Group } from 'three';
import type { Belongings } from '../belongings';
import type { TableRelief, Survey } from '../land';
import type { Planting } from '../planting';
import type { Means } from '../quality';
import { painted } from './canvas';
import { buildBridge, buildRail } from './crossings';
import { buildHouse } from './houses';
import { Mason } from './mason';
import { paintMasonry, TILE } from './mason-art';
import type { MeshPoint } from './sculptor';

/** Adds houses, walls, fences and bridges, in one mesh. */
export function raiseBuildings(
  group: Group,
  survey: Survey,
  planting: Planting,
  relief: TableRelief,
  means: Means,
  belongings: Belongings,
): void {
  const bridges = survey.crossings.filter(({ kind }) => kind === 'bridge');
  if (planting.houses.length + planting.rails.length + bridges.length === 0) return;
  const at = (x: number, y: number): MeshPoint => [x, relief.heightAt(x, y), -y];
  const mason = new Mason();
  planting.houses.forEach((house, number) => {
    const { x, y } = house;
    const around = [at(x, y), at(x - 2, y - 2), at(x + 2, y + 2), at(x - 2, y + 2), at(x + 2, y - 2)];
    buildHouse(mason, house, number, Math.min(...around.map(([, height]) => height)) - 0.1, at);
  });
  for (const rail of planting.rails) buildRail(mason, rail, at);
  for (const { box } of bridges) {
    const { x, y, hx, hy } = box.pose;
    const reach = box.depth / 2 + 1.4;
    const banks = [at(x + hx * reach, y + hy * reach)[1], at(x - hx * reach, y - hy * reach)[1]];
    const [east, , south] = at(x, y);
    mason.moveTo([east, 0, south], (Math.atan2(hx, hy) * 180) / Math.PI - 90);
    buildBridge(mason, box.depth, box.width, Math.max(0, Math.min(...banks)));
  }
  if (mason.sculptor.triangles === 0) return;
  const atlas = painted(belongings, TILE * 4, TILE * 2, means.anisotropy, paintMasonry);
  const material = belongings.keep(new MeshLambertMaterial({ map: atlas, vertexColors: true, side: DoubleSide }));
  const mesh = new Mesh(belongings.keep(mason.sculptor.geometry()), material);
  mesh.castShadow = mesh.receiveShadow = means.shadows;
  group.add(mesh);
}
