/** What may be chosen of pictures and films, of whatever they show. */
import type { ShotSize } from './table-shots';

export const SIZES = [
  { value: '640x360', label: '640 × 360' },
  { value: '1280x720', label: '1280 × 720' },
  { value: '1920x1080', label: '1920 × 1080' },
  { value: '3840x2160', label: '3840 × 2160 (4K)' },
];
export const USUAL_SIZE = '1920x1080';

export function sizeOf(value: string): ShotSize {
  const [width = 1280, height = 720] = value.split('x').map(Number);
  return { width, height };
}

export const FORMATS = [
  { value: 'webm', label: 'WebM', title: 'For browsers' },
  { value: 'mp4', label: 'MP4', title: 'For most players and for sending' },
] as const;

/** Pictures a second. */
export const RATE = 25;
