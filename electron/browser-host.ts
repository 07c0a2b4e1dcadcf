/**
 * The desk on loopback, for machines without Electron's binary: the window's page over HTTP, its calls over one socket.
 * Only who knows the token gets in. The first line on stdout is the address to open.
 */
import { HostRefusal, hostOptions, openHost } from './host';

try {
  const host = await openHost(hostOptions(process.argv.slice(2)));
  console.log(host.address);
  void host.warmUp().catch(() => undefined); // what is wrong is said when it is asked for
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void host.close().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof HostRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
