import { expect, it } from 'vitest';
import { sheetsFor } from '../../../../electron/desk/printing/jobs';
import { wordsOn } from '../../../drawing/paper/map/printed';
import { stUlrich } from '../../../engine/scenario/files';

it('a map tells paces by the scale of the ground in the file, else by that of the book', () => {
  const scenario = stUlrich();
  const bars = (metresToCm?: number): string[] => {
    const table = { ...scenario.table, ...(metresToCm !== undefined && { metresToCm }) };
    const [map] = sheetsFor({ kind: 'map', options: {} }, { ...scenario, table }).sheets;
    return (map ? wordsOn(map) : [])
      .map(({ text }) => text)
      .filter((word) => /^\d+$/.test(word) && Number(word) >= 100);
  };
  expect(bars()).toEqual(['200', '400']);
  expect(bars((609.6 * 2) / 30.48)).toEqual(['1000', '2000']);
});
