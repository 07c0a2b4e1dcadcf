import {
  Color,
  Euler,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
  DoubleSide,
  FrontSide,
} from 'three';
import type { BufferGeometry, Group, Material, Texture } from 'three';
import type { Belongings } from '../belongings';
import type { TableRelief } from '../land';
import { TREE_KINDS } from '../planting';
import type { Planted, Planting, PlantedTree, TreeKind } from '../planting';
import type { Means } from '../quality';
import { painted } from './canvas';
import { paintLeaves, paintTuft } from './foliage-art';
import { sculptBush, sculptTree, sculptTuft } from './foliage';
import type { LeafColours } from './leaf-colours';
import { setProps } from './props';

const CORN = '#c9ad66';

/** Trees, bushes and tufts: one draw call a kind. Trees can be lifted out where troops stand among them. */
export class Plants {
  private readonly stands: {
    kind: TreeKind;
    trees: readonly PlantedTree[];
    mesh: InstancedMesh;
    matrices: Matrix4[];
  }[] = [];

  constructor(
    private readonly group: Group,
    planting: Planting,
    colours: LeafColours,
    private readonly relief: TableRelief,
    private readonly means: Means,
    private readonly belongings: Belongings,
  ) {
    const leaf = leafMaterial(
      painted(belongings, 256, 256, means.anisotropy, (brush) => paintLeaves(brush, 256)),
      means,
      belongings,
    );
    setProps(group, planting.props, leaf, means, belongings);
    for (const kind of TREE_KINDS) {
      const trees = planting.trees.filter((tree) => tree.kind === kind);
      if (trees.length === 0) continue;
      const full = kind === 'fir' ? 1 : colours.full;
      const geometry = belongings.keep(sculptTree(kind, means.leaves, colours.crowns[kind], full));
      const { mesh, matrices } = this.plant(geometry, leaf, trees, 0.15, (tree, colour) => {
        const varies = kind === 'fir' ? 1 : colours.varies;
        const red = 1 + ((tree.turn % 0.16) - 0.08) * varies;
        const blue = 1 - (tree.turn % 0.15) * Math.min(1, varies);
        return colour.setRGB(red, 1, blue).multiplyScalar(tree.shade);
      });
      this.stands.push({ kind, trees, mesh, matrices });
    }
    if (planting.bushes.length > 0)
      this.plant(belongings.keep(sculptBush(means.leaves, colours.bush)), leaf, planting.bushes, 0.1, (bush, colour) =>
        bush.kind === 'vine'
          ? colour.set(colours.vine).multiplyScalar(bush.shade * 3.4)
          : colour.setScalar(bush.shade * 1.2),
      );
    if (means.leaves && planting.tufts.length > 0) {
      const tuft = leafMaterial(
        painted(belongings, 128, 128, means.anisotropy, (brush) => paintTuft(brush, 128)),
        means,
        belongings,
      );
      const { mesh } = this.plant(belongings.keep(sculptTuft()), tuft, planting.tufts, 0.05, (tuftOf, colour) =>
        colour
          .set(tuftOf.kind === 'corn' ? CORN : (tuftOf.kind === 'grass' && colours.grasses[tuftOf.hue]) || colours.reed)
          .multiplyScalar(tuftOf.shade * (tuftOf.kind === 'corn' ? 1.5 : 1.15)),
      );
      mesh.castShadow = false;
    }
  }

  /** Lifts out the trees to which `sizeOf` gives 0 and cuts down others to a share; the rest stand again. True when any changed. */
  part(sizeOf: (tree: PlantedTree) => number): boolean {
    let changed = false;
    const now = new Matrix4();
    const wanted = new Matrix4();
    const shrunk = new Vector3();
    for (const { trees, mesh, matrices } of this.stands)
      trees.forEach((tree, i) => {
        const stands = matrices[i];
        if (!stands) return;
        const share = sizeOf(tree);
        if (share > 0) wanted.copy(stands).scale(shrunk.setScalar(share));
        else wanted.makeScale(0, 0, 0);
        // The card keeps single precision: what was written before is what is compared.
        wanted.fromArray(Float32Array.from(wanted.elements));
        mesh.getMatrixAt(i, now);
        if (now.equals(wanted)) return;
        mesh.setMatrixAt(i, wanted);
        mesh.instanceMatrix.needsUpdate = true;
        changed = true;
      });
    return changed;
  }

  private plant<P extends Planted & { readonly kind: string }>(
    geometry: BufferGeometry,
    material: Material,
    plants: readonly P[],
    sink: number,
    tint: (plant: P, colour: Color) => Color,
  ): { mesh: InstancedMesh; matrices: Matrix4[] } {
    const mesh = this.belongings.keep(new InstancedMesh(geometry, material, plants.length));
    const colour = new Color();
    const matrices = plants.map((plant, i) => {
      const matrix = this.stand(plant, sink);
      mesh.setMatrixAt(i, matrix);
      mesh.setColorAt(i, tint(plant, colour));
      const kept = new Matrix4();
      mesh.getMatrixAt(i, kept);
      return kept;
    });
    mesh.castShadow = mesh.receiveShadow = this.means.shadows;
    this.group.add(mesh);
    return { mesh, matrices };
  }

  private stand(plant: Planted & { readonly kind: string }, sink: number): Matrix4 {
    const { relief } = this;
    const { x, y, turn, size } = plant;
    const tall = size * (0.9 + ((turn * 7) % 1) * 0.25) * (plant.kind === 'corn' ? 1.6 : 1);
    return new Matrix4().compose(
      new Vector3(x, relief.heightAt(x, y) - sink, -y),
      new Quaternion().setFromEuler(new Euler(0, turn, 0)),
      new Vector3(size, tall, size),
    );
  }
}

/** Cards keep their outward normals on both faces, so that a crown is lit as one round thing. */
function leafMaterial(map: Texture, means: Means, belongings: Belongings): MeshLambertMaterial {
  const material = belongings.keep(
    new MeshLambertMaterial({
      map,
      vertexColors: true,
      side: means.leaves ? DoubleSide : FrontSide,
      alphaTest: means.leaves ? 0.45 : 0,
    }),
  );
  material.alphaToCoverage = means.smoothEdges;
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <normal_fragment_begin>',
      'vec3 normal = normalize( vNormal ); vec3 nonPerturbedNormal = normal;',
    );
  };
  return material;
}
