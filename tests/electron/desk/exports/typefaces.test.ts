import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { runsOf, setWidth } from '../../../../electron/desk/exports/typefaces';
import { unpackedFont } from '../../../../electron/desk/exports/woff';
import { FONT_ROLES, type FontRole } from '../../../../drawing/map';
import { letterWidths } from '../../../../drawing/map/lettering';

const told = (text: string, role: FontRole): string =>
  runsOf(text, role)
    .map(({ face, text: part }) => `${face.id} ${part}`)
    .join(', ');

describe('the faces of a text', () => {
  it('are those of the map where they hold the letters', () => {
    expect(told('Straße über Préval', 'roman')).toBe('fellRoman Straße über Préval');
    expect(told('Lobositz', 'capitals')).toBe('fellCapitals Lobositz');
  });
  it('are sans for tables, also for letters of other countries', () => {
    expect(told('Straße 12½', 'sans')).toBe('sansLatin Straße 12½');
    expect(told('Łódź 3', 'sans strong')).toBe('strongExtra Ł, strongLatin ód, strongExtra ź, strongLatin  3');
    expect(told('Дон 3', 'sans')).toBe('sansCyrillic Дон, sansLatin  3');
  });
  it('change to a plain serif for letters of other countries', () => {
    expect(told('Łódź', 'roman')).toBe('latinExtra Ł, fellRoman ód, latinExtra ź');
    expect(told('Дон 9', 'italic')).toBe('cyrillicItalic Дон, fellItalic  9');
    expect(told('Ναύπλιο', 'roman')).toBe('greek Ναύπλιο');
  });
  it('hold marks set apart from their letter', () => expect(told('u\u0308ber', 'roman')).toBe('fellRoman über'));
  it('tell a letter that none has by its base letter, or a question mark', () => {
    expect(told('Ἀ', 'roman')).toBe('greek Α');
    expect(told('a漢', 'roman')).toBe('fellRoman a?');
  });
});

describe('the engine and the faces', () => {
  it.each(FONT_ROLES)('agree on how wide a line of %s is, within a twentieth', (role) => {
    const line = 'The Hauptmann von Preysing holds the Lobosch slopes till dusk';
    const reckoned = letterWidths(line, role, 1).reduce((sum, width) => sum + width, 0);
    expect(setWidth(runsOf(line, role), 1, 0) / reckoned).toBeGreaterThan(0.95);
    expect(setWidth(runsOf(line, role), 1, 0) / reckoned).toBeLessThan(1.05);
  });
  it.each(['sans', 'sans strong'] as const)(
    'agree within a hundredth on the figures of %s, all of one width',
    (role) => {
      const wide = (text: string) => setWidth(runsOf(text, role), 1, 0);
      const one = wide('0');
      for (const figure of '123456789+−') expect(wide(figure)).toBeCloseTo(one, 6);
      for (const text of ['111', '470', '−12', '1½', '10/30'])
        expect(letterWidths(text, role, 1).reduce((sum, width) => sum + width, 0) / wide(text)).toBeCloseTo(1, 1.7);
      // Pairs of figures are not kerned: columns stay in line.
      for (const text of ['11', '17', '74', '47']) expect(wide(text)).toBeCloseTo(2 * one, 6);
    },
  );
  it.each(FONT_ROLES)('agree on the signs of %s beyond plain letters', (role) => {
    for (const sign of '–—‘’“”„…·•×½¼¾−')
      expect(Math.abs((letterWidths(sign, role, 1)[0] ?? 0) - setWidth(runsOf(sign, role), 1, 0)), sign).toBeLessThan(
        0.01,
      );
  });
  it('set letters apart by so much each', () => {
    const close = setWidth(runsOf('Elbe', 'roman'), 1, 0);
    expect(setWidth(runsOf('Elbe', 'roman'), 1, 0.2)).toBeCloseTo(close + 0.6, 1);
  });
});

describe('an unpacked font', () => {
  const path = createRequire(import.meta.url).resolve(
    '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff',
  );
  const open = (file: Buffer) => {
    const font = create(file);
    if ('fonts' in font) throw new Error('a collection');
    return font;
  };
  it('holds the same letters', () => {
    const [packed, plain] = [open(readFileSync(path)), open(unpackedFont(readFileSync(path)))];
    expect(plain.type).toBe('TTF');
    expect(plain.numGlyphs).toBe(packed.numGlyphs);
    const outline = (font: typeof plain, letter: string) => font.glyphForCodePoint(letter.charCodeAt(0)).path.toSVG();
    for (const letter of 'AgÜß&7') expect(outline(plain, letter)).toBe(outline(packed, letter));
  });
  it('is made of a WOFF only', () => expect(() => unpackedFont(Buffer.from('OTTO'))).toThrow('not a WOFF'));
});
