import { describe, expect, it } from 'vitest';
import { Worker } from 'node:worker_threads';
import { runCommand } from '../../../electron/command-line';
import { folderWith } from '../folder';
import { inRepository } from '../programs';

async function cockade(words: string, folder = inRepository('.')) {
  let out = '';
  let complaints = '';
  const code = await runCommand(words.split(' '), {
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

describe('cockade make table', () => {
  it('prints the dice and the terrain, the same for the same seed', async () => {
    const { code, out } = await cockade('make table --size 6ft,4ft --seed 3');
    expect(code).toBe(0);
    expect(out).toMatch(/^# Hills \(D3 [123]\): [234] hills, /);
    expect(out).toMatch(/\ntable: \{ size: \[182\.88, 121\.92\], ground: summer grass \}\n\nterrain:\n {2}- hill:/);
    expect((await cockade('make table --size 6ft,4ft --seed 3')).out).toBe(out);
    expect((await cockade('make table --size 6ft,4ft --seed 4')).out).not.toBe(out);
  });
  it('tells each throw with --json', async () => {
    const { out } = await cockade('make table --json');
    expect(out).toMatch(/^\{\s*"told": \[\s*\{\s*"rule": "Hills",/);
    expect(JSON.parse(out)).toHaveProperty('told.0.dice.0.faces', 3);
    expect(JSON.parse(out)).toHaveProperty('yaml');
  });
  it.each([
    ['--size 6ft', '--size takes a width and a depth from 30cm to 20m, as 6ft,4ft; “6ft” was given.'],
    ['--size 29.9cm,4ft', '--size takes a width'],
    ['--scale 40mm', '--scale takes 28mm, 25mm, 20mm, 15mm, 10mm, 6mm; “40mm” was given.'],
    ['north', '“north” is not an option; options begin with --.'],
  ])('refuses %s', async (words, complaint) => {
    const { code, complaints } = await cockade(`make table ${words}`);
    expect(code).toBe(2);
    expect(complaints).toContain(complaint);
  });
});

describe('cockade make scenario', () => {
  const WORDS = 'make scenario --nations prussia,austria --year 1757 --points 1000 --seed 5';
  it('prints a file that checks clean', async () => {
    const { code, out, complaints } = await cockade(WORDS);
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    expect(out).toMatch(/^cockade: 1\ntitle: The \w+ (of|at) /);
    expect(out).toContain('\n# How the table was thrown:\n# Hills ');
    const folder = folderWith({ 'made.yaml': out });
    expect((await cockade('check made.yaml', folder)).out).toBe('1 file checked: everything is fine.\n');
  });
  it('takes two nations that are there, and says why no army can be had', async () => {
    expect((await cockade('make scenario --nations prussia')).complaints).toContain('--nations takes two nations');
    const unknown = await cockade('make scenario --nations prussia,ruritania');
    expect(unknown.complaints).toContain('There is no nation “ruritania”.');
    const cramped = await cockade('make scenario --nations prussia,austria --year 1757 --size 60cm,60cm --points 3000');
    expect(cramped.code).toBe(1);
    expect(cramped.complaints).toContain('find no room in a zone of 55 by 15 cm. Another seed or a larger table');
  });
});
