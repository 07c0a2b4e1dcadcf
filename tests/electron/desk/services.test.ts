import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { verifyRecord } from '../../../engine/analysis';
import { playback, stateChecksum } from '../../../engine/battle';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { readText, writeAtomically } from '../../../electron/desk/documents';
import { userFolder } from '../../../electron/desk/folders';
import { openLibrary } from '../../../electron/desk/library';
import { readRecord, writeRecord } from '../../../electron/desk/record-text';
import { openRecords } from '../../../electron/desk/records';
import { openSettings } from '../../../electron/desk/settings';
import { emptyRecord, HAMLET, NATION } from '../fake-engine';
import { folderWith } from '../folder';

describe('documents', () => {
  it('are written whole or not at all, and leave nothing beside', async () => {
    const folder = folderWith({ 'a.txt': 'old' });
    await writeAtomically(join(folder, 'a.txt'), 'new');
    await writeAtomically(join(folder, 'deep/b.txt'), 'there');
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('new');
    await expect(writeAtomically(join(folder, 'deep'), 'a folder stands here')).rejects.toThrow();
    expect(readdirSync(folder).sort()).toEqual(['a.txt', 'deep']);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['b.txt']);
  });

  it('are refused when missing or too large, up to the last byte', async () => {
    const folder = folderWith({ 'a.txt': '12345' });
    expect(await readText(join(folder, 'a.txt'), 5)).toBe('12345');
    await expect(readText(join(folder, 'a.txt'), 4)).rejects.toMatchObject({ fault: { code: 'file-too-large' } });
    await expect(readText(join(folder, 'b.txt'), 5)).rejects.toMatchObject({ fault: { code: 'file-missing' } });
  });
});

describe('settings', () => {
  it('survive a file that was spelled wrongly, field by field', async () => {
    const folder = folderWith({
      'settings.json': JSON.stringify({ speed: 4, quality: 'best', recent: [1], extra: 1 }),
    });
    const settings = await openSettings(folder).read();
    expect(settings).toMatchObject({
      quality: 'auto',
      lastSeed: 1,
      speed: 4,
      panelLeft: 200,
      panelRight: 360,
      folded: [],
      tab: 'log',
      captions: true,
      recent: [],
      print: { tab: 'map', style: 'colour', square: 5 },
    });
    expect(settings).not.toHaveProperty('extra');
    writeFileSync(join(folder, 'settings.json'), '{ not json');
    expect((await openSettings(folder).read()).speed).toBe(1);
  });

  it('keep every one of several changes made at once', async () => {
    const settings = openSettings(folderWith());
    await Promise.all([
      settings.change({ speed: 2 }),
      settings.change({ lastSeed: 9 }),
      settings.change({ quality: 'low' }),
    ]);
    expect(await settings.read()).toMatchObject({ speed: 2, lastSeed: 9, quality: 'low' });
  });
});

