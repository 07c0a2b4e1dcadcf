import { CanvasTexture, LinearFilter, SRGBColorSpace } from 'three';
import type { Point } from '../../engine/geometry';

/** An area shown on the ground: an arc of fire, a reach, a deployment zone. */
export interface DrapedZone {
  readonly id: string;
  readonly title: string;
  readonly outline: readonly Point[];
}

const PER_CM = 5;
/** Fill and edge by number; none is a side's colour. */
const TINTS = ['242, 185, 44', '240, 232, 208', '120, 170, 120', '196, 150, 200'];

/** Cloth painted with zones and laid over the ground by its shader, so that it follows every fold. */
export class Drape {
  private canvas: HTMLCanvasElement | null = null;
  private texture: CanvasTexture | null = null;

  constructor(
    private readonly width: number,
    private readonly depth: number,
  ) {}

  /** Paints the zones; null when there are none. */
  lay(zones: readonly DrapedZone[]): CanvasTexture | null {
    if (zones.length === 0) return null;
    const scale = Math.min(PER_CM, 2048 / Math.max(this.width, this.depth));
    if (!this.canvas) {
      this.canvas = document.createElement('canvas');
      this.canvas.width = Math.round(this.width * scale);
      this.canvas.height = Math.round(this.depth * scale);
      this.texture = new CanvasTexture(this.canvas);
      this.texture.colorSpace = SRGBColorSpace;
      this.texture.premultiplyAlpha = true;
      this.texture.generateMipmaps = false;
      this.texture.minFilter = LinearFilter;
    }
    const brush = this.canvas.getContext('2d');
    if (!brush || !this.texture) return null;
    brush.clearRect(0, 0, this.canvas.width, this.canvas.height);
    brush.lineJoin = 'round';
    zones.forEach((zone, number) => {
      const tint = TINTS[number % TINTS.length] ?? '255, 255, 255';
      brush.beginPath();
      for (const { x, y } of zone.outline) brush.lineTo(x * scale, (this.depth - y) * scale);
      brush.closePath();
      brush.fillStyle = `rgba(${tint}, 0.34)`;
      brush.fill();
      brush.lineWidth = 0.45 * scale;
      brush.strokeStyle = `rgba(${tint}, 0.9)`;
      brush.stroke();
    });
    this.texture.needsUpdate = true;
    return this.texture;
  }

  dispose(): void {
    this.texture?.dispose();
    this.texture = null;
    this.canvas = null;
  }
}
