import { describe, expect, it } from 'vitest';
import { inCommand } from '../../../../../engine/rules/honours-of-war/command/commands';
import { battlefield } from '../field';
import type { Layout, UnitPlace } from '../field';

/** Battalions in line beside each other from x = 20 on, their front edges on y = 52, and a commander. */
const led = (units: Record<string, UnitPlace>, at: readonly [number, number], more: Partial<Layout> = {}) => {
  const on = battlefield({ blue: units, leaders: { 'blue brigade': { at } }, ...more });
  return [...inCommand(on.view('blue'), 'blue brigade')].toSorted();
};
const line = (x: number): UnitPlace => ({ at: [x, 50] });

describe('HOW-CMD-01: within 15 cm of the commander', () => {
  it.each([
    [33, true],
    [32.991, true],
    [32.9, false],
  ])('figure at y %d behind a line whose rear is at 48', (y, inside) => {
    expect(led({ manteuffel: line(60) }, [60, y])).toEqual(inside ? ['manteuffel'] : []);
  });
  it('is measured to the nearest edge, not to the centre', () => {
    expect(led({ manteuffel: line(60) }, [84.9, 50])).toEqual(['manteuffel']);
    expect(led({ manteuffel: line(60) }, [85.1, 50])).toEqual([]);
  });
  it('HOW-SCALE-10: 4 cm at 6mm', () => {
    // A line of 4 bases is 1 cm deep: its rear is at 49.5.
    expect(led({ manteuffel: line(60) }, [60, 45.5], { scale: '6mm' })).toEqual(['manteuffel']);
    expect(led({ manteuffel: line(60) }, [60, 45.4], { scale: '6mm' })).toEqual([]);
  });
});

describe('HOW-CMD-02: chains of 5 cm', () => {
  it('reaches on by links of 5 cm and breaks at 5.1', () => {
    expect(led({ a: line(20), b: line(45), c: line(70) }, [20, 40])).toEqual(['a', 'b', 'c']);
    expect(led({ a: line(20), b: line(45.1), c: line(70) }, [20, 40])).toEqual(['a']);
  });
  it('links units of the same brigade only', () => {
    const units = { a: line(20), other: { ...line(45), command: 'second' }, c: line(70) };
    expect(led(units, [20, 40])).toEqual(['a']);
  });
  it('needs a first unit near the commander', () => {
    expect(led({ a: line(20), b: line(45) }, [20, 20])).toEqual([]);
  });
});

it('HOW-EX-16: four in reach; six by links to both sides', () => {
  expect(led({ a: line(20), b: line(41), c: line(62), d: line(83) }, [51.5, 40])).toEqual(['a', 'b', 'c', 'd']);
  const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`unit ${n}`, line(n * 24)]));
  expect(led(six, [84, 40])).toHaveLength(6);
});

it('HOW-ORG-06: an independent unit is its own command, without a figure', () => {
  const on = battlefield({ blue: { lossow: { ...line(60), command: 'lossow' } } });
  expect([...inCommand(on.view('blue'), 'lossow')]).toEqual(['lossow']);
});

it('HOW-CMD-15: the general’s figure does not carry command', () => {
  const leaders = { king: { at: [60, 46], kind: 'general' }, 'blue brigade': { at: [60, 10] } } as const;
  expect(led({ manteuffel: line(60) }, [60, 10], { leaders })).toEqual([]);
});
