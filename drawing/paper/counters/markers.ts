/** Markers: counters, states, orders, objectives and smoke. */
import type { Id } from '../../../engine/battle';
import type { Scenario } from '../../../engine/scenario';
import { facingOf, type Point } from '../../../engine/geometry';
import { jitter } from '../../map/jitter';
import type { Shape, Stroke } from '../../map/scene';
import { drawing, bend, oval, point, rectangle } from '../../map/strokes';
import { packed, type PackingArea } from '../packing';
import type { Style } from '../../map/inks';
import { badge } from './badges';
import { BLACK, brushOf, lighter, type Brush } from './brush';
import { cutLine, inRows, type Cutout, type CutoutGroup } from './cutouts';
import { headed } from './headings';
import type { CounterData, StatusMark } from './counter-options';
import { stacked, wordsAt } from './fitted-words';

const PARCHMENT = '#f1e6c8';
const BLOOD = '#a5261c';
const BRASS = '#d8b65c';
const FIELD = '#7f955a';

/** One marker of each state for so many units. */
const UNITS_TO_A_MARKER = 3;
/** Puffs of smoke: of these as many as take no sheet of their own; else as many as take no more than one. */
const PUFFS = [24, 16, 12, 8, 4] as const;
const BILLOWS = 9;

export function markersOf(scenario: Scenario, data: CounterData, style: Style, area: PackingArea): CutoutGroup[] {
  const { width } = area;
  const units = Object.keys(data.bases).length;
  const commands = scenario.armies.reduce(
    (sum, { brigades, independents }) => sum + brigades.length + independents.length,
    0,
  );
  const copies = Math.max(2, Math.ceil(units / UNITS_TO_A_MARKER));
  const { gauge } = data;
  const most = gauge?.most ?? 0;
  const brush = brushOf(style, 0.014);
  const side = Math.max(1.2, Math.min(1.8, data.footBase * 0.45));
  const levels = Array.from({ length: most }, (_, index) => index + 1);
  const times = (count: number, cutout: (copy: number) => Cutout): Cutout[] =>
    Array.from({ length: count }, (_, copy) => cutout(copy + 1));
  const markers = [
    group(
      gauge?.title ?? '',
      width,
      levels.flatMap((level) =>
        times(copies, (copy) => gaugeMarker(level, copy, { most, side, id: gauge?.id ?? '' }, brush)),
      ),
    ),
    group(
      'States',
      width,
      data.marks.flatMap((mark) => times(copies, (copy) => stateMarker(mark, copy, side, brush))),
    ),
    group(
      'Command this turn',
      width,
      (data.aids?.orders ?? []).flatMap(({ title }) =>
        times(Math.max(1, Math.ceil(commands / 2)), (copy) => orderMarker(title, copy, side, brush)),
      ),
    ),
    group(
      'Objectives',
      width,
      scenario.objectives.map(({ id, name, points }) => objectiveMarker(id, name, points, side * 2, brush)),
    ),
  ];
  const smoke = PUFFS.map((count) =>
    group(
      'Smoke',
      width,
      times(count, (copy) => puff(copy, data.footBase, brush)),
    ),
  );
  const sheets = packed(markers, area).length;
  const taking = (more: number): CutoutGroup | undefined =>
    smoke.find((some) => packed([...markers, some], area).length === sheets + more);
  const puffs = taking(0) ?? taking(1);
  return [...markers, ...(puffs ? [puffs] : [])];
}

const group = (title: string, width: number, cutouts: readonly Cutout[]): CutoutGroup =>
  headed(title, width, inRows(title, cutouts, width));

/** The same on both faces, so that it may lie either way. */
const marker = (id: string, width: number, height: number, drawn: readonly Shape[]): Cutout => {
  const face = [...drawn, cutLine(width, height)];
  return { id, width, height, front: face, back: face, marked: true };
};

