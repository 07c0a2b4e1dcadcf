/** Each historical scenario says how the day went, what it cost, and how battles between the computer's generals go. */
import { describe, expect, test } from 'vitest';
import { textOf } from './files';

/** How the dossier has the day end, as the notes put it, and the losses of both sides. */
const HISTORY: Readonly<Record<string, { readonly ended: string; readonly lost: readonly string[] }>> = {
  'lobositz-1756': {
    ended: 'History gave the field and the burnt town to Prussia',
    lost: ['about three thousand lost on either side'], // 2,870 to 3,300, and 2,860 to 3,290
  },
  'kolin-1757': {
    ended: 'Prague was free',
    lost: ['Prussia lost over 13,000 men and 45 guns', 'Austria about 8,500'], // 8,100 to 9,000
  },
  'rossbach-1757': {
    ended: 'History gave Prussia one of its easiest victories',
    lost: ['548 men lost', 'against some ten thousand and 72 guns'],
  },
  'leuthen-1757': {
    ended: 'Prussia the greatest of its victories',
    lost: ['6,400 men lost', 'against some 22,000'], // 6,380
  },
  'zorndorf-1758': {
    ended: 'Neither left the field that night; two days later Fermor marched off',
    lost: ['Prussia lost nearly 13,000', 'Russia about 20,000'], // 12,800, and 18,500 to 21,500
  },
  'hochkirch-1758': {
    ended: 'the army went off by lines as on parade',
    lost: ['Prussia lost 9,097 men and 101 guns', 'Austria 7,587'],
  },
  'minden-1759': {
    ended: 'were on the bridges',
    lost: [
      'The allies lost some 2,800, half of them in six British battalions',
      'the French 7,000 to 11,000 and 43 guns',
    ],
  },
  'kunersdorf-1759': {
    ended: 'the army was streaming to the mill bridges',
    lost: ['Prussia lost 18,500 to 19,000 men and 172 guns', 'the allies 16,330'],
  },
  'liegnitz-1760': {
    ended: 'Loudon broke off, in good order, before six',
    lost: ['Prussia lost some 3,400 men', 'Austria 8,500 to 10,000 with eighty guns'],
  },
  'torgau-1760': {
    ended: "O'Donnell led the army over four bridges",
    lost: ['Prussia lost some 16,700 men', 'Austria 15,200 to 15,700 with nearly fifty guns'],
  },
};
const BATTLES = /(?:forty|sixty) battles between the computer's generals (.*?) the other book\b(.*?)[.:]/i;

describe.each(Object.entries(HISTORY))('the scenario of %s', (file, { ended, lost }) => {
  const text = textOf(`scenarios/historical/${file}.yaml`).replaceAll(/\s+/g, ' ');
  test.each([ended, ...lost])('says of history: %s', (words) => expect(text).toContain(words));
  test('says how often each side wins under either book, and why after it', () => {
    const [told = '', own = '', other = ''] = BATTLES.exec(text) ?? [];
    for (const book of [own, other]) {
      expect(book).toMatch(/won/);
      const shares = Array.from(book.matchAll(/(\d+) %/g), ([, share]) => Number(share));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(100);
    }
    const after = text.slice(text.indexOf(told) + told.length, text.indexOf(' rules: {'));
    expect(told).not.toBe('');
    expect(after.length).toBeGreaterThan(80);
  });
});
