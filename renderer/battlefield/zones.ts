import { CanvasTexture, LinearFilter, SRGBColorSpace } from 'three';
import type { Point } from '../../engine/geometry';

/** An area shown on the ground: an arc of fire, a reach, a deployment zone. */
export interface DrapedZone {
  readonly id: string;
  readonly title: string;
  readonly outline: readonly Point[];
  /** Only its edge is of interest: the ground in it is hardly tinted. */
  readonly faint?: boolean;
}
/** A way gone over the ground, from its start on. */
export interface DrapedTrail {
  readonly points: readonly Point[];
  readonly side: 1 | 2;
  readonly gait: 'march' | 'charge' | 'flight';
  readonly fresh: boolean;
  readonly headed: boolean;
}

type Brush = CanvasRenderingContext2D;

const PER_CM = 5;
/** Fill and edge by number; none is a side's colour. */
const TINTS = ['242, 185, 44', '240, 232, 208', '120, 170, 120', '196, 150, 200'];
/** Light tints of both sides: as chalk on the cloth. */
const CHALK = { 1: '166, 196, 236', 2: '244, 180, 148' } as const;
/** Width of the line and its dashes, cm. */
const GAITS = {
  march: { width: 0.7, dash: [2.6, 1.8] },
  charge: { width: 1.1, dash: [] },
  flight: { width: 0.9, dash: [0.9, 1.5] },
} as const;

/** Cloth painted with zones and trails and laid over the ground by its shader, so that it follows every fold. */
export class Drape {
  private canvas: HTMLCanvasElement | null = null;
  private texture: CanvasTexture | null = null;
  private zones: readonly DrapedZone[] = [];
  private trails: readonly DrapedTrail[] = [];

  constructor(
    private readonly width: number,
    private readonly depth: number,
  ) {}

  /** Paints other zones; null when nothing is on the cloth. */
  layZones(zones: readonly DrapedZone[]): CanvasTexture | null {
    this.zones = zones;
    return this.paint();
  }

  /** Paints other trails; null when nothing is on the cloth. */
  layTrails(trails: readonly DrapedTrail[]): CanvasTexture | null {
    this.trails = trails;
    return this.paint();
  }

  dispose(): void {
    this.texture?.dispose();
    this.texture = null;
    this.canvas = null;
  }

  private paint(): CanvasTexture | null {
    if (this.zones.length + this.trails.length === 0) return null;
    const scale = Math.min(PER_CM, 2048 / Math.max(this.width, this.depth));
    const canvas = (this.canvas ??= this.weave(scale));
    const brush = canvas.getContext('2d');
    if (!brush) return null;
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, canvas.width, canvas.height);
    brush.setTransform(scale, 0, 0, -scale, 0, this.depth * scale);
    brush.lineJoin = brush.lineCap = 'round';
    this.zones.forEach((zone, number) => paintZone(brush, zone, TINTS[number % TINTS.length] ?? '255, 255, 255'));
    for (const trail of this.trails) paintTrail(brush, trail);
    const texture = (this.texture ??= textureOf(canvas));
    texture.needsUpdate = true;
    return texture;
  }

  private weave(scale: number): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(this.width * scale);
    canvas.height = Math.round(this.depth * scale);
    return canvas;
  }
}

function textureOf(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.premultiplyAlpha = true;
  texture.generateMipmaps = false;
  texture.minFilter = LinearFilter;
  return texture;
}

function paintZone(brush: Brush, zone: DrapedZone, tint: string): void {
  brush.beginPath();
  for (const { x, y } of zone.outline) brush.lineTo(x, y);
  brush.closePath();
  brush.fillStyle = `rgba(${tint}, ${zone.faint ? 0.13 : 0.34})`;
  brush.fill();
  brush.lineWidth = 0.45;
  brush.strokeStyle = `rgba(${tint}, 0.9)`;
  brush.stroke();
}

/** A chalk line with a head where it ends; what is over fades. */
function paintTrail(brush: Brush, { points, side, gait, fresh, headed }: DrapedTrail): void {
  const { width, dash } = GAITS[gait];
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return;
  brush.strokeStyle = brush.fillStyle = `rgba(${CHALK[side]}, ${fresh ? 0.92 : 0.5})`;
  brush.lineWidth = width;
  brush.setLineDash([...dash]);
  brush.beginPath();
  for (const { x, y } of points) brush.lineTo(x, y);
  brush.stroke();
  brush.setLineDash([]);
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  if (!headed || length === 0) return;
  const [ahead, sideways] = [{ x: (end.x - before.x) / length, y: (end.y - before.y) / length }, width * 1.7];
  brush.beginPath();
  brush.moveTo(end.x + ahead.x * sideways * 1.8, end.y + ahead.y * sideways * 1.8);
  brush.lineTo(end.x - ahead.y * sideways, end.y + ahead.x * sideways);
  brush.lineTo(end.x + ahead.y * sideways, end.y - ahead.x * sideways);
  brush.fill();
}
