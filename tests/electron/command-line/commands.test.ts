import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../electron/command-line';
import { HAMLET } from '../fake-engine';
import { folderWith } from '../folder';
import { inRepository, runProgram } from '../programs';

const ST_ULRICH = inRepository('scenarios/fictional/st-ulrich.yaml');

async function cockade(words: readonly string[], folder = inRepository('.'), user = inRepository('dist/no-user')) {
  let out = '';
  let complaints = '';
  const code = await runCommand(words, {
    out: (text) => void (out += text),
    complain: (text) => void (complaints += text),
    isTerminal: false,
    folder,
    scenarios: inRepository('scenarios'),
    user,
    spawn: () => new Worker(inRepository('dist/main/engine-worker.js')),
  });
  return { code, out, complaints, document: () => JSON.parse(out) as Record<string, unknown> };
}

describe('cockade', () => {
  it.each([
    [[], 'cockade fight FILE'],
    [['conquer'], 'There is no command “conquer”.'],
    [['constructor'], 'There is no command “constructor”.'],
    [['fight'], 'A scenario file is missing.\nUsage: cockade fight FILE'],
    [['fight', 'a.yaml', 'b.yaml'], '2 were given.'],
    [['fight', 'a.yaml', '--games', '3'], 'There is no option --games here.'],
    [['fight', 'a.yaml', '--seed', 'x'], '--seed takes a whole number'],
    [
      ['fight', ST_ULRICH, '--general', 'nobody'],
      'There is no general “nobody”. Those there are: capable, drill-book, brilliant.',
    ],
    [['fight', ST_ULRICH, '--general', 'capable:mad'], 'There is no temper “mad”. Those there are: cautious, bold'],
    [
      ['fight', ST_ULRICH, '--wing', 'steinach'],
      '--wing takes a command and its general, as red/steinachs-brigade=drill-book;',
    ],
    [['balance', 'a.yaml', '--games', '0'], '--games takes a whole number of at least 1'],
    [['check'], 'A file, folder or pattern is missing.'],
    [['replay'], 'A record is missing.'],
    [['rules', 'a', 'b'], 'One rule system is enough.'],
  ])('does not understand %j: 2, with the usage on stderr', async (words, why) => {
    const { code, out, complaints } = await cockade(words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(complaints).toContain(why);
    expect(complaints).toContain('cockade');
  });

  it('tells its usage on stdout when it is asked to', async () => {
    expect(await cockade(['--help'])).toMatchObject({ code: 0, complaints: '' });
  });

  const COMMANDS = ['balance', 'check', 'counters', 'fight', 'make', 'map', 'reference', 'replay', 'roster', 'rules'];
  it.each([...COMMANDS, 'templates'])(
    '%s tells its usage on stdout when it is asked to, whatever else is said',
    async (name) => {
      for (const words of [
        [name, '--help'],
        [name, 'a.yaml', '--nonsense', '-h'],
      ]) {
        const { code, out, complaints } = await cockade(words);
        expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
        expect(out).toMatch(new RegExp(`^Usage: cockade ${name} `));
      }
    },
  );

  it('tells every option that a command takes in its usage', async () => {
    const usages = new Map(
      await Promise.all(
        [...COMMANDS, 'templates'].map(async (name) => [name, (await cockade([name, '--help'])).out] as const),
      ),
    );
    const optionsIn = (text: string): string[] => [...new Set(text.match(/--[a-z-]+/g))];
    const all = [...new Set([...usages.values()].flatMap(optionsIn))];
    expect(all.length).toBeGreaterThan(40);
    for (const [name, usage] of usages)
      for (const option of name === 'make' || name === 'rules' ? [] : all) {
        // Without a file no command gets further than its words.
        const { complaints } = await cockade([name, option]);
        const isTaken = !complaints.startsWith(`There is no option ${option} here.`);
        expect(optionsIn(usage).includes(option), `${name} ${option}`).toBe(isTaken);
      }
  });

  it.each([
    [['fight', ST_ULRICH, '--rules', 'chess'], 'There is no rule system “chess”.'],
    [['fight', ST_ULRICH, '--scale', '54mm'], 'has no figure scale “54mm”. Those it has: 28mm'],
    [
      ['fight', ST_ULRICH, '--option', 'rain=heavy'],
      'Honours of War has no optional rule “rain”. Those it has: brigade morale,',
    ],
    [['check', ST_ULRICH, '--scale', '54mm'], 'has no figure scale “54mm”. Those it has: 28mm'],
  ])('cannot choose as %j says: 2, with what there is instead', async (words, why) => {
    const { code, complaints } = await cockade(words);
    expect({ code, says: complaints.includes(why), usage: complaints.includes('Usage:') }).toEqual({
      code: 2,
      says: true,
      usage: true,
    });
  });

  it.each([
    [['fight', 'nowhere.yaml'], '“nowhere.yaml” is not there.'],
    [['fight', 'scenarios/historical/lobozitz-1756.yaml'], 'Did you mean “scenarios/historical/lobositz-1756.yaml”?'],
    [['check', 'scenarios/fictonal'], '“scenarios/fictonal” is not there. Did you mean “scenarios/fictional”?'],
    [['replay', 'nowhere.json'], '“nowhere.json” is not there.'],
    [['fight', ST_ULRICH, '--wing', 'nobody=capable'], 'There is no side and no command “nobody”.'],
    [['check', 'nowhere.yaml'], '“nowhere.yaml” is not there.'],
    [['replay', 'package.json'], 'not a battle record'],
    [['rules', 'chess'], 'chess'],
    [['rules', '--clause', 'HOW-NONE'], 'HOW-NONE'],
  ])('refuses bad input of %j: 1, with the reason on stderr', async (words, why) => {
    const { code, out, complaints } = await cockade(words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(complaints).toContain(why);
  });
});

it('cockade explains a battle turn by turn, and advises at any moment of it', async () => {
  const folder = folderWith({});
  const fight = ['fight', ST_ULRICH, '--seed', '3', '--turns', '2', '--record', 'two.json'];
  const { out } = await cockade([...fight, '--wing', 'blue/steinachs-brigade=drill-book', '--explain'], folder);
  expect(out).toContain('The Advance Guard of Bernau plans: ');
  expect(out).toMatch(/\n {2}Move Regiment Rautenkranz \(Steinach's Brigade [^)]*\): .*\n {4}\* -?\d+\.\d\d {2}/);
  expect(out).toMatch(/\n {6}not .*: .*\. \(HOW-[A-Z]+-\d+\)\n/);
  const explained = async (...words: string[]) => (await cockade(['replay', 'two.json', ...words], folder)).out;
  expect((await explained('--explain', '--turn', '2')).match(/^Turn \d$/gm)).toEqual(['Turn 2']);
  expect(await explained('--advise', '40')).toMatch(/ is asked: .*\nA capable general would have it so: .*\n1\. /);
  expect(JSON.parse(await explained('--advise', '40', '--json'))).toMatchObject({ general: 'capable general' });
  expect(JSON.parse(await explained('--explain', '--turn', '1', '--json'))).toMatchObject({ unknown: [] });
  const late = await cockade(['replay', 'two.json', '--explain', '--turn', '3'], folder);
  expect(late.complaints).toContain('--turn goes to 2');
});

describe('cockade check', () => {
  // Chronicles have tests of their own, which read each whole.
  it('finds nothing wrong with what Cockade brings along', async () => {
    const shelves = ['fictional', 'historical', 'nations'].map((shelf) => `scenarios/${shelf}`);
    const { code, complaints, out } = await cockade(['check', ...shelves, 'scenarios/chronicles/rossbach-1757.yaml']);
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    expect(out).toBe('31 files checked: everything is fine.\n');
  });

  it('gives line, column, severity, code and remedy of every fault, and 1', async () => {
    const folder = folderWith({ 'wrong.yaml': HAMLET.replace('line infantry', 'wizards') });
    const { code, document } = await cockade(['check', 'wrong.yaml', '--json'], folder);
    expect(code).toBe(1);
    const { findings } = document() as { findings: Record<string, unknown>[] };
    // Of the army that was read whole its other faults are told as well.
    expect(findings.map(({ code: fault }) => fault)).toEqual(['value-not-allowed', 'break-point-zero']);
    expect(findings[0]).toMatchObject({ file: 'wrong.yaml', line: 12, column: 30, severity: 'error' });
    const { out } = await cockade(['check', 'wrong.yaml'], folder);
    expect(out).toMatch(/^wrong\.yaml:12:30: error [a-z-]+: .*wizards/);
    expect(out).toContain('1 file checked: 2 findings, 1 of them errors.');
  });

  it('reads a chronicle with its scenario, which lies beside it or came along', async () => {
    const chronicle = (scenario: string, who: string): string =>
      `chronicle: 1\ntitle: The day\nscenario: ${scenario}\nday: { begins: "06:00", ends: "12:00" }\nstory:\n  - { at: "07:00", who: [${who}], does: hold }\n`;
    const folder = folderWith({
      'hamlet.yaml': HAMLET,
      'a.yaml': chronicle('hamlet', 'Blue'),
      'b.yaml': chronicle('st-ulrich', 'Wizards'),
      'c.yaml': chronicle('nowhere', 'Blue'),
    });
    const { out } = await cockade(['check', 'a.yaml', 'b.yaml', 'c.yaml'], folder);
    expect(out).toMatch(/^b\.yaml:6:26: error unknown-actor: "Wizards" is not known here/);
    expect(out).toContain('c.yaml:3:11: error unknown-scenario: "nowhere" is not known here; allowed: ');
    expect(out).toContain('3 files checked: 2 findings, 2 of them errors.');
    // What is found by laying it on the table has its place as well.
    const hasty = chronicle('hamlet', 'First').replace('does: hold', 'until: "07:01", does: march, along: [[60, 90]]');
    writeFileSync(join(folder, 'd.yaml'), hasty);
    expect((await cockade(['check', 'd.yaml'], folder)).out).toMatch(/^d\.yaml:6:\d+: warning too-fast: First goes/);
  });
});

it('cockade check misses a picture to trace from that does not lie beside the file', async () => {
  const traced = HAMLET.replace(/size: \[[^\]]*\]/, '$&, picture: { file: sketch.png }');
  const told = async (files: Readonly<Record<string, string>>) =>
    (await cockade(['check', 'a.yaml'], folderWith(files))).out.includes('picture-missing: The picture sketch.png');
  expect(await told({ 'a.yaml': traced })).toBe(true);
  expect(await told({ 'a.yaml': traced, 'sketch.png': '' })).toBe(false);
});

it('cockade check tells of files it cannot read, among the others, and lets a terminal obey nothing', async () => {
  const folder = folderWith({
    'a.yaml': HAMLET,
    'large.yaml': `${HAMLET}#${' '.repeat(5_000_000)}`,
    'z.yaml': `${HAMLET}\u001b[31mred: \u009b1`,
  });
  writeFileSync(join(folder, 'latin.yaml'), Buffer.from(HAMLET.replace('Blue', 'Bl\u00fc'), 'latin1'));
  const { code, out } = await cockade(['check', '.'], folder);
  expect(code).toBe(1);
  expect(out).toContain('large.yaml:1:1: error file-too-large: “large.yaml” is larger than 5 MB');
  expect(out).toContain('latin.yaml:8:1: error not-utf-8: ');
  expect(out).toMatch(/4 files checked: \d+ findings/);
  expect(out).not.toMatch(/(?!\n)\p{Cc}/u);
});

it.each([
  ['\u0000', '\\u0000'],
  ['\u001b', '\\u001b'],
  ['\u007f', '\\u007f'],
  ['\u009f', '\\u009f'],
  ['\r', '\\u000d'],
  ['\u202a', '\\u202a'],
  ['\u202e', '\\u202e'],
  ['\u2066', '\\u2066'],
  ['\u2069', '\\u2069'],
  ['\t', '\t'],
  ['\n', '\n'],
  ['\u00a0', '\u00a0'],
  ['\u2029', '\u2029'],
  ['\u206a', '\u206a'],
])('what a terminal would obey is spelled out, and nothing else: %j as %j', async (letter, told) => {
  const { complaints } = await cockade([`a${letter}b`]);
  expect(complaints).toContain(`There is no command “a${told}b”.`);
});

it('cockade fight --record replaces no link', async () => {
  const folder = folderWith({ 'mine.json': 'mine' });
  symlinkSync(join(folder, 'mine.json'), join(folder, 'link.json'));
  const { code, complaints } = await cockade(['fight', ST_ULRICH, '--turns', '1', '--record', 'link.json'], folder);
  expect([code, complaints]).toEqual([1, expect.stringContaining('“link.json” is there and is no plain file')]);
  expect(readFileSync(join(folder, 'mine.json'), 'utf8')).toBe('mine');
});

describe('cockade check --accepted', () => {
  const brigade = HAMLET.replace(
    '    independents:\n      - { name: First',
    '    brigades:\n      - name: Foot\n        commander: { at: [30, 16] }\n        units:\n          - { name: First',
  );
  const accepting = (entries: string) => folderWith({ 'a.yaml': `${brigade}accept:\n${entries}` });
  const BRIGADE = '  - { code: brigade-size, reason: It was that small. }\n';

  it('lists what a file accepts, with the reason, on request only', async () => {
    const folder = accepting(BRIGADE);
    const { code, out } = await cockade(['check', 'a.yaml'], folder);
    expect(code).toBe(0);
    expect(out).not.toContain('brigade-size');
    const listed = await cockade(['check', 'a.yaml', '--accepted'], folder);
    expect(listed.out).toMatch(/^a\.yaml:\d+:\d+: accepted warning brigade-size: .*\n {4}It was that small\.$/m);
    const { document } = await cockade(['check', 'a.yaml', '--accepted', '--json'], folder);
    const { accepted } = document() as { accepted: Record<string, unknown>[] };
    expect(accepted[0]).toMatchObject({ code: 'brigade-size', reason: 'It was that small.' });
    expect((await cockade(['check', 'a.yaml', '--json'], folder)).document()).not.toHaveProperty('accepted');
  });

  it('warns of an acceptance that meets nothing', async () => {
    const { code, out } = await cockade(
      ['check', 'a.yaml'],
      accepting(`${BRIGADE}  - { code: sunshine, reason: x }\n`),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^a\.yaml:\d+:5: warning accept-unneeded: No warning or ruling "sunshine" is found/m);
  });

  it('but not under another book than that of the file', async () => {
    const folder = accepting(`${BRIGADE}  - { code: sunshine, reason: x }\n`);
    const { code, out } = await cockade(['check', 'a.yaml', '--rules', 'mcnally'], folder);
    expect(code).toBe(0);
    expect(out).not.toContain('accept-unneeded');
  });
});

describe('cockade fight and replay', { timeout: 60_000 }, () => {
  it('fights the same battle from the same seed, to the byte', async () => {
    const folder = folderWith();
    const fight = (seed: string, file: string) =>
      cockade(['fight', ST_ULRICH, '--seed', seed, '--turns', '3', '--record', file, '--json'], folder);
    const [first, second, other] = [await fight('7', 'a.json'), await fight('7', 'b.json'), await fight('8', 'c.json')];
    expect(second.out).toBe(first.out);
    expect(readFileSync(join(folder, 'b.json'))).toEqual(readFileSync(join(folder, 'a.json')));
    expect(other.document().checksum).not.toBe(first.document().checksum);
    expect(Object.keys(first.document())).toEqual(['winner', 'reason', 'turns', 'events', 'checksum', 'losses']);

    const verified = await cockade(['replay', 'a.json', '--verify', '--json'], folder);
    const { events, checksum } = first.document();
    expect(verified).toMatchObject({ code: 0, complaints: '' });
    expect(verified.document()).toEqual({ events, checksum, verified: true });
  });

  it('finds out that a record was changed', async () => {
    const folder = folderWith();
    await cockade(['fight', ST_ULRICH, '--turns', '2', '--record', 'a.json'], folder);
    const kept = readFileSync(join(folder, 'a.json'), 'utf8');
    const changed = kept.replace(/"dice":\[(\d)/, (_found, die: string) => `"dice":[${(Number(die) % 6) + 1}`);
    expect(changed).not.toBe(kept);
    writeFileSync(join(folder, 'a.json'), changed);
    const { code, document, complaints } = await cockade(['replay', 'a.json', '--verify', '--json'], folder);
    expect([code, document().verified]).toEqual([1, false]);
    expect(complaints).toContain('a.json does not verify: ');
  });

  it('stops at the last turn it was given, undecided', async () => {
    const { document } = await cockade(['fight', ST_ULRICH, '--turns', '1', '--json']);
    expect(document()).toMatchObject({ winner: null, turns: 1 });
  });

  it('tells the story turn by turn with --log', async () => {
    const { out } = await cockade(['fight', ST_ULRICH, '--turns', '2', '--log']);
    expect(out).toMatch(/^Turn 1, /m);
    expect(out).toMatch(/^Turn 2, /m);
    expect(out).toMatch(/\nUndecided after 2 turns\n2 turns, \d+ events, checksum [0-9a-f]{16}\. .*\n$/);
  });
});

describe('cockade rules', () => {
  it('lists systems, one system, one clause', async () => {
    expect((await cockade(['rules'])).out).toMatch(/^honours-of-war {2}Honours of War, version /m);
    expect((await cockade(['rules', 'honours-of-war'])).out).toContain('HOW-SCALE-01  Base scale');
    expect((await cockade(['rules', '--clause', 'how-scale-01', '--json'])).document()).toEqual({
      id: 'HOW-SCALE-01',
      title: 'Base scale',
      says: expect.stringContaining('1 mm on the table is one pace') as string,
    });
    expect((await cockade(['rules', '--clause', 'how-hit-03'])).out).toBe(
      'HOW-HIT-03  Natural 5\n    A die that shows 5 before modifiers always causes at least one hit.\n',
    );
    expect((await cockade(['rules', 'honours-of-war'])).out).toMatch(/^ {2}line +20 x 4 .* 100 +line infantry/m);
  });
});

describe('npx cockade', { timeout: 60_000 }, () => {
  it('runs in the clone, with nothing on stdout but its document', async () => {
    const { code, out, complaints } = await runProgram('scripts/cockade.mjs', [
      'rules',
      '--clause',
      'HOW-SCALE-01',
      '--json',
    ]);
    expect({ code, complaints, id: (JSON.parse(out) as { id: string }).id }).toEqual({
      code: 0,
      complaints: '',
      id: 'HOW-SCALE-01',
    });
  });

  it('gives its exit code to the shell', async () => {
    expect((await runProgram('scripts/cockade.mjs', ['conquer'])).code).toBe(2);
  });
});