describe('kept battles', () => {
  it('never overwrite one another, and have plain names', async () => {
    const folder = folderWith();
    const records = openRecords(folder);
    const kept = [];
    for (const name of ['Zorndorf', 'zorndorf', '  ', '../../x', 'con:aux?'])
      kept.push(await records.keep(emptyRecord(), name));
    expect(kept).toEqual([
      'Zorndorf.battle.json',
      'zorndorf (2).battle.json',
      'The Hamlet.battle.json',
      'x.battle.json',
      'con aux.battle.json',
    ]);
    expect(readdirSync(folder)).toHaveLength(5);
  });

  it('are all there when several desks keep one name at the same moment', async () => {
    const folder = folderWith();
    const desks = [openRecords(folder), openRecords(folder), openRecords(folder)];
    const keeping = desks.flatMap((desk) => Array.from({ length: 10 }, () => desk.keep(emptyRecord(), 'Two')));
    const kept = await Promise.all(keeping);
    expect(new Set(kept).size).toBe(30);
    expect(readdirSync(folder).sort()).toEqual(kept.toSorted());
  });

  it('list only what is a record, and see that one changed', async () => {
    const folder = folderWith({
      'junk.battle.json': '{}',
      'other.txt': 'x',
      'a.battle.json': writeRecord(emptyRecord()),
    });
    const records = openRecords(folder);
    expect((await records.list()).map((entry) => entry.outcome)).toEqual(['Red broke.']);
    const record = emptyRecord();
    writeFileSync(
      join(folder, 'a.battle.json'),
      writeRecord({ ...record, outcome: { ...record.outcome, reason: 'Blue broke.' } }),
    );
    utimesSync(join(folder, 'a.battle.json'), 1, 1);
    expect((await records.list()).map((entry) => entry.outcome)).toEqual(['Blue broke.']);
  });

  it.each([
    ['{', 'cannot be read as JSON'],
    ['[]', '“cockade” is missing'],
    [JSON.stringify({ ...emptyRecord(), format: 3 }), '“format” is missing or of another shape'],
    [JSON.stringify({ ...emptyRecord(), checksum: 'x' }), '“checksum”'],
    [JSON.stringify({ ...emptyRecord(), events: [{ do: 1 }] }), '“events”'],
    [JSON.stringify({ ...emptyRecord(), start: undefined }), '“start”'],
  ])('are refused as %s', (file, why) => {
    expect(() => readRecord(file, 'a.json')).toThrow(why);
  });

  describe('by an older Cockade', () => {
    const old = gunzipSync(readFileSync('tests/fixtures/st-ulrich-format-1.battle.json.gz')).toString();

    it('play back to their last state, with the words of their book', () => {
      const record = readRecord(old, 'old.battle.json');
      const film = playback(record);
      expect(stateChecksum(film.stateAt(record.events.length))).toBe(record.steps.at(-1)?.checksum);
      expect(record.format).toBe(2);
      expect(record.vocabulary.gauges['hits']).toMatchObject({ counts: 'losses' });
      expect(record.vocabulary.scores.many).toBe('hits');
    });

    it('are not taken for battles of the rules of today', () => {
      expect(verifyRecord(readRecord(old, 'old.battle.json'), honoursOfWar)).toMatchObject({ verified: false });
    });

    it('under rules that are not known here say so', () => {
      expect(() => readRecord(old.replace('"id":"honours-of-war"', '"id":"old-rules"'), 'old.battle.json')).toThrow(
        '“old.battle.json” was kept by an older Cockade under rules that are not known here: “old-rules”. Known are honours-of-war.',
      );
    });
  });

  it('read back as they were written', () => {
    expect(readRecord(writeRecord(emptyRecord(3)), 'a.json')).toEqual(emptyRecord(3));
  });
});

describe('the library', () => {
  it('has no scenarios where there is no folder', async () => {
    expect(await openLibrary(join(folderWith(), 'nowhere')).list()).toEqual([]);
  });

  it('tells once of several changes in its folders, and not after it was stopped', async () => {
    const folder = folderWith({ 'fictional/hamlet.yaml': HAMLET, 'nations/prussia.yaml': NATION });
    let told = 0;
    const stop = openLibrary(folder).watch(() => (told += 1));
    const settle = () => new Promise((resolve) => setTimeout(resolve, 400));
    writeFileSync(join(folder, 'fictional/hamlet.yaml'), HAMLET.replace('The Hamlet', 'Another'));
    writeFileSync(join(folder, 'fictional/other.yaml'), HAMLET);
    await settle();
    expect(told).toBe(1);
    stop();
    writeFileSync(join(folder, 'fictional/other.yaml'), HAMLET);
    await settle();
    expect(told).toBe(1);
  });
});

describe('the person’s folder', () => {
  it.each([
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/cockade'],
    ['linux', {}, '/home/a/.local/share/cockade'],
    ['darwin', {}, '/home/a/Library/Application Support/Cockade'],
    ['linux', { COCKADE_DATA: '/elsewhere' }, '/elsewhere'],
  ] as const)('on %s with %j is %s', (platform, env, folder) => {
    expect(userFolder(env, platform, '/home/a')).toBe(folder);
  });
});
