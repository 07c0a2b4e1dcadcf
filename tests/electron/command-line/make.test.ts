import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Worker } from 'node:worker_threads';
import { runCommand } from '../../../electron/command-line';
import { folderWith } from '../folder';
import { inRepository } from '../programs';

async function army(options: string, folder = inRepository('.')) {
  let out = '';
  let complaints = '';
  const code = await runCommand(['make', 'army', ...options.split(' ')], {
    out: (text) => void (out += text),
    complain: (text) => void (complaints += text),
    isTerminal: false,
    folder,
    scenarios: inRepository('scenarios'),
    user: folder,
    spawn: () => new Worker(''),
  });
  return { code, out, complaints };
}

describe('cockade make army', () => {
  it('prints an army that a scenario can take', async () => {
    const { code, out, complaints } = await army('--nation prussia --year 1757 --points 1000 --seed 7');
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    expect(out).toMatch(
      /^# (9[89]\d|10[012]\d) points of Prussia, seed 7\nblue:\n {2}name: Prussia\n {2}nation: prussia\n/,
    );
    const red = await army('--nation austria --year 1757 --side red --zone 6ft,45cm');
    const folder = folderWith({
      'made.yaml': [
        'cockade: 1',
        'title: Made',
        'kind: fictional',
        'rules: { system: honours-of-war }',
        'table: { size: [6ft, 4ft] }',
        'armies:',
        ...`${out}${red.out}`.split('\n').map((line) => `  ${line}`),
      ].join('\n'),
    });
    let told = '';
    await runCommand(['check', 'made.yaml'], {
      out: (text) => void (told += text),
      complain: (text) => void (told += text),
      isTerminal: false,
      folder,
      scenarios: inRepository('scenarios'),
      user: folder,
      spawn: () => new Worker(''),
    });
    expect(told).toContain('1 file checked');
    // Both stand in the same zone here, so nothing but shared places is wrong.
    expect(told).not.toMatch(/error (?!same-spot|overlap)/);
  });
  it('prints the same for the same words, another for another seed', async () => {
    const words = '--nation france --year 1758 --points 1200 --shape horse --allies austria';
    const [first, again, other] = [await army(words), await army(words), await army(`${words} --seed 2`)];
    expect(again.out).toBe(first.out);
    expect(other.out).not.toBe(first.out);
  });
  it('takes side, name, part and zone', async () => {
    const { out } = await army('--nation russia --side red --name Vanguard --attacker --zone 8ft,90cm');
    expect(out).toContain('\nred:\n  name: Vanguard\n  nation: russia\n  attacker: true\n');
    expect(out).toContain('size: [243.84, 90]');
  });
  it('finds room for a large army by itself', async () =>
    expect((await army('--nation austria --points 4000')).out).toContain('blue:'));
  it('--json has the sheet and the text', async () => {
    const { out } = await army('--nation prussia --json');
    const document = JSON.parse(out) as { points: number; lines: { points: number }[]; yaml: string };
    expect(document.lines.reduce((sum, { points }) => sum + points, 0)).toBe(document.points);
    expect(document.yaml).toContain('nation: prussia');
  });
  it('knows nations kept in the folder it is run in', async () => {
    const folder = folderWith({ 'nations/home.yaml': readFileSync('scenarios/nations/bernau.yaml', 'utf8') });
    const { code, out } = await army('--nation home', folder);
    expect(code).toBe(0);
    expect(out).toContain('nation: home');
  });
  it.each([
    ['--year 1757', 'A nation is missing.'],
    ['--nation prussia --shape round', '--shape takes balanced, foot, horse, light; “round” was given.'],
    ['--nation prussia --side Blue', '--side takes small letters'],
    ['--nation prussia --zone 6ft', '--zone takes a width and a depth'],
    ['--nation prussia --year soon', '--year takes a whole number of at least 1600'],
    ['--nation prussia --year 2000', '--year takes a year from 1600 to 1900; “2000” was given.'],
    ['prussia', '“prussia” is not an option'],
  ])('%s: 2, with the usage', async (words, why) => {
    const { code, out, complaints } = await army(words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(complaints).toContain(why);
    expect(complaints).toContain('Usage: cockade make army');
  });
  it.each([
    ['--nation prusia', 'There is no nation “prusia”. Those there are:'],
    ['--nation prussia --points 100', 'An army is made of 400 to 10000 points'],
    ['--nation prussia --scale 25mm', 'Honours of War has no figure scale 25mm.'],
    ['--nation prussia --rules chess', 'chess'],
    ['--nation saxony --year 1760', 'Saxony has no troops listed for 1760.'],
    ['--nation prussia --zone 2ft,10cm', 'find no room in a zone of 61 by 10 cm.'],
  ])('%s: 1, with the reason', async (words, why) => {
    const { code, out, complaints } = await army(words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(complaints).toContain(why);
  });
});
