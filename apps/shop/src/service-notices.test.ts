import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openServiceNotices } from './service-notices.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-notices-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('a shop under systemd', { timeout: 30_000 }, () => {
  it('says that it is open, and again and again that it is alive', async () => {
    const heard = join(folder, 'heard');
    writeFileSync(heard, '');
    const program = join(folder, 'systemd-notify');
    writeFileSync(program, `#!/bin/sh\necho "$1 $NOTIFY_SOCKET" >> ${heard}\n`);
    chmodSync(program, 0o755);
    const notices = openServiceNotices({ PATH: `${folder}:/usr/bin:/bin`, NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '30000' });
    const listener = watch(heard);
    const lines = (): string[] => readFileSync(heard, 'utf8').split('\n').filter(Boolean);
    const threeTimes = new Promise<void>((resolve) => listener.on('change', () => lines().length > 2 && resolve()));
    notices?.ready();
    await threeTimes;
    listener.close();
    notices?.close();
    assert.deepEqual(lines().slice(0, 3), ['READY=1 /run/notify', 'WATCHDOG=1 /run/notify', 'WATCHDOG=1 /run/notify']);
  });

  it('tells nobody where nobody asked', () => {
    assert.equal(openServiceNotices({}), undefined);
  });
});
