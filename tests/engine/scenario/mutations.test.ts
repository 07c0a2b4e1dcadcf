import { expect, it } from 'vitest';
import { damagedFile } from '../../soak/damage';
import { faultsOfReading } from '../../soak/reading';
import { readScenario } from '../../../engine/scenario';
import { nations } from './files';

it('four hundred damaged files are each read or refused with a reason, never thrown at', () => {
  const faults = Array.from({ length: 1000 }, (_, seed) => ({ seed, told: faultsOfReading(damagedFile(seed)) }));
  expect(faults.filter(({ told }) => told.length > 0)).toEqual([]);
});

it('the damage reaches more than the parser', () => {
  const codes = new Set<string>();
  for (let seed = 0; seed < 400; seed++) {
    const { name, text } = damagedFile(seed);
    for (const { code } of readScenario(name, text, nations, ['honours-of-war']).findings) codes.add(code);
  }
  expect(codes.size).toBeGreaterThan(20);
});
