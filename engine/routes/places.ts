import { distance, type Point } from '../geometry';
import type { RouteFormation } from './marcher';

/** Places by number, those near each other found by square, and marches that lead farther or along roads. */
export class RoutePlaces {
  private readonly points: Point[] = [];
  /** The one formation a place is for; null for both. */
  private readonly only: (RouteFormation | null)[] = [];
  private readonly squares = new Map<number, number[]>();
  private readonly linked = new Map<number, number[]>();
  private readonly roads = new Map<number, number[]>();
  private readonly ways: (readonly number[] | undefined)[] = [];

  constructor(
    private readonly side: number,
    private readonly beneath: RoutePlaces | null = null,
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

  add(point: Point, only: RouteFormation | null = null): number {
    const place = this.count;
    this.points.push(point);
    this.only.push(only);
    const square = this.squareOf(point.x, point.y);
    const there = this.squares.get(square);
    if (there) there.push(place);
    else this.squares.set(square, [place]);
    return place;
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

  /** Adds to a list every place that may be gone to straight from this one: those near, and those it is linked to. */
  from(place: number, formation: RouteFormation, into: number[]): void {
    const { beneath } = this;
    if (beneath && place < this.start) into.push(...beneath.waysFrom(place, formation));
    else beneath?.around(this.point(place), formation, into);
    this.around(this.point(place), formation, into);
    const linked = this.linked.get(place);
    if (linked) into.push(...linked);
  }

  /** The same of a layer that nothing is added to any more, remembered. */
  private waysFrom(place: number, formation: RouteFormation): readonly number[] {
    const key = place * 2 + formation;
    const known = this.ways[key];
    if (known) return known;
    const ways: number[] = [];
    this.from(place, formation, ways);
    this.ways[key] = ways;
    return ways;
  }

  private around(at: Point, formation: RouteFormation, into: number[]): void {
    const { start, side } = this;
    for (let i = -1; i <= 1; i += 1)
      for (let j = -1; j <= 1; j += 1) {
        const there = this.squares.get(this.squareOf(at.x + i * side, at.y + j * side));
        if (!there) continue;
        for (const place of there) {
          const point = this.points[place - start];
          const only = this.only[place - start] ?? formation;
          if (point && only === formation && distance(point, at) <= side) into.push(place);
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
