import { joined } from './bytes';

/** One encoded picture of a film, as the browser's encoder gives it. */
export interface FilmChunk {
  readonly bytes: Uint8Array;
  /** Ms from the beginning. */
  readonly at: number;
  readonly isKey: boolean;
}
export interface FilmTrack {
  readonly codec: 'V_VP8' | 'V_VP9';
  readonly width: number;
  readonly height: number;
  /** Ms in all. */
  readonly length: number;
}

/** A silent film as a WebM file (Matroska with one video track): a cluster at each key picture, and cues to go to them by. */
export function webmOf(track: FilmTrack, chunks: readonly FilmChunk[]): Uint8Array<ArrayBuffer> {
  const head = element(EBML, [
    element([0x42, 0x86], whole(1)),
    element([0x42, 0xf7], whole(1)),
    element([0x42, 0xf2], whole(4)),
    element([0x42, 0xf3], whole(8)),
    element([0x42, 0x82], letters('webm')),
    element([0x42, 0x87], whole(4)),
    element([0x42, 0x85], whole(2)),
  ]);
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    [
      element([0x2a, 0xd7, 0xb1], whole(NANOSECONDS_A_TICK)),
      element([0x44, 0x89], float(track.length)),
      element([0x4d, 0x80], letters('Cockade')),
      element([0x57, 0x41], letters('Cockade')),
    ],
  );
  const tracks = element(
    [0x16, 0x54, 0xae, 0x6b],
    [
      element(
        [0xae],
        [
          element([0xd7], whole(1)),
          element([0x73, 0xc5], whole(1)),
          element([0x83], whole(1)),
          element([0x86], letters(track.codec)),
          element([0xe0], [element([0xb0], whole(track.width)), element([0xba], whole(track.height))]),
        ],
      ),
    ],
  );
  const before = info.length + tracks.length;
  const clusters = clustersOf(chunks);
  let place = before;
  const cues = element(
    [0x1c, 0x53, 0xbb, 0x6b],
    clusters.map(({ at, bytes }) => {
      const position = place;
      place += bytes.length;
      const where = element([0xb7], [element([0xf7], whole(1)), element([0xf1], whole(position))]);
      return element([0xbb], [element([0xb3], whole(at)), where]);
    }),
  );
  return joined([head, element([0x18, 0x53, 0x80, 0x67], [info, tracks, ...clusters.map(({ bytes }) => bytes), cues])]);
}

/** Times are told in ms. */
const NANOSECONDS_A_TICK = 1_000_000;
const EBML = [0x1a, 0x45, 0xdf, 0xa3] as const;
/** Pictures tell their time from their cluster's beginning in 16 bits; no cluster is longer than this, ms. */
const LONGEST_CLUSTER = 30_000;

function clustersOf(chunks: readonly FilmChunk[]): readonly { readonly at: number; readonly bytes: Uint8Array }[] {
  const groups: FilmChunk[][] = [];
  for (const chunk of chunks) {
    const last = groups.at(-1);
    const begin = last?.[0]?.at ?? 0;
    if (!last || chunk.isKey || chunk.at - begin > LONGEST_CLUSTER) groups.push([chunk]);
    else last.push(chunk);
  }
  return groups.map((group) => {
    const at = Math.round(group[0]?.at ?? 0);
    const blocks = group.map((chunk) =>
      element([0xa3], [blockHead(Math.round(chunk.at) - at, chunk.isKey), chunk.bytes]),
    );
    return { at, bytes: element([0x1f, 0x43, 0xb6, 0x75], [element([0xe7], whole(at)), ...blocks]) };
  });
}

/** Track 1, the time in the cluster, and whether it is a key picture. */
const blockHead = (time: number, isKey: boolean): Uint8Array =>
  Uint8Array.of(0x81, (time >> 8) & 0xff, time & 0xff, isKey ? 0x80 : 0);

/** An element: its id, its length in eight bytes, and what is in it. */
function element(id: readonly number[], body: Uint8Array | readonly Uint8Array[]): Uint8Array {
  const content = body instanceof Uint8Array ? body : joined(body);
  const head = new Uint8Array(id.length + 8);
  head.set(id);
  const view = new DataView(head.buffer);
  view.setUint32(id.length, 0x01000000 + Math.floor(content.length / 2 ** 32));
  view.setUint32(id.length + 4, content.length % 2 ** 32);
  return joined([head, content]);
}

function whole(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, Math.floor(value / 2 ** 32));
  view.setUint32(4, value % 2 ** 32);
  return bytes;
}
function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}
const letters = (text: string): Uint8Array => new TextEncoder().encode(text);
