import { spawn } from 'node:child_process';

type ServiceNotices = { readonly ready: () => void; readonly close: () => void };

/**
 * Tells systemd that the shop is open, and then that it is alive (decision 082). Node cannot write to a socket of datagrams: a small shell
 * passes lines on to `systemd-notify`, so that no copy of this large process is made each time. A shop that hangs writes no line.
 */
export function openServiceNotices(env: NodeJS.ProcessEnv = process.env): ServiceNotices | undefined {
  if (!env['NOTIFY_SOCKET']) return undefined;
  const shell = spawn('/bin/sh', ['-c', 'while read -r state; do systemd-notify "$state"; done'], {
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const say = (state: string): void => void shell.stdin.write(`${state}\n`);
  // Without the shell nobody says that the shop lives, and systemd replaces it: it need not end by itself.
  shell.on('error', (error) => process.stderr.write(`systemd is not told how the shop is: ${error.message}\n`));
  shell.stdin.on('error', () => undefined);
  shell.unref();
  const periodMs = Number(env['WATCHDOG_USEC'] ?? 0) / 1000 / 3;
  let alive: NodeJS.Timeout | undefined;
  const stopping = (): void => say('STOPPING=1');
  return {
    ready: () => {
      say('READY=1');
      if (periodMs > 0) alive = setInterval(() => say('WATCHDOG=1'), periodMs).unref();
      process.once('SIGTERM', stopping);
    },
    close: () => {
      clearInterval(alive);
      process.off('SIGTERM', stopping);
      shell.stdin.end();
    },
  };
}
