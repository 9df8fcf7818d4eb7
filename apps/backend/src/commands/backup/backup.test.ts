import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { newestBackup } from '#kernel/backup/newest-backup.ts';
import { sharedTestPostgres } from '#testing/postgres.ts';
import { copySeededShop } from '#testing/seeded-shop.ts';
import { keepNewest } from './keep-newest.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-backups-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('backups', { timeout: 300_000 }, () => {
  it('are kept as many as wanted, and what somebody put beside them stays', () => {
    const kept = join(folder, 'kept');
    mkdirSync(kept);
    const own = [1, 2, 3].map((day) => `shop-2026-11-0${day}T02-00-00.backup.gz`);
    for (const name of [...own, 'before-the-sale.backup.gz', 'notes.txt']) writeFileSync(join(kept, name), '');
    assert.deepEqual(keepNewest(kept, 2), own.slice(0, 1));
    assert.deepEqual(readdirSync(kept).sort(), ['before-the-sale.backup.gz', 'notes.txt', ...own.slice(1)]);
    assert.deepEqual(keepNewest(kept, 5), []);
  });

  it('are restored elsewhere before an old one goes, and never into the shop itself (R209)', async () => {
    const shop = await copySeededShop('postgres');
    const program = fileURLToPath(new URL('../backup.ts', import.meta.url));
    const env = {
      ...shop.environment,
      BACKUP_DIR: join(folder, 'nightly'),
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    };
    const run = (url: string) =>
      spawnSync(process.execPath, [program, '--keep', '1'], { cwd: folder, env: { ...env, BACKUP_CHECK_URL: url }, encoding: 'utf8' });
    try {
      const refused = run(`${shop.environment.DATABASE_URL}?application_name=another-name-of-it`);
      assert.equal(refused.status, 1);
      assert.match(refused.stderr, /on the database of the shop itself/);
      // What could not be restored is no backup: neither for the doctor nor for --keep, and the next run deletes it.
      const [untried = '', ...more] = readdirSync(env.BACKUP_DIR);
      assert.match(untried, /^shop-.*\.backup\.gz\.untried$/);
      assert.deepEqual(more, []);
      assert.deepEqual(await newestBackup(env.BACKUP_DIR), { count: 0, madeAt: -Infinity });
      writeFileSync(join(env.BACKUP_DIR, 'shop-2026-11-01T02-00-00.backup.gz'), '');
      const { status, stderr } = run(await (await sharedTestPostgres()).createDatabase());
      assert.equal(status, 0, stderr);
      assert.match(stderr, /Restored [1-9]\d+ rows of it elsewhere, and everything adds up: \S+\.backup\.gz\nDeleted shop-2026-11-01T/);
      assert.ok(stderr.startsWith(`Deleted ${untried}\n`), stderr);
      const kept = readdirSync(env.BACKUP_DIR);
      assert.equal(kept.length, 1);
      assert.match(kept[0] ?? '', /\d\.backup\.gz$/);
    } finally {
      shop.remove();
    }
  });
});
