import { describe, expect, it } from 'vitest';
import { reportSheets, type ReportWords } from '../../../drawing/paper/report';
import { playback } from '../../../engine/battle';
import { sampleBattle } from '../sample-battle';
import { wordsOn } from '../../drawing/paper/printed';

const record = sampleBattle();
const { scenario, roster, vocabulary } = record;
const WORDS: ReportWords = {
  title: 'The Combat of St. Ulrich',
  under: 'Bernau against Lindenau.',
  outcome: 'Lindenau wins.',
  causes: ['Turn 2: a charge.'],
  turns: [
    { title: 'Turn 1', moment: 5, story: Array.from({ length: 40 }, () => 'A volley. '.repeat(30)), notes: ['Early'] },
    { title: 'Turn 2', moment: 9, story: ['A rout.'], notes: [] },
  ],
  losses: { head: ['', 'hits by fire'], rows: [['Bernau', '2']] },
  honours: ['Hohenwalde: stood.'],
  luck: 'Nobody was lucky.',
};
const asked: number[] = [];
const set = reportSheets(WORDS, scenario, (moment) => {
  asked.push(moment);
  return { roster, vocabulary, state: playback(record).stateAt(moment) };
});

describe('a report on paper', () => {
  it('has a map of the end of each turn, as wide as the text or half a page high, inside the border', () => {
    expect(asked).toEqual([5, 9]);
    const windows = set.sheets.flatMap(({ layers }) =>
      layers.flatMap(({ shapes }) =>
        shapes.flatMap((shape) =>
          shape.kind === 'group' && shape.frame
            ? shape.shapes.flatMap((part) =>
                part.kind === 'window' && part.clip ? [{ at: shape.frame, ...part.clip }] : [],
              )
            : [],
        ),
      ),
    );
    expect(windows.length).toBeGreaterThan(2);
    for (const { at, west, east, south } of windows) {
      expect((at?.x ?? 0) + west).toBeGreaterThanOrEqual(1.8 - 1e-6);
      expect((at?.x ?? 0) + east).toBeLessThanOrEqual(21 - 1.8 + 1e-6);
      expect((at?.y ?? 0) + south).toBeGreaterThan(1.8);
    }
  });

  it('says every word, over as many numbered sheets as it needs', () => {
    const said = set.sheets.map((sheet) =>
      wordsOn(sheet)
        .map(({ text }) => text)
        .join(' '),
    );
    expect(set.sheets.length).toBeGreaterThan(3);
    expect(said[0]).toContain('The Combat of St. Ulrich');
    const all = said.join(' ');
    for (const words of [
      'Lindenau wins.',
      'Turn 2: a charge.',
      'Early',
      'A rout.',
      'hits by fire',
      'Nobody was lucky.',
      'Hohenwalde: stood.',
    ])
      expect(all).toContain(words);
    expect(all.match(/A volley\./g)).toHaveLength(1200);
    said.forEach((words, i) => expect(words).toMatch(new RegExp(`report ${i + 1}$`)));
  });

  it('keeps the map of a turn without a story on the sheet that has room for it', () => {
    const turns = [1, 2, 3].map((turn) => ({ title: `Turn ${turn}`, moment: 5, story: [], notes: [] }));
    const { sheets } = reportSheets({ ...WORDS, causes: [], turns }, scenario, (moment) => ({
      roster,
      vocabulary,
      state: playback(record).stateAt(moment),
    }));
    const [first = ''] = sheets.map((sheet) =>
      wordsOn(sheet)
        .map(({ text }) => text)
        .join(' '),
    );
    expect(first).toContain('Turn 1');
  });
});
