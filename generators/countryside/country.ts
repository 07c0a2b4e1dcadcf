import type { Scale } from '../../engine/scenario';
import type { Chance } from '../army/chance';
import type { Sketch } from './sketch';

/** What everything is drawn with: lengths are those of 28mm times `factor`. */
export interface Country {
  readonly sketch: Sketch;
  readonly chance: Chance;
  readonly factor: number;
  readonly scale: Scale;
}
