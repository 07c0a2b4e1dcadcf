import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fightBattle, verifyRecord } from '../../../engine/analysis';
import { incoherenceOf, playback, stateChecksum } from '../../../engine/battle';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { userFolder } from '../../../electron/desk/folders';
import { openLibrary } from '../../../electron/desk/library';
import { readRecord, writeRecord } from '../../../electron/desk/record-text';
import { refuse } from '../../../electron/desk/faults';
import { readHere, type ScenarioReader } from '../../../electron/desk/reader';
import { openRecords } from '../../../electron/desk/records';
import { emptyRecord, HAMLET, NATION } from '../fake-engine';
import { toyScenario, toySystem } from '../../engine/toy';
import { folderWith } from '../folder';

describe('kept battles', () => {
  it('never overwrite one another, and have plain names', async () => {
    const folder = folderWith();
    const records = openRecords(folder);
    const kept = [];
    const names = [
      'Zorndorf',
      'zorndorf',
      '  ',
      '../../x',
      'con:aux?',
      'NUL',
      'com1',
      '普'.repeat(300),
      'e\u0301',
      '\u00e9',
    ];
    for (const name of names) kept.push(await records.keep(emptyRecord(), name));
    expect(kept).toEqual([
      'Zorndorf.battle.json',
      'zorndorf (2).battle.json',
      'The Hamlet.battle.json',
      'x.battle.json',
      'con aux.battle.json',
      'NUL (file).battle.json',
      'com1 (file).battle.json',
      `${'普'.repeat(60)}.battle.json`,
      'é.battle.json',
      'é (2).battle.json',
    ]);
    expect(readdirSync(folder)).toHaveLength(10);
  });

  it('are read again when their reading was given up, and not otherwise', async () => {
    const folder = folderWith();
    const here = readHere();
    await openRecords(folder).keep(emptyRecord(), 'Zorndorf');
    rmSync(`${folder}.index.json`, { force: true });
    let tried = 0;
    const recordEntry: ScenarioReader['recordEntry'] = (order) => {
      tried += 1;
      return tried === 1 ? Promise.reject(refuse('too-slow', 'Given up.', { again: true })) : here.recordEntry(order);
    };
    const records = openRecords(folder, { ...here, recordEntry });
    expect(await records.list()).toMatchObject([{ fault: 'Given up.', isGivenUp: true }]);
    expect(await records.list()).toMatchObject([{ fault: null, isGivenUp: false }]);
    await records.list();
    expect(tried).toBe(2);
  });

  it('say of a branch where it left, and the seed of its dice since', async () => {
    const records = openRecords(folderWith());
    const dice = { from: 'list', dice: [4, 2], then: { from: 'seed', seed: 5 } } as const;
    await records.keep({ ...emptyRecord(), dice, branched: { from: 'another', event: 9, turn: 2 } }, 'Branch');
    expect(await records.list()).toMatchObject([{ seed: 5, leftIn: 2 }]);
  });

  it('are all there when several desks keep one name at the same moment', async () => {
    const folder = folderWith();
    const desks = [openRecords(folder), openRecords(folder), openRecords(folder)];
    const keeping = desks.flatMap((desk) => Array.from({ length: 4 }, () => desk.keep(emptyRecord(), 'Two')));
    const kept = await Promise.all(keeping);
    expect(new Set(kept).size).toBe(12);
    expect(readdirSync(folder).sort()).toEqual(kept.toSorted());
  });

  it('that cannot be read are listed with what is wrong, and one that changed is read again', async () => {
    const folder = folderWith({
      'junk.battle.json': '{}',
      'other.txt': 'x',
      'a.battle.json': writeRecord(emptyRecord()),
    });
    symlinkSync(join(folder, 'nowhere'), join(folder, 'gone.battle.json'));
    mkdirSync(join(folder, 'b.battle.json'));
    const records = openRecords(folder);
    const listed = async () => (await records.list()).map(({ title, outcome, fault }) => [title, outcome, fault]);
    const faulty = [
      ['b', '', '“b.battle.json” is no plain file and was not opened.'],
      ['gone', '', '“gone.battle.json” is no longer there: it was moved or removed.'],
      ['junk', '', expect.stringContaining('“junk.battle.json” is not a battle record')],
    ];
    expect(await listed()).toEqual([['a', 'Red broke.', null], ...faulty]);
    const record = emptyRecord();
    writeFileSync(
      join(folder, 'a.battle.json'),
      writeRecord({ ...record, outcome: { ...record.outcome, reason: 'Blue broke.' } }),
    );
    utimesSync(join(folder, 'a.battle.json'), 1, 1);
    expect(await listed()).toEqual([['a', 'Blue broke.', null], ...faulty]);
  });

  it('are named anew, put away and brought back with what was written to them', async () => {
    const folder = folderWith();
    const records = openRecords(folder);
    const note = { moment: 12, text: 'Here Bevern should have waited.', camera: null };
    const kept = await records.keep(emptyRecord(), 'One');
    await records.keep(emptyRecord(), 'Two');
    await records.annotate(kept, [note]);
    const renamed = await records.rename(kept, 'Two');
    expect(renamed).toBe('Two (2).battle.json');
    expect(await records.notes(renamed)).toEqual([note]);
    await expect(records.rename(renamed, '///')).rejects.toMatchObject({ fault: { code: 'unfit-name' } });
    const removed = await records.remove(renamed);
    expect((await records.list()).map(({ file }) => file)).toEqual(['Two.battle.json']);
    const back = await records.restore(removed);
    expect([back, await records.notes(back)]).toEqual(['Two (2).battle.json', [note]]);
    expect(readRecord(await records.text(back), back).seal).toBe(emptyRecord().seal);
    const [listed] = await records.list();
    expect(listed).toMatchObject({ title: 'Two (2)', scenario: 'The Hamlet', seed: 1 });
    expect(Date.now() - (listed?.at ?? 0)).toBeLessThan(60_000);
    for (const stranger of ['../../x', 'Two.battle.json', `nothing.battle.json.1.removed`])
      await expect(records.restore(stranger)).rejects.toMatchObject({ fault: { code: 'unknown-file' } });
    await expect(records.remove('nobody.battle.json')).rejects.toMatchObject({ fault: { code: 'unknown-file' } });
    await records.annotate(back, []);
    expect(readdirSync(folder).filter((name) => name.endsWith('.notes'))).toEqual([]);
  });

  it('keep marks that cannot be read as they are, and say so when others are written', async () => {
    const folder = folderWith();
    const records = openRecords(folder);
    const kept = await records.keep(emptyRecord(), 'One');
    const path = join(folder, `${kept}.notes`);
    writeFileSync(path, '[{ "moment": 12, "of a later": "kind" }]');
    expect(await records.notes(kept)).toEqual([]);
    const note = { moment: 3, text: 'The bridge', camera: null };
    await expect(records.annotate(kept, [note])).rejects.toThrow('“One.battle.json.notes” lies beside the battle');
    await expect(records.annotate(kept, [])).rejects.toThrow('cannot be read as its marks');
    expect(readFileSync(path, 'utf8')).toContain('of a later');
    rmSync(path);
    await records.annotate(kept, [note]);
    expect(await records.notes(kept)).toEqual([note]);
  });

  it('are listed from an index, without being read again by the next desk', async () => {
    const folder = join(folderWith(), 'battles');
    const kept = await openRecords(folder).keep(emptyRecord(), 'One');
    const path = join(folder, kept);
    utimesSync(path, 1, 1);
    const [listed] = await openRecords(folder).list();
    writeFileSync(path, ' '.repeat(statSync(path).size)); // what the index knows is not looked for in the file
    utimesSync(path, 1, 1);
    expect(await openRecords(folder).list()).toEqual([listed]);
    const another = await openRecords(folder).keep(emptyRecord(), 'Two');
    await openRecords(folder).list();
    rmSync(join(folder, another));
    await openRecords(folder).list();
    expect(readFileSync(`${folder}.index.json`, 'utf8')).not.toContain(another); // one that is gone is forgotten
    writeFileSync(`${folder}.index.json`, '[{'); // and a damaged index costs nothing but time
    expect((await openRecords(folder).list())[0]?.fault).toContain('cannot be read as JSON');
  });

  it.each([
    ['{', 'cannot be read as JSON'],
    ['[]', '“cockade” is missing'],
    [JSON.stringify({ ...emptyRecord(), format: 4 }), '“format” is missing or of another shape'],
    [JSON.stringify({ ...emptyRecord(), checksum: 'x' }), '“checksum”'],
    [JSON.stringify({ ...emptyRecord(), events: [{ do: 1 }] }), '“events”'],
    [JSON.stringify({ ...emptyRecord(), start: undefined }), '“start”'],
  ])('are refused when they are no records, with the part (%#)', (file, why) => {
    expect(() => readRecord(file, 'a.json')).toThrow(why);
  });

  describe('by an older Cockade', () => {
    const old = gunzipSync(readFileSync('tests/fixtures/st-ulrich-format-1.battle.json.gz')).toString();

    it('play back to their last state, with the words of their book', () => {
      const record = readRecord(old, 'old.battle.json');
      const replayed = playback(record);
      expect(stateChecksum(replayed.stateAt(record.events.length))).toBe(record.steps.at(-1)?.checksum);
      expect(record.format).toBe(3);
      expect(incoherenceOf(record)).toBeNull();
      expect(record.vocabulary.gauges['hits']).toMatchObject({ counts: 'losses' });
      expect(record.vocabulary.scores.many).toBe('hits');
    });

    it('hold together when they had no seal yet', () => {
      const fought = fightBattle({ scenario: toyScenario, system: toySystem, seed: 5, turns: 30 });
      const kept = writeRecord({ ...fought, seal: undefined, format: 2 } as never);
      expect(readRecord(kept, 'a.json')).toEqual(fought);
    });

    it('are not taken for battles of the rules of today', () => {
      expect(verifyRecord(readRecord(old, 'old.battle.json'), honoursOfWar)).toMatchObject({ verified: false });
    });

    it('under rules that are not known here say so', () => {
      expect(() => readRecord(old.replace('"id":"honours-of-war"', '"id":"old-rules"'), 'old.battle.json')).toThrow(
        '“old.battle.json” was kept by an older Cockade under rules that are not known here: “old-rules”. Known are honours-of-war, mcnally.',
      );
    });
  });

  it('that do not hold together say so when they are opened; those that cannot be played are refused', async () => {
    const folder = folderWith();
    const records = openRecords(folder);
    const fought = fightBattle({ scenario: toyScenario, system: toySystem, seed: 5, turns: 30 });
    expect((await records.open(await records.keep(fought, 'whole'))).remark).toBeNull();
    const cut = await records.keep({ ...fought, events: fought.events.toSpliced(5, 2) }, 'cut');
    expect((await records.open(cut)).remark).toMatch(/^“cut.battle.json” does not hold together, so it was changed/);
    const strange = { ...fought.events.find((event) => event.do === 'gauge'), id: 'nobody' } as never;
    const broken = await records.keep({ ...fought, events: [strange, ...fought.events] }, 'broken');
    await expect(records.open(broken)).rejects.toMatchObject({ fault: { code: 'record-broken' } });
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
