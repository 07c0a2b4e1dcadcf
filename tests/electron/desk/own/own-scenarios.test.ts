import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openOwnScenarios } from '../../../../electron/desk/own';
import { folderWith } from '../../folder';

const BUNDLED = 'fictional/hamlet.yaml';

function desk(files: Readonly<Record<string, string>> = {}, user = folderWith()) {
  const own = join(user, 'scenarios');
  mkdirSync(own, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(own, name, '..'), { recursive: true });
    writeFileSync(join(own, name), text);
  }
  const shelf = folderWith({ 'hamlet.yaml': 'bundled' });
  let time = 1_000_000;
  const now = () => (time += 1000);
  const locate = () => Promise.resolve(join(shelf, 'hamlet.yaml'));
  const scenarios = openOwnScenarios({ own, user, locate, now });
  const read = (name: string) => readFileSync(join(own, name), 'utf8');
  const save = (
    file: string | null,
    text: string,
    more: { name?: string; folder?: string; expects?: string | null } = {},
  ) => scenarios.save({ file, name: 'Mollwitz', expects: null, text, ...more });
  return { scenarios, own, user, shelf, read, save };
}

describe('saving', () => {
  it('names a new file by its title and a number, on every kind of system', async () => {
    const { save, own } = desk();
    expect((await save(null, 'one')).file).toBe('own/Mollwitz.yaml');
    expect((await save(null, 'two', { name: 'mollwitz' })).file).toBe('own/mollwitz (2).yaml');
    expect((await save(null, 'three', { name: '../../x: y' })).file).toBe('own/x y.yaml');
    expect((await save(null, 'four', { name: ' ?? ' })).file).toBe('own/Scenario.yaml');
    expect((await save(null, 'five', { folder: 'Silesia/1741' })).file).toBe('own/Silesia/1741/Mollwitz.yaml');
    expect(readdirSync(own).sort()).toEqual([
      'Mollwitz.yaml',
      'Scenario.yaml',
      'Silesia',
      'mollwitz (2).yaml',
      'x y.yaml',
    ]);
  });

  it('puts chronicles into a folder of their own, which no scenario can lie in', async () => {
    const { scenarios, save, own } = desk();
    const { file } = await save(null, 'chronicle: 1\n', { folder: 'Silesia' });
    expect(file).toBe('own/chronicles/Mollwitz.yaml');
    await expect(save(null, 'cockade: 1\n', { folder: 'chronicles' })).rejects.toMatchObject({
      fault: { code: 'bad-folder' },
    });
    const removed = await scenarios.remove(file);
    expect(readdirSync(own)).toEqual([]);
    expect(await scenarios.restore(removed)).toBe(file);
  });

  it('replaces what was expected, and keeps what stood there as a version', async () => {
    const { scenarios, save, read } = desk();
    const first = await save(null, 'one');
    const second = await save(first.file, 'two', { expects: first.stamp });
    expect(read('Mollwitz.yaml')).toBe('two');
    await save(first.file, 'two', { expects: 'whatever: nothing is written' });
    await save(first.file, 'three', { expects: second.stamp });
    const versions = await scenarios.versions(first.file);
    expect(await Promise.all(versions.map(({ version }) => scenarios.version(first.file, version)))).toEqual([
      'two',
      'one',
    ]);
    await expect(scenarios.version(first.file, '7')).rejects.toMatchObject({ fault: { code: 'unknown-version' } });
  });

  it('refuses to write over what another program has written, until it is told to', async () => {
    const { scenarios, save, own, read } = desk();
    const { file, stamp } = await save(null, 'one');
    writeFileSync(join(own, 'Mollwitz.yaml'), 'by another');
    await expect(save(file, 'mine', { expects: stamp })).rejects.toMatchObject({
      fault: { code: 'changed-outside', file },
    });
    expect(read('Mollwitz.yaml')).toBe('by another');
    const { stamp: theirs } = await scenarios.text(file);
    await save(file, 'mine', { expects: theirs });
    expect(read('Mollwitz.yaml')).toBe('mine');
    writeFileSync(join(own, 'Mollwitz.yaml'), Buffer.from('Z\u00fcrich', 'latin1'));
    await save(file, 'mine again', { expects: null });
    expect((await scenarios.versions(file)).length).toBe(2);
  });

  it('writes a file anew that was removed outside', async () => {
    const { save, own, read } = desk();
    const { file, stamp } = await save(null, 'one');
    execFileSync('rm', [join(own, 'Mollwitz.yaml')]);
    expect(await save(file, 'two', { expects: stamp })).toMatchObject({ file });
    expect(read('Mollwitz.yaml')).toBe('two');
  });

  it('makes a copy of a scenario that came along, and never writes it', async () => {
    const { scenarios, save, shelf, read } = desk();
    const { stamp } = await scenarios.text(BUNDLED);
    expect(await save(BUNDLED, 'mine', { expects: stamp })).toMatchObject({ file: 'own/Mollwitz.yaml', isCopy: true });
    expect(read('Mollwitz.yaml')).toBe('mine');
    expect(readFileSync(join(shelf, 'hamlet.yaml'), 'utf8')).toBe('bundled');
  });

  it('follows a link of the person’s own, and writes over nothing that is no file', async () => {
    const { save, own } = desk();
    const elsewhere = folderWith({ 'a.yaml': 'one' });
    symlinkSync(join(elsewhere, 'a.yaml'), join(own, 'linked.yaml'));
    await save('own/linked.yaml', 'two');
    expect(readFileSync(join(elsewhere, 'a.yaml'), 'utf8')).toBe('two');
    expect(readlinkSync(join(own, 'linked.yaml'))).toBe(join(elsewhere, 'a.yaml'));
    mkdirSync(join(own, 'folder.yaml'));
    await expect(save('own/folder.yaml', 'two')).rejects.toMatchObject({ fault: { code: 'not-a-file' } });
  });

  it.each([
    'own/../hamlet.yaml',
    'own/nations/prussia.yaml',
    'own/a.txt',
    'own/.hidden.yaml',
    'own//a.yaml',
    'own/a\\b.yaml',
    'own/C:x.yaml',
    'own/1/2/3/4/a.yaml',
  ])('refuses %s, which is none of the person’s scenarios', async (file) => {
    const { save } = desk();
    await expect(save(file, 'x')).rejects.toMatchObject({ fault: { code: 'unknown-file' } });
  });

  it.each(['..', 'nations', 'a/../b', '/etc', '1/2/3/4', 'a//b', '.git'])('makes no folder %s', async (folder) => {
    const { save } = desk();
    await expect(save(null, 'x', { folder })).rejects.toMatchObject({ fault: { code: 'bad-folder' } });
  });

  it('of several desks at one moment lets one write over what it expects, and names new files apart', async () => {
    const user = folderWith();
    const desks = [desk({}, user), desk({}, user), desk({}, user)];
    const { file, stamp } = await desks[0]!.save(null, 'one');
    const saved = await Promise.allSettled(desks.map((one, n) => one.save(file, `by ${n}`, { expects: stamp })));
    expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const made = await Promise.all(desks.map((one, n) => one.save(null, `new ${n}`, { name: 'New' })));
    expect(new Set(made.map((one) => one.file)).size).toBe(3);
  });
});

