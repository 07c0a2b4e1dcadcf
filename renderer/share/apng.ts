/** Pictures of one size, each a whole PNG file as the browser writes it, as one that moves: an APNG that plays for ever. */
export function apngOf(pictures: readonly Uint8Array[], msEach: readonly number[]): Uint8Array<ArrayBuffer> {
  const [first] = pictures;
  if (!first) throw new Error('a moving picture needs at least one');
  const head = chunksOf(first).find(({ kind }) => kind === 'IHDR');
  if (!head) throw new Error('this is no PNG file');
  const size = head.body.subarray(0, 8);
  const parts: Uint8Array[] = [first.subarray(0, SIGNATURE), chunk('IHDR', head.body)];
  parts.push(chunk('acTL', words(pictures.length, 0)));
  let sequence = 0;
  pictures.forEach((picture, i) => {
    const control = new Uint8Array(26);
    const view = new DataView(control.buffer);
    view.setUint32(0, sequence++);
    control.set(size, 4);
    view.setUint16(20, Math.min(0xffff, Math.round(msEach[i] ?? 0)));
    view.setUint16(22, 1000);
    parts.push(chunk('fcTL', control));
    for (const { kind, body } of chunksOf(picture)) {
      if (kind !== 'IDAT') continue;
      if (i === 0) parts.push(chunk('IDAT', body));
      else parts.push(chunk('fdAT', joined([words(sequence++), body])));
    }
  });
  parts.push(chunk('IEND', new Uint8Array()));
  return joined(parts);
}

const SIGNATURE = 8;

interface Chunk {
  readonly kind: string;
  readonly body: Uint8Array;
}

function chunksOf(png: Uint8Array): readonly Chunk[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at + 8 <= png.length;) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ kind, body: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function chunk(kind: string, body: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(kind), body]);
  return joined([words(body.length), named, words(crc(named))]);
}

const words = (...values: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  values.forEach((value, i) => view.setUint32(4 * i, value));
  return bytes;
};

/** One after the other. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The check sum of PNG: CRC-32. */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
