import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fixedClock } from '#kernel/clock.ts';
import { silentLogger } from '#kernel/logger.ts';
import { eventually } from '#testing/eventually.ts';
import { backupAge } from './backup-age.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-backup-age-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date('2026-11-18T12:00:00Z');
const write = (name: string, hoursAgo: number): void => {
  const time = new Date(now.getTime() - hoursAgo * 3_600_000);
  mkdirSync(join(folder, 'nightly'), { recursive: true });
  writeFileSync(join(folder, 'nightly', name), '');
  utimesSync(join(folder, 'nightly', name), time, time);
};
const ageOf = (backups: 'shop' | 'elsewhere') => {
  const { read } = backupAge({ config: { backups, backupDir: join(folder, 'nightly') }, clock: fixedClock(now), logger: silentLogger });
  return async () => (await read())[0]?.value;
};

describe('the age of the newest backup', () => {
  it('is endless without one, and does not count one that was not restored elsewhere', async () => {
    const age = ageOf('shop');
    assert.ok(Number.isNaN(await age()), 'nobody waits for the disk');
    await eventually(async () => assert.equal(await age(), Infinity));
    write('shop-2026-11-16T02-00-00.backup.gz', 58);
    write('shop-2026-11-17T02-00-00.backup.gz', 34);
    write('shop-2026-11-18T02-00-00.backup.gz.untried', 10);
    await eventually(async () => assert.equal(await age(), 34 * 3_600));
  });

  it('is no number where something else makes backups', async () => {
    const age = ageOf('elsewhere');
    for (const _turn of [1, 2]) assert.ok(Number.isNaN(await age()));
  });
});
