import cluster from 'node:cluster';

/** A process that dies is replaced; one that cannot even start is not tried for ever. */
const quickestLifeMs = 5_000;

/** Runs n processes on one port and passes signals on; ends when all of them have ended. */
export function runCluster(count: number): void {
  let stopping = false;
  const fork = (): void => {
    const born = performance.now();
    cluster.fork().once('exit', (code) => {
      if (stopping) return;
      if (code !== 0 && performance.now() - born < quickestLifeMs) {
        process.exitCode = 1;
        stopAll('SIGTERM');
      } else fork();
    });
  };
  const stopAll = (signal: NodeJS.Signals): void => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopAll(signal));
  for (let index = 0; index < count; index += 1) fork();
}
