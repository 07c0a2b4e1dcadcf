import { Color, DoubleSide, Euler, InstancedMesh, Matrix4, MeshLambertMaterial, Quaternion, Vector3 } from 'three';
import type { BufferGeometry, Group, Material } from 'three';
import type { Belongings } from '../belongings';
import { PROP_KINDS } from '../planting';
import type { PropKind, Prop } from '../planting';
import type { Means } from '../quality';
import { sculptFelledTree } from './felled-tree';
import { sculptFascine, sculptFraise, sculptGabion, sculptStone } from './fieldworks';

const SCULPT: Readonly<Record<PropKind, (leaves: boolean) => BufferGeometry>> = {
  gabion: sculptGabion,
  fascine: sculptFascine,
  fraise: sculptFraise,
  stone: sculptStone,
  'felled tree': sculptFelledTree,
};

/** Sets gabions, fascines, stones and felled trees on the table: one draw call a kind, none for a kind that is missing. */
export function setProps(
  group: Group,
  props: readonly Prop[],
  leaf: Material,
  means: Means,
  belongings: Belongings,
): void {
  if (props.length === 0) return;
  const plain = belongings.keep(new MeshLambertMaterial({ vertexColors: true, side: DoubleSide }));
  const colour = new Color();
  for (const kind of PROP_KINDS) {
    const placed = props.filter((prop) => prop.kind === kind);
    if (placed.length === 0) continue;
    const geometry = belongings.keep(SCULPT[kind](means.leaves));
    const material = kind === 'felled tree' && means.leaves ? leaf : plain;
    const mesh = belongings.keep(new InstancedMesh(geometry, material, placed.length));
    placed.forEach(({ x, y, height, turn, size, shade }, i) => {
      const upright = new Quaternion().setFromEuler(new Euler(0, turn, 0));
      mesh.setMatrixAt(i, new Matrix4().compose(new Vector3(x, height, -y), upright, new Vector3(size, size, size)));
      mesh.setColorAt(i, colour.setScalar(shade));
    });
    mesh.name = kind;
    mesh.castShadow = mesh.receiveShadow = means.shadows;
    group.add(mesh);
  }
}
