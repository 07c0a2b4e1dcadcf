import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../../electron/command-line';
import { openPdf } from '../../desk/exports/reading';
import { folderWith } from '../../folder';
import { inRepository } from '../../programs';

const ST_ULRICH = inRepository('scenarios/fictional/st-ulrich.yaml');

async function cockade(words: string, folder: string, isTerminal = false) {
  let out = '';
  let complaints = '';
  const code = await runCommand(words.replace('FILE', ST_ULRICH).split(' '), {
    out: (text) => void (out += text),
    complain: (text) => void (complaints += text),
    isTerminal,
    folder,
    scenarios: inRepository('scenarios'),
    user: folder,
    spawn: () => new Worker(''),
  });
  return { code, out, complaints };
}

/** Names of the pages of a PDF, and the size of the last in mm. */
async function pagesOf(path: string) {
  const document = await openPdf(readFileSync(path));
  const names = (await document.getOutline()).map(({ title }) => title);
  const { view } = await document.getPage(document.numPages);
  return { names, size: view.slice(2).map((points: number) => Math.round((points / 72) * 254) / 10) };
}

describe('cockade map', () => {
  it('prints the table map on one sheet, laid wide', async () => {
    const folder = folderWith();
    const { code, out } = await cockade('map FILE --out map.pdf --legend none', folder);
    expect({ code, out }).toEqual({ code: 0, out: 'map.pdf: 1 sheet\n' });
    expect((await pagesOf(join(folder, 'map.pdf'))).size).toEqual([297, 210]);
  });
  it('adds the legend and the sheets of words', async () => {
    const folder = folderWith();
    await cockade('map FILE --out legend.pdf --legend own-sheet', folder);
    expect((await pagesOf(join(folder, 'legend.pdf'))).names).toHaveLength(2);
    await cockade('map FILE --out booklet.pdf --legend own-sheet --booklet', folder);
    expect((await pagesOf(join(folder, 'booklet.pdf'))).names.length).toBeGreaterThan(2);
  });
  it('folds a booklet of A5 pages on A4', async () => {
    const folder = folderWith();
    expect(await cockade('map FILE --out folded.pdf --booklet --fold', folder)).toMatchObject({ code: 0 });
    const { names, size } = await pagesOf(join(folder, 'folded.pdf'));
    expect(size).toEqual([297, 210]);
    expect(names.length % 2).toBe(0);
    expect(names[0]).toMatch(/^Sheet 1, outer side: .*page/);
  });
  it('leaves the other side out', async () => {
    const folder = folderWith();
    for (const side of ['both', 'blue', 'none'])
      await cockade(`map FILE --out ${side}.svg --legend none --side ${side}`, folder);
    const lengths = ['both', 'blue', 'none'].map((side) => readFileSync(join(folder, `${side}.svg`)).length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(new Set(lengths).size).toBe(3);
  });
  it.each([
    ['map FILE --out map.pdf --sheets A1', '--sheets and --all belong to'],
    ['map FILE --out map.pdf --all', '--sheets and --all belong to'],
    ['map FILE --out map.pdf --legend big', '--legend takes auto, own-sheet, none'],
    ['map FILE --out map.pdf --true-size --booklet', '--booklet belongs to the map on one sheet'],
    ['map FILE --out map.pdf --layers sky', '--layers takes fields, hills,'],
    ['map FILE --out map.pdf --fold', '--fold belongs to --booklet'],
    ['map FILE --out map.pdf --ratio 4 --legend none', '--legend belongs to the map on one sheet'],
  ])('does not understand %s: 2', async (words, why) => {
    const { code, complaints } = await cockade(words, folderWith());
    expect(code).toBe(2);
    expect(complaints).toContain(why);
  });
});

describe('cockade map over glued sheets', () => {
  it('prints the page map and the sheets at a ratio, laid as takes fewest', async () => {
    const folder = folderWith();
    const { code, out } = await cockade('map FILE --out st-ulrich.pdf --ratio 1:4 --all --layers villages', folder);
    expect({ code, out }).toEqual({ code: 0, out: 'st-ulrich.pdf: 5 sheets\n' });
    const { names } = await pagesOf(join(folder, 'st-ulrich.pdf'));
    expect(names).toEqual(['Page map', 'Sheet A1', 'Sheet B1', 'Sheet A2', 'Sheet B2']);
  });
  it('takes paper, side up, margin and style', async () => {
    const folder = folderWith();
    const words = 'map FILE --out X.pdf --layers villages --ratio 4 --paper A3 --portrait --margin 15mm --style line';
    expect(await cockade(words, folder)).toMatchObject({ code: 0 });
    expect((await pagesOf(join(folder, 'X.pdf'))).size).toEqual([297, 420]);
  });
  it('reprints the sheets that are named', async () => {
    const folder = folderWith();
    const { out } = await cockade('map FILE --out map.svg --ratio 4 --sheets A2,B1 --layers villages', folder);
    expect(out).toBe('map-key.svg\nmap-B1.svg\nmap-A2.svg\n');
    expect(readdirSync(folder).sort()).toEqual(['map-A2.svg', 'map-B1.svg', 'map-key.svg']);
  });
  it('finds the size that so many sheets allow', async () => {
    const folder = folderWith();
    const { out } = await cockade('map FILE --out map.pdf --count 2 --all --layers villages', folder);
    expect(out).toBe('map.pdf: 3 sheets\n');
  });
  it('divides by boards', async () => {
    const folder = folderWith();
    await cockade('map FILE --out map.pdf --boards 2ft --ratio 8 --all --layers villages', folder);
    const { names } = await pagesOf(join(folder, 'map.pdf'));
    expect(names[0]).toBe('Map of the boards');
    expect(names.filter((name) => name.startsWith('Page map of'))).toHaveLength(6);
  });
  it('tells before it prints that boards come out otherwise than asked, and how many sheets there are', async () => {
    const { code, complaints } = await cockade('map FILE --out map.pdf --boards 40cm --ratio 8', folderWith());
    expect(code).toBe(0);
    expect(complaints).toMatch(/^The table does not divide into boards of 40 cm: .* by .* cm\. \d+ sheets\.\n/);
  });
  it('draws only the layers that are asked for, and no names when none are wanted', async () => {
    const folder = folderWith();
    const drawn = async (words: string): Promise<string> => {
      expect(await cockade(`map FILE --out map.svg --count 1 ${words}`.trimEnd(), folder)).toMatchObject({ code: 0 });
      return readFileSync(join(folder, 'map-A1.svg'), 'utf8');
    };
    expect(await drawn('')).toContain('Zeitberg');
    expect(await drawn('--no-names')).not.toContain('Zeitberg');
    expect(await drawn('--layers hills,names')).toContain('Zeitberg');
    expect((await drawn('--layers water')).length).toBeLessThan((await drawn('--no-names')).length / 2);
  });
  it('does the same for the map on one sheet', async () => {
    const folder = folderWith();
    await cockade('map FILE --out map.svg --legend none --no-names --layers roads,water,names', folder);
    const svg = readFileSync(join(folder, 'map.svg'), 'utf8');
    expect(svg).toContain('inkscape:label="roads"');
    expect(svg).not.toMatch(/inkscape:label="(names|hills|woods)"|Zeitberg|Hohenwalde/);
  });
  it('makes pictures of so many dots to an inch', async () => {
    const folder = folderWith();
    await cockade('map FILE --out map.png --count 1 --dpi 40 --sheets A1 --layers villages', folder);
    const png = readFileSync(join(folder, 'map-A1.png'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].sort()).toEqual([331, 468]);
  });
  it('counts the sheets on a screen', async () => {
    const { complaints } = await cockade(
      'map FILE --out map.pdf --ratio 4 --sheets A1 --layers villages',
      folderWith(),
      true,
    );
    expect(complaints).toBe('\r1 of 2 sheets\r2 of 2 sheets\n');
  });

  it.each([
    ['map FILE --ratio 4', '--out is missing: a file that ends in one of .pdf, .svg, .png.'],
    ['map FILE --out map.doc --ratio 4', '“map.doc” was given'],
    ['map --out map.pdf --ratio 4', 'A scenario file is missing.'],
    ['map FILE --out map.pdf --ratio 0', '--ratio takes how many times smaller'],
    ['map FILE --out map.pdf --ratio 4 --true-size', 'One of --true-size, --ratio and --count'],
    [
      'map FILE --out map.pdf --ratio 4 --paper a9',
      '--paper takes a5, a4, a3, a2, a1, a0, letter, tabloid; “a9” was given.',
    ],
    ['map FILE --out map.pdf --ratio 4 --margin 6cm', '--margin takes a length from 0 to 5cm'],
    ['map FILE --out map.pdf --ratio 4 --landscape --portrait', 'not both'],
    ['map FILE --out map.pdf --ratio 4 --dpi 300', '--dpi is for pictures'],
    ['map FILE --out map.png --ratio 4 --dpi 2401', '--dpi takes at most 2400'],
    ['map FILE --out map.png --ratio 4 --dpi 19', '--dpi takes a whole number of at least 20'],
    ['map FILE --out map.pdf --ratio 4 --side green', '--side takes both, none, blue, red; “green” was given.'],
    ['map FILE --out map.pdf --boards 50cm', '--boards takes 2ft, 40cm, 60cm'],
    ['map FILE --out map.pdf --ratio 4 --layers villages --sheets A1,', '--sheets takes names with commas'],
  ])('does not understand %s: 2', async (words, why) => {
    const folder = folderWith();
    const { code, out, complaints } = await cockade(words, folder);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(complaints).toContain(why);
    expect(readdirSync(folder)).toEqual([]);
  });
  it.each([
    ['map FILE --out map.pdf --ratio 4 --layers villages --sheets A1,Z9', 'There is no sheet Z9.'],
    ['map FILE --out map.pdf --ratio 0.1 --paper a5', 'choose larger paper or a smaller ratio'],
    ['map nowhere.yaml --out map.pdf --ratio 4', '“nowhere.yaml” is not there.'],
  ])('refuses %s: 1', async (words, why) => {
    const folder = folderWith();
    const { code, complaints } = await cockade(words, folder);
    expect(code).toBe(1);
    expect(complaints).toContain(why);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('cockade templates', () => {
  it('prints cut-outs of the kinds asked for, with their list or without', async () => {
    const folder = folderWith();
    expect(await cockade('templates FILE --out hills.pdf --kinds hills --step 3cm', folder)).toMatchObject({ code: 0 });
    await cockade('templates FILE --out bare.pdf --kinds hills --step 3cm --no-list', folder);
    await cockade('templates FILE --out small.pdf --kinds hills --step 3cm --no-list --ratio 8', folder);
    const counts = await Promise.all(
      ['hills', 'bare', 'small'].map(async (name) => (await pagesOf(join(folder, `${name}.pdf`))).names.length),
    );
    const [all = 0, bare = 0, small = 0] = counts;
    expect(all).toBe(bare + 1);
    expect(small).toBeLessThan(bare);
  });
  it.each([
    ['templates FILE --out x.pdf --kinds castles', 2, '--kinds takes hills, woods, water'],
    ['templates FILE --out x.pdf --step 1mm', 2, '--step takes a height from 2mm to 20cm'],
    ['templates FILE --out x.pdf --numbers one', 2, '--numbers takes numbers of cut-outs'],
    ['templates FILE --out x.pdf --landscape', 2, 'There is no option --landscape here.'],
    ['templates FILE --out x.pdf --margin 5cm --paper a5', 1, 'The margin of 5 cm leaves no room'],
    ['templates FILE --out x.pdf --numbers 999 --no-list', 1, 'There is nothing of these kinds or numbers'],
  ])('does not print %s', async (words, code, why) => {
    const answer = await cockade(words, folderWith());
    expect(answer.code).toBe(code);
    expect(answer.complaints).toContain(why);
  });
});

describe('cockade counters', () => {
  it('prints the stands of both sides with their backs, markers, rulers and templates', async () => {
    const folder = folderWith();
    expect(await cockade('counters FILE --out all.pdf', folder)).toMatchObject({ code: 0 });
    const { names, size } = await pagesOf(join(folder, 'all.pdf'));
    expect(size).toEqual([210, 297]);
    expect(names.slice(0, 2)).toEqual([
      'The Advance Guard of Bernau, 28mm stands, 1 of 2',
      'The Advance Guard of Bernau, 28mm stands, 1 of 2, back',
    ]);
    const kinds = ['Rearguard of Lindenau, 28mm stands', 'Markers, 28mm', '28mm rulers', '28mm templates'];
    for (const kind of kinds) expect(names.join('\n')).toContain(kind);
  });
  it('prints the parts and the side asked for, without backs', async () => {
    const folder = folderWith();
    await cockade('counters FILE --out X.svg --parts stands,markers --side red --no-backs', folder);
    expect(readdirSync(folder).sort()).toEqual(['X-B1.svg', 'X-B2.svg', 'X-M1.svg']);
  });
  it('takes another figure scale, paper and its lie', async () => {
    const folder = folderWith();
    await cockade('counters FILE --out X.pdf --parts rulers --scale 15mm --paper a3 --landscape --margin 5mm', folder);
    const { names, size } = await pagesOf(join(folder, 'X.pdf'));
    expect(size).toEqual([420, 297]);
    expect(names).toEqual(['Honours of War, 15mm rulers']);
  });
  it('prints the firing zones of guns whole when that is asked for', async () => {
    const folder = folderWith();
    const pages = async (more: string): Promise<number> => {
      await cockade(`counters FILE --out zones.pdf --parts templates --scale 15mm${more}`, folder);
      return (await pagesOf(join(folder, 'zones.pdf'))).names.length;
    };
    expect(await pages(' --whole-zones')).toBeGreaterThan(2 * (await pages('')));
  });
  it.each([
    [
      'counters FILE --out x.pdf --parts stands,flags',
      2,
      '--parts takes stands, markers, rulers, templates; “flags” was given.',
    ],
    ['counters FILE --out x.pdf --side none', 2, 'Stands are of one side or of both'],
    ['counters FILE --out x.pdf --scale 54mm', 2, 'has no figure scale “54mm”'],
    ['counters FILE --out x.pdf --ratio 4', 2, 'There is no option --ratio here.'],
    ['counters FILE --out x.pdf --paper a5 --margin 5cm', 1, 'larger than the paper: choose larger paper'],
  ])('does not print %s', async (words, code, why) => {
    const folder = folderWith();
    const answer = await cockade(words, folder);
    expect(answer.complaints).toContain(why);
    expect(answer.code).toBe(code);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('cockade roster', () => {
  it('prints the roster of each side, or of one', async () => {
    const folder = folderWith();
    for (const side of ['both', 'blue', 'red']) await cockade(`roster FILE --out ${side}.pdf --side ${side}`, folder);
    const [both, blue, red] = await Promise.all(
      ['both', 'blue', 'red'].map(async (side) => (await pagesOf(join(folder, `${side}.pdf`))).names),
    );
    expect(blue?.length).toBeGreaterThan(0);
    expect(both).toEqual([...(blue ?? []), ...(red ?? [])]);
  });
  it('keeps from players what will happen', async () => {
    const text = `${readFileSync(ST_ULRICH, 'utf8')}\nevents:\n  - { turn: 3, text: The mist lifts. }\n`;
    const words = async (more: string): Promise<string> => {
      const folder = folderWith({ 'misty.yaml': text });
      await cockade(`roster misty.yaml --out X.svg${more}`, folder);
      const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
      return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    };
    const [all, players] = [await words(''), await words(' --players')];
    expect(all).toContain('mist');
    expect(players).not.toContain('mist');
  });
  it('is of a side', async () => {
    const { code, complaints } = await cockade('roster FILE --out X.pdf --side none', folderWith());
    expect(code).toBe(2);
    expect(complaints).toContain('A roster is of one side or of both.');
  });
});

describe('cockade reference', () => {
  it('prints the play sheet at the figure scale asked for', async () => {
    const folder = folderWith();
    expect(await cockade('reference FILE --out play.pdf --scale 15mm', folder)).toMatchObject({ code: 0 });
    const { names } = await pagesOf(join(folder, 'play.pdf'));
    expect(names).toHaveLength(2);
    expect(names[0]).toContain('15mm');
  });
  it.each([
    ['reference FILE --out play.pdf --scale 54mm', 2, 'has no figure scale “54mm”'],
    ['reference FILE --out play.pdf --sides 0', 2, '--sides takes a whole number of at least 1'],
    ['reference FILE --out play.pdf --rules chess', 2, 'There is no rule system “chess”.'],
  ])('does not print %s', async (words, code, why) => {
    const answer = await cockade(words, folderWith());
    expect(answer.code).toBe(code);
    expect(answer.complaints).toContain(why);
  });
});
