import { describe, expect, it } from 'vitest';
import { auditScale, positionOf } from '../../../editing/aids';
import { about } from '../../../editing/aids/scale/scale-line';
import { scaledTable } from '../../../engine/scenario';
import { system, tableOf, viewOf } from './tables';

const terrain = `[{ bua: { name: Rodenbach, build: rustic, blocks: [{ at: [60, 60] }] } },
  { wood: { name: Eichwald, outline: { polygon: [[10, 70], [38, 70], [38, 86], [10, 86]] } } },
  { wood: { name: Copse, outline: { polygon: [[80, 70], [85, 70], [85, 74], [80, 74]] } } },
  { stream: { name: Bach, width: 3cm, course: [[-5, 100], [125, 100]] } },
  { stream: { name: Broad, width: 4.1cm, course: [[-5, 40], [125, 40]] } }]`;
const audit = auditScale(system, viewOf({ terrain }));
const lines = audit?.lines ?? [];
const sentence = (of: string, about?: string) =>
  lines.find((line) => line.of === of && (about === undefined || line.about === about));

describe('the scale of a scenario', () => {
  it('is the book’s: ten paces to a cm at 28mm', () => {
    expect(audit).toMatchObject({ paces: 10, from: 'book' });
    expect(sentence('ground')?.sentence).toBe(
      '1 cm is 10 paces, by the book: the table is 1\u00a0200 × 1\u00a0200 paces, 0.7 by 0.7 km.',
    );
  });

  it('is the person’s own where he gave one, or reckoned from the front of a battalion', () => {
    const view = positionOf(system, tableOf({ terrain }));
    expect(auditScale(system, view, 5)).toMatchObject({ paces: 5, from: 'declared' });
    const without = { ...system, measures: system.measures.map(({ paces: _paces, ...rest }) => rest) };
    const reckoned = auditScale(without, view);
    expect(reckoned?.from).toBe('frontage');
    expect(reckoned?.paces).toBeCloseTo(9.93, 2);
  });

  it('tells whether a battalion’s front fits its men', () => {
    expect(sentence('troops')).toMatchObject({
      verdict: 'right',
      sentence: 'Battalion front 200 paces: right for 650 men.',
      change: null,
    });
    const view = positionOf(system, tableOf({}));
    expect(auditScale(system, view, 5)?.lines.find(({ of }) => of === 'troops')).toMatchObject({
      verdict: 'small',
      change: 'Or call a unit half a battalion.',
      remedies: [{ do: 'ground', metres: 190, says: 'Take one foot for 190 m' }],
    });
  });

  it('tells whether muskets carry as far as they did', () => {
    expect(sentence('range')).toMatchObject({ verdict: 'right', sentence: 'Muskets carry 300 paces: right.' });
  });

  it('tells of which units fronts and ranges are, to go there', () => {
    const { units } = viewOf({ terrain }).roster;
    const armOf = (of: string): string | undefined => units[sentence(of)?.about ?? '']?.arm;
    expect([armOf('troops'), armOf('range')]).toEqual(['foot', 'foot']);
    expect(sentence('ground')?.about).toBeNull();
  });

  it('tells of villages, woods and streams what is out of scale, and what to change', () => {
    expect(sentence('village', 'rodenbach')).toMatchObject({
      verdict: 'right',
      sentence: 'Rodenbach is 200 × 200 paces.',
    });
    expect(sentence('wood', 'eichwald')).toMatchObject({ verdict: 'right', sentence: 'Eichwald is 280 × 160 paces.' });
    expect(sentence('wood', 'copse')).toMatchObject({
      verdict: 'small',
      sentence: 'Copse is 50 × 40 paces: a clump of trees.',
      remedies: [
        { do: 'size', feature: 'copse', by: 1.5, says: 'Draw it larger' },
        { do: 'remove', thing: 'copse', says: 'Leave it out' },
      ],
    });
    expect(sentence('water', 'bach')).toMatchObject({ verdict: 'right' });
    expect(sentence('water', 'broad')).toMatchObject({
      verdict: 'large',
      remedies: [
        { do: 'width', feature: 'broad', width: 3.2, says: 'Make it 3.2 cm wide' },
        { do: 'water', feature: 'broad', kind: 'river', says: 'Make it a river' },
      ],
    });
  });

  it('keeps its paces on a table made smaller with its figures', () => {
    const half = scaledTable(
      { ...tableOf({ terrain }), rules: { system: system.id, scale: '15mm', options: {} } },
      0.5,
    );
    const at15 = auditScale(system, positionOf(system, half));
    expect(at15?.paces).toBe(20);
    expect(at15?.lines.find(({ about }) => about === 'eichwald')?.sentence).toBe('Eichwald is 280 × 160 paces.');
  });

  it('counts the lines an army takes', () => {
    expect(sentence('room', 'prussia')?.sentence).toBe(
      'The Prussians, unit beside unit, is 200 paces long: along the longer edge it takes one line.',
    );
  });

  it.each([
    [9.93, '9.9'],
    [654.5, '650'],
    [1234, '1\u00a0200'],
    [99.6, '100'],
  ])('%s is told as %s', (number, told) => expect(about(number)).toBe(told));
});
