import { describe, expect, it } from 'vitest';
import type { FontRole } from '../../../../drawing/map';
import { widthOf } from '../../../../drawing/map/lettering';
import type { SheetSet } from '../../../../drawing/paper';
import { missingLetters } from '../../../../electron/desk/exports';
import { runsOf, setWidth } from '../../../../electron/desk/exports/typefaces';
import { checkLetters } from '../../../../electron/desk/printing/letters';

const saying = (text: string): SheetSet => ({
  title: 'One',
  sheets: [
    {
      id: 'a',
      title: 'A',
      width: 21,
      height: 29.7,
      layers: [
        {
          name: 'words',
          shapes: [
            {
              kind: 'window',
              origin: { x: 0, y: 0 },
              scale: 1,
              clip: null,
              shapes: [
                {
                  kind: 'words',
                  lettering: { text, role: 'roman', size: 1, spacing: 0, colour: '#000000', halo: null },
                  place: { at: { x: 5, y: 5 }, toward: { x: 1, y: 0 } },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
});

describe('letters that cannot be printed', () => {
  it.each(['Дон', 'Ναύπλιο', 'Łódź', 'Straße', 'a\u200bb', 'Ἀθῆναι', '12½'])('%s can', (text) => {
    expect(() => checkLetters(saying(text))).not.toThrow();
  });
  it.each([
    ['漢 Hill', '漢'],
    ['漢字 Hill', '漢 字'],
    ['Гора חיפה', 'ח י פ ה'],
  ])('%s cannot: the sheets are refused, and the letters told', (text, letters) => {
    expect(() => checkLetters(saying(text))).toThrow(
      `“${text}” cannot be printed: the faces for printing have no ${letters}. They hold Latin, Greek and Cyrillic letters`,
    );
  });
  it('are told up to the eighth', () => {
    expect(() => checkLetters(saying('一二三四五六七八'))).toThrow('have no 一 二 三 四 五 六 七 八. They');
    expect(() => checkLetters(saying('一二三四五六七八九'))).toThrow(
      'have no 一 二 三 四 五 六 七 八 and others. They',
    );
  });
  it('are told once each', () => expect(missingLetters('漢漢a字', 'italic')).toEqual(['漢', '字']));
  it('leave signs that are not seen out', () => {
    for (const sign of ['\u200b', '\u2066', '\u{e0041}'])
      expect(
        runsOf(`a${sign}b`, 'roman')
          .map(({ text }) => text)
          .join(''),
      ).not.toContain('?');
  });
});

describe('Greek and Cyrillic words', () => {
  it.each(['roman', 'italic', 'capitals', 'sans', 'sans strong'] as const)(
    'are laid out in %s as wide as they are set, within a twentieth',
    (role: FontRole) => {
      for (const text of ['Кунерсдорф', 'Щербатов', 'Ναύπλιο', 'ΜΕΣΟΛΟΓΓΙ']) {
        const reckoned = widthOf({ text, role, size: 1, spacing: 0, colour: '#000000', halo: null });
        expect(setWidth(runsOf(text, role), 1, 0) / reckoned, text).toBeCloseTo(1, 1);
      }
    },
  );
});
