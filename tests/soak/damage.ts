/** Files of ours with damage done to them by chance: lines lost, copied, cut short, joined, words put where none belong. */
import { readdirSync, readFileSync } from 'node:fs';
import { chances } from '../kit';
import { drawing } from './draw';
import type { Draw } from './draw';

export interface SoundFile {
  readonly name: string;
  readonly text: string;
}
const FOLDERS = [
  'scenarios/fictional',
  'scenarios/historical',
  'scenarios/nations',
  'tests/fixtures',
  'tests/fixtures/scenarios',
];

/** Every scenario and nation of the house, and the fixtures that are broken already. */
const SOUND_FILES: readonly SoundFile[] = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') })),
);

const WORDS = [
  '', ' ', '\t', '-', ':', '[', ']', '{', '}', '"', "'", '*x', '&x ', '<<: *x', '!', '!!set', '|', '>', '#', '~', '-0', '.nan',
  '.inf', '1e999', '0x10', '99999999999ft', '__proto__', 'constructor', 'toString', 'cockade', 'name: [', 'null', 'true', '? ',
  '---', '...', '%', '\u0000', '\ud800', '\ufeff', 'ß', '😀', '\r', '\u2028', 'repeat: { times: 99, by: [1, 1] }', '[[[[[[[[',
] as const; // oxfmt-ignore

/** A file, and its text after one to five kinds of damage. */
export function damagedFile(seed: number): SoundFile {
  const draw = drawing(chances(seed));
  const { name, text } = draw.of(SOUND_FILES);
  let lines = text.split('\n');
  for (let times = draw.whole(1, 5); times > 0 && lines.length > 1; times -= 1) lines = damaged(draw, lines);
  return { name, text: lines.join('\n') };
}

function damaged(draw: Draw, lines: readonly string[]): string[] {
  const at = draw.whole(0, Math.max(0, lines.length - 1));
  const line = lines[at] ?? '';
  const other = draw.of(draw.of(SOUND_FILES).text.split('\n'));
  const place = draw.whole(0, line.length);
  switch (draw.whole(0, 8)) {
    case 0:
      return lines.toSpliced(at, 1);
    case 1:
      return draw.happens(0.2) ? lines.slice(0, at + 1) : lines.toSpliced(at, draw.whole(1, 5));
    case 2:
      return lines.toSpliced(at, draw.whole(0, 1), other);
    case 3:
      return lines.with(at, line.slice(0, place) + draw.of(WORDS) + line.slice(place + draw.whole(0, 4)));
    case 4:
      return lines.with(at, line.replace(/-?\d+(\.\d+)?/, String(draw.between(-1e6, 1e6))));
    case 5:
      return lines.with(at, ' '.repeat(draw.whole(0, 10)) + line.trim());
    case 6:
      return lines.toSpliced(at, 2, line + (lines[at + 1] ?? '').trim());
    case 7:
      return lines.with(at, line.replace(/\w+/, draw.of(other.match(/\w+/g) ?? ['name'])));
    default:
      return lines.with(at, line.slice(0, place));
  }
}
