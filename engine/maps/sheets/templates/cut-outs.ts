/** The pieces that the terrain of a table is cut into, as outlines: no drawing yet. */
import { corners, type Point } from '../../../geometry';
import type { Feature, Hill, Scenario } from '../../../scenario';
import { flatOutline, layGround, type Ground } from '../../../terrain';
import { readRelief } from '../../relief';
import { point } from '../../strokes';
import type { TemplateKind, TemplateOptions } from './options';
import { onTable } from './on-table';
import { sectionsOf } from './sections';

/** One piece to cut out. */
export interface CutOut {
  readonly kind: TemplateKind;
  /** What is written on it. */
  readonly name: string;
  /** A second line, when there is more to tell; else empty. */
  readonly note: string;
  /** Where it is cut, cm of table. */
  readonly outline: readonly Point[];
  /** Where the next step of a hill is glued on. */
  readonly next: readonly (readonly Point[])[];
  /** The terrain that is drawn on it. */
  readonly drawn: Feature;
  /** Of strips: their middle and width, cm of table; null for all others. */
  readonly strip: { readonly middle: Point; readonly width: number } | null;
}

/** All pieces of the kinds that are wanted, in the order of the scenario; what lies beyond the table is not among them. */
export function cutOutsOf(scenario: Scenario, options: TemplateOptions): CutOut[] {
  const ground = layGround(scenario);
  return scenario.terrain
    .flatMap((feature): CutOut[] => piecesOf(feature, ground, options))
    .filter(({ kind }) => options.kinds.includes(kind))
    .flatMap((piece): CutOut[] => {
      const outline = onTable(piece.outline, scenario.table);
      const next = piece.next.flatMap((ring) => {
        const part = onTable(ring, scenario.table);
        return part ? [part] : [];
      });
      return outline ? [{ ...piece, outline, next }] : [];
    });
}

function piecesOf(feature: Feature, ground: Ground, options: TemplateOptions): CutOut[] {
  const plain = (kind: TemplateKind, name: string, outline: readonly Point[]): CutOut => ({
    kind,
    name: feature.name ?? name,
    note: '',
    outline,
    next: [],
    drawn: feature,
    strip: null,
  });
  switch (feature.kind) {
    case 'hill':
      return stepsOf(feature, ground, options.step);
    case 'wood':
      return [plain('woods', 'Wood', flatOutline(feature.outline))];
    case 'pond':
    case 'marsh':
      return [plain('water', capital(feature.kind), flatOutline(feature.outline))];
    case 'rough':
    case 'orchard':
    case 'vineyard':
    case 'crops':
    case 'ploughland':
      return [plain('fields', capital(feature.kind), flatOutline(feature.outline))];
    case 'custom area':
      return [plain('fields', capital(feature.what), flatOutline(feature.outline))];
    case 'bua': {
      const blocks = ground.blocks.filter(({ bua }) => bua === feature.id);
      return blocks.map(({ box }, index) => ({
        ...plain('villages', 'Built-up area', corners(box)),
        note: blocks.length > 1 ? `block ${index + 1} of ${blocks.length}` : '',
      }));
    }
    case 'river':
    case 'stream':
    case 'road':
    case 'sunken road': {
      const kind = feature.kind === 'river' || feature.kind === 'stream' ? 'rivers' : 'roads';
      const sections = sectionsOf(feature, ground.scenario.table, options);
      return sections.map(({ outline, course }, index) => ({
        ...plain(kind, capital(feature.kind), outline),
        note: sections.length > 1 ? `section ${index + 1} of ${sections.length}` : '',
        drawn: { ...feature, course: { points: course, smooth: false } },
        strip: { middle: course[Math.floor(course.length / 2)] ?? point(0, 0), width: feature.width },
      }));
    }
    default:
      return [];
  }
}

/** A hill as slabs to be stacked: its foot, then each of its contours, or slabs of equal thickness. */
function stepsOf(hill: Hill, ground: Ground, step: number): CutOut[] {
  const foot = { height: 0, rings: [flatOutline(hill.outline)] };
  const above =
    hill.contours.length > 0
      ? hill.contours.map(({ height, outline }) => ({ height, rings: [flatOutline(outline)] }))
      : levelsOf(hill, ground.scenario, step);
  const levels = [foot, ...above];
  return levels.flatMap(({ height, rings }, index) =>
    rings.map((outline): CutOut => {
      const next = levels[index + 1]?.rings ?? [];
      const at = height > 0 ? `, ${String(Math.round(height * 10) / 10)} cm up` : '';
      return {
        kind: 'hills',
        name: hill.name ?? 'Hill',
        note: levels.length > 1 ? `step ${index + 1} of ${levels.length}${at}` : '',
        outline,
        next: rings.length === 1 ? next : [],
        drawn: hill,
        strip: null,
      };
    }),
  );
}

function levelsOf(hill: Hill, scenario: Scenario, step: number): { height: number; rings: Point[][] }[] {
  const relief = readRelief(layGround({ ...scenario, terrain: [hill] }), 1, 0);
  if (!relief || !(step > 0)) return [];
  const count = Math.ceil(hill.height / step - 0.01) - 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (index + 1) * step).map((height) => ({
    height,
    rings: relief.levelLines(height),
  }));
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
