import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Access {
  readonly port: number;
  readonly token: string;
}

/** Names under which this machine reaches itself; any other Host is another site's name pointed at us. */
const OWN_NAMES = ['127.0.0.1', 'localhost'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
export const isToken = (given: string | null, token: string): boolean =>
  given !== null && timingSafeEqual(digest(given), digest(token));

/** True when a request names this host and comes from our own page or from nobody's. */
export function isOwn(request: Pick<IncomingMessage, 'headers'>, port: number): boolean {
  const hosts = OWN_NAMES.map((name) => `${name}:${port}`);
  const { host, origin } = request.headers;
  if (!host || !hosts.includes(host)) return false;
  return origin === undefined || origin === `http://${host}`;
}

/** True when a request may ask the desk: our own page, with the token in its address. */
export function isAllowed(request: Pick<IncomingMessage, 'headers'>, query: URLSearchParams, access: Access): boolean {
  return isOwn(request, access.port) && isToken(query.get('token'), access.token);
}
