import { protocol } from 'electron';
import { openPage } from '../desk';

const SCHEME = 'cockade';
/** The page has an origin of its own, so that 'self' in its policy means its own files and nothing on the disk. */
export const PAGE_ADDRESS = `${SCHEME}://window/`;

/** Must run before Electron is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Serves the built window in `folder` at `PAGE_ADDRESS`. */
export function servePage(folder: string): void {
  protocol.handle(SCHEME, async (request) => {
    const { host, pathname } = new URL(request.url);
    if (host !== 'window') return new Response('Nothing is here.', { status: 404 });
    const { status, body, headers } = await openPage(folder, pathname);
    return new Response(typeof body === 'string' ? body : new Uint8Array(body), { status, headers: { ...headers } });
  });
}
