import type { Releases } from './releases.ts';
import { ReleaseError } from './release-error.ts';

/** What the machine does for an upgrade: the service manager, the processes of the shop, its database. */
export type Machine = {
  readonly backup: () => void;
  /** Brings the tables up to date with this version; they stay good for the one before. */
  readonly migrate: (folder: string) => void;
  /** The processes that run, by their numbers. */
  readonly processes: () => readonly string[];
  /** Ends a process when it has answered everything, and starts it on the version in use. */
  readonly restart: (process: string) => void;
  /** Resolves when it answers that it is ready; false when it does not in time. */
  readonly isReady: (process: string) => Promise<boolean>;
  readonly say: (sentence: string) => void;
};

const kept = 3;

/** Puts a new version beside the one in use and replaces one process after the other; goes back by itself when one does not come up. */
export async function upgrade(releases: Releases, machine: Machine, archive: string, { backup = true } = {}): Promise<void> {
  const before = releases.at('current');
  const fresh = releases.unpack(archive);
  machine.say(`Unpacked ${fresh}`);
  if (backup && before !== undefined) machine.backup();
  machine.migrate(fresh);
  releases.use(fresh);
  const failed = await replaceProcesses(machine);
  if (failed !== undefined && before !== undefined) {
    releases.use(before);
    await replaceProcesses(machine);
    throw new ReleaseError(
      `Process ${failed} of the new version does not get ready: the shop is back on ${before}. Read why with "journalctl -u shop@${failed}".`,
    );
  }
  if (failed !== undefined) throw new ReleaseError(`Process ${failed} does not get ready: read why with "journalctl -u shop@${failed}".`);
  for (const name of releases.keep(kept)) machine.say(`Deleted ${name}`);
  machine.say(`The shop runs on ${fresh}`);
}

/** Back to the version before, whose tables are still there: migrations only add. */
export async function rollback(releases: Releases, machine: Machine): Promise<void> {
  const before = releases.at('previous');
  if (before === undefined) throw new ReleaseError('There is no version before this one.');
  releases.use(before);
  const failed = await replaceProcesses(machine);
  if (failed !== undefined) throw new ReleaseError(`Process ${failed} does not get ready: read why with "journalctl -u shop@${failed}".`);
  machine.say(`The shop runs on ${before}`);
}

/** One at a time, so that the others answer meanwhile; the first that fails is named, and the rest are left as they are. */
async function replaceProcesses(machine: Machine): Promise<string | undefined> {
  for (const process of machine.processes()) {
    machine.restart(process);
    if (!(await machine.isReady(process))) return process;
    machine.say(`Process ${process} is ready`);
  }
  return undefined;
}
