/** Points, outlines and courses as files have them, in centimetres. */
import type { Point } from '../../engine/geometry';
import type { Course, Outline } from '../../engine/scenario';
import type { Written } from './yaml';

export const writtenPoint = ({ x, y }: Point): Written => [x, y];

export function writtenOutline(outline: Outline): Written {
  switch (outline.shape) {
    case 'polygon':
      return { polygon: outline.points.map(writtenPoint) };
    case 'smooth':
      return { smooth: outline.points.map(writtenPoint) };
    case 'ellipse':
      return { ellipse: { at: writtenPoint(outline.at), radii: outline.radii, turn: outline.turn || undefined } };
    case 'rectangle':
      return { rectangle: { at: writtenPoint(outline.at), size: outline.size, turn: outline.turn || undefined } };
  }
}

export function writtenCourse({ points, smooth }: Course): Written {
  const list = points.map(writtenPoint);
  return smooth ? { smooth: list } : list;
}
