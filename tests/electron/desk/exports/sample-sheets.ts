/** Sheets that try every kind of shape: three tiles of one table, and words of every face on a fourth. */
import type { Lettering, Shape } from '../../../../drawing/map';
import type { Sheet, SheetSet } from '../../../../drawing/paper';

const TILE = { width: 21, height: 29.7 };
const MARGIN = 1;
const OVERLAP = 1;
/** How far the table has moved on from one tile to the next, cm. */
export const STEP = TILE.width - 2 * MARGIN - OVERLAP;

/** A line of 30 cm on the table and a pale disc; the line runs over three tiles, at 15 cm from their lower edge. */
const TABLE: readonly Shape[] = [
  {
    kind: 'drawing',
    strokes: [{ from: { x: 10, y: 14 }, steps: [{ x: 40, y: 14 }], closed: false }],
    paint: { stroke: '#102030', width: 0.2 },
  },
  { kind: 'disc', at: { x: 8, y: 20 }, radius: 1.5, paint: { fill: '#ff0000', fillOpacity: 0.5 } },
];

/** The table's x at the left of its printed part is `i` steps. */
const tile = (i: number): Sheet => ({
  id: `A${i + 1}`,
  title: `Sheet A${i + 1}`,
  ...TILE,
  layers: [
    {
      name: 'Table',
      shapes: [
        {
          kind: 'window',
          origin: { x: MARGIN - i * STEP, y: MARGIN },
          scale: 1,
          clip: { west: MARGIN, south: MARGIN, east: TILE.width - MARGIN, north: TILE.height - MARGIN },
          shapes: TABLE,
        },
      ],
    },
  ],
});

const lettering = (text: string, more: Partial<Lettering> = {}): Lettering => ({
  text,
  role: 'roman',
  size: 1,
  spacing: 0,
  colour: '#000000',
  halo: null,
  ...more,
});
const words = (text: string, y: number, more: Partial<Lettering> = {}): Shape => ({
  kind: 'words',
  lettering: lettering(text, more),
  place: { at: { x: 10, y }, toward: { x: 1, y: 0 } },
});

const wordSheet: Sheet = {
  id: 'of words',
  title: 'Words: Łódź & “more”',
  width: 21.59,
  height: 27.94,
  layers: [
    {
      name: 'Words & signs',
      shapes: [
        words('Zeitberg', 24, { halo: { colour: '#ffff00', width: 0.2 } }),
        words('Łódź', 22),
        words('Дон', 20, { role: 'italic' }),
        words('Lobositz', 18, { role: 'capitals', spacing: 0.2 }),
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
              strokes: [
                {
                  from: { x: 0, y: 0 },
                  steps: [
                    { x: 2, y: 0 },
                    { x: 2, y: 3 },
                    { x: 0, y: 3 },
                  ],
                  closed: true,
                },
              ],
              paint: { fill: '#0000ff', dash: [0.4, 0.2], round: true, stroke: '#0000ff', width: 0.1 },
            },
          ],
        },
      ],
    },
  ],
};

export const SAMPLE: SheetSet = { title: 'A sample', sheets: [tile(0), tile(1), tile(2), wordSheet] };
