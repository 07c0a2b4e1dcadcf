/** The words of an arrival stand where neither units nor names are, nor the words of another. */
import { expect, it } from 'vitest';
import { placedWords } from '../../../renderer/editor/aids/arrival-words';
import { areaRound, type PictureBox } from '../../../renderer/editor/clear-places';
import { wordsWidth } from '../../../renderer/ui/letter-widths';

/** 14 letters are about 90 px wide; the arrow goes up, so the words stand at its right first. */
const arrow = { text: 'Turn 3: Kahlen', from: { x: 200, y: 200 }, to: { x: 200, y: 100 } };
const area = (x: number, y: number, width: number, height: number): PictureBox => ({ x, y, width, height });
const PICTURE = area(0, 0, 1000, 600);
const place = (...taken: readonly PictureBox[]): PictureBox | undefined => placedWords([arrow], taken, PICTURE)[0];
const meets = (a: PictureBox, b: PictureBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

it('stand beside the middle of the arrow, to its right', () =>
  expect(place()).toMatchObject({ x: 210, y: 142, height: 16 }));

it.each([
  ['a unit at its right', area(220, 130, 60, 40), (x: number) => x < 200],
  ['one that only touches them', area(210 + wordsWidth(arrow.text, 'small'), 130, 60, 40), (x: number) => x === 210],
  ['units on both sides of the middle', area(80, 130, 300, 40), (x: number) => x === 210],
] as const)('dodge %s', (_, unit, where) => {
  const at = place(unit);
  expect(at && meets(at, unit)).toBe(false);
  expect(where(at?.x ?? 0)).toBe(true);
});

it('of two arrivals at one place do not lie on one another', () => {
  const [one, other] = placedWords([arrow, arrow], [], PICTURE);
  expect(one && other && meets(one, other)).toBe(false);
});

it.each([
  ['west', { x: 2, y: 300 }, { x: 40, y: 300 }],
  ['east', { x: 998, y: 300 }, { x: 960, y: 300 }],
  ['north', { x: 500, y: 2 }, { x: 500, y: 40 }],
  ['south-east', { x: 998, y: 598 }, { x: 970, y: 570 }],
])('of four arrivals at one place in the %s stay in the picture, apart from one another', (_, from, to) => {
  const text = 'From turn 4 on 5+: Regiment Rautenkranz';
  const words = placedWords(Array(4).fill({ text, from, to }), [], PICTURE);
  expect(words.filter(({ x, y, width, height }) => x < 4 || y < 4 || x + width > 996 || y + height > 596)).toEqual([]);
  expect(words.flatMap((one, i) => words.slice(i + 1).filter((other) => meets(one, other)))).toEqual([]);
});

it('of an arrow that is not in the picture stay out of it', () => {
  const away = { ...arrow, from: { x: 1300, y: 200 }, to: { x: 1300, y: 100 } };
  expect(placedWords([away], [], PICTURE)[0]).toMatchObject({ x: 1310 });
});

it('stand where least is covered when everything is', () => {
  const unit = area(210, 142, 90, 16);
  const at = place(area(-500, -500, 1500, 1500), unit);
  expect(at && meets(at, unit)).toBe(false);
});

it('an area is what is seen of a shape', () => {
  expect(areaRound([{ x: 1, y: 9 }, null, { x: 4, y: 2 }])).toEqual(area(1, 2, 3, 7));
  expect(areaRound([null])).toBeNull();
});
