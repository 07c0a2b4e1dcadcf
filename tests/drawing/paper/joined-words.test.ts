import { expect, test } from 'vitest';
import type { Shape } from '../../../drawing/map';
import { sheetToSvg, type Sheet } from '../../../drawing/paper';
import { joinedWords } from '../../../drawing/paper/joined-words';
import { breakLines, inFace, lineShapes } from '../../../drawing/paper/text';

const TYPE = { size: 0.4, leading: 1.2, colour: '#111111' };
const lines = (text: string, measure = 20): Shape[] =>
  breakLines(inFace(text), TYPE.size, measure).flatMap((line, index) =>
    lineShapes(line, { x: 1, y: 20 - index }, measure, TYPE),
  );
const texts = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.lettering.text] : []));

test('a line that was set word by word is one object, and each line one of its own', () => {
  const sentence = 'One foot of the table is 3.81 cm here.';
  expect(texts(lines(sentence))).toHaveLength(9);
  expect(texts(joinedWords(lines(sentence)))).toEqual([sentence]);
  expect(texts(joinedWords(lines(sentence, 4))).join(' ')).toBe(sentence);
  expect(texts(joinedWords(lines(sentence, 4))).length).toBeGreaterThan(1);
});

test('words of another face, of another column or with a rim stay apart', () => {
  const [word] = lines('Left');
  if (word?.kind !== 'words') throw new Error('no word');
  const at = (x: number): Shape => ({ ...word, place: { ...word.place, at: { x, y: word.place.at.y } } });
  const next = word.place.at.x + 0.8;
  expect(joinedWords([word, at(next)])).toHaveLength(1);
  expect(joinedWords([word, at(next + 1)])).toHaveLength(2);
  const italic: Shape = { ...word, lettering: { ...word.lettering, role: 'italic' } };
  expect(
    joinedWords([word, { ...italic, place: { ...word.place, at: { x: next, y: word.place.at.y } } }]),
  ).toHaveLength(2);
});

test('the SVG of a sheet has them so, in groups as well', () => {
  const group: Shape = { kind: 'group', frame: { x: 0, y: 0, hx: 0, hy: 1 }, tags: {}, shapes: lines('two words') };
  const sheet: Sheet = { id: 'a', title: 'A', width: 21, height: 29.7, layers: [{ name: 'words', shapes: [group] }] };
  expect(sheetToSvg(sheet)).toContain('>two words</text>');
});
