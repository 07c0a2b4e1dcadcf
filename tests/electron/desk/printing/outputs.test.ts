import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOutput } from '../../../../electron/desk';
import type { MadeFile } from '../../../../electron/desk/printing';
import { openMadeFiles } from '../../../../electron/host/made-files';
import { folderWith } from '../../folder';

const file = (sheet: string | null, text: string): MadeFile => ({ sheet, ending: 'svg', bytes: Buffer.from(text) });

describe('files on a host that may write them', () => {
  const hostIn = (folder: string, trouble = '') => {
    const opened: string[] = [];
    const host = {
      choose: (name: string) => Promise.resolve(name === 'no.pdf' ? null : join(folder, `my ${name}`)),
      open: (path: string) => {
        opened.push(path);
        return Promise.resolve(trouble);
      },
      temporary: () => folder,
    };
    return { opened, output: fileOutput(host) };
  };

  it('lie where the person chose, under the name they chose', async () => {
    const folder = folderWith();
    const place = await hostIn(folder).output.keep('map.svg');
    const delivered = await place?.deliver([file('A1', 'one'), file('A2', 'two')]);
    expect(delivered).toEqual({ names: ['my map-A1.svg', 'my map-A2.svg'], address: null });
    expect(readFileSync(join(folder, 'my map-A2.svg'), 'utf8')).toBe('two');
    expect(await hostIn(folder).output.keep('no.pdf')).toBeNull();
  });
  it('replace older ones all together or not at all', async () => {
    const folder = folderWith({ 'my map-A1.svg': 'old' });
    mkdirSync(join(folder, 'my map-A2.svg'));
    const place = await hostIn(folder).output.keep('map.svg');
    await expect(place?.deliver([file('A2', 'two'), file('A1', 'one')])).rejects.toThrow();
    expect(readFileSync(join(folder, 'my map-A1.svg'), 'utf8')).toBe('old');
    expect(readdirSync(folder).sort()).toEqual(['my map-A1.svg', 'my map-A2.svg']);
  });
  it('put back those they replaced when one of them cannot be kept', async () => {
    const folder = folderWith({ 'my map-A1.svg': 'old' });
    mkdirSync(join(folder, 'my map-A2.svg'));
    const place = await hostIn(folder).output.keep('map.svg');
    await expect(place?.deliver([file('A1', 'one'), file('A2', 'two'), file('A3', 'three')])).rejects.toThrow();
    expect(readFileSync(join(folder, 'my map-A1.svg'), 'utf8')).toBe('old');
    expect(readdirSync(folder).sort()).toEqual(['my map-A1.svg', 'my map-A2.svg']);
  });
  it('put back those they replaced when the last of them fails, and leave none that is new', async () => {
    const folder = folderWith({ 'my map-A1.svg': 'old' });
    const place = await hostIn(folder).output.keep('map.svg');
    const ofOneName = [file('B 2', 'two'), file('B-2', 'two again')];
    await expect(place?.deliver([file('A1', 'one'), ...ofOneName])).rejects.toThrow();
    expect(readFileSync(join(folder, 'my map-A1.svg'), 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['my map-A1.svg']);
  });
  it('replace no link, whatever it leads to', async () => {
    const folder = folderWith({ 'other.svg': 'other' });
    symlinkSync(join(folder, 'other.svg'), join(folder, 'my map.svg'));
    const place = await hostIn(folder).output.keep('map.svg');
    await expect(place?.deliver([file(null, 'one')])).rejects.toThrow('“my map.svg” is there and is no plain file');
    expect(readFileSync(join(folder, 'other.svg'), 'utf8')).toBe('other');
  });
  it('are opened to be printed; when that fails, the words of the system are told', async () => {
    const folder = folderWith();
    const { opened, output } = hostIn(folder);
    const place = await output.print('map.pdf');
    expect((await place.deliver([file(null, 'pdf')])).names).toEqual(['map.pdf']);
    expect(readFileSync(opened[0] ?? '', 'utf8')).toBe('pdf');
    const failing = await hostIn(folder, 'no program for PDF').output.print('map.pdf');
    await expect(failing.deliver([file(null, 'pdf')])).rejects.toThrow(
      'The PDF could not be opened to print it: no program for PDF. Save it instead.',
    );
  });
});

describe('files that a browser fetches', () => {
  it('are saved under their name, or shown to be printed', async () => {
    const made = openMadeFiles();
    const kept = await (await made.output.keep('Łódź 1.svg'))?.deliver([file(null, 'drawing')]);
    expect(kept?.names).toEqual(['Łódź 1.svg']);
    const found = made.find(kept?.address ?? '');
    expect(Buffer.from(found?.body ?? []).toString()).toBe('drawing');
    expect(found?.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': '7',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Łódź 1.svg')}`,
    });
    const archive = await (await made.output.keep('x.svg'))?.deliver([{ ...file(null, ''), ending: 'zip' }]);
    expect(archive?.names).toEqual(['x.zip']);
    const shown = await (await made.output.print('x.pdf')).deliver([{ ...file(null, ''), ending: 'pdf' }]);
    expect(made.find(shown.address ?? '')?.headers['content-disposition']).toMatch(/^inline;/);
    expect(found?.headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
  });
  it('are forgotten when four more were made', async () => {
    const made = openMadeFiles();
    const addresses: string[] = [];
    for (let i = 0; i < 5; i += 1)
      addresses.push((await (await made.output.print('x.pdf')).deliver([file(null, `${i}`)])).address ?? '');
    expect(addresses.map((address) => made.find(address) !== null)).toEqual([false, true, true, true, true]);
    expect(made.find('/made/guessed/x.pdf')).toBeNull();
  });
});
