/** What a window may say of a job of printing. Whether the scenario has such sides and sheets is settled with the scenario. */
import { PAPERS, STYLES, type Paper } from '../../../drawing/paper';
import { COUNTER_PARTS } from '../../../drawing/paper/counters';
import { TEMPLATE_KINDS } from '../../../drawing/paper/templates';
import { BOARDS, type Board } from '../../../drawing/paper/tiles';
import type { MapChoices, PrintJob, PrintJobOf, PrintKind, PrintOptions, PrintSettings } from '../api';
import { flag, integer, left, list, nullable, number, object, oneOf, partial, text, type Parser } from '../parsers';

const name = text(200);
const paper = oneOf(...(Object.keys(PAPERS) as Paper[])); // the keys of a constant table are those it is typed with
const stretch = number(0.8, 1.25);
const choice = { paper, upright: flag, margin: number(0, 5), stretch };
const style = oneOf(...STYLES);
const { upright, ...unturned } = choice;
const layout = {
  ...unturned,
  style,
  ratio: number(0.005, 10),
  overlap: number(0, 5),
  bleed: number(0, 1),
  marks: flag,
};
const reader = oneOf('umpire', 'players');
const legend = oneOf('auto', 'own sheet', 'none');
const board = oneOf(...(Object.keys(BOARDS) as Board[])); // as with the papers
const kinds = list(oneOf(...TEMPLATE_KINDS), TEMPLATE_KINDS.length);
const step = number(0.2, 20);
const parts = list(oneOf(...COUNTER_PARTS), COUNTER_PARTS.length);
const glued = {
  ...layout,
  upright,
  names: flag,
  grid: flag,
  objectives: flag,
  troops: name,
  only: oneOf('filled', 'all'),
  sheets: nullable(list(name, 2000)),
  without: list(name, 5000),
  key: flag,
};

const job = <K extends PrintKind>(kind: K, options: Parser<Partial<PrintOptions[K]>>): Parser<PrintJobOf<K>> =>
  object<PrintJobOf<K>>({
    kind: oneOf(kind),
    options,
    without: left(list(name, 5000)),
    only: left(list(name, 5000)),
    stretch: left(stretch),
  });
const JOBS: { readonly [K in PrintKind]: Parser<PrintJobOf<K>> } = {
  map: job(
    'map',
    partial({
      ...choice,
      style,
      side: name,
      reader,
      deployment: flag,
      legend,
      booklet: flag,
      fold: flag,
    }),
  ),
  tiles: job('tiles', partial(glued)),
  boards: job(
    'boards',
    partial({
      ...glued,
      board,
      boards: nullable(list(name, 200)),
    }),
  ),
  templates: job(
    'templates',
    partial({
      ...layout,
      kinds,
      step,
      numbers: nullable(list(integer(1, 9999), 2000)),
      list: flag,
    }),
  ),
  counters: job(
    'counters',
    partial({
      paper: object({ ...choice, stretch: left(stretch) }),
      style,
      parts,
      side: nullable(name),
      wholeZones: flag,
      doubleSided: flag,
      scale: name,
    }),
  ),
  roster: job('roster', partial({ ...choice, style, side: name, events: flag })),
  reference: job('reference', partial({ ...choice, style, sides: integer(1, 100), rules: name, scale: name })),
};
const kindOf = oneOf(...(Object.keys(JOBS) as PrintKind[])); // as with the papers

/** The kind is looked at first: it settles what may be chosen. */
export const printJob: Parser<PrintJob> = (value, field) => {
  const said: unknown = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  return JOBS[kindOf(said, `${field}.kind`)](value, field);
};

const panels = object({ left: number(160, 2000), right: number(160, 2000) });
const lying = oneOf('best', 'upright', 'wide');
const times = number(0.1, 200);
const map: Parser<MapChoices> = object({
  size: oneOf('sheet', 'true', 'ratio', 'count'),
  smaller: times,
  count: integer(1, 5000),
  board: nullable(board),
  overlap: layout.overlap,
  bleed: layout.bleed,
  marks: flag,
  key: flag,
  onlyFilled: flag,
  names: flag,
  grid: flag,
  objectives: flag,
  zones: flag,
  legend,
  booklet: flag,
  fold: flag,
  reader,
});

export const printSettings: Parser<PrintSettings> = object({
  tab: oneOf('map', 'counters', 'rosters', 'templates'),
  style,
  papers: object({ map: paper, counters: paper, rosters: paper, templates: paper }),
  lying: object({ map: lying, counters: lying, rosters: lying, templates: lying }),
  margin: choice.margin,
  square: number(4, 6),
  dpi: integer(20, 2400),
  along: list(kindOf, 7),
  map,
  counters: object({ parts, backs: flag, wholeZones: flag }),
  rosters: object({ kinds: list(oneOf('roster', 'reference'), 2), events: flag, sides: integer(1, 100) }),
  templates: object({ kinds, step, list: flag, smaller: times }),
  panels: object({ small: panels, large: panels }),
});
