import { BufferGeometry, DataTexture, InstancedMesh, Material, Matrix4, Mesh, Scene, Texture } from 'three';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAIN_FEATURE } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import { Belongings } from '../../../renderer/battlefield/belongings';
import { bufferRatio, MEANS } from '../../../renderer/battlefield/quality';
import { TableModel } from '../../../renderer/battlefield/table';
import { idleBrush, smallTable } from './tables';

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(idleBrush as never);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ground = layGround(smallTable);

interface Used {
  readonly geometries: Set<BufferGeometry>;
  readonly materials: Set<Material>;
  readonly textures: Set<Texture>;
  readonly instanced: Set<InstancedMesh>;
}
function usedBy(scene: Scene): Used {
  const used: Used = { geometries: new Set(), materials: new Set(), textures: new Set(), instanced: new Set() };
  scene.traverse((thing) => {
    if (!(thing instanceof Mesh)) return;
    const { geometry, material } = thing as Mesh<BufferGeometry, Material & { map?: Texture | null }>;
    used.geometries.add(geometry);
    used.materials.add(material);
    if (material.map) used.textures.add(material.map);
    if (thing instanceof InstancedMesh) used.instanced.add(thing as InstancedMesh);
  });
  return used;
}

describe('the table', () => {
  it.each(['high', 'low'] as const)('gives back everything it made (%s)', (quality) => {
    const scene = new Scene();
    const table = new TableModel(ground, scene, MEANS[quality]);
    const used = usedBy(scene);
    const waiting = new Set<object>([...used.geometries, ...used.materials, ...used.textures, ...used.instanced]);
    expect(waiting.size).toBeGreaterThan(15);
    for (const thing of [...used.geometries, ...used.materials, ...used.textures, ...used.instanced])
      (thing as Texture).addEventListener('dispose', () => waiting.delete(thing));
    table.dispose();
    expect(waiting.size).toBe(0);
    expect(scene.children).toHaveLength(0);
    expect(table.keeps).toBe(0);
  });
  it('needs few draw calls', () => {
    const scene = new Scene();
    const table = new TableModel(ground, scene, MEANS.high);
    let meshes = 0;
    scene.traverse((thing) => (meshes += thing instanceof Mesh ? 1 : 0));
    expect(meshes).toBeLessThan(20);
    table.dispose();
  });
  it('lifts trees out where troops stand, and puts them back', () => {
    const scene = new Scene();
    const table = new TableModel(ground, scene, MEANS.low);
    expect(table.clear([])).toBe(false);
    expect(table.clear([{ x: 30, y: 18, radius: 5 }])).toBe(true);
    expect(table.clear([{ x: 30, y: 18, radius: 5 }])).toBe(false);
    expect(table.clear([])).toBe(true);
    table.dispose();
  });
  it('cuts trees low round troops so that they are seen, and leaves those farther off', () => {
    const scene = new Scene();
    const table = new TableModel(ground, scene, MEANS.low);
    const tops = (): number[] => {
      const heights: number[] = [];
      const matrix = new Matrix4();
      scene.traverse((thing) => {
        if (!(thing instanceof InstancedMesh) || thing.count < 2) return;
        const mesh = thing as InstancedMesh;
        mesh.geometry.computeBoundingBox();
        if ((mesh.geometry.boundingBox?.max.y ?? 0) < 5) return;
        for (let i = 0; i < mesh.count; i++) {
          mesh.getMatrixAt(i, matrix);
          heights.push(matrix.elements[5] ?? 0);
        }
      });
      return heights;
    };
    const grown = tops();
    table.clear([{ x: 30, y: 18, radius: 5 }]);
    const shares = tops().map((height, i) => height / (grown[i] ?? 1));
    const count = (share: number): number => shares.filter((one) => Math.abs(one - share) < 1e-3).length;
    expect(count(0)).toBeGreaterThan(1);
    expect(count(0.55)).toBeGreaterThan(4);
    expect(count(1)).toBeGreaterThan(4);
    expect(count(0) + count(0.55) + count(1)).toBe(grown.length);
    table.clear([]);
    expect(tops()).toEqual(grown);
    table.dispose();
  });
  it('adds one draw call for each kind of thing on works, fords and abatis, at most five', () => {
    const meshes = (terrain: typeof smallTable.terrain): number => {
      const scene = new Scene();
      const table = new TableModel(layGround({ ...smallTable, terrain }), scene, MEANS.high);
      let count = 0;
      scene.traverse((thing) => (count += thing instanceof Mesh ? 1 : 0));
      table.dispose();
      return count;
    };
    const works = [0, 1, 2, 3].map((i) => ({
      ...PLAIN_FEATURE,
      name: null,
      kind: i % 2 === 0 ? ('entrenchment' as const) : ('abatis' as const),
      id: `new-${i}`,
      course: {
        points: [
          { x: 50, y: 36 + i * 6 },
          { x: 70, y: 36 + i * 6 },
        ],
        smooth: false,
      },
    }));
    expect(meshes([...smallTable.terrain, ...works]) - meshes(smallTable.terrain)).toBe(4);
  });
  it('gives back the coarse paint when the fine one has come', () => {
    const scene = new Scene();
    const table = new TableModel(ground, scene, MEANS.high);
    const coarse = [...usedBy(scene).textures].find((texture) => texture instanceof DataTexture);
    const gone = vi.fn();
    coarse?.addEventListener('dispose', gone);
    table.receivePaint({ width: 2, height: 2, pixels: new Uint8Array(16) });
    table.fadePaint(0.5);
    expect(gone).not.toHaveBeenCalled();
    table.fadePaint(1);
    expect(gone).toHaveBeenCalledOnce();
    table.dispose();
  });
});

describe('means', () => {
  it('caps the drawing buffer where pixels are dear', () => {
    expect(bufferRatio(1280, 720, 1, 1_000_000)).toBe(1);
    expect(bufferRatio(1920, 1080, 1, 1_000_000)).toBeCloseTo(0.694, 3);
    expect(bufferRatio(1920, 1080, 2, Infinity)).toBe(2);
  });
  it('disposes belongings once', () => {
    const belongings = new Belongings();
    const dispose = vi.fn();
    belongings.keep({ dispose });
    belongings.dispose();
    belongings.dispose();
    expect(dispose).toHaveBeenCalledOnce();
  });
});
