import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { ReleaseError } from './release-error.ts';

/** The versions of the shop on this machine: folders side by side, and two links to the one in use and the one before. */
export type Releases = {
  /** The folder a link leads to. */
  readonly at: (link: 'current' | 'previous') => string | undefined;
  /** Unpacks an archive beside the others, whole and unchanged, or not at all; one that an earlier upgrade has unpacked is used as it lies there. */
  readonly unpack: (archive: string) => string;
  /** Makes a version the one in use; the one in use so far becomes the one before. */
  readonly use: (folder: string) => void;
  /** Deletes all but the newest; never one that a link leads to. */
  readonly keep: (count: number) => readonly string[];
};

export function openReleases(root: string): Releases {
  const versions = join(root, 'versions');
  mkdirSync(versions, { recursive: true });
  const at: Releases['at'] = (link) => (existsSync(join(root, link)) ? join(root, readlinkSync(join(root, link))) : undefined);
  // A link is replaced by renaming: there is no moment without one.
  const lead = (link: string, folder: string): void => {
    const fresh = join(root, `.${link}`);
    rmSync(fresh, { force: true });
    symlinkSync(join('versions', basename(folder)), fresh);
    renameSync(fresh, join(root, link));
  };
  return {
    at,
    unpack: (archive) => unpack(archive, versions, at('current')),
    use: (folder) => {
      const current = at('current');
      if (current === folder) return;
      if (current !== undefined) lead('previous', current);
      lead('current', folder);
    },
    keep: (count) => {
      const used = [at('current'), at('previous')];
      const old = readdirSync(versions)
        .filter((name) => !name.startsWith('.') && !used.includes(join(versions, name)))
        .sort((a, b) => age(versions, a) - age(versions, b))
        .slice(Math.max(0, count - used.filter(Boolean).length));
      for (const name of old) rmSync(join(versions, name), { recursive: true });
      return old;
    },
  };
}

/** Newest first, by when it was put beside the others. */
const age = (versions: string, name: string): number => -statSync(join(versions, name)).ctimeMs;

function unpack(archive: string, versions: string, current: string | undefined): string {
  if (!existsSync(archive)) throw new ReleaseError(`There is no archive ${archive}.`);
  checkSum(archive);
  const stage = mkdtempSync(join(versions, '.unpacking-'));
  try {
    run('tar', ['--extract', '--gzip', '--no-same-owner', '--file', archive, '--directory', stage], `${archive} cannot be unpacked`);
    const [name = '', ...more] = readdirSync(stage);
    const folder = join(stage, name);
    if (more.length > 0 || !existsSync(join(folder, 'bin/shop'))) throw new ReleaseError(`${archive} holds no shop.`);
    const target = join(versions, name);
    if (target === current) throw new ReleaseError(`${name} is in use already: "shop rollback" goes back to the version before.`);
    checkFiles(folder, `${archive} is damaged`);
    // Of an upgrade that stopped half way, or was taken back: a process may still run from it, so it is not unpacked anew.
    if (existsSync(target)) checkUnpacked(target, folder);
    else renameSync(folder, target);
    return target;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

const checkFiles = (folder: string, sentence: string): void => run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], sentence, folder);

function checkUnpacked(target: string, fresh: string): void {
  const sums = (folder: string): string => readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
  checkFiles(target, `${target} is damaged, delete it and try again`);
  if (sums(target) !== sums(fresh)) throw new ReleaseError(`${target} is from another archive: delete it and try again.`);
}

/** `npm run package` writes a sum beside the archive: where it came along, it counts. */
function checkSum(archive: string): void {
  const file = `${archive}.sha256`;
  if (!existsSync(file)) return;
  const [expected] = readFileSync(file, 'utf8').split(' ');
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
  if (sum !== expected) throw new ReleaseError(`${archive} is damaged: its sum is not the one in ${file}. Copy it again.`);
}

function run(command: string, args: readonly string[], sentence: string, cwd?: string): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...(cwd === undefined ? {} : { cwd }) });
  if (status !== 0) throw new ReleaseError(`${sentence}: ${(stderr || error?.message || '').trim().split('\n')[0]}`);
}
