/** Sheets that try every kind of shape: two tiles of one table, and words of every face on a third. */
import type { Lettering, Shape } from '../../../../engine/maps';
import type { Sheet, SheetSet } from '../../../../engine/maps/sheets';

/** A line of 30 cm on the table, from (10, 14) to (40, 14). */
export const TABLE: readonly Shape[] = [
  {
    kind: 'drawing',
    strokes: [{ from: { x: 10, y: 14 }, steps: [{ x: 40, y: 14 }], closed: false }],
    paint: { stroke: '#102030', width: 0.2, dash: [0.5, 0.25], round: true },
  },
  { kind: 'disc', at: { x: 12, y: 20 }, radius: 1.5, paint: { fill: '#a9c6cf', fillOpacity: 0.5 } },
];
export const WIDTH = 21;
export const HEIGHT = 29.7;
/** What two neighbours share. */
export const OVERLAP = 1;
const MARGIN = 1;
/** Table that a sheet shows, cm. */
export const STEP = WIDTH - 2 * MARGIN - OVERLAP;

export const lettering = (text: string, more: Partial<Lettering> = {}): Lettering => ({
  text,
  role: 'roman',
  size: 1,
  spacing: 0,
  colour: '#000000',
  halo: null,
  ...more,
});
export const words = (text: string, y: number, more: Partial<Lettering> = {}): Shape => ({
  kind: 'words',
  lettering: lettering(text, more),
  place: { at: { x: 10, y }, toward: { x: 1, y: 0 } },
});

/** Column `i` of the tiles: the table's x at the left of its printed part is `i` steps. */
const tile = (i: number): Sheet => ({
  id: `A${i + 1}`,
  title: `Sheet A${i + 1}`,
  width: WIDTH,
  height: HEIGHT,
  layers: [
    {
      name: 'Table',
      shapes: [
        {
          kind: 'window',
          origin: { x: MARGIN - i * STEP, y: MARGIN },
          scale: 1,
          clip: { west: MARGIN, south: MARGIN, east: WIDTH - MARGIN, north: HEIGHT - MARGIN },
          shapes: TABLE,
        },
      ],
    },
  ],
});

const wordSheet: Sheet = {
  id: 'words',
  title: 'Words: Łódź & “more”',
  width: 21.59,
  height: 27.94,
  layers: [
    {
      name: 'Words',
      shapes: [
        words('Zeitberg', 24, { halo: { colour: '#ffffff', width: 0.2 } }),
        words('Łódź', 22),
        words('Дон', 20, { role: 'italic' }),
        words('LOBOSITZ', 18, { role: 'capitals', spacing: 0.2 }),
        {
          kind: 'flowing words',
          lettering: lettering('Elbe', { halo: { colour: '#eeeeee', width: 0.1 } }),
          letters: [0, 1, 2, 3].map((i) => ({ at: { x: 5 + i, y: 10 + i / 10 }, toward: { x: 0.8, y: 0.6 } })),
        },
        {
          kind: 'group',
          frame: { x: 4, y: 5, hx: 1, hy: 0 },
          tags: {},
          opacity: 0.4,
          shapes: [
            {
              kind: 'drawing',
              strokes: [{ from: { x: 0, y: 0 }, steps: [{ x: 2, y: 0 }, { x: 2, y: 3 }], closed: true }],
              paint: { fill: '#bf421c', stroke: '#8f2e10', width: 0.1 },
            },
          ],
        },
      ],
    },
  ],
};

export const SAMPLE: SheetSet = { title: 'A sample', sheets: [tile(0), tile(1), tile(2), wordSheet] };
