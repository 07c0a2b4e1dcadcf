import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { underLock } from '../../../electron/desk/file-lock';
import { openSettings } from '../../../electron/desk/settings';
import { folderWith } from '../folder';

describe('settings', () => {
  it('survive a file that was spelled wrongly, field by field; the old file is kept, and told once', async () => {
    const file = JSON.stringify({ speed: 4, quality: 'best', recent: [1], newer: 1 });
    const folder = folderWith({ 'settings.json': file });
    const { settings, remark } = await openSettings(folder).read();
    expect(settings).toMatchObject({ quality: 'auto', lastSeed: 1, speed: 4, recent: [], print: { square: 5 } });
    expect(settings).not.toHaveProperty('newer');
    expect(remark).toBe(
      `Your settings could not be used as they were: quality, recent had no value that is allowed, and are as at first. The old file is kept as “settings.json.bak” in ${folder}.`,
    );
    expect(readFileSync(join(folder, 'settings.json.bak'), 'utf8')).toBe(file);
    const again = await openSettings(folder).read();
    expect(again).toEqual({ settings, remark: null });
    expect(readFileSync(join(folder, 'settings.json'), 'utf8')).toContain('"newer": 1');
  });

  it('cut short are as at first, and what is left of them is never overwritten', async () => {
    const folder = folderWith({ 'settings.json': '{ "speed": 4, "rec', 'settings.json.bak': 'an older one' });
    expect((await openSettings(folder).change({ lastSeed: 9 })).speed).toBe(1);
    expect(readFileSync(join(folder, 'settings.json.2.bak'), 'utf8')).toBe('{ "speed": 4, "rec');
    expect(readFileSync(join(folder, 'settings.json.bak'), 'utf8')).toBe('an older one');
    const { settings, remark } = await openSettings(folder).read();
    expect([settings.lastSeed, remark]).toEqual([9, null]);
  });

  it.each(['[]', '[{ "speed": 4 }]', '4', 'null', '"speed"'])(
    'that are no keys are as at first, and kept: %s',
    async (file) => {
      const folder = folderWith({ 'settings.json': file });
      const { settings, remark } = await openSettings(folder).read();
      expect([settings.speed, remark]).toEqual([
        1,
        expect.stringContaining('the file is cut short or holds no settings'),
      ]);
      expect(readFileSync(join(folder, 'settings.json.bak'), 'utf8')).toBe(file);
      expect(JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))).toMatchObject({ speed: 1, lastSeed: 1 });
    },
  );

  it('are mended by one of several desks that read them at once, and told by that one', async () => {
    const folder = folderWith({ 'settings.json': '{ "speed": 4, "rec' });
    const read = await Promise.all(Array.from({ length: 3 }, () => openSettings(folder).read()));
    expect(read.filter(({ remark }) => remark !== null)).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['settings.json', 'settings.json.bak']);
  });

  it('are read up to a million bytes, and no further', async () => {
    const file = '{ "speed": 4 }';
    const folder = folderWith({ 'settings.json': file.padEnd(1e6) });
    expect(await openSettings(folder).read()).toMatchObject({ settings: { speed: 4 }, remark: null });
    writeFileSync(join(folder, 'settings.json'), file.padEnd(1e6 + 1));
    const { settings, remark } = await openSettings(folder).read();
    expect([settings.speed, remark]).toEqual([
      1,
      expect.stringContaining('it cannot be read (“settings.json” is larger'),
    ]);
    expect(statSync(join(folder, 'settings.json.bak')).size).toBe(1e6 + 1);
  });

  it('keep every change that several desks make at once', async () => {
    const folder = folderWith();
    const desks = Array.from({ length: 3 }, () => openSettings(folder));
    for (let round = 1; round <= 5; round += 1) {
      const changes = [{ speed: round }, { lastSeed: round }, { panelLeft: 200 + round }];
      await Promise.all(desks.map((desk, i) => desk.change(changes[i] ?? {})));
      const { settings } = await openSettings(folder).read();
      expect([settings.speed, settings.lastSeed, settings.panelLeft]).toEqual([round, round, 200 + round]);
    }
    expect(readdirSync(folder)).toEqual(['settings.json']);
  });
});

describe('a lock', () => {
  it('lets one after the other work, and is given back by who fails', async () => {
    const path = join(folderWith(), 'a.json');
    const said: string[] = [];
    const work = (name: string) => async () => {
      said.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      said.push(`${name} ends`);
      if (name === 'b') throw new Error('b fails');
    };
    await Promise.allSettled(['a', 'b', 'c'].map((name) => underLock(path, work(name))));
    expect(said).toHaveLength(6);
    for (let i = 0; i < 6; i += 2) expect(said[i + 1]).toBe(said[i]?.replace('begins', 'ends'));
  });

  it('of somebody who ended without giving it back is broken', async () => {
    const folder = folderWith({ 'a.json.lock': '1 dead' });
    utimesSync(join(folder, 'a.json.lock'), 1, 1);
    writeFileSync(join(folder, 'a.json'), '');
    expect(await underLock(join(folder, 'a.json'), () => Promise.resolve('done'))).toBe('done');
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('that another has taken meanwhile stays his', async () => {
    const folder = folderWith();
    const lock = join(folder, 'a.json.lock');
    await underLock(join(folder, 'a.json'), () => Promise.resolve(writeFileSync(lock, 'another')));
    expect(readFileSync(lock, 'utf8')).toBe('another');
  });

  it('that is never given back is waited for no longer than a quarter of a minute', async () => {
    const folder = folderWith({ 'a.json.lock': '1 alive' });
    utimesSync(join(folder, 'a.json.lock'), 4e9, 4e9); // never stale
    let looks = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => 1e12 + (looks += 1) * 1000);
    const waiting = underLock(join(folder, 'a.json'), () => Promise.resolve('done'));
    await expect(waiting).rejects.toMatchObject({ fault: { code: 'file-busy' } });
    clock.mockRestore();
    expect(looks).toBeGreaterThan(15);
    expect(looks).toBeLessThan(20);
    expect(readdirSync(folder)).toEqual(['a.json.lock']);
  });
});
