/** The whole table at once: mirrored, turned by quarters, made larger or smaller at an edge. */
import type { Point } from '../../engine/geometry';
import type { Cm, Scenario } from '../../engine/scenario';
import { isList } from '../../engine/scenario/edits';
import type { KeyPath, Plain } from '../../engine/scenario/edits';
import type { Change } from '../change';
import type { Draft, Refused } from '../draft';
import { thingsOf, type Things } from '../things';
import { TextEdits, writePlaces } from '../rewriting';
import { pictureBy, writePictureAs } from '../tracing';
import { carried, headingBy, ontoEdges, planeOf, pointBy } from '../transform';
import type { Transformation } from '../transform';
import { withCoursesCarriedOn, type MovedEdge } from './carried-on';

const everything = ({ terrain, labels = [], entryPoints = [], armies, objectives }: Scenario): readonly string[] => [
  ...entryPoints.map(({ id }) => id),
  ...labels.map(({ id }) => id),
  ...terrain.map(({ id }) => id),
  ...armies.map(({ id }) => id),
  ...objectives.map(({ id }) => id),
];

export type WholeTable =
  | { readonly do: 'mirror'; readonly exchanging: 'west and east' | 'south and north' }
  | { readonly do: 'turn'; readonly quarters: 1 | 2 | 3 }
  | Resize;
/** Cm added at an edge, taken away when negative. */
interface Resize {
  readonly do: 'resize';
  readonly edge: 'west' | 'east' | 'south' | 'north';
  readonly by: Cm;
}

const WORDS: Readonly<Record<WholeTable['do'], string>> = {
  mirror: 'Mirror the table',
  turn: 'Turn the table',
  resize: 'Resize the table',
};
/** Least and greatest a table may be, cm, as the format has it. */
const LEAST = 30;
const GREATEST = 2000;

export function changeTable(draft: Draft, asked: WholeTable): Change | Refused {
  const { scenario } = draft;
  const { width, depth } = scenario.table;
  const size = sizeAfter(scenario, asked);
  if (Math.min(...size) < LEAST || Math.max(...size) > GREATEST)
    return { refused: 'A table cannot be so small or so large.' };
  const steps = stepsFor(asked, width, depth);
  const laid = steps.reduce((now, step) => carried(now, everything(now), step), scenario);
  const [wide, deep] = size;
  const resized = { ...laid, table: { ...laid.table, width: wide, depth: deep } };
  const after = asked.do === 'resize' ? atTheEdge(resized, asked, thingsOf(scenario, everything(scenario))) : resized;
  const text = new TextEdits(draft.values);
  if (size[0] !== width || size[1] !== depth) text.pair(['table', 'size'], size, 2);
  writePlaces(text, draft, after);
  writeLots(text, steps);
  writePicture(text, scenario, steps, size[0]);
  return text.edits.length === 0 ? { refused: 'Nothing would change.' } : { does: WORDS[asked.do], edits: text.edits };
}

/** Where an edge moves away from courses that left the table there, and from those who come on, they go with it. */
function atTheEdge(resized: Scenario, { edge, by }: Resize, all: Things): Scenario {
  const { width, depth } = resized.table;
  const edges: Readonly<Record<Resize['edge'], Omit<MovedEdge, 'by'>>> = {
    west: { at: { x: by, y: 0 }, out: { x: -1, y: 0 } },
    east: { at: { x: width - by, y: 0 }, out: { x: 1, y: 0 } },
    south: { at: { x: 0, y: by }, out: { x: 0, y: -1 } },
    north: { at: { x: 0, y: depth - by }, out: { x: 0, y: 1 } },
  };
  return ontoEdges(by > 0 ? withCoursesCarriedOn(resized, { ...edges[edge], by }) : resized, all);
}

function sizeAfter({ table: { width, depth } }: Scenario, asked: WholeTable): readonly [Cm, Cm] {
  if (asked.do === 'turn') return asked.quarters === 2 ? [width, depth] : [depth, width];
  if (asked.do === 'mirror') return [width, depth];
  return asked.edge === 'west' || asked.edge === 'east' ? [width + asked.by, depth] : [width, depth + asked.by];
}

function stepsFor(asked: WholeTable, width: Cm, depth: Cm): readonly Transformation[] {
  const about: Point = { x: width / 2, y: depth / 2 };
  switch (asked.do) {
    case 'mirror':
      return [{ do: 'mirror', about, heading: asked.exchanging === 'west and east' ? 0 : 90 }];
    case 'turn': {
      const turned: Transformation = { do: 'rotate', about, degrees: 90 * asked.quarters };
      const by = { x: (depth - width) / 2, y: (width - depth) / 2 };
      return asked.quarters === 2 ? [turned] : [turned, { do: 'move', by }];
    }
    case 'resize': {
      // Only at the west and the south does everything move, for places count from that corner.
      const by = { x: asked.edge === 'west' ? asked.by : 0, y: asked.edge === 'south' ? asked.by : 0 };
      return by.x === 0 && by.y === 0 ? [] : [{ do: 'move', by }];
    }
  }
}

/** Places that a die decides between. */
function writeLots(text: TextEdits, steps: readonly Transformation[]): void {
  const planes = steps.map(planeOf);
  const listAt = (path: KeyPath): readonly Plain[] => {
    const list = text.at(path);
    return isList(list) ? list : [];
  };
  for (const rule of listAt(['special']).keys())
    for (const place of listAt(['special', rule, 'lots', 'places']).keys()) {
      const path = ['special', rule, 'lots', 'places', place];
      const [x, y] = [text.cm([...path, 'at', 0]), text.cm([...path, 'at', 1])];
      const heading = text.at([...path, 'heading']);
      if (x !== null && y !== null)
        text.point(
          [...path, 'at'],
          planes.reduce((at: Point, plane) => pointBy(plane, at), { x, y }),
        );
      if (typeof heading === 'number')
        text.heading(
          [...path, 'heading'],
          planes.reduce((direction, plane) => headingBy(plane, direction), heading),
        );
    }
}

/** A picture to trace goes with the terrain, also one that was as wide as the table without saying so. */
function writePicture(
  text: TextEdits,
  { table: { picture } }: Scenario,
  steps: readonly Transformation[],
  widthNow: Cm,
): void {
  if (!picture) return;
  const saysWidth = text.has(['table', 'picture', 'width']);
  writePictureAs(text, { ...picture, width: saysWidth ? picture.width : widthNow }, steps.reduce(pictureBy, picture));
}