describe('a scenario of the person’s own', () => {
  it('is renamed with its title, and its versions go with it', async () => {
    const { scenarios, save, read, own } = desk({ 'Prague.yaml': 'other' });
    const { file, stamp } = await save(null, 'title: Mollwitz');
    const renamed = await scenarios.rename(file, 'Prague?', { text: 'title: Prague?', expects: stamp });
    expect(renamed.file).toBe('own/Prague (2).yaml');
    expect(read('Prague (2).yaml')).toBe('title: Prague?');
    expect(await scenarios.versions(renamed.file)).toHaveLength(1);
    expect(readdirSync(own).sort()).toEqual(['Prague (2).yaml', 'Prague.yaml']);
    await expect(scenarios.rename(renamed.file, '...', { text: '', expects: '' })).rejects.toThrow('needs a name');
    await expect(scenarios.rename(renamed.file, 'x', { text: 'new', expects: stamp })).rejects.toMatchObject({
      fault: { code: 'changed-outside' },
    });
    expect(
      (await scenarios.rename(renamed.file, 'prague (2)', { text: 'title: Prague?', expects: renamed.stamp })).file,
    ).toBe('own/prague (2).yaml');
  });

  it('is moved from folder to folder; a folder goes with its last one', async () => {
    const { scenarios, own } = desk({ 'v1.2 map.yml': 'one', 'Silesia/v1.2 map.yml': 'two' });
    const moved = await scenarios.move('own/v1.2 map.yml', 'Silesia');
    expect(moved).toBe('own/Silesia/v1.2 map (2).yml');
    await scenarios.move(moved, '');
    expect(await scenarios.move('own/Silesia/v1.2 map.yml', 'Bohemia')).toBe('own/Bohemia/v1.2 map.yml');
    expect(readdirSync(own).sort()).toEqual(['Bohemia', 'v1.2 map (2).yml']);
  });

  it('goes into the bin and comes back, with its versions, under a free name', async () => {
    const { scenarios, save, own, read, user } = desk({ 'Silesia/a.yaml': 'one' });
    await save('own/Silesia/a.yaml', 'two');
    const removed = await scenarios.remove('own/Silesia/a.yaml');
    expect(existsSync(join(own, 'Silesia'))).toBe(false);
    const at = expect.any(Number) as number;
    expect(await scenarios.bin()).toEqual([{ removed, title: 'a', name: 'Silesia/a.yaml', at }]);
    await save(null, 'another', { name: 'a', folder: 'Silesia' });
    expect(await scenarios.versions('own/Silesia/a.yaml')).toEqual([]);
    expect(await scenarios.restore(removed)).toBe('own/Silesia/a (2).yaml');
    expect(read('Silesia/a (2).yaml')).toBe('two');
    expect(await scenarios.versions('own/Silesia/a (2).yaml')).toHaveLength(1);
    expect([await scenarios.bin(), readdirSync(join(user, 'bin'))]).toEqual([[], []]);
    await expect(scenarios.restore(removed)).rejects.toMatchObject({ fault: { code: 'unknown-file' } });
    await expect(scenarios.restore('../scenarios')).rejects.toMatchObject({ fault: { code: 'unknown-file' } });
  });

  it('is told by its title in the bin, whatever its file is called', async () => {
    const { scenarios } = desk({ 'a.yaml': 'cockade: 1\ntitle: "The Mill: a skirmish"  # as it was called\n' });
    await scenarios.remove('own/a.yaml');
    expect(await scenarios.bin()).toMatchObject([{ title: 'The Mill: a skirmish', name: 'a.yaml' }]);
  });

  it('is deleted for good out of the bin alone, with its versions', async () => {
    const { scenarios, save, user, read } = desk({ 'a.yaml': 'one', 'b.yaml': 'stays' });
    await save('own/a.yaml', 'two');
    const removed = await scenarios.remove('own/a.yaml');
    expect(await scenarios.erase(['../scenarios', '1-00000000', removed])).toBe(1);
    expect([await scenarios.bin(), readdirSync(join(user, 'bin')), read('b.yaml')]).toEqual([[], [], 'stays']);
    await expect(scenarios.restore(removed)).rejects.toMatchObject({ fault: { code: 'unknown-file' } });
  });

  it('is copied beside itself, one that came along into the own folder', async () => {
    const { scenarios, read } = desk({ 'Silesia/a.yaml': 'one' });
    expect(await scenarios.copy('own/Silesia/a.yaml', 'A, copy', 'its text')).toBe('own/Silesia/A, copy.yaml');
    expect(await scenarios.copy(BUNDLED, 'A, copy', 'bundled')).toBe('own/A, copy.yaml');
    expect(read('A, copy.yaml')).toBe('bundled');
  });
});
