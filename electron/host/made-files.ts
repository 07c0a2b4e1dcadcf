import { randomBytes } from 'node:crypto';
import { fileNameOf } from '../desk/exports/keeping';
import type { MadeFile, PrintOutput, Destination } from '../desk/printing';

/** Where made files lie below the host's address. */
export const MADE_PATH = '/made/';
/** Files that wait to be fetched; the oldest goes for the next. */
const KEPT = 4;
const TYPES: Readonly<Record<MadeFile['ending'], string>> = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
  zip: 'application/zip',
};

/** A drawing that is shown by itself runs nothing and loads nothing; what shows a PDF needs its own scripts. */
const SHUT =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'none'; sandbox";
const POLICIES: Readonly<Record<MadeFile['ending'], string>> = {
  pdf: "frame-ancestors 'none'",
  svg: SHUT,
  png: SHUT,
  zip: SHUT,
};

export interface HeldFile {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}
/** Made files kept in memory for the browser to fetch: it saves them where its person wants, or shows them to print. */
export interface MadeFiles {
  readonly output: PrintOutput;
  /** The file at a path, which begins with `MADE_PATH`. */
  find(path: string): HeldFile | null;
}

export function openMadeFiles(): MadeFiles {
  const held = new Map<string, HeldFile>();
  const place = (name: string, manner: 'attachment' | 'inline'): Destination => ({
    deliver([file]) {
      if (!file) return Promise.reject(new Error('nothing was made'));
      const called = named(fileNameOf(file, name), file.ending);
      const path = `${MADE_PATH}${randomBytes(12).toString('base64url')}/${encodeURIComponent(called)}`;
      held.set(path, { body: file.bytes, headers: headersOf(file, called, manner) });
      for (const oldest of held.keys()) {
        if (held.size <= KEPT) break;
        held.delete(oldest);
      }
      return Promise.resolve({ names: [called], address: path });
    },
  });
  return {
    output: {
      asArchive: true,
      keep: (name) => Promise.resolve(place(name, 'attachment')),
      print: (name) => Promise.resolve(place(name, 'inline')),
    },
    find: (path) => held.get(path) ?? null,
  };
}

const named = (name: string, ending: string): string => `${name.replace(/\.[^.]*$/, '')}.${ending}`;
const headersOf = ({ ending, bytes }: MadeFile, name: string, manner: string): Record<string, string> => ({
  'content-type': TYPES[ending],
  'content-length': String(bytes.length),
  'content-disposition': `${manner}; filename*=UTF-8''${encodeURIComponent(name)}`,
  'content-security-policy': POLICIES[ending],
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
});
