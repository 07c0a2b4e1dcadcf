import { InstancedInterleavedBuffer, InstancedMesh, InterleavedBufferAttribute, DynamicDrawUsage } from 'three';
import { InstancedBufferAttribute } from 'three';
import type { BufferGeometry, Material, Matrix4 } from 'three';

/** What every instance brings beside its place: named vertex attributes and their widths. */
export type Channels = readonly (readonly [name: string, size: number])[];

/**
 * Any number of the same model in one draw call. Filled anew on every change: `begin`, `add` for each, `end`. It owns its
 * geometry and grows by itself.
 */
export class Crowd {
  readonly mesh: InstancedMesh;
  private readonly stride: number;
  private values: InstancedInterleavedBuffer;
  private capacity = 0;
  private filled = 0;

  constructor(
    name: string,
    private readonly geometry: BufferGeometry,
    material: Material,
    private readonly channels: Channels,
    shadows: boolean,
  ) {
    this.stride = channels.reduce((sum, [, size]) => sum + size, 0);
    this.values = new InstancedInterleavedBuffer(new Float32Array(0), Math.max(1, this.stride));
    this.mesh = new InstancedMesh(geometry, material, 0);
    this.mesh.name = name;
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = shadows;
    this.mesh.receiveShadow = shadows;
    this.mesh.visible = false;
  }

  get count(): number {
    return this.filled;
  }

  begin(): void {
    this.filled = 0;
  }

  add(place: Matrix4, ...values: readonly ArrayLike<number>[]): void {
    if (this.filled === this.capacity) this.grow();
    place.toArray(this.mesh.instanceMatrix.array, this.filled * 16);
    let at = this.filled * this.stride;
    for (const value of values) {
      this.values.array.set(value, at);
      at += value.length;
    }
    this.filled += 1;
  }

  end(): void {
    this.mesh.count = this.filled;
    this.mesh.visible = this.filled > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.values.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.dispose();
    this.geometry.dispose();
  }

  /** Doubles the room; buffers on the graphics card are given back first. */
  private grow(): void {
    const [matrices, values] = [this.mesh.instanceMatrix.array, this.values.array];
    this.capacity = Math.max(16, this.capacity * 2);
    this.dispose();
    this.mesh.instanceMatrix = new InstancedBufferAttribute(new Float32Array(this.capacity * 16), 16);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.instanceMatrix.array.set(matrices);
    if (this.stride === 0) return;
    this.values = new InstancedInterleavedBuffer(new Float32Array(this.capacity * this.stride), this.stride);
    this.values.setUsage(DynamicDrawUsage);
    this.values.array.set(values);
    let offset = 0;
    for (const [name, size] of this.channels) {
      this.geometry.setAttribute(name, new InterleavedBufferAttribute(this.values, size, offset));
      offset += size;
    }
  }
}
