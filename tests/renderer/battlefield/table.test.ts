import { BufferGeometry, DataTexture, InstancedMesh, Material, Mesh, Scene, Texture } from 'three';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layGround } from '../../../engine/terrain';
import { Belongings } from '../../../renderer/battlefield/belongings';
import { bufferRatio, MEANS } from '../../../renderer/battlefield/quality';
import { TableModel } from '../../../renderer/battlefield/table';
import { smallTable } from './tables';

/** A brush that takes every stroke and paints nothing. */
const idleBrush = (): CanvasRenderingContext2D =>
  new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => (name === 'createLinearGradient' ? () => ({ addColorStop: () => undefined }) : () => undefined),
    set: () => true,
  });

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
    const intact = (): boolean => false;
    expect(table.clear([], intact)).toBe(false);
    expect(table.clear([{ x: 30, y: 18, radius: 5 }], intact)).toBe(true);
    expect(table.clear([{ x: 30, y: 18, radius: 5 }], intact)).toBe(false);
    expect(table.clear([], intact)).toBe(true);
    table.dispose();
  });
  it('takes a broken bridge away', () => {
    const scene = new Scene();
    const table = new TableModel(ground, scene, MEANS.low);
    expect(table.clear([], (id) => id === 'bridge')).toBe(true);
    expect(table.clear([], (id) => id === 'bridge')).toBe(false);
    table.dispose();
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
