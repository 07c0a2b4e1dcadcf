import { DoubleSide, Group, Mesh, MeshLambertMaterial } from 'three';
import type { Id } from '../../../engine/scenario';
import type { Belongings } from '../belongings';
import type { Relief, Survey } from '../land';
import type { Planting } from '../planting';
import type { Means } from '../quality';
import { painted } from './canvas';
import { buildBridge, buildRail } from './crossings';
import { buildHouse } from './houses';
import { Mason } from './mason';
import { paintMasonry, TILE } from './mason-art';
import type { Spot } from './sculptor';

/** Houses, walls and fences in one mesh; every bridge its own, because a bridge can be broken. */
export class Built {
  private readonly bridges = new Map<Id, Mesh>();

  constructor(group: Group, survey: Survey, planting: Planting, relief: Relief, means: Means, belongings: Belongings) {
    const bridges = survey.crossings.filter(({ kind }) => kind === 'bridge');
    if (planting.houses.length + planting.rails.length + bridges.length === 0) return;
    const atlas = painted(belongings, TILE * 4, TILE * 2, means.anisotropy, paintMasonry);
    const material = belongings.keep(new MeshLambertMaterial({ map: atlas, vertexColors: true, side: DoubleSide }));
    const raise = (mason: Mason): Mesh => {
      const mesh = new Mesh(belongings.keep(mason.sculptor.geometry()), material);
      mesh.castShadow = mesh.receiveShadow = means.shadows;
      group.add(mesh);
      return mesh;
    };
    const at = (x: number, y: number): Spot => [x, relief.heightAt(x, y), -y];
    const mason = new Mason();
    planting.houses.forEach((house, number) => {
      const { x, y } = house;
      const around = [at(x, y), at(x - 2, y - 2), at(x + 2, y + 2), at(x - 2, y + 2), at(x + 2, y - 2)];
      buildHouse(mason, house, number, Math.min(...around.map(([, height]) => height)) - 0.1, at);
    });
    for (const rail of planting.rails) buildRail(mason, rail, at);
    if (mason.sculptor.triangles > 0) raise(mason);
    for (const { id, box } of bridges) {
      const { x, y, hx, hy } = box.pose;
      const reach = box.depth / 2 + 1.4;
      const banks = [at(x + hx * reach, y + hy * reach)[1], at(x - hx * reach, y - hy * reach)[1]];
      const span = new Mason();
      const [east, , south] = at(x, y);
      span.moveTo([east, 0, south], (Math.atan2(hx, hy) * 180) / Math.PI - 90);
      buildBridge(span, box.depth, box.width, Math.max(0, Math.min(...banks)));
      this.bridges.set(id, raise(span));
    }
  }

  /** Shows the bridges that stand. True when one changed. */
  showBridges(isGone: (id: Id) => boolean): boolean {
    let changed = false;
    for (const [id, bridge] of this.bridges) {
      const stands = !isGone(id);
      if (bridge.visible === stands) continue;
      bridge.visible = stands;
      changed = true;
    }
    return changed;
  }
}
