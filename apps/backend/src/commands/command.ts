import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { ShopError, StartError } from '#kernel/errors.ts';
import { runCommand } from '../app/start-server.ts';

/** Runs a command with its arguments and prints what it answers; what the shop refuses is one sentence and exit code 1. */
export const command = (work: (args: readonly string[]) => Promise<Iterable<string>>): Promise<void> =>
  runCommand(async () => {
    try {
      print(await work(process.argv.slice(2)));
    } catch (error) {
      throw error instanceof ShopError ? new StartError(error.message, { cause: error }) : error;
    }
  });

/** For lines that must be seen although the command fails afterwards. */
export function print(lines: Iterable<string>): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

/** Options and positional arguments of a command line; an option it does not know is answered with the usage. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options, usage: string) {
  try {
    return parseArgs({ args: joinNegative(args), allowPositionals: true, options });
  } catch {
    throw new StartError(usage);
  }
}

/** `--adjustment -4.95` reads like two options; together they are one. */
function joinNegative(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const last = joined.at(-1);
    if (/^-\d/.test(arg) && last?.startsWith('--')) joined[joined.length - 1] = `${last}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

/** The number of a record, such as `approve 12` names it. */
export function readId(arg: string | undefined, usage: string): number {
  if (arg === undefined || !/^[1-9]\d{0,9}$/.test(arg)) throw new StartError(usage);
  return Number(arg);
}
