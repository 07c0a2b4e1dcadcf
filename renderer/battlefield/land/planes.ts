import type { Point } from '../../../engine/geometry';
import { boundsOf, closed, distanceToStretch, eachStretch, isInside } from './shapes';

/** One number for every node of a lattice over the table, read between nodes. Row 0 lies in the south. */
export class TableLattice {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;

  constructor(
    readonly width: number,
    readonly depth: number,
    readonly step: number,
    fill = 0,
  ) {
    this.columns = Math.ceil(width / step) + 2;
    this.rows = Math.ceil(depth / step) + 2;
    this.values = new Float32Array(this.columns * this.rows).fill(fill);
  }

  /** The value at a place on the table in cm; places outside read the edge. */
  at(x: number, y: number): number {
    const column = Math.min(this.columns - 1.001, Math.max(0, x / this.step));
    const row = Math.min(this.rows - 1.001, Math.max(0, y / this.step));
    const left = column | 0;
    const low = row | 0;
    const u = column - left;
    const v = row - low;
    const node = low * this.columns + left;
    const values = this.values;
    const south = (values[node] ?? 0) * (1 - u) + (values[node + 1] ?? 0) * u;
    const north = (values[node + this.columns] ?? 0) * (1 - u) + (values[node + this.columns + 1] ?? 0) * u;
    return south + (north - south) * v;
  }

  /** Sets every node from its place. */
  fill(value: (x: number, y: number) => number): this {
    for (let row = 0, node = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++, node++)
        this.values[node] = value(column * this.step, row * this.step);
    return this;
  }

  /** Changes the nodes within `margin` of a rectangle. */
  private within(
    area: { west: number; south: number; east: number; north: number },
    margin: number,
    change: (node: number, x: number, y: number) => void,
  ): void {
    const first = Math.max(0, Math.floor((area.west - margin) / this.step));
    const last = Math.min(this.columns - 1, Math.ceil((area.east + margin) / this.step));
    const low = Math.max(0, Math.floor((area.south - margin) / this.step));
    const high = Math.min(this.rows - 1, Math.ceil((area.north + margin) / this.step));
    for (let row = low; row <= high; row++)
      for (let column = first; column <= last; column++)
        change(row * this.columns + column, column * this.step, row * this.step);
  }

  /** Lowers nodes to their distance from the course less `inset`, as far as `margin` from it. */
  nearCourse(course: readonly Point[], margin: number, inset = 0): this {
    eachStretch(course, (a, b) => {
      this.within(boundsOf([a, b]), margin, (node, x, y) => {
        const distance = distanceToStretch(a, b, x, y) - inset;
        if (distance < (this.values[node] ?? 0)) this.values[node] = distance;
      });
    });
    return this;
  }

  /** Lowers nodes to their distance from a closed outline, negative inside it, as far as `margin` outside. */
  nearOutline(outline: readonly Point[], margin: number): this {
    const edge = new TableLattice(this.width, this.depth, this.step, margin).nearCourse(closed(outline), margin);
    this.within(boundsOf(outline), margin, (node, x, y) => {
      const distance = edge.values[node] ?? margin;
      const signed = isInside(outline, x, y) ? -distance : distance;
      if (signed < (this.values[node] ?? 0)) this.values[node] = signed;
    });
    return this;
  }

  /** Sets the nodes within `margin` of an outline. */
  over(outline: readonly Point[], margin: number, value: (x: number, y: number) => number): this {
    this.within(boundsOf(outline), margin, (node, x, y) => {
      this.values[node] = value(x, y);
    });
    return this;
  }

  /** Changes every node within `margin` of a course once. */
  alongCourse(course: readonly Point[], margin: number, change: (x: number, y: number, was: number) => number): this {
    const seen = new Set<number>();
    eachStretch(course, (a, b) => {
      this.within(boundsOf([a, b]), margin, (node, x, y) => {
        if (seen.has(node) || distanceToStretch(a, b, x, y) > margin) return;
        seen.add(node);
        this.values[node] = change(x, y, this.values[node] ?? 0);
      });
    });
    return this;
  }

  /** Adds a soft disc: `strength` in the middle, nothing at `radius`. */
  addDisc(x: number, y: number, radius: number, strength: number): void {
    this.within({ west: x, east: x, south: y, north: y }, radius, (node, nodeX, nodeY) => {
      const dx = nodeX - x;
      const dy = nodeY - y;
      const left = 1 - (dx * dx + dy * dy) / (radius * radius);
      if (left > 0) this.values[node] = (this.values[node] ?? 0) + strength * left * left;
    });
  }
}
