import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** What the window's page may load and reach: itself, and nothing else. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

export interface PageFile {
  readonly status: 200 | 403 | 404;
  /** The page itself, by whatever spelling of its name: only who has the token may have it. */
  readonly isFront: boolean;
  readonly body: Buffer | string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A file of the built window under `folder` by the path of its address; what leads out of the folder is refused. */
export async function openPage(folder: string, address: string): Promise<PageFile> {
  const path = pathIn(folder, address);
  if (!path) return { status: 403, isFront: false, body: 'Not here.', headers: headersFor('.txt') };
  const type = extname(path);
  try {
    if (!TYPES[type]) throw new Error('not a file of the window');
    return { status: 200, isFront: type === '.html', body: await readFile(path), headers: headersFor(type) };
  } catch {
    return { status: 404, isFront: false, body: 'Nothing is here.', headers: headersFor('.txt') };
  }
}

function pathIn(folder: string, address: string): string | null {
  let name: string;
  try {
    name = decodeURIComponent(address);
  } catch {
    return null;
  }
  if (name.includes('\0') || name.includes('\\')) return null;
  const path = join(folder, name === '/' ? 'index.html' : name);
  const isInside = path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
  return isInside && !name.split('/').includes('..') ? path : null;
}

const headersFor = (type: string): Record<string, string> => ({
  'content-type': TYPES[type] ?? 'text/plain; charset=utf-8',
  'content-security-policy': PAGE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
});
