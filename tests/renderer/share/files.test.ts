import { describe, expect, it } from 'vitest';
import { apngOf } from '../../../renderer/share/apng';
import { brokenInto } from '../../../renderer/share/table-shots';

const letters = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const wordAt = (bytes: Uint8Array, at: number): number => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
const halfAt = (bytes: Uint8Array, at: number): number => new DataView(bytes.buffer, bytes.byteOffset).getUint16(at);

/** A chunk of a PNG file; nobody looks at its sum or into its data here. */
function chunk(kind: string, body: readonly number[]): number[] {
  return [0, 0, 0, body.length, ...[...kind].map((letter) => letter.charCodeAt(0)), ...body, 0, 0, 0, 0];
}
const png = (grey: number): Uint8Array =>
  Uint8Array.of(
    ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    ...chunk('IHDR', [0, 0, 0, 2, 0, 0, 0, 1, 8, 0, 0, 0, 0]),
    ...chunk('IDAT', [grey]),
    ...chunk('IEND', []),
  );
function chunksOf(bytes: Uint8Array): { readonly kind: string; readonly body: Uint8Array; readonly sum: number }[] {
  const chunks = [];
  for (let at = 8; at < bytes.length;) {
    const length = wordAt(bytes, at);
    const kind = letters(bytes.subarray(at + 4, at + 8));
    chunks.push({ kind, body: bytes.subarray(at + 8, at + 8 + length), sum: wordAt(bytes, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

describe('pictures that move', () => {
  const chunks = chunksOf(apngOf([png(10), png(200)], [700, 3000]));
  const body = (i: number): Uint8Array => chunks[i]?.body ?? new Uint8Array(40);

  it('hold each picture with its time, numbered in order, and say how many they are', () => {
    expect(chunks.map(({ kind }) => kind)).toEqual(['IHDR', 'acTL', 'fcTL', 'IDAT', 'fcTL', 'fdAT', 'IEND']);
    expect([wordAt(body(1), 0), wordAt(body(1), 4)]).toEqual([2, 0]);
    expect([2, 4, 5].map((i) => wordAt(body(i), 0))).toEqual([0, 1, 2]);
    expect([wordAt(body(2), 4), wordAt(body(2), 8)]).toEqual([2, 1]);
    expect([halfAt(body(2), 20), halfAt(body(4), 20), halfAt(body(4), 22)]).toEqual([700, 3000, 1000]);
  });

  it('have the check sums of PNG', () => {
    expect(chunks.at(-1)?.sum).toBe(0xae426082);
  });
});

it('words at the foot of a picture are broken between words', () => {
  const width = (text: string): number => text.length;
  expect(brokenInto('Pannwitz brings both battalions over', width, 15)).toEqual([
    'Pannwitz brings',
    'both battalions',
    'over',
  ]);
});
