/** What does not fit the scale of the ground, set right by one click: each remedy leaves a line that fits. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditScale, positionOf, type ScaleLine } from '../../../editing/aids';
import { mendScale } from '../../../editing/remedies';
import { mcnally } from '../../../engine/rules/mcnally';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import type { Id } from '../../../engine/scenario';
import { after, linesGained, open } from '../drafts';

const LONG_ARMY = Array.from(
  { length: 30 },
  (_, i) =>
    `          - { name: R ${i + 1}, type: line infantry, at: [${20 + (i % 5) * 22}, ${10 + 8 * Math.floor(i / 5)}], heading: 0 }`,
).join('\n');

/** A table of 150 by 120 cm at 28mm, with so much ground to a foot of it. */
const textOf = (terrain: string, { foot = '', more = '', kind = 'fictional' } = {}): string => `cockade: 1
title: A table   # of sizes
kind: ${kind}
rules: { system: honours-of-war, scale: 28mm }
table: { size: [150cm,  120cm]${foot === '' ? '' : `, one foot: ${foot}`} }
terrain:
${terrain}
armies:
  prussia:
    name: Prussia
    nation: prussia
    brigades:
      - name: Kahlen
        commander: { name: Forcade, rating: dependable, at: [30, 10] }
        units:
${more || '          - { name: Alt, type: line infantry, at: [30, 20], heading: 0 }'}
  austria:
    name: Austria
    nation: austria
    brigades:
      - name: Daun
        commander: { name: Browne, rating: dependable, at: [105, 118] }
        units:
          - { name: Harrach, type: line infantry, at: [105, 110], heading: 180 }
`;
const RIVER = '  - river: { name: Elbe, class: fordable, width: 9cm, course: [[-5, 60], [155, 60]] }   # slow';

const linesOf = (text: string): readonly ScaleLine[] =>
  auditScale(honoursOfWar, positionOf(honoursOfWar, open(text).scenario))?.lines ?? [];
/** The first that does not fit, of one thing where it is named. */
const unfit = (text: string, of: ScaleLine['of'], about?: Id | null): ScaleLine | undefined =>
  linesOf(text).find(
    (line) => line.of === of && (about === undefined || line.about === about) && line.verdict !== 'right',
  );
function mended(text: string, line: ScaleLine | undefined, says: string): string {
  const remedy = line?.remedies.find((one) => one.says === says);
  if (!remedy) throw new Error(`${says}: ${JSON.stringify(line)}`);
  return after(text, mendScale(open(text), remedy));
}

