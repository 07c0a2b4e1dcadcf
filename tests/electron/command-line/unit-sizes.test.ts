import { describe, expect, it } from 'vitest';
import { unitSizes } from '../../../electron/command-line/unit-sizes';
import { systemById } from '../../../engine/rules';
import { page } from '../../engine/scenario/description/examples';

const honours = systemById('honours-of-war');
const sizes = new Map(honours ? unitSizes(honours).map((one) => [one.type, one]) : []);

describe('what the page of the format says of units', () => {
  it.each([
    ['foot in close order', 'line infantry'],
    ['light infantry', 'grenzer'],
    ['horse', 'dragoons'],
    ['light guns', 'light gun'],
    ['medium guns, howitzers', 'howitzer'],
    ['heavy guns', 'heavy gun'],
    ['wagons', 'transport'],
  ] as const)('%s stand and cost as the rules have it', (row, type) => {
    const size = sizes.get(type);
    const { frontage = NaN, depth = NaN } = size?.footprints['28mm'] ?? {};
    const cells = [row, size?.formation, `${frontage} x ${depth} cm`, size?.points];
    const written = page.split('\n').find((line) => line.startsWith(`| ${row} `));
    expect(written?.split('|').map((cell) => cell.trim())).toEqual(['', ...cells.map(String), '']);
  });
});
