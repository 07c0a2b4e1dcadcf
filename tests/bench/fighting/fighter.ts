import { fork } from 'node:child_process';
import type { Cost, FightingOrder } from './orders';

/** A fresh process of one commit's engine. */
export interface Fighter {
  fight(order: FightingOrder): Promise<Cost>;
  stop(): void;
}

/** Starts the bundled process `program` in `folder`, the root of its commit. */
export function startFighter(program: string, folder: string): Fighter {
  const child = fork(program, { cwd: folder });
  return {
    fight: (order) =>
      new Promise((resolve, reject) => {
        const ended = (): void => reject(new Error(`the process that fights ended: ${program}`));
        child.once('exit', ended);
        child.once('message', (reply: { readonly cost: Cost } | { readonly fault: string }) => {
          child.off('exit', ended);
          if ('cost' in reply) resolve(reply.cost);
          else reject(new Error(reply.fault));
        });
        child.send(order);
      }),
    stop: () => void child.kill(),
  };
}
