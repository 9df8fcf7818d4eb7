import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { ReleaseError } from './release-error.ts';
import { openReleases, type Releases } from './releases.ts';
import { rollback, upgrade, type Machine } from './upgrade.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-releases-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A small archive in the shape of a large one. */
function archiveOf(version: string): string {
  const name = `shop-${version}`;
  mkdirSync(join(folder, name, 'bin'), { recursive: true });
  writeFileSync(join(folder, name, 'bin/shop'), `#!/bin/sh\necho ${version}\n`);
  execFileSync('/bin/sh', ['-c', 'sha256sum bin/shop > SHA256SUMS'], { cwd: join(folder, name) });
  execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: folder });
  rmSync(join(folder, name), { recursive: true });
  return join(folder, `${name}.tar.gz`);
}

let root: string;
let releases: Releases;
let done: string[];
/** Versions whose processes never get ready. */
let lame: readonly string[];
const inUse = (): string => basename(releases.at('current') ?? 'none');

const machine: Machine = {
  backup: () => void done.push('backup'),
  migrate: (fresh) => void done.push(`migrate ${basename(fresh)} beside ${inUse()}`),
  processes: () => ['1', '2'],
  restart: (process) => void done.push(`restart ${process} on ${inUse()}`),
  isReady: async () => !lame.includes(inUse()),
  say: () => undefined,
};

beforeEach(() => {
  root = mkdtempSync(join(folder, 'opt-'));
  releases = openReleases(root);
  done = [];
  lame = [];
});

describe('an upgrade', () => {
  it('puts the new version beside the old, migrates first, and replaces one process after the other', async () => {
    await upgrade(releases, machine, archiveOf('1'));
    done = [];
    await upgrade(releases, machine, archiveOf('2'));
    assert.deepEqual(done, ['backup', 'migrate shop-2 beside shop-1', 'restart 1 on shop-2', 'restart 2 on shop-2']);
    assert.deepEqual([inUse(), basename(releases.at('previous') ?? '')], ['shop-2', 'shop-1']);
  });

  it('goes back by itself when a process does not get ready, and by one command when somebody wants it', async () => {
    await upgrade(releases, machine, archiveOf('1'));
    lame = ['shop-2'];
    done = [];
    await assert.rejects(upgrade(releases, machine, archiveOf('2'), { backup: false }), /back on .*shop-1\. Read why/);
    assert.deepEqual(done, ['migrate shop-2 beside shop-1', 'restart 1 on shop-2', 'restart 1 on shop-1', 'restart 2 on shop-1']);
    await upgrade(releases, machine, archiveOf('3'));
    await rollback(releases, machine);
    assert.equal(inUse(), 'shop-1');
    await rollback(releases, machine);
    assert.equal(inUse(), 'shop-3');
  });

  for (const step of ['backup', 'migrate'] as const) {
    it(`that stopped at its ${step} is made by the same command, and one that is in use is not made again`, async () => {
      await upgrade(releases, machine, archiveOf('1'));
      const stopped: Machine = {
        ...machine,
        [step]: () => {
          throw new ReleaseError(`no ${step} today`);
        },
      };
      await assert.rejects(upgrade(releases, stopped, archiveOf('2')), new RegExp(`no ${step} today`));
      assert.equal(inUse(), 'shop-1');
      done = [];
      await upgrade(releases, machine, archiveOf('2'));
      assert.deepEqual(done, ['backup', 'migrate shop-2 beside shop-1', 'restart 1 on shop-2', 'restart 2 on shop-2']);
      assert.deepEqual([inUse(), basename(releases.at('previous') ?? '')], ['shop-2', 'shop-1']);
      await assert.rejects(
        upgrade(releases, machine, archiveOf('2')),
        /^ReleaseError: shop-2 is in use already: "shop rollback" goes back/,
      );
    });
  }

  it('that went back by itself is made by the same command once what stood in its way is mended', async () => {
    await upgrade(releases, machine, archiveOf('1'));
    lame = ['shop-2'];
    await assert.rejects(upgrade(releases, machine, archiveOf('2')), /back on .*shop-1/);
    lame = [];
    await upgrade(releases, machine, archiveOf('2'));
    assert.equal(inUse(), 'shop-2');
  });

  it('does not go on with a version that was changed, or came from another archive', async () => {
    await upgrade(releases, machine, archiveOf('1'));
    const archive = archiveOf('2');
    const program = join(releases.unpack(archive), 'bin/shop');
    appendFileSync(program, '# changed by hand\n');
    await assert.rejects(upgrade(releases, machine, archive), /versions\/shop-2 is damaged, delete it and try again: /);
    execFileSync('/bin/sh', ['-c', 'sha256sum bin/shop > SHA256SUMS'], { cwd: join(root, 'versions/shop-2') });
    await assert.rejects(upgrade(releases, machine, archive), /versions\/shop-2 is from another archive: delete it and try again\./);
    assert.equal(inUse(), 'shop-1');
  });

  it('refuses an archive that is damaged, and leaves nothing of it', async () => {
    const archive = archiveOf('1');
    writeFileSync(`${archive}.sha256`, `${'0'.repeat(64)}  shop-1.tar.gz\n`);
    await assert.rejects(upgrade(releases, machine, archive), /is damaged: its sum is not the one in/);
    rmSync(`${archive}.sha256`);
    const bytes = readFileSync(archive);
    writeFileSync(archive, bytes.subarray(0, bytes.length / 2));
    appendFileSync(archive, 'x');
    await assert.rejects(upgrade(releases, machine, archive), /cannot be unpacked/);
    assert.deepEqual([readdirSync(join(root, 'versions')), done], [[], []]);
  });

  it('keeps three versions, and always the two that are linked', async () => {
    for (const version of ['1', '2', '3', '4']) await upgrade(releases, machine, archiveOf(version), { backup: false });
    assert.equal(readdirSync(join(root, 'versions')).length, 3);
    for (const link of ['current', 'previous'] as const) assert.ok(existsSync(join(releases.at(link) ?? '', 'bin/shop')));
  });
});
