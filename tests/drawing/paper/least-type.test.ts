import { expect, test } from 'vitest';
import type { Lettering, Shape } from '../../../drawing/map/scene';
import { leastTypeOn } from '../../../drawing/paper';

const words = (size: number, x = 5, text = 'Kutzdorf'): Shape => ({
  kind: 'words',
  lettering: { text, role: 'roman', size, spacing: 0, colour: '#000000', halo: null } satisfies Lettering,
  place: { at: { x, y: 5 }, toward: { x: 1, y: 0 } },
});
const window = (scale: number, shapes: readonly Shape[], clip = { west: 0, south: 0, east: 10, north: 10 }): Shape => ({
  kind: 'window',
  origin: { x: 0, y: 0 },
  scale,
  clip,
  shapes,
});
const CM = 72 / 2.54;
const points = (cm: number): number => Math.round(cm * CM * 10) / 10;

test.each<readonly [string, readonly Shape[], number | null]>([
  ['without words', [{ kind: 'disc', at: { x: 0, y: 0 }, radius: 1, paint: {} }], null],
  ['of two sizes', [words(0.4), words(0.25)], points(0.25)],
  ['made smaller by a window', [words(0.4), window(0.1, [words(3)])], points(0.3)],
  ['made smaller twice', [window(0.5, [window(0.2, [words(3)])])], points(0.3)],
  ['cut off by a window', [words(0.4), window(0.1, [words(3, 101)])], points(0.4)],
  ['just inside it', [words(0.4), window(0.1, [words(3, 100)])], points(0.3)],
  ['in a group of its own frame', [{ kind: 'group', frame: null, tags: {}, shapes: [words(0.2)] }], points(0.2)],
  ['that are blank', [words(0.4), words(0.1, 5, ' ')], points(0.4)],
])('the smallest type of words %s', (_, shapes, least) => {
  expect(leastTypeOn({ layers: [{ name: 'one', shapes }] })).toBe(least);
});
