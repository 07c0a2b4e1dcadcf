import { describe, expect, it } from 'vitest';
import { scaleRemark, suited, systemById } from '../../../engine/rules';
import type { RuleSystem } from '../../../engine/rules';
import { CENTIMETRES } from '../../../engine/battle';
import { stUlrich } from '../scenario/files';
import { toySystem } from '../toy/rules';

const written = stUlrich();
const system = systemById('honours-of-war');
if (!system) throw new Error('no rule system');
const withOptions: RuleSystem = {
  ...toySystem,
  optionalRules: [{ id: 'fog', title: 'Fog', clause: 'TOY-1', values: ['none', 'thick'], preset: 'none' }],
};

describe('a scenario as it is wished for', () => {
  it('is the very same when nothing is wished', () => {
    expect(suited(written, system)).toBe(written);
  });

  it.each([
    ['28mm', 1],
    ['20mm', 0.7],
    ['15mm', 0.5],
    ['10mm', 1 / 3],
    ['6mm', 0.25],
  ])('HOW-SCEN-23: for %s figures a table for 28mm is multiplied by %d', (scale, factor) => {
    const made = suited(written, system, { scale });
    expect(made.table.width).toBeCloseTo(written.table.width * factor, 9);
    expect(made.rules).toEqual({ ...written.rules, scale });
    const width = (one: typeof written) =>
      system.prepare(one).roster.units['blue/leib-regiment']?.layouts['line']?.[0]?.width;
    expect([width(written), width(suited(written, system, { scale: '15mm' }))]).toEqual([4, 2]);
  });

  it('keeps a battalion as wide against the ground under another rule book', () => {
    expect(suited(written, toySystem).table.width).toBeCloseTo(written.table.width * 0.8, 9);
    const smaller = { ...written, rules: { ...written.rules, scale: '15mm' } };
    expect(suited(smaller, toySystem, { scale: '28mm' }).table.width).toBeCloseTo(written.table.width * 1.6, 9);
    expect(suited(written, toySystem).rules).toEqual({ system: 'toy', scale: '28mm', options: {} });
  });

  it('is fought by a book that has not its scale at the nearest it has', () => {
    const [least] = toySystem.measures;
    const of = (id: '28mm' | '15mm', ground: number) => ({
      ...(least ?? { clause: 'TOY-1', lengths: CENTIMETRES }),
      id,
      ground,
    });
    const other: RuleSystem = { ...toySystem, measures: [of('28mm', 1.1), of('15mm', 0.5)] };
    const at = (scale: string) => suited({ ...written, rules: { ...written.rules, scale } }, other).rules.scale;
    expect([at('25mm'), at('20mm'), at('6mm')]).toEqual(['28mm', '15mm', '15mm']);
  });

  it('of the book it was written for is as large as written at its own scale', () => {
    const [least] = toySystem.measures;
    const wide: RuleSystem = {
      ...toySystem,
      measures: [{ ...(least ?? { clause: 'TOY-1', lengths: CENTIMETRES }), id: '28mm', ground: 1.2 }],
    };
    const own = { ...written, rules: { system: toySystem.id, scale: '28mm', options: {} } };
    expect(suited(own, wide)).toBe(own);
    expect(suited(written, wide).table.width).toBeCloseTo(written.table.width * 1.2, 9);
  });

  it('takes optional rules, and refuses what the book has not', () => {
    expect(suited(written, withOptions, { options: { fog: 'thick' } }).rules.options).toEqual({ fog: 'thick' });
    expect(() => suited(written, withOptions, { options: { fog: 'thin' } })).toThrow('one of none, thick; “thin”');
    expect(() => suited(written, withOptions, { options: { mud: 'deep' } })).toThrow('Those it has: fog.');
    expect(() => suited(written, system, { scale: '54mm' })).toThrow('has no figure scale “54mm”. Those it has: 28mm,');
  });

  it('is told of in the review only when the table changes', () => {
    expect(scaleRemark(written, system)).toBeNull();
    expect(scaleRemark(written, system, { scale: '28mm' })).toBeNull();
    expect(scaleRemark(written, system, { scale: '15mm' })).toMatchObject({
      code: 'table-scaled',
      clause: 'HOW-SCEN-23',
    });
    expect(scaleRemark(written, system, { scale: '15mm' })?.message).toContain('multiplied by 0.5');
  });
});
