/**
 * The desk on loopback, for machines without Electron's binary: the window's page over HTTP, its calls over one socket.
 * Only who knows the token gets in. The first line on stdout is the address to open.
 */
import { hostOptions, openHost } from './host';

const host = await openHost({ ...hostOptions(process.argv.slice(2)), now: () => new Date() });
console.log(host.address);
void host.warmUp().catch(() => undefined); // what is wrong is said when it is asked for
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void host.close().then(() => process.exit(0)));
}
