import { describe, expect, it } from 'vitest';
import { sourcesIn } from './sources';

/** Where a length is no distance between things on the table, and is in centimetres for every book. */
const IN_CENTIMETRES = [
  // The one place that writes the sign.
  'engine/battle/lengths.ts',
  // What people type into a scenario or an order to its makers.
  'engine/scenario/',
  'engine/review/',
  'generators/',
  'electron/command-line/',
  // Paper, and what is cut from it.
  'drawing/paper/tiles/',
  'drawing/paper/templates/',
  'drawing/paper/map/cartouche.ts',
  'drawing/paper/counters/pages.ts',
  'renderer/print/',
  // What the clauses of a book say, in its own unit.
  'engine/rules/honours-of-war/clauses/',
  // A ruler has the unit that its person chose, whatever that of the book.
  'renderer/editor/plan/ruler-marks.ts',
  // An operator of PDF.
  'electron/desk/exports/',
];

const files = sourcesIn(['engine', 'drawing', 'generators', 'editing', 'electron', 'renderer'], /\.(ts|svelte)$/);
/** `${length} cm`, `20 cm`, `'Ranges, cm'` in a text that is shown; `″` likewise. */
const BY_HAND = /\}(?: |\\u00a0|&nbsp;)?(?:cm\b|in\b(?= ?[`.,])|″|″)|\d(?: |\\u00a0)cm\b|, (?:cm|inches)['"`]/;
const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[\s;{}])\/\/.*$/gm, '$1')
    .replace(/<!--[\s\S]*?-->/g, '');
const writtenByHand = files.filter(({ text }) =>
  withoutComments(text)
    .split('\n')
    .some((line) => BY_HAND.test(line)),
);

describe('lengths on the table', () => {
  it.each(['`${range.toFixed(1)} cm`', '`${far}\\u00a0cm`', '`${most}″`', "'Moves, cm'", "'within 20 cm'"])(
    'written by hand are found: %s',
    (line) => expect(BY_HAND.test(line)).toBe(true),
  );

  it('are written by the formatter alone, in the unit of the book', () => {
    const elsewhere = writtenByHand.filter(({ path }) => !IN_CENTIMETRES.some((place) => path.startsWith(place)));
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  it('are in centimetres nowhere without need', () => {
    const used = IN_CENTIMETRES.filter((place) => writtenByHand.some(({ path }) => path.startsWith(place)));
    expect(used).toEqual(IN_CENTIMETRES);
  });
});