/** Balls as on a die, more and redder as the unit suffers. */
function gaugeMarker(
  level: number,
  copy: number,
  { id, most, side }: { readonly id: Id; readonly most: number; readonly side: number },
  brush: Brush,
): Cutout {
  const share = most > 1 ? (level - 1) / (most - 1) : 1;
  const last = share >= 1;
  const ground = last ? BLOOD : lighter(BLOOD, 0.82 - share * 0.6);
  const colour = brush.on(ground);
  const balls = Array.from({ length: level }, (_, index) =>
    oval(point(side * (0.5 + (index - (level - 1) / 2) * 0.16), side * 0.16), side * 0.055, side * 0.055),
  );
  const ring = [oval(point(side / 2, side * 0.58), side * 0.33, side * 0.33)];
  // Where there are lines only, the last hit is told by a black disc.
  const [disc, number] = brush.style === 'line' && last ? [{ fill: BLACK }, '#ffffff'] : [{}, colour];
  return marker(`${id} ${level} ${copy}`, side, side, [
    ...brush.paint([rectangle(0, 0, side, side)], 'tone', ground),
    drawing(ring, { ...disc, stroke: colour, width: side * 0.025 }),
    ...wordsAt(String(level), side / 2, side * 0.59, {
      role: 'sans strong',
      colour: number,
      size: side * 0.48,
      width: side,
    }),
    drawing(balls, { fill: colour }),
  ]);
}

function stateMarker(mark: StatusMark, copy: number, side: number, brush: Brush): Cutout {
  return marker(`${mark.id} ${copy}`, side, side, [
    ...brush.paint([rectangle(0, 0, side, side)], 'ground', PARCHMENT),
    ...badge(mark.shows, side / 2, side * 0.6, side * 0.3, brushOf(brush.style, side * 0.018)),
    ...wordsAt(mark.title, side / 2, side * 0.13, {
      role: 'italic',
      colour: BLACK,
      size: side * 0.17,
      width: side * 0.92,
    }),
  ]);
}

function orderMarker(title: string, copy: number, side: number, brush: Brush): Cutout {
  const [width, height] = [side * 1.7, side * 0.62];
  return marker(`order ${title} ${copy}`, width, height, [
    ...brush.paint([rectangle(0, 0, width, height)], 'ground', BRASS),
    drawing([rectangle(0.07, 0.07, width - 0.07, height - 0.07)], { stroke: BLACK, width: 0.018 }),
    ...wordsAt(title, width / 2, height / 2, {
      role: 'capitals',
      colour: BLACK,
      size: height * 0.48,
      width: width - 0.3,
    }),
  ]);
}

function objectiveMarker(id: string, name: string, points: number, side: number, brush: Brush): Cutout {
  const middle = point(side / 2, side / 2);
  return marker(`objective ${id}`, side, side, [
    ...brush.paint([oval(middle, side * 0.49, side * 0.49)], 'ground', FIELD),
    ...brush.paint([oval(middle, side * 0.43, side * 0.43)], 'ground', PARCHMENT),
    drawing([oval(middle, side * 0.49, side * 0.49), oval(middle, side * 0.43, side * 0.43)], {
      stroke: BLACK,
      width: 0.02,
    }),
    ...stacked(
      [
        { text: name, size: side * 0.12, colour: BLACK, role: 'italic' },
        { text: String(points), size: side * 0.28, colour: BLACK, role: 'sans strong' },
        { text: points === 1 ? 'point' : 'points', size: side * 0.09, colour: BLACK, role: 'italic' },
      ],
      { x: side / 2, y: side / 2, width: side * 0.62, height: side * 0.7 },
    ),
  ]);
}

/** A cloud of powder smoke, to be cut along its edge. */
function puff(copy: number, footBase: number, brush: Brush): Cutout {
  const [width, height] = [footBase * 1.1, footBase * 0.8];
  const cloud = (share: number, shift: number): Stroke => {
    const at = (angle: number, reach: number): Point => {
      const { x, y } = facingOf(angle);
      const [right, up] = [(x * share * reach + 2 * shift + 1) / 2, (y * share * reach + 2 * shift + 1) / 2];
      return point(width * right, height * up);
    };
    const billow = 360 / BILLOWS;
    const steps = Array.from({ length: BILLOWS }, (_, index) => {
      const angle = index * billow;
      const out = 0.99 + 0.07 * jitter(index, copy, 3);
      return bend(at(angle + billow * 0.08, out), at(angle + billow * 0.92, out), at(angle + billow, 0.8));
    });
    return { from: at(0, 0.8), steps, closed: true };
  };
  const edge = cloud(1, 0);
  const face: Shape[] = [
    ...brush.paint([edge], 'ground', '#dedad0'),
    ...brush.paint([cloud(0.72, -0.03)], 'ground', '#ece9e1'),
    ...brush.paint([cloud(0.42, 0.05)], 'ground', '#f8f6f1'),
    ...brush.paint([cloud(0.72, -0.03), cloud(0.42, 0.05)], 'pen', '#8d8778', 0.014),
    drawing([edge], { stroke: BLACK, width: 0.018 }),
  ];
  return { id: `smoke ${copy}`, width, height, front: face, back: null, marked: false };
}
