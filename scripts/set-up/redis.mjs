import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const isThere = async () => (await run('redis-server', ['--version'])).code === 0;

/**
 * A redis-server for the tests of the queue: the one on the PATH, else Debian's package where that can be installed unasked.
 * False without one: those tests are then skipped, and say so in their names.
 */
export async function hasRedis(say) {
  if (await isThere()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say('Installing redis-server with apt-get');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], { show: 'errors', env });
  return isThere();
}