describe('a click on a remedy of the check of the scale', () => {
  it.each([
    [
      'wood',
      'copse',
      'Draw it larger',
      '  - wood: { name: Copse, outline: { polygon: [[80, 70], [85, 70], [85, 74], [80, 74]] } }',
      '',
    ],
    [
      'wood',
      'copse',
      'Leave it out',
      '  - wood: { name: Copse, outline: { polygon: [[80, 70], [85, 70], [85, 74], [80, 74]] } }',
      '',
    ],
    [
      'wood',
      'heath',
      'Draw it smaller',
      '  - wood: { name: Heath, outline: { polygon: [[10, 70], [140, 70], [140, 110], [10, 110]] } }',
      '2000m',
    ],
    [
      'water',
      'bach',
      'Make it 1.2 cm wide',
      '  - stream: { name: Bach, width: 2in, course: [[-5, 100], [155, 100]] }',
      '500m',
    ],
    [
      'water',
      'bach',
      'Make it a river',
      '  - stream: { name: Bach, width: 2in, course: [[-5, 100], [155, 100]] }',
      '500m',
    ],
    [
      'water',
      'elbe',
      'Make it 2.1 cm wide',
      '  - river: { name: Elbe, class: fordable, width: 1cm, course: [[-5, 60], [155, 60]] }',
      '165m',
    ],
    [
      'water',
      'elbe',
      'Make it a stream',
      '  - river: { name: Elbe, class: fordable, width: 1cm, course: [[-5, 60], [155, 60]] }',
      '165m',
    ],
    ['village', 'au', 'Add a block', '  - bua: { name: Au, blocks: [{ at: [60, 60] }] }', '70m'],
    [
      'village',
      'au',
      'Take its outermost block away',
      '  - bua: { name: Au, blocks: [{ at: [20, 60] }, { at: [40, 60] }, { at: [120, 60] }] }',
      '300m',
    ],
  ] as const)('%s %s: %s', (of, about, says, terrain, foot) => {
    const text = textOf(terrain, { foot });
    const line = unfit(text, of, about);
    const now = mended(text, line, says);
    expect(unfit(now, of, about)).toBeUndefined();
    expect(now).toContain('title: A table   # of sizes');
  });

  it('gives the ground the scale at which front and ranges fit, in the unit in which it was told', () => {
    const text = textOf(RIVER, { foot: '60m' });
    expect(
      linesOf(text)
        .filter(({ of }) => of === 'troops' || of === 'range')
        .map(({ verdict }) => verdict),
    ).toEqual(['small', 'small']);
    const now = mended(text, unfit(text, 'troops'), 'Take one foot for 190 m');
    expect(linesGained(text, now)).toEqual(['table: { size: [150cm,  120cm], one foot: 190m }']);
    expect(linesOf(now).filter(({ verdict }) => verdict === 'small' || verdict === 'large')).toEqual([]);
    const paces = textOf(RIVER, { foot: '100 paces' });
    expect(mended(paces, unfit(paces, 'troops'), 'Take one foot for 190 m')).toContain('one foot: 312 paces');
  });

  it('leaves the ground as it is where places are written in km of it', () => {
    const text = textOf(RIVER.replace('-5, 60', '0.01km, 60'), { foot: '60m' });
    const [remedy] = unfit(text, 'troops')?.remedies ?? [];
    if (!remedy) throw new Error('a remedy');
    expect(mendScale(open(text), remedy)).toEqual({
      refused: 'Lengths of this file are in km or paces of the ground: at another scale they would lie elsewhere.',
    });
  });

  it('makes room for a crowded army by a longer table, or by smaller figures', () => {
    const text = textOf(RIVER, { more: LONG_ARMY });
    const line = unfit(text, 'room', 'prussia');
    expect(line?.sentence).toContain('along the longer edge it takes 4 lines');
    const wider = mended(text, line, 'Make the table 2 ft wider');
    expect(wider).toContain('size: [210.96cm,  120cm]');
    expect(wider).toContain('[216, 60]');
    expect(unfit(wider, 'room', 'prussia')).toBeUndefined();
    const smaller = mended(text, line, 'Take 20mm figures');
    expect(linesGained(text, smaller)).toEqual(['rules: { system: honours-of-war, scale: 20mm }']);
    expect(unfit(smaller, 'room', 'prussia')).toBeUndefined();
  });
});

describe('the scale of a real battle', () => {
  const TORGAU = readFileSync(new URL('../../../scenarios/historical/torgau-1760.yaml', import.meta.url), 'utf8');

  it('is measured by the men that its units stand for, and no remedy changes its ground', () => {
    for (const system of [honoursOfWar, mcnally]) {
      const lines = auditScale(system, positionOf(system, open(TORGAU).scenario))?.lines ?? [];
      expect(lines.flatMap(({ remedies }) => remedies)).toEqual([]);
      expect(lines.find(({ of }) => of === 'troops')?.sentence).toMatch(
        /^The front of a unit is .* that a unit stands for/,
      );
      expect(lines.filter(({ of, verdict }) => of !== 'troops' && of !== 'range' && verdict === 'large')).toEqual([]);
    }
  });
});

it('measures ranges by the battalions that a unit stands for', () => {
  const units = (men: number): string =>
    `          - { name: Alt, type: line infantry, at: [30, 20], heading: 0, men: ${men} }`;
  const told = (men: number): readonly string[] =>
    linesOf(textOf(RIVER, { foot: '900m', more: units(men) }))
      .filter(({ of }) => of === 'troops' || of === 'range')
      .map(({ sentence }) => sentence);
  expect(told(3000)).toEqual([
    'The front of a unit is 970 paces: right for the 3\u00a0000 that a unit stands for.',
    'Muskets carry 1\u00a0500 paces: right where a unit stands for 5 battalions.',
  ]);
  expect(told(1500)).toEqual([
    'The front of a unit is 970 paces: that is 3\u00a0200 men in three ranks, more than the 1\u00a0500 that a unit stands for.',
    'Muskets carry 1\u00a0500 paces: more than the 200 to 700 where a unit stands for 2 battalions.',
  ]);
});
