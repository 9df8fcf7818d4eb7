import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseError } from './release-error.ts';
import type { Machine } from './upgrade.ts';

const patienceMs = 120_000;
const pauseMs = 500;

function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, error } = spawnSync(command, args, { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new ReleaseError(`"${[command, ...args].join(' ')}" failed${error ? `: ${error.message}` : ''}.`);
  return stdout;
}

/** A Debian with the units of deploy/server: process 1 listens on port 3001. */
export const thisMachine: Machine = {
  // It is of the kind that is done when it was started.
  backup: () => void run('systemctl', 'start', 'shop-backup.service'),
  migrate: (folder) => void run('runuser', '-u', 'shop', '--', `${folder}/bin/shop`, 'migrate'),
  processes: () =>
    [...run('systemctl', 'list-units', '--plain', '--no-legend', '--all', 'shop@*.service').matchAll(/shop@(\d)\.service/g)].map(
      ([, number = '']) => number,
    ),
  restart: (process) => void spawnSync('systemctl', ['restart', `shop@${process}.service`], { stdio: 'inherit' }),
  isReady: async (process) => {
    for (const end = performance.now() + patienceMs; performance.now() < end; await wait(pauseMs)) {
      const answer = await fetch(`http://127.0.0.1:300${process}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      if (answer?.ok) return true;
    }
    return false;
  },
  say: (sentence) => void process.stderr.write(`${sentence}\n`),
};
