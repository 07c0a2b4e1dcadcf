import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The address of a page in `folder` that leads on to an address with a token. Everybody on a machine may read the command
 * line of a program, but this page only its owner.
 */
export function addressPage(folder, address) {
  const page = join(folder, 'open.html');
  writeFileSync(page, `<!doctype html><meta http-equiv="refresh" content="0;url=${address}">`, { mode: 0o600 });
  return pathToFileURL(page).href;
}
