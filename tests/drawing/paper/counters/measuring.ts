/** Where shapes of a sheet come to lie, in cm of paper. */
import { along, type Point } from '../../../../engine/geometry';
import { widthOf } from '../../../../drawing/map/lettering';
import type { Frame, Shape } from '../../../../drawing/map';
import type { Sheet } from '../../../../drawing/paper';

type Placement = (at: Point) => Point;
export interface Found {
  readonly tags: Readonly<Record<string, string>>;
  readonly bounds: Frame;
  /** It lies a quarter turned on its sheet. */
  readonly turned: boolean;
}
const NONE: Frame = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
const both = (a: Frame, b: Frame): Frame => ({
  west: Math.min(a.west, b.west),
  south: Math.min(a.south, b.south),
  east: Math.max(a.east, b.east),
  north: Math.max(a.north, b.north),
});
const around = (points: readonly Point[]): Frame =>
  points.reduce((frame, { x, y }) => both(frame, { west: x, south: y, east: x, north: y }), NONE);
const cornersOf = ({ west, south, east, north }: Frame): Point[] => [
  { x: west, y: south },
  { x: east, y: south },
  { x: east, y: north },
  { x: west, y: north },
];
const placeIn = (shape: Shape, place: Placement): Placement => {
  if (shape.kind !== 'group' || !shape.frame) return place;
  const { frame } = shape;
  return (at) => place(along(frame, at.y, at.x));
};

/** The room all the ink of a shape takes; of a window its clip. */
export function boundsOf(shape: Shape, place: Placement = (at) => at): Frame {
  switch (shape.kind) {
    case 'drawing':
      return around(
        shape.strokes.flatMap(({ from, steps }) =>
          [from, ...steps.map((step) => ('to' in step ? step.to : step))].map(place),
        ),
      );
    case 'disc':
      return around(
        cornersOf({
          west: shape.at.x - shape.radius,
          south: shape.at.y - shape.radius,
          east: shape.at.x + shape.radius,
          north: shape.at.y + shape.radius,
        }).map(place),
      );
    case 'words': {
      const [half, high] = [widthOf(shape.lettering) / 2, shape.lettering.size * 0.4];
      const { x, y } = shape.place.at;
      return around(cornersOf({ west: x - half, south: y - high, east: x + half, north: y + high }).map(place));
    }
    case 'flowing words':
      return around(shape.letters.map(({ at }) => place(at)));
    case 'group':
      return shape.shapes.reduce((frame, inner) => both(frame, boundsOf(inner, placeIn(shape, place))), NONE);
    case 'window':
      if (!shape.clip) throw new Error('a window without a clip');
      return around(cornersOf(shape.clip).map(place));
  }
}

/** Groups with a tag, wherever they are nested, and the room of their cut windows when they have one, else of all they hold. */
export function tagged(sheet: Sheet, tag: string): Found[] {
  const found: Found[] = [];
  const look = (shape: Shape, place: Placement): void => {
    if (shape.kind !== 'group') return;
    const inner = placeIn(shape, place);
    if (tag in shape.tags) {
      const window = shape.shapes.find(({ kind }) => kind === 'window');
      const [foot, ahead] = [inner({ x: 0, y: 0 }), inner({ x: 0, y: 1 })];
      const turned = Math.abs(ahead.x - foot.x) > 0.5;
      found.push({ tags: shape.tags, bounds: window ? boundsOf(window, inner) : boundsOf(shape, place), turned });
    }
    for (const one of shape.shapes) look(one, inner);
  };
  for (const { shapes } of sheet.layers) for (const shape of shapes) look(shape, (at) => at);
  return found;
}
const sizeOfFrame = ({ west, south, east, north }: Frame): readonly [number, number] => [east - west, north - south];
/** Width and height of something found, as it is when it is not turned. */
export function ownSize({ bounds, turned }: Found): readonly [number, number] {
  const [width, height] = sizeOfFrame(bounds);
  return turned ? [height, width] : [width, height];
}
