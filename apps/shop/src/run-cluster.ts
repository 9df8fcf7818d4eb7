import cluster from 'node:cluster';
import { numbered } from '@shop/backend/process-number';

/** A process that dies is replaced; one that cannot even start is not tried for ever. */
const quickestLifeMs = 5_000;

/** Runs n processes on one port and passes signals on; ends when all of them have ended. A second signal ends them at once. */
export function runCluster(count: number): void {
  let stopping = false;
  let signalled = false;
  const fork = (number: number): void => {
    const born = performance.now();
    cluster.fork(numbered(number)).once('exit', (code) => {
      if (stopping) return;
      if (code !== 0 && performance.now() - born < quickestLifeMs) {
        process.exitCode = 1;
        stopAll('SIGTERM');
      } else fork(number);
    });
  };
  const stopAll = (signal: NodeJS.Signals): void => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill(signal);
  };
  const pass = (signal: NodeJS.Signals): void => {
    if (!signalled) stopAll(signal);
    else {
      process.exitCode = 1;
      stopAll('SIGKILL');
    }
    signalled = true;
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, pass);
  for (let number = 1; number <= count; number += 1) fork(number);
}
