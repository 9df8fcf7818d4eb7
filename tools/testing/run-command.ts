import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './root.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type CommandResult = { readonly code: number; readonly cpuSeconds: number; readonly output: string };

/** Runs a script on this Node. `buffer` keeps what it says, for commands that run side by side. */
export async function runNode(args: readonly string[], env: Environment, output: 'inherit' | 'buffer'): Promise<CommandResult> {
  const stdio = output === 'inherit' ? ('inherit' as const) : (['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe']);
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio });
  endWithParent(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const { promise, resolve, reject } = Promise.withResolvers<CommandResult>();
  child.once('error', reject);
  child.once('close', (code) => resolve({ code: code ?? 1, cpuSeconds: cpuOfEndedChildren(), output: said }));
  return promise;
}

/** Whoever stops a run stops everything it started. */
export function endWithParent(child: ChildProcess): void {
  const end = (): void => void child.kill('SIGTERM');
  process.on('exit', end);
  child.once('exit', () => process.off('exit', end));
}

let counted = readChildrenCpu();

/** CPU seconds of the children that ended since it was last asked; 0 where the system does not tell. */
export function cpuOfEndedChildren(): number {
  const now = readChildrenCpu();
  const seconds = now - counted;
  counted = now;
  return seconds;
}

function readChildrenCpu(): number {
  if (process.platform !== 'linux') return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  // cutime and cstime, in hundredths of a second.
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
