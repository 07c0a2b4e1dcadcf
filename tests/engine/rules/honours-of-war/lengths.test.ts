/** The same book for players who measure in inches: not one length of it is told in centimetres. */
import { describe, expect, it, vi } from 'vitest';
import { COUNTER_OPTIONS, counterData, counterSheets } from '../../../../drawing/paper/counters';
import { mapSheets, MAP_OPTIONS } from '../../../../drawing/paper/map';
import { REFERENCE_OPTIONS, referenceSheets } from '../../../../drawing/paper/reference';
import { sheetToSvg } from '../../../../drawing/paper';
import type { SheetSet } from '../../../../drawing/paper';
import { fightBattle } from '../../../../engine/analysis';
import { INCHES } from '../../../../engine/battle';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { readout, zones } from '../../../../engine/rules/honours-of-war/cards';
import { stUlrich } from '../../scenario/files';
import { battlefield } from './field';

vi.mock(import('../../../../engine/battle/lengths'), async (original) => {
  const lengths = await original();
  return { ...lengths, CENTIMETRES: lengths.INCHES };
});

const scenario = stUlrich();
const CM = /\d cm\b/;
const wordsOn = ({ sheets }: SheetSet): string => sheets.map((sheet) => sheetToSvg(sheet)).join('');

describe('a book whose players measure in inches', () => {
  it('tells the log of a battle in inches', () => {
    const record = fightBattle({ scenario, system: honoursOfWar, seed: 1, turns: 3 });
    const told = record.events.flatMap(({ text, reasons }) => [
      text ?? '',
      ...(reasons ?? []).map(({ label }) => label),
    ]);
    expect(told.filter((line) => CM.test(line))).toEqual([]);
    expect(told.some((line) => /moves \d+\.\d″\.$/.test(line))).toBe(true);
    expect(told.some((line) => /^Costs \d+\.\d of 7\.9″$/.test(line))).toBe(true);
    expect(record.vocabulary.lengths).toEqual(INCHES);
  });

  it('says on the card of a battalion how far it moves and shoots', () => {
    const view = battlefield({ blue: { foot: { at: [50, 50] } } }).view('blue');
    const lines = readout(view, 'foot').lines.map(({ label, value }) => `${label}: ${value}`);
    expect(lines).toContain('Move: 7.9″');
    expect(lines).toContain('Range: 3.9 / 11.8″');
    expect(zones(view, 'foot').map(({ title }) => title)).toEqual(['short range, 3.9″', 'long range, 11.8″']);
  });

  it('prints its play sheet and rulers in inches', () => {
    const reference = honoursOfWar.reference?.('28mm');
    if (!reference) throw new Error('no play sheet');
    const titles = reference.chapters.flatMap(({ tables }) => tables.map(({ title }) => title));
    expect(titles).toContain('Normal moves, inches');
    expect(JSON.stringify(reference)).not.toMatch(CM);
    expect(wordsOn(referenceSheets(reference, REFERENCE_OPTIONS))).toContain('inches');

    const options = { ...COUNTER_OPTIONS, parts: ['rulers', 'templates'] } as const;
    const rulers = wordsOn(counterSheets(scenario, counterData(honoursOfWar, scenario, '28mm'), options));
    expect(rulers).toContain('long 7.9″');
    expect(rulers.match(/[a-z] \d+ cm/g)).toEqual(null);
  });

  it('has a scale bar of inches on its map', () => {
    const bars = (lengths: typeof INCHES): string => wordsOn(mapSheets(scenario, { ...MAP_OPTIONS, lengths }));
    expect(bars(INCHES)).toContain('inches');
    expect(bars({ sign: 'cm', times: 1 })).not.toContain('inches');
  });
});
