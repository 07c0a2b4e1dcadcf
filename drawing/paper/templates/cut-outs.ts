/** The pieces that the terrain of a table is cut into, as outlines: no drawing yet. */
import { capital } from '../../../engine/scenario';
import { corners, type Point } from '../../../engine/geometry';
import type { Feature, Scenario } from '../../../engine/scenario';
import { flatOutline, groundOf, type Ground } from '../../../engine/terrain';
import { stepsOf } from './hill-steps';
import type { Up } from './lying';
import type { TemplateKind, TemplateOptions } from './template-options';
import { onTable } from './on-table';
import { stripsOf, workGround, type Strip } from './strips';

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
  /** Null for all but sections of lines. */
  readonly strip: Strip | null;
  /** How it lies on its paper; null: as takes fewest sheets. */
  readonly up: Up | null;
}

/** All pieces of the kinds that are wanted, in the order of the scenario; what lies beyond the table is not among them. */
export function cutOutsOf(scenario: Scenario, options: TemplateOptions): CutOut[] {
  const ground = groundOf(scenario);
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
    up: null,
  });
  switch (feature.kind) {
    case 'hill':
      return stepsOf(feature, ground, options.step).map(({ note, outline, next }) => ({
        ...plain('hills', 'Hill', outline),
        note,
        next,
      }));
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
    case 'bridge':
    case 'ford':
      return ground.crossings
        .filter(({ id }) => id === feature.id)
        .map(({ box }) => ({
          // The stones of a ford are laid along its edges.
          ...plain('crossings', capital(feature.kind), corners({ ...box, width: box.width + STONES * 2 })),
          // The way across the water runs to the right.
          up: { x: 0 - box.pose.hy, y: box.pose.hx },
        }));
    case 'redoubt':
      return ground.lines
        .filter(({ id }) => id === feature.id)
        .map(({ course }) => plain('works', 'Redoubt', workGround(course)));
    case 'river':
    case 'stream':
    case 'road':
    case 'sunken road':
    case 'wall':
    case 'hedge':
    case 'fence':
    case 'tree line':
    case 'abatis':
    case 'custom line':
    case 'entrenchment': {
      const called = feature.kind === 'custom line' ? feature.what : feature.kind;
      const sections = stripsOf(feature, ground.scenario.table, options);
      return sections.map(({ outline, course, strip }, index) => ({
        ...plain(STRIP_KINDS[feature.kind], capital(called), outline),
        note: sections.length > 1 ? `section ${index + 1} of ${sections.length}` : '',
        drawn: { ...feature, course: { points: course, smooth: false } },
        strip,
      }));
    }
  }
}

/** Cm beside a bridge or a ford. */
const STONES = 0.3;

const STRIP_KINDS = {
  river: 'rivers',
  stream: 'rivers',
  road: 'roads',
  'sunken road': 'roads',
  wall: 'obstacles',
  hedge: 'obstacles',
  fence: 'obstacles',
  'tree line': 'obstacles',
  abatis: 'obstacles',
  'custom line': 'obstacles',
  entrenchment: 'works',
} as const satisfies Partial<Record<Feature['kind'], TemplateKind>>;
