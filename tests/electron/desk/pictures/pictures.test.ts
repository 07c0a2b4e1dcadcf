import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownPicture, openPictures } from '../../../../electron/desk/pictures';
import { faultOf } from '../../../../electron/desk/faults';
import { folderWith } from '../../folder';

/** The beginning of a PNG of that size: what its size is read from. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
/** With a comment before its frame, as cameras write. */
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 0, 30, 0, 40, 3, 1, 1, 1, 1, 1]);
const svg = (inside: string, tag = 'width="40" height="20"'): Buffer =>
  Buffer.from(`<?xml version="1.0"?>\n<!-- a map -->\n<svg xmlns="http://www.w3.org/2000/svg" ${tag}>${inside}</svg>`);
function webp(): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF', 0, 'latin1');
  bytes.write('WEBPVP8X', 8, 'latin1');
  bytes.writeUIntLE(639, 24, 3);
  bytes.writeUIntLE(479, 27, 3);
  return bytes;
}

describe('what a picture is', () => {
  it.each([
    ['png', png(640, 480), 640, 480],
    ['jpeg', jpeg, 40, 30],
    ['webp', webp(), 640, 480],
    ['svg', svg('<path d="M0 0"/>'), 40, 20],
    ['svg', svg('', 'viewBox="-5 0 120 60.5"'), 120, 60.5],
    ['svg', svg('<a href="#top"/><image href="data:image/png;base64,AA"/>', ''), 300, 150],
  ] as const)('%s is told by its bytes', (kind, bytes, width, height) =>
    expect(knownPicture(bytes, 'map.txt')).toEqual({ kind, width, height }),
  );

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'unsafe-picture'],
    ['a handler', svg('<g onload="x()"/>'), 'unsafe-picture'],
    ['a page', svg('<foreignObject/>'), 'unsafe-picture'],
    ['a link to a file', svg('<image xlink:href="file:///etc/passwd"/>'), 'unsafe-picture'],
    ['a style that fetches', svg('<rect style="fill:url(http://x/y)"/>'), 'unsafe-picture'],
    ['entities', Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'), 'not-a-picture'],
    ['a web page', Buffer.from('<html><svg width="1" height="1"/></html>'), 'not-a-picture'],
    ['a program', Buffer.from('MZ\x90\0'), 'not-a-picture'],
    ['nothing', Buffer.alloc(0), 'not-a-picture'],
    ['a cut picture', png(1, 1).subarray(0, 20), 'not-a-picture'],
    ['no dots', png(0, 10), 'picture-too-large'],
    ['a side too long', png(16_385, 1), 'picture-too-large'],
    ['too many dots', png(10_000, 5001), 'picture-too-large'],
  ])('%s is refused', (_, bytes, code) => {
    let found = 'taken';
    try {
      knownPicture(bytes, 'map.png');
    } catch (error) {
      found = faultOf(error).code;
    }
    expect(found).toBe(code);
  });

  it('just as large as may be is taken', () =>
    expect(knownPicture(png(10_000, 5000), 'map.png')).toMatchObject({ width: 10_000 }));
});

describe('pictures of the person', () => {
  function desk() {
    const own = folderWith();
    const beside = folderWith({ 'x.yaml': '' });
    const locate = (file: string) =>
      file === 'x' ? Promise.resolve(join(beside, 'x.yaml')) : Promise.reject(new Error('gone'));
    return { own, beside, pictures: openPictures(own, locate) };
  }
  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: unknown) => faultOf(error).code,
    );

  it('are kept under plain names, once each, by what they are', async () => {
    const { own, pictures } = desk();
    expect((await pictures.keep('../../Böhmen: 1756.bmp', png(9, 9))).name).toBe('Böhmen 1756.png');
    expect((await pictures.keep('Böhmen 1756.png', png(9, 9))).name).toBe('Böhmen 1756.png');
    expect((await pictures.keep('Böhmen 1756.png', png(8, 8))).name).toBe('Böhmen 1756 (2).png');
    expect((await pictures.keep('??.svg', jpeg)).name).toBe('Map.jpg');
    expect(readdirSync(own).sort()).toEqual(['Böhmen 1756 (2).png', 'Böhmen 1756.png', 'Map.jpg']);
    expect(readFileSync(join(own, 'Map.jpg')).equals(jpeg)).toBe(true);
  });

  it('are found beside their scenario first, then among the own ones, and nowhere else', async () => {
    const { own, beside, pictures } = desk();
    writeFileSync(join(own, 'a.png'), png(1, 1));
    expect((await pictures.open('a.png', 'x')).width).toBe(1);
    writeFileSync(join(beside, 'a.png'), png(2, 2));
    expect((await pictures.open('a.png', 'x')).width).toBe(2);
    expect((await pictures.open('a.png', null)).width).toBe(1);
    expect((await pictures.open('a.png', 'y')).width).toBe(1);
    for (const name of ['b.png', '../a.png', '/etc/passwd', 'C:a.png', 'a.yaml', '', `${own}/a.png`])
      expect(await codeOf(pictures.open(name, 'x')), name).toBe('picture-missing');
    mkdirSync(join(own, 'folder.png'));
    expect(await codeOf(pictures.open('folder.png', null))).toBe('picture-missing');
    symlinkSync('/etc/passwd', join(own, 'link.png'));
    expect(await codeOf(pictures.open('link.png', null))).toBe('not-a-picture');
  });

  it('larger than a message can hold are refused', async () => {
    const { pictures } = desk();
    expect(await codeOf(pictures.keep('a.png', Buffer.concat([png(1, 1), Buffer.alloc(10_000_000)])))).toBe(
      'picture-too-large',
    );
  });
});
