/** What the models of troops have on the table, as crowds of one kind of model. */
import { InstancedMesh, LOD, Matrix4, Object3D, PerspectiveCamera, Vector3 } from 'three';
import type { TroopModels } from '../../../../renderer/battlefield/troops';

type OnTable = Pick<TroopModels, 'group'>;
export const crowdsOf = (troops: OnTable): InstancedMesh[] => {
  const found: InstancedMesh[] = [];
  troops.group.traverse((thing: Object3D) => {
    if (thing instanceof InstancedMesh) found.push(thing as InstancedMesh);
  });
  return found;
};
export const crowd = (troops: OnTable, name: string): InstancedMesh => {
  const found = crowdsOf(troops).find((mesh) => mesh.name === name);
  if (!found) throw new Error(`no crowd of ${name}`);
  return found;
};
export const matrices = (mesh: InstancedMesh): Matrix4[] =>
  Array.from({ length: mesh.count }, (_, i) => {
    const matrix = new Matrix4();
    mesh.getMatrixAt(i, matrix);
    return matrix;
  });
export const places = (mesh: InstancedMesh): number[][] =>
  matrices(mesh).map((matrix) =>
    new Vector3()
      .setFromMatrixPosition(matrix)
      .toArray()
      .map((n) => Math.round(n * 1000) / 1000),
  );
/** Where everything stands, rounded, without regard to pose or kind of figure. */
export const picture = (troops: TroopModels): number[][] =>
  crowdsOf(troops)
    .filter((mesh) => mesh.visible && mesh.name !== 'smoke')
    .flatMap(places)
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0));

/** As the renderer does before every frame. */
export function look(troops: TroopModels, from: Vector3): void {
  const camera = new PerspectiveCamera(33, 16 / 9, 1, 2000);
  camera.position.copy(from);
  camera.updateMatrixWorld();
  troops.group.updateMatrixWorld();
  troops.group.traverse((thing) => {
    if (thing instanceof LOD) thing.update(camera);
  });
}
