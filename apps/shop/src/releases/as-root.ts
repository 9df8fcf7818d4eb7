import { ReleaseError } from './release-error.ts';

/** Where the versions of the shop are on a server. */
const root = '/opt/shop';

/** Runs a command that changes the installation; what stands in its way is one sentence and exit code 1. */
export async function asRoot(work: (root: string) => Promise<void>): Promise<void> {
  try {
    if (process.getuid?.() !== 0) throw new ReleaseError('The installation belongs to root: call it with sudo.');
    await work(root);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
