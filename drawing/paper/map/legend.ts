/** The legend: a sample of everything the map shows and of nothing else, and the key to its numbers. */
import type { Scenario, UnitType } from '../../../engine/scenario';
import type { Inks } from '../../map/inks';
import { leaderShape } from '../../map/leaders';
import { drawZones } from '../../map/deployment';
import type { Frame, Shape } from '../../map/scene';
import { blockShape } from '../../map/signs';
import { type BlockSign } from '../../map/block-sign';
import { drawing, point, polygon, polyline } from '../../map/strokes';
import type { Signs } from '../../map/troops';
import { inFace, pour, setRow, type ColumnPiece, type Type } from '../text';
import { arrowShape, type DrawnArrival } from './arrivals';
import { gateShape } from './entry-points';
import type { KeyEntry } from './map-names';
import { groundSamples, sampleBlock, sampleWindow, SAMPLE, type Sample } from './samples';

/** What is on the map. */
export interface Shown {
  readonly scenario: Scenario;
  readonly signs: Signs;
  readonly comings: readonly DrawnArrival[];
  readonly zones: boolean;
}

/** Samples of sides, troops, leaders, other signs and ground. */
export function samplesOf({ scenario, signs, comings, zones }: Shown, inks: Inks): Sample[] {
  return [
    ...sideSamples(scenario, signs, inks),
    ...typeSamples(signs, inks),
    ...leaderSamples(signs, inks),
    ...(zones ? zoneSamples(scenario, inks) : []),
    ...(comings[0] ? [arrivalSample(comings[0], inks)] : []),
    ...(scenario.entryPoints?.length ? [gateSample(inks)] : []),
    ...(scenario.objectives.length > 0 ? [flagSample(inks)] : []),
    ...groundSamples(scenario, inks),
  ];
}

function sideSamples({ armies }: Scenario, { blocks }: Signs, inks: Inks): Sample[] {
  return armies.slice(0, 2).flatMap(({ name }, index) => {
    const side = index === 0 ? 0 : 1;
    if (!blocks.some((sign) => sign.side === side)) return [];
    const block = sampleBlock(side, { arm: 'foot', type: 'line infantry' });
    return [{ text: name, shapes: [blockShape(block, inks)] }];
  });
}

function typeSamples({ blocks }: Signs, inks: Inks): Sample[] {
  const found = new Map<UnitType, BlockSign>();
  for (const sign of blocks) if (!found.has(sign.type)) found.set(sign.type, sign);
  return [...found.values()].map(({ side, arm, type }, index) => {
    const block = sampleBlock(side, { arm, type });
    const text = type.slice(0, 1).toUpperCase() + type.slice(1);
    return { text: index === 0 ? `${text}, front above` : text, shapes: [blockShape(block, inks)] };
  });
}

const RANKS = {
  general: 'Commanding general',
  lieutenant: 'Lieutenant general',
  commander: 'Brigade commander',
} as const;
function leaderSamples({ leaders }: Signs, inks: Inks): Sample[] {
  return (['general', 'lieutenant', 'commander'] as const).flatMap((rank) => {
    const first = leaders.find((leader) => leader.rank === rank);
    if (!first) return [];
    const at = { x: SAMPLE.width / 2, y: SAMPLE.depth / 2 };
    return [{ text: RANKS[rank], shapes: [leaderShape({ ...first, at }, inks)] }];
  });
}

function zoneSamples(scenario: Scenario, inks: Inks): Sample[] {
  const outline = {
    shape: 'rectangle',
    at: { x: SAMPLE.width / 2, y: SAMPLE.depth / 2 },
    size: [8.6, 4],
    turn: 0,
  } as const;
  const armies = scenario.armies.map((army) => ({
    ...army,
    deployment: army.deployment.slice(0, 1).map((zone) => ({ ...zone, outline })),
  }));
  const shapes = drawZones({ ...scenario, armies }, inks);
  const sides = armies.slice(0, 2).filter(({ deployment }) => deployment.length > 0);
  return shapes.map((shape, index) => ({ text: `Deployment, ${sides[index]?.name ?? ''}`, shapes: [shape] }));
}

function arrivalSample(coming: DrawnArrival, inks: Inks): Sample {
  const pose = { x: SAMPLE.width / 2, y: 0.3, hx: 0, hy: 1 };
  return { text: 'Troops come on: see the letters', shapes: [arrowShape({ ...coming, pose }, 4.8, inks)] };
}

function gateSample(inks: Inks): Sample {
  const gate = { id: 'sample', at: { x: SAMPLE.width / 2, y: SAMPLE.depth / 2 - 1 }, heading: 0 };
  return { text: 'Entry point', shapes: [gateShape(gate, 4.8, inks)] };
}

/** As flags are drawn on the map, without points. */
function flagSample(inks: Inks): Sample {
  const [x, y] = [SAMPLE.width / 2 - 1.5, 0.2];
  const on = (right: number, up: number): { x: number; y: number } => point(x + right, y + up);
  return {
    text: 'Objective and its points',
    shapes: [
      drawing([polyline([on(0, 0), on(0, 5)])], { stroke: inks.ink, width: 0.3 }),
      drawing([polygon([on(0, 4.9), on(3.5, 4.65), on(3.1, 3.6), on(3.5, 2.5), on(0, 2.6)])], {
        fill: inks.flag,
        stroke: inks.ink,
        width: 0.16,
      }),
    ],
  };
}

/** The legend as pieces for columns `measure` cm wide. */
export function legendPieces(
  samples: readonly Sample[],
  key: readonly KeyEntry[],
  measure: number,
  type: number,
  inks: Inks,
): ColumnPiece[] {
  const face: Type = { size: type * 0.9, leading: 1.2, colour: inks.ink };
  const wide = type * 2.2;
  const entries = samples.map(({ text, shapes }): ColumnPiece => {
    const row = setRow([{ runs: inFace(text), left: wide + type * 0.5, width: measure - wide - type * 0.9 }], face);
    const high = (wide * SAMPLE.depth) / SAMPLE.width;
    const line = face.size * face.leading;
    // Sample and first line stand level.
    const words: Shape = {
      kind: 'group',
      frame: { x: 0, y: Math.min(0, (line - high) / 2), hx: 0, hy: 1 },
      tags: {},
      shapes: row.shapes,
    };
    const height = Math.max(high, row.height + Math.max(0, (high - line) / 2));
    const top = Math.max(0, (line - high) / 2);
    return { ...row, height, above: type * 0.18, shapes: [sampleWindow(shapes, wide, top), words] };
  });
  const numbers = key.map(({ number, text }, index): ColumnPiece => {
    const cells = [
      { runs: inFace(number), left: 0, width: type * 1.8, align: 'right' as const },
      { runs: inFace(text, 'italic'), left: type * 2.3, width: measure - type * 2.7 },
    ];
    return setRow(cells, face, { above: type * (index === 0 ? 0.6 : 0.06) });
  });
  return [...entries, ...numbers];
}

/** The least height in which pieces go into columns of this page without going over, cm; steps of a tenth of a line. */
export function heightFor(
  pieces: readonly ColumnPiece[],
  columns: readonly Frame[],
  type: number,
  most: number,
): number | null {
  const fits = (height: number): boolean =>
    pieces.every((piece) => piece.height <= height) &&
    pour(
      pieces,
      columns.map((column) => ({ ...column, south: column.north - height })),
    ).length <= 1;
  if (pieces.length === 0) return 0;
  if (!fits(most)) return null;
  let [low, high] = [0, most];
  while (high - low > type * 0.1) {
    const middle = (low + high) / 2;
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return high;
}
