import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const PLAIN_HEADER = 12;
const PLAIN_ENTRY = 16;

/** Unpacks a WOFF into the plain font it holds: the readers of fonts unpack table by table, and far slower. */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF font.');
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(PLAIN_HEADER + count * PLAIN_ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * PLAIN_ENTRY, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * PLAIN_ENTRY, 10);

  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let i = 0; i < count; i += 1) {
    const at = HEADER + i * ENTRY;
    const start = woff.readUInt32BE(at + 4);
    const packed = woff.readUInt32BE(at + 8);
    const length = woff.readUInt32BE(at + 12);
    const bytes = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const entry = PLAIN_HEADER + i * PLAIN_ENTRY;
    woff.copy(head, entry, at, at + 4);
    woff.copy(head, entry + 4, at + 16, at + 20);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    const room = Math.ceil(length / 4) * 4;
    parts.push(table, Buffer.alloc(room - length));
    offset += room;
  }
  return Buffer.concat(parts);
}
