import {
  addHills,
  hillsIn,
  hillsWithin,
  laidRegion,
  outlinedFeatures,
  rasterOf,
  withHills,
  type FoundHill,
  type HeightRegion,
  type Raster,
} from '../../../editing/heights';
import type { Bounds, Point } from '../../../engine/geometry';
import type { Id, Scenario } from '../../../engine/scenario';
import type { Editing } from '../editing.svelte';

/** Dots of the longer side that heights are read from: finer than any hill of a table. */
const SIDE = 160;
/** No picture has more to tell by its file, bytes. */
const LARGEST = 60e6;

/** No part of a table is narrower, cm. */
const NARROWEST = 5;
/** Two places along an edge in their order, on the table and not too near to one another, to a millimetre. */
function pairOf(one: number, other: number, size: number): readonly [number, number] {
  const onTable = (at: number): number => Math.round(Math.max(0, Math.min(size, at)) * 10) / 10;
  const low = Math.min(onTable(Math.min(one, other)), size - NARROWEST);
  return [low, Math.max(low + NARROWEST, onTable(Math.max(one, other)))];
}

/** The picture that heights are taken from, what is chosen of it, and the hills that makes. */
export class Heights {
  name = $state<string | null>(null);
  fault = $state<string | null>(null);
  isBusy = $state(false);
  lines = $state(3);
  /** Percent of the greys. */
  low = $state(35);
  high = $state(80);
  /** Cm. */
  step = $state(2);
  /** Cm². */
  smallest = $state(150);
  smoothing = $state(3);
  slope = $state<'gentle' | 'steep'>('gentle');
  inverted = $state(false);
  replaces = $state(false);
  /** Where on the table the picture lies. */
  region = $state.raw<HeightRegion>({ over: 'table' });
  #dots = $state.raw<ImageData | null>(null);
  readonly #raster: Raster | null = $derived.by(() => (this.#dots ? rasterOf(this.#dots, this.inverted) : null));
  readonly hills: readonly FoundHill[] = $derived.by(() => {
    const { scenario } = this.editing;
    if (!this.#raster || !scenario) return [];
    const { place, isIn } = laidRegion(scenario, this.region);
    const [low, high] = [this.low / 100, Math.max(this.low, this.high) / 100];
    const { lines, step, smoothing, smallest } = this;
    return hillsIn(this.#raster, { low, high, lines, step, smoothing, smallest }, place, isIn);
  });
  /** The scenario with these hills; null while there is none. */
  readonly preview: Scenario | null = $derived.by(() => {
    const { scenario } = this.editing;
    return scenario && this.#raster ? withHills(scenario, this.hills, this.slope, this.#gone) : null;
  });

  /** The rectangle about the region; null without a scenario. */
  readonly bounds: Bounds | null = $derived.by(() => {
    const { scenario } = this.editing;
    return scenario && laidRegion(scenario, this.region).bounds;
  });
  readonly #gone: readonly Id[] = $derived.by(() => {
    const { scenario } = this.editing;
    return scenario && this.replaces ? hillsWithin(scenario, laidRegion(scenario, this.region)) : [];
  });

  /** Begins within what alone is selected, where that has an outline. */
  constructor(readonly editing: Editing) {
    const { scenario, selection } = editing;
    const [only, ...others] = selection;
    if (scenario && only !== undefined && others.length === 0 && outlinedFeatures(scenario).includes(only))
      this.region = { over: 'feature', id: only };
  }

  /** Lays it over the rectangle between two corners, cm, as much of it as lies on the table. */
  layBetween(one: Point, other: Point): void {
    const { scenario } = this.editing;
    if (!scenario) return;
    const { width, depth } = scenario.table;
    const [west, east] = pairOf(one.x, other.x, width);
    const [south, north] = pairOf(one.y, other.y, depth);
    this.region = { over: 'rectangle', bounds: { minX: west, minY: south, maxX: east, maxY: north } };
  }

  async take(file: Blob & { readonly name?: string }): Promise<void> {
    this.isBusy = true;
    this.fault = null;
    try {
      if (file.size > LARGEST) throw new Error('too large');
      const picture = await createImageBitmap(file, { resizeWidth: SIDE, resizeQuality: 'high' });
      const height = Math.max(1, Math.min(SIDE * 2, picture.height));
      const context = new OffscreenCanvas(SIDE, height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.drawImage(picture, 0, 0, SIDE, height);
      picture.close();
      this.#dots = context.getImageData(0, 0, SIDE, height);
      this.name = file.name ?? 'picture';
    } catch {
      this.fault = `“${file.name ?? 'This'}” cannot be read as a picture. Choose a PNG, JPEG or WebP.`;
    } finally {
      this.isBusy = false;
    }
  }

  /** Makes the hills, as one step. True when they were made. */
  raise(): boolean {
    return this.editing.attempt((draft) => addHills(draft, this.hills, this.slope, this.#gone));
  }
}
