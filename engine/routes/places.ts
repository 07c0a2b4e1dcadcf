import { distance, type Point } from '../geometry';
import type { Pair } from './pairs';

/** Places by number, those near each other found by square, and marches that lead farther or along roads. */
export class Places {
  readonly points: Point[] = [];
  private readonly squares = new Map<number, number[]>();
  private readonly linked = new Map<number, number[]>();
  private readonly roads = new Map<number, number[]>();

  constructor(
    private readonly side: number,
    private readonly beneath: Places | null = null,
  ) {}

  get count(): number {
    return this.start + this.points.length;
  }
  private get start(): number {
    return this.beneath?.count ?? 0;
  }

  point(place: number): Point {
    const point = place < this.start ? this.beneath?.point(place) : this.points[place - this.start];
    if (!point) throw new Error(`there is no place ${place}`);
    return point;
  }

  add(point: Point): number {
    const place = this.count;
    this.points.push(point);
    const square = this.squareOf(point.x, point.y);
    const there = this.squares.get(square);
    if (there) there.push(place);
    else this.squares.set(square, [place]);
    return place;
  }

  /** Adds both ends of a march. */
  addPair([a, b]: Pair): void {
    this.link(this.add(a), this.add(b));
  }

  link(a: number, b: number): void {
    note(this.linked, a, b);
    note(this.linked, b, a);
  }

  /** Adds a march along a road. */
  linkByRoad(a: number, b: number): void {
    if (a === b) return;
    note(this.roads, a, b);
    note(this.roads, b, a);
  }

  roadsFrom(place: number): readonly number[] {
    const below = this.beneath?.roadsFrom(place) ?? NONE;
    const here = this.roads.get(place);
    return here ? [...below, ...here] : below;
  }

  /** Every place that may be gone to straight from this one: those near, and those it is linked to. */
  from(place: number, into: number[]): void {
    this.around(this.point(place), into);
    this.links(place, into);
  }

  private links(place: number, into: number[]): void {
    this.beneath?.links(place, into);
    const linked = this.linked.get(place);
    if (linked) into.push(...linked);
  }

  private around(at: Point, into: number[]): void {
    this.beneath?.around(at, into);
    for (let i = -1; i <= 1; i += 1)
      for (let j = -1; j <= 1; j += 1) {
        const there = this.squares.get(this.squareOf(at.x + i * this.side, at.y + j * this.side));
        if (!there) continue;
        for (const place of there) {
          const point = this.points[place - this.start];
          if (point && distance(point, at) <= this.side) into.push(place);
        }
      }
  }

  private squareOf(x: number, y: number): number {
    return (Math.floor(x / this.side) + 512) * 4096 + Math.floor(y / this.side) + 512;
  }
}

const NONE: readonly number[] = [];

function note(map: Map<number, number[]>, key: number, value: number): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
