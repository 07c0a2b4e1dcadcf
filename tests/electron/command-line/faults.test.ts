import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../electron/command-line';
import { readForBattle } from '../../../electron/desk/reading';
import { editText, readNation } from '../../../engine/scenario';
import type { Finding } from '../../../engine/scenario';
import { inRepository } from '../programs';

const FOLDER = 'tests/fixtures/faults';

/** What must be said of the fault a file was made for: of its code, in its message or its advice. */
const SAID: Readonly<Record<string, readonly [string, RegExp]>> = {
  'a-part-unreadable': ['overlap', /Second and First stand on one another/],
  'all-at-once': ['off-table', /First stands off the table/],
  'armies-of-one-name': ['armies-of-one-name', /Both armies are called "blue".*"blue \(red\)"/],
  'arrives-off-the-edge': ['arrives-off-edge', /Foot is to come on at \[150, 30\].*0 or 180 first/],
  'blank-missing': ['syntax', /blank after the colon of "nation"/],
  'block-unknown': ['unknown-block', /allowed: Grünthal\/1 or Grünthal\/2\..*"Grünthal\/1"/],
  'blocks-overlap': ['blocks-overlap', /Grünthal\/2 and Grünthal\/1 lie on one another by 3 cm/],
  'brace-missing': ['syntax', /bracket \{ that opens here is never closed.*Put \} where/],
  'bracket-missing': ['syntax', /bracket \[ that opens here is never closed.*Put \] where/],
  'break-point-of-nothing': ['break-point-zero', /Red breaks at 0 army points.*break point: 1/],
  'bridge-over-nothing': ['unknown-feature', /"Au" is not known.*"Aue"/],
  'class-of-the-nation': ['class-of-nation', /Austria have every “medium gun” as superior.*class: superior/],
  'comma-in-text': ['text-cut', /Put the text in quotes: text: "Light comes, and the mist lifts, slowly"/],
  'comma-missing': ['syntax', /comma is missing/],
  'command-at-6mm': ['out-of-command', /within 4 cm of his units/],
  'contour-larger-than-its-hill': ['contour-outside', /Berg: the contour of 2 cm runs past the foot/],
  'crops-in-an-orchard': ['ground-on-ground', /one spot with an orchard/],
  'entrenchment-in-a-pond': ['works-in-water', /Line lies in Mere/],
  'entrenchment-through-houses': ['works-over-houses', /the houses of Grünthal\/1/],
  'horse-in-houses': ['cannot-hold-houses', /Battery cannot hold Grünthal\/2: mounted troops/],
  'houses-by-their-name': ['in-houses', /the houses of Grünthal\/1/],
  'houses-in-a-pond': ['houses-in-water', /Grünthal\/2 stand in Mere/],
  'houses-in-a-river': ['houses-in-water', /Grünthal\/2 stand in Aue/],
  'indented-wrongly': ['syntax', /line starts in column 4.*column 5 or 3/],
  'key-misspelt': ['unknown-key', /"haeding".*"heading"/],
  'list-indented-wrongly': ['syntax', /line starts in column 8.*column 11 or 7/],
  'not-used': ['not-used', /no “morale”/],
  'pond-wood-and-hill': ['ground-on-ground', /Mere lies on one spot with Berg \(a hill\) and Holz \(a wood\)/],
  'quote-missing': ['syntax', /quote " that opens here is never closed/],
  'redoubt-over-houses': ['works-over-houses', /Schanze runs through the houses of Grünthal\/2/],
  'road-over-a-river': ['road-through-water', /through Aue at \[40, 112\].*Add a bridge over Aue/],
  'road-through-a-pond': ['road-through-water', /through Mere at \[150, 60\]/],
  'turns-after-the-last': ['after-the-last-turn', /counts until turn 9, but the battle ends with turn 5/],
  'type-infantry': ['value-not-allowed', /"line infantry" or "light infantry"\?$/],
  'type-unknown': ['value-not-allowed', /pontoons\. Write one of these\.$/],
};

/** A line tells at its end what is found there: `#! code` or `#! code, other-code`. */
const marked = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      (/#! ([a-z0-9, -]+)$/.exec(line)?.[1]?.split(', ') ?? []).map((code) => `${index + 1}: ${code}`),
    );

async function checked(path: string): Promise<readonly Finding[]> {
  let out = '';
  await runCommand(['check', path, '--json'], {
    out: (text) => void (out += text),
    complain: (text) => void (out += text),
    isTerminal: false,
    folder: inRepository('.'),
    scenarios: inRepository('scenarios'),
    user: inRepository('dist/no-user'),
    spawn: () => {
      throw new Error('a check needs no thread');
    },
  });
  return (JSON.parse(out) as { findings: readonly Finding[] }).findings;
}

describe('cockade check on a folder of faults', () => {
  let findings: readonly Finding[] = [];
  beforeAll(async () => {
    findings = await checked(FOLDER);
  });
  const files = readdirSync(inRepository(FOLDER)).map((name) => name.replace('.yaml', ''));

  it('knows every file there', () => expect(files).toEqual(Object.keys(SAID).toSorted()));

  it.each(files)('%s: each fault at its line, and no other', (file) => {
    const path = `${FOLDER}/${file}.yaml`;
    const found = findings.filter((one) => one.file === path);
    const text = readFileSync(inRepository(path), 'utf8');
    expect(found.map(({ line, code }) => `${line}: ${code}`)).toEqual(marked(text));
    const [code = '', words = /^$/] = SAID[file] ?? [];
    const said = found.filter((one) => one.code === code).map(({ message, fix }) => `${message} ${fix ?? ''}`);
    expect(
      said.some((one) => words.test(one)),
      said.join('\n'),
    ).toBe(true);
  });

  it('writes the class of the nation, after which nothing is found', () => {
    const path = `${FOLDER}/class-of-the-nation.yaml`;
    const repairs = findings.filter((one) => one.file === path).map(({ repair = [] }) => repair);
    expect(repairs.map(([edit]) => edit && 'value' in edit && edit.value)).toEqual(Array(4).fill('superior'));
    const edited = editText(readFileSync(inRepository(path), 'utf8'), repairs.flat());
    const mended = 'text' in edited ? edited.text : '';
    expect(mended).toContain('{ name: Horse, type: cuirassiers, at: [50, 50], heading: 0, class: superior }');
    const austria = readNation('austria.yaml', readFileSync(inRepository('scenarios/nations/austria.yaml'), 'utf8'));
    const nations = new Map(austria.nation ? [['austria', austria.nation]] : []);
    expect(readForBattle(path, mended, nations).findings).toEqual([]);
  });

  it('mends by its quick fix what it can', () => {
    const fixed = findings.filter(({ repair }) => repair);
    expect(fixed.length).toBeGreaterThan(10);
    for (const { file, repair = [] } of fixed)
      expect(editText(readFileSync(inRepository(file), 'utf8'), repair)).toHaveProperty('text');
  });
});
