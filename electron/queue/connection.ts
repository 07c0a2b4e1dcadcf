import { connect } from 'node:net';
import { engineStamp } from '../desk/balance';
import { refuse } from '../desk/faults';

/** Only workers of the same engine take battles from it: others would fight other battles. */
export const queueName = `cockade-${engineStamp}`;

/** What a worker is given: battles of one kind, and it gives back what each came to. */
export const JOB = 'battles';

/** Longest wait to learn whether anybody answers, ms. */
const PATIENCE_MS = 3000;

/** The address of a Redis. Throws a fault that says what is wrong with it, or that nobody answers there. */
export async function redisAt(given: string): Promise<string> {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !['redis:', 'rediss:'].includes(url.protocol) || url.hostname === '')
    throw refuse('bad-queue', `--queue takes the address of a Redis, as redis://127.0.0.1:6379; “${given}” was given.`);
  const why = await whyNobodyAnswers(url.hostname, Number(url.port || 6379));
  if (why === null) return given;
  throw refuse(
    'queue-absent',
    `No Redis answers at ${url.protocol}//${url.host} (${why}). Start one there, as with redis-server, or leave --queue out to fight here.`,
  );
}

function whyNobodyAnswers(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: PATIENCE_MS });
    const settle = (why: string | null): void => {
      socket.destroy();
      resolve(why);
    };
    socket.once('connect', () => settle(null));
    socket.once('timeout', () => settle('it does not answer in time'));
    socket.once('error', (error) => settle('code' in error ? String(error.code) : error.message));
  });
}
