import type { Bounds } from '../../engine/geometry';
import type { ModelPicture } from '../battle/model-picture';
import type { Camera } from '../ui';

/** How the table is looked at, whether as the plan or as the 3D table. */
export interface TableView {
  frame(): void;
  /** Above 1 comes nearer. */
  zoom(factor: number): void;
  pan(dx: number, dy: number): void;
  /** Shows this part of the table closely, cm. */
  show(bounds: Bounds): void;
  /** Brings this part of the table into sight where it is not. */
  reveal(bounds: Bounds): void;
}

/** Closer than this nothing is shown, cm. */
const LEAST = 30;

export const planView = (camera: Camera): TableView => ({
  frame: () => camera.frame(),
  zoom: (factor) => camera.zoom(factor),
  pan: (dx, dy) => camera.pan(dx, dy),
  show({ minX, maxX, minY, maxY }) {
    const width = Math.max(LEAST, maxX - minX);
    const height = Math.max(LEAST, maxY - minY);
    camera.show({ x: (minX + maxX - width) / 2, y: (-minY - maxY - height) / 2, width, height });
  },
  reveal: ({ minX, maxX, minY, maxY }) => camera.reveal({ x: minX, y: -maxY, width: maxX - minX, height: maxY - minY }),
});

export const modelView = (model: ModelPicture): TableView => ({
  frame: () => model.frame(),
  zoom: (factor) => model.zoom(factor),
  pan: (dx, dy) => model.pan(dx, dy),
  show: (bounds) => model.show(bounds),
  reveal(bounds) {
    if (!model.isInSight(bounds)) model.show(bounds);
  },
});
